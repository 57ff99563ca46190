public import OrdinateNumerics

/// A distance between ticks in which angles are counted: π/12, π/6, π/4, π/2, or π times 1, 2 or 5 times a
/// power of ten.
public struct PiStep: Equatable, Sendable {
  /// How many times π/12 it is.
  let twelfths: Int64

  private init(twelfths: Int64) { self.twelfths = twelfths }

  /// π/6.
  public static let sixth = PiStep(twelfths: 2)

  /// The smallest such step that is not below a distance; `nil` above 500 000 π.
  public init?(atLeast distance: Double) {
    guard let step = Self.all.first(where: { $0.value >= distance }) else { return nil }
    self = step
  }

  private static var all: [PiStep] {
    var steps: [Int64] = [1, 2, 3, 6]
    var power: Int64 = 12
    while power <= 1_200_000 {
      steps += [power, 2 * power, 5 * power]
      power *= 10
    }
    return steps.map { PiStep(twelfths: $0) }
  }

  /// The step itself, in graph units.
  public var value: Double { multiple(1) }

  /// The next larger step; `nil` after the largest.
  public var next: PiStep? { Self.all.first { $0.twelfths > twelfths } }

  /// The step that divides this one into two to five; `nil` for π/12.
  public var finer: PiStep? {
    switch twelfths {
    case 1: nil
    case 2, 3: PiStep(twelfths: 1)
    case 6: PiStep(twelfths: 2)
    case 12, 24: PiStep(twelfths: twelfths / 4)
    default: Self.all.last { $0.twelfths * 4 <= twelfths && twelfths % $0.twelfths == 0 }
    }
  }

  /// The number that many steps from 0, rounded once.
  public func multiple(_ count: Int64) -> Double {
    let (over, under) = Self.fraction(count * twelfths)
    return (.pi * DoublePair(Double(over)) / DoublePair(Double(under))).high
  }

  /// A multiple as it is written, such as `-3π/4`.
  ///
  /// - Parameter value: A multiple of any step.
  static func text(of value: Double) -> String {
    let (over, under) = fraction(Int64((value * 12 / .pi).rounded()))
    if over == 0 { return "0" }
    let factor = over.magnitude == 1 ? "" : over.magnitude.description
    return (over < 0 ? "-" : "") + factor + "π" + (under == 1 ? "" : "/" + under.description)
  }

  /// A number of twelfths in lowest terms.
  private static func fraction(_ twelfths: Int64) -> (over: Int64, under: Int64) {
    for divisor: Int64 in [12, 6, 4, 3, 2] where twelfths % divisor == 0 {
      return (twelfths / divisor, 12 / divisor)
    }
    return (twelfths, 12)
  }
}

/// The distance between the ticks of an axis.
public enum TickStep: Equatable, Sendable {
  case decimal(NiceStep)
  case pi(PiStep)
  /// Powers of ten on a logarithmic axis, some decades apart.
  case decades(NiceStep)
  /// Numbers in equal steps on a logarithmic axis, at most some decades long; the ticks are not in equal steps.
  case numbers(NiceStep)
  /// Days and times of the calendar; the ticks are not in equal steps.
  case time(TimeStep, TimeKind)

  /// The step itself, in graph units.
  public var value: Double { multiple(1) }

  /// The number that many steps from 0, rounded once.
  public func multiple(_ count: Int64) -> Double {
    switch self {
    case .decimal(let step), .decades(let step): step.multiple(count)
    case .pi(let step): step.multiple(count)
    case .numbers(let step): LogarithmicAxes.place(of: step.multiple(count))
    case .time(let step, _): step.days * Double(count)
    }
  }

  /// The step between finer lines of the grid; `nil` where there are none.
  var finer: TickStep? {
    switch self {
    case .decimal(let step): .decimal(step.finer)
    case .pi(let step): step.finer.map { .pi($0) }
    case .decades(let step): step.value > 1 ? .decades(step.finer) : nil
    case .numbers(let step): .numbers(step.finer)
    case .time(let step, let kind): step.finer(kind).map { .time($0, kind) }
    }
  }

  /// A multiple as it is written. In decimal it has as many digits as a double certainly has, so that no digit
  /// is noise.
  public func text(of value: Double) -> String {
    switch self {
    case .decimal: value.text(.significant(15))
    case .pi: PiStep.text(of: value)
    case .decades: Self.textOfPower(Int(value.rounded()))
    case .numbers(let step):
      step.multiple(Int64((LogarithmicAxes.number(at: value) / step.value).rounded()))
        .text(.significant(15))
    case .time(let step, let kind): step.text(of: value, kind)
    }
  }

  /// A power of ten: short ones as a decimal, such as 0.01, and others with an exponent.
  private static func textOfPower(_ exponent: Int) -> String {
    if (-3...4).contains(exponent) {
      return LogarithmicAxes.number(at: Double(exponent)).text(.significant(15))
    }
    var text = "10"
    for character in exponent.description.utf8 {
      text +=
        character == UInt8(ascii: "-")
        ? "⁻" : superscripts[Int(character - UInt8(ascii: "0"))]
    }
    return text
  }

  private static let superscripts = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// Whether both count in the same way.
  func isLike(_ other: TickStep) -> Bool {
    switch (self, other) {
    case (.decimal, .decimal), (.pi, .pi), (.decades, .decades): true
    default: false
    }
  }
}
