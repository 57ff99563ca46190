/// What a value may be: on one side of 0, on the other, 0 itself, or undefined.
public struct Outcomes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let negative = Outcomes(rawValue: 1)
  public static let zero = Outcomes(rawValue: 2)
  public static let positive = Outcomes(rawValue: 4)
  /// The function has no value.
  public static let undefined = Outcomes(rawValue: 8)

  public static let defined: Outcomes = [.negative, .zero, .positive]
  public static let all: Outcomes = [.negative, .zero, .positive, .undefined]

  /// All others.
  public var complement: Outcomes { Outcomes.all.subtracting(self) }

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
