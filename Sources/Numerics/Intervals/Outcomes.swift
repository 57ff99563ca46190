/// What a value may be: on one side of 0, on the other, 0 itself, or undefined.
public struct Outcomes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  // Computed, because a stored one of another module is reached through a call.
  @inlinable public static var negative: Outcomes { Outcomes(rawValue: 1) }
  @inlinable public static var zero: Outcomes { Outcomes(rawValue: 2) }
  @inlinable public static var positive: Outcomes { Outcomes(rawValue: 4) }
  /// The function has no value.
  @inlinable public static var undefined: Outcomes { Outcomes(rawValue: 8) }

  @inlinable public static var defined: Outcomes { Outcomes(rawValue: 7) }
  @inlinable public static var all: Outcomes { Outcomes(rawValue: 15) }

  /// All others.
  public var complement: Outcomes { Outcomes.all.subtracting(self) }

  /// Those of the opposite number.
  public var ofOpposite: Outcomes {
    var opposite = subtracting([.negative, .positive])
    if contains(.negative) { opposite.insert(.positive) }
    if contains(.positive) { opposite.insert(.negative) }
    return opposite
  }

  /// What a value in an enclosure may be, beside a number.
  public init(of enclosure: Interval, beside number: Double) {
    if enclosure.isEmpty {
      self = .undefined
      return
    }
    self = enclosure.decoration < .defined ? .undefined : []
    if enclosure.lower < number { formUnion(.negative) }
    if enclosure.contains(number) { formUnion(.zero) }
    if enclosure.upper > number { formUnion(.positive) }
  }
}
