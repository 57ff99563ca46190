public import Formulas
import TextFormats

/// What a calculator graphs, as it was when Graph was pressed.
public struct GraphedFormula: Equatable, Sendable {
  /// How many graphs there have been, so that a shell sees a new one that looks like the last.
  public let serial: Int
  private let utf8: [UInt8]
  public let angle: AngleUnit

  /// The formula, of one variable alone.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// - Parameter last: The graph before.
  init(_ formula: Formula, angle: AngleUnit, after last: GraphedFormula?) {
    serial = (last?.serial ?? 0) + 1
    utf8 = Array(formula.text.utf8)
    self.angle = angle
  }

  /// - Parameters:
  ///   - kept: The serial number, the angle unit and the formula.
  ///   - variable: The only one that may be in the formula.
  init?(kept: ArraySlice<UInt8>, of variable: Name) {
    let parts = kept.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count == 3, let serial = Int(utf8: parts[0]), serial > 0,
      let angle = AngleUnit(name: parts[1])
    else { return nil }
    let text = Array(parts[2])
    guard let formula = try? Formula(utf8: text),
      formula.variables.allSatisfy({ $0 == variable })
    else { return nil }
    (self.serial, utf8, self.angle) = (serial, text, angle)
  }

  var kept: String { serial.description + " " + angle.name + " " + text }
}
