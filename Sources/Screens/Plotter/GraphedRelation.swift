public import Formulas

/// A relation that the Plotter gives to the graph, as it was when Plot was pressed.
public struct GraphedRelation: Equatable, Sendable {
  /// The number of such relations so far, so that a shell recognizes a new one that equals the last.
  public let serial: Int
  private let utf8: [UInt8]
  public let angle: AngleUnit

  /// The text of the field.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// - Parameter last: The previous one.
  init(_ text: String, angle: AngleUnit, after last: GraphedRelation?) {
    serial = (last?.serial ?? 0) + 1
    utf8 = Array(text.utf8)
    self.angle = angle
  }
}
