public import Formulas
import TextFormats

/// The formula that a calculator graphed, as it was when Graph was pressed.
public struct GraphedFormula: Equatable, Sendable {
  /// The number of graphs so far, so that a shell recognizes a new graph that equals the last.
  public let serial: Int
  private let utf8: [UInt8]
  public let angle: AngleUnit

  /// The formula, which has at most one variable.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// - Parameter last: The previous graph.
  init(_ formula: Formula, angle: AngleUnit, after last: GraphedFormula?) {
    serial = (last?.serial ?? 0) + 1
    utf8 = Array(formula.text.utf8)
    self.angle = angle
  }

  /// - Parameters:
  ///   - kept: The serial number, the angle unit and the formula.
  ///   - variable: The only variable that the formula may have.
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
