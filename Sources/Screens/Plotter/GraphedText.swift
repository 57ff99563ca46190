public import Formulas
import TextFormats

/// The text that a calculator or the Plotter gives to the graph, as it was when Graph or Plot was pressed.
public struct GraphedText: Equatable, Sendable {
  /// The number of texts so far, so that a shell recognizes a new one that equals the last.
  public let serial: Int
  private let utf8: [UInt8]
  public let angle: AngleUnit

  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// - Parameter last: The previous one.
  init(_ text: String, angle: AngleUnit, after last: GraphedText?) {
    serial = (last?.serial ?? 0) + 1
    utf8 = Array(text.utf8)
    self.angle = angle
  }

  /// A calculator's formula, as it was kept.
  ///
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
