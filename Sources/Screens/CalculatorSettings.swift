public import Formulas
public import OrdinateNumerics

/// How calculators read and write what is entered: what the configuration says of them.
public struct CalculatorSettings: Equatable, Sendable {
  public var angle: AngleUnit
  /// Of the Calculator tab; no other looks at it.
  public var order: OrderOfOperations
  /// How the display writes values.
  public var digits: NumberFormat

  public init(
    angle: AngleUnit = .radians, order: OrderOfOperations = .leftToRight,
    digits: NumberFormat = .result
  ) {
    self.angle = angle
    self.order = order
    self.digits = digits
  }

  /// - Parameter fields: The names of the angle unit and of the order, and `automatic` or a number
  ///   of significant digits from 4 to 16.
  /// - Returns: `nil` where one is missing or wrong.
  init?(fields: [ArraySlice<UInt8>]) {
    guard fields.count == 3, let angle = AngleUnit(name: fields[0]),
      let order = OrderOfOperations(name: fields[1])
    else { return nil }
    self.init(angle: angle, order: order)
    if fields[2].spells("automatic") { return }
    guard let count = Int(utf8: fields[2]), 4...16 ~= count else { return nil }
    digits = .significant(count)
  }
}

extension OrderOfOperations {
  /// The name in data.
  public var name: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .precedence: "precedence"
    }
  }

  public init?(name: ArraySlice<UInt8>) {
    for order in [OrderOfOperations.leftToRight, .precedence] where name.spells(order.name) {
      self = order
      return
    }
    return nil
  }
}
