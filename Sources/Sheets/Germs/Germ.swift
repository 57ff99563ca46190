import Formulas
import OrdinateNumerics

/// How a function behaves on one side of a place: at the distance t its value is tᵖ (-ln t)ˡ times a number in
/// `factor`, for all distances up to the reach of the side.
///
/// - Source: the scale of logarithms and powers, Hardy 1910, "Orders of Infinity".
struct Germ {
  var power = Rational.zero
  var logs = Rational.zero
  var factor: Interval
  /// The sign of all values; `nil` if it is not known.
  var sign: Int?
  /// Whether the function's value at the place is the limit of these values.
  var isReached: Bool
  /// What is known of values that have no such scale; they are in `factor`.
  var tendency: Tendency?
  /// Encloses what the number in `factor` comes near to at the place, if that is known more closely: the limit of
  /// values that are level.
  var limit: Interval?

  /// How fast values come near to 0 that have no scale, if that is known.
  var decay: Decay?

  /// Values are at most `factor` times t to the power of `power`, times e^(-`rate` ÷ t to the power of `depth`).
  struct Decay {
    /// Above 0.
    let rate: Double
    /// Above 0.
    let depth: Rational
    var power = Rational.zero
    var factor = 1.0
  }

  /// Where values of an unknown scale go.
  enum Tendency {
    /// They grow without bound, more slowly than any power of the logarithm.
    case growingSlowly
    case growing
    /// They grow faster than any power of 1 ÷ t.
    case growingFast
    case vanishing
    /// They come near to 0 faster than any power of t.
    case vanishingFast

    var grows: Bool { self != .vanishing && self != .vanishingFast }
    var isFast: Bool { self == .growingFast || self == .vanishingFast }
    var inverse: Tendency {
      switch self {
      case .growingSlowly, .growing: .vanishing
      case .growingFast: .vanishingFast
      case .vanishing: .growing
      case .vanishingFast: .growingFast
      }
    }
  }

  /// Why nothing is known about a side.
  enum Failure: Error {
    /// The function is undefined on the whole side.
    case undefined
    case unknown
  }

  init(
    _ factor: Interval, power: Rational = .zero, logs: Rational = .zero,
    _ tendency: Tendency? = nil, isReached: Bool = true
  ) {
    (self.power, self.logs, self.isReached) = (power, logs, isReached)
    self.tendency = tendency
    self.factor = factor.isEmpty ? .whole : Interval(factor.lower, factor.upper)
    sign = factor.lower > 0 ? 1 : factor.upper < 0 ? -1 : factor == Interval(0) ? 0 : nil
  }

  var isZero: Bool { sign == 0 }
  /// Encloses what the number in `factor` comes near to.
  var coefficient: Interval { limit ?? factor }
  /// Whether the values come near to a number other than 0, or their size is not known.
  var isLevel: Bool { isScaled && power.isZero && logs.isZero }
  private var isScaled: Bool { tendency == nil }
  private var growsSlowly: Bool { tendency == .growingSlowly }
  /// Whether they come near to 0.
  var vanishes: Bool {
    if isZero { return true }
    if let tendency { return !tendency.grows }
    return factor.width.isFinite && (power.isZero ? logs.isNegative : power.isPositive)
  }
  /// Whether they grow without bound.
  var grows: Bool {
    if let tendency { return tendency.grows }
    return !factor.contains(0) && (power.isZero ? logs.isPositive : power.isNegative)
  }
}

/// The arithmetic of germs that have the same reach.
struct GermArithmetic {
  /// The greatest distance.
  let reach: Double

  /// Encloses -ln t.
  private var depths: Interval { Interval(-Interval.ln(Interval(reach)).upper, .infinity) }
  /// At least -ln t at the greatest distance.
  private var leastDepth: Double { -Interval.ln(Interval(reach)).lower }
  private var hasLogs: Bool { reach < 0.01 }

  /// Encloses tᵖ (-ln t)ˡ; `nil` if that is not known.
  private func scale(_ power: Rational, _ logs: Rational) -> Interval? {
    let distances = Interval(0, reach)
    guard let powers = Self.raised(distances, power.magnitude) else { return nil }
    let result = power.isNegative ? Interval(1) / Interval(0, powers.upper) : powers
    if logs.isZero { return result }
    guard hasLogs else { return nil }
    // A power of t outweighs a root of it times any power of the logarithm: t^a (-ln t)^b is at most (b ÷ (a e))^b.
    if logs.isPositive, power.isPositive {
      let ratio = Self.interval(logs) / Self.interval(power)
      guard depths.lower >= ratio.upper, let most = Self.raised(Interval(leastDepth), logs) else {
        return nil
      }
      return Interval(0, (Interval(powers.upper) * most).upper)
    }
    if logs.isNegative, power.isNegative { return Interval(0, .infinity) }
    guard let size = Self.raised(depths, logs.magnitude) else { return nil }
    return result * (logs.isPositive ? size : Interval(1) / size)
  }

  /// Encloses all values.
  func values(_ germ: Germ) -> Interval? {
    if germ.isLevel || germ.tendency != nil || germ.isZero { return germ.factor }
    guard let values = scale(germ.power, germ.logs).map({ $0 * germ.factor }) else { return nil }
    return Interval(values.lower, values.upper)
  }

  /// Encloses the integral of the magnitude over a side.
  ///
  /// - Parameter values: Those of the germ.
  func size(_ germ: Germ, _ values: Interval) -> Interval {
    let plain = Interval.abs(values) * Interval(0, reach)
    guard !plain.upper.isFinite, germ.tendency == nil, let power = germ.power.plus(.one),
      power.isPositive, let end = Self.raised(Interval(reach), power)
    else { return Interval(plain.lower, plain.upper) }
    // The integral of tᵖ up to r is r ÷ (p + 1) times rᵖ; that of -ln t times it is -ln r + 1 ÷ (p + 1) times as large.
    let inverse = Interval(1) / Self.interval(power)
    var size = Interval.abs(germ.factor) * end * inverse
    if germ.logs.isPositive {
      guard hasLogs, let whole = germ.logs.roundedUp else { return Interval(0, .infinity) }
      // By parts: the integral of tᵖ (-ln t)ⁿ is r^(p + 1) ÷ (p + 1) times the n-th power of -ln r, and n ÷ (p + 1)
      // times that of the power before.
      for index in 1...whole {
        size = size * (Interval(leastDepth) + Interval(Double(index)) * inverse)
      }
    }
    return Interval(0, size.upper)
  }

  func negated(_ germ: Germ) -> Germ {
    var result = germ
    result.factor = Interval(-germ.factor.upper, -germ.factor.lower)
    result.limit = germ.limit.map { Interval(-$0.upper, -$0.lower) }
    result.sign = germ.sign.map { -$0 }
    return result
  }

  func sum(_ first: Germ, _ second: Germ) throws(Germ.Failure) -> Germ {
    let isReached = first.isReached && second.isReached
    if first.isZero || second.isZero {
      var result = first.isZero ? second : first
      result.isReached = isReached
      return result
    }
    if first.tendency != nil || second.tendency != nil { return try unscaledSum(first, second) }
    guard let difference = second.power.plus(first.power.negated) else { throw .unknown }
    guard let logs = second.logs.plus(first.logs.negated) else { throw .unknown }
    let isWeaker =
      difference.isZero ? !logs.isPositive : difference.isPositive
    guard isWeaker else { return try sum(second, first) }
    guard let ratio = scale(difference, logs) else { throw .unknown }
    let isSame = difference.isZero && logs.isZero
    let rest = isSame ? second.factor : second.factor * Interval.hull(Interval(0), ratio)
    var result = Germ(
      first.factor + rest, power: first.power, logs: first.logs, isReached: isReached)
    if first.sign == second.sign { result.sign = first.sign }
    result.limit = isSame ? first.coefficient + second.coefficient : first.coefficient
    return result
  }

  func product(_ first: Germ, _ second: Germ) throws(Germ.Failure) -> Germ {
    let isReached = first.isReached && second.isReached
    if first.isZero || second.isZero { return Germ(Interval(0), isReached: isReached) }
    if first.tendency != nil || second.tendency != nil {
      return try unscaledProduct(first, second)
    }
    guard let power = first.power.plus(second.power), let logs = first.logs.plus(second.logs)
    else { throw .unknown }
    var result = Germ(
      first.factor * second.factor, power: power, logs: logs, isReached: isReached)
    if let one = first.sign, let other = second.sign { result.sign = one * other }
    result.limit = first.coefficient * second.coefficient
    return result
  }

  func inverse(_ germ: Germ) throws(Germ.Failure) -> Germ {
    if germ.isZero { throw .undefined }
    if let tendency = germ.tendency { return try inverse(germ, tendency) }
    guard !germ.factor.contains(0) else { throw .unknown }
    var result = Germ(
      Interval(1) / germ.factor, power: germ.power.negated, logs: germ.logs.negated,
      isReached: germ.isReached && germ.isLevel)
    if !germ.coefficient.contains(0) { result.limit = Interval(1) / germ.coefficient }
    return result
  }

  /// The magnitude raised to a power.
  ///
  /// - Parameter sign: That of the result.
  func magnitude(
    _ germ: Germ, raisedTo exponent: Rational, sign: Int = 1
  ) throws(Germ.Failure) -> Germ {
    if exponent.isNegative {
      return try inverse(magnitude(germ, raisedTo: exponent.negated, sign: sign))
    }
    if germ.isZero { return exponent.isZero ? Germ(Interval(1), isReached: false) : germ }
    guard let own = germ.sign else { throw .unknown }
    let positive = own < 0 ? negated(germ) : germ
    guard let power = germ.power.times(exponent), let logs = germ.logs.times(exponent),
      let factor = Self.raised(positive.factor, exponent)
    else { throw .unknown }
    var result = Germ(
      factor, power: power, logs: logs, exponent.isZero ? nil : germ.tendency,
      isReached: germ.isReached)
    if result.tendency == nil { result.limit = Self.raised(positive.coefficient, exponent) }
    result.sign = 1
    return sign < 0 ? negated(result) : result
  }

  /// - Parameter exponent: At least 0.
  static func raised(_ base: Interval, _ exponent: Rational) -> Interval? {
    guard base.upper >= 0 else { return nil }
    if exponent.isZero { return Interval(1) }
    if exponent.isOne { return base }
    let positive = Interval(max(0, base.lower), base.upper)
    let result = Interval.power(
      positive, numerator: Double(exponent.numerator), denominator: Double(exponent.denominator))
    return result.isEmpty ? nil : result
  }

  /// The natural logarithm of values above 0.
  func logarithm(_ germ: Germ) throws(Germ.Failure) -> Germ {
    guard let sign = germ.sign, sign > 0 else {
      throw germ.sign == nil ? .unknown : .undefined
    }
    if germ.tendency != nil {
      let values = Interval.ln(Interval(max(0, germ.factor.lower), germ.factor.upper))
      return Germ(values.isEmpty ? .whole : values, .growing, isReached: false)
    }
    guard germ.factor.lower > 0, germ.factor.upper.isFinite else { throw .unknown }
    let factor = Interval.ln(germ.factor)
    if germ.isLevel {
      var result = Germ(factor, isReached: germ.isReached)
      if let limit = germ.limit, limit.lower > 0 { result.limit = Interval.ln(limit) }
      return result
    }
    if germ.power.isZero, germ.grows, let least = values(germ)?.lower, least > 0 {
      return Germ(
        Interval(Interval.ln(Interval(least)).lower, .infinity), .growingSlowly, isReached: false)
    }
    guard hasLogs, !germ.power.isZero, depths.lower > 3 else { throw .unknown }
    let shares = Interval(0, 1) / Interval(depths.lower)
    // ln(-ln t) ÷ -ln t falls where -ln t is above e.
    let double = Interval(0, (Interval.ln(Interval(depths.lower)) / Interval(depths.lower)).upper)
    return Germ(
      Self.interval(germ.logs) * double + factor * shares - Self.interval(germ.power),
      logs: .one, isReached: false)
  }

  static func interval(_ number: Rational) -> Interval {
    Interval(Double(number.numerator)) / Interval(Double(number.denominator))
  }
}

extension GermArithmetic {
  /// A whole power.
  func power(_ germ: Germ, _ exponent: Int64) throws(Germ.Failure) -> Germ {
    guard exponent.magnitude <= 64 else { throw .unknown }
    var result = Germ(Interval(1), isReached: germ.isReached)
    if exponent == 0 {
      return germ.isLevel && germ.sign != nil && !germ.isZero ? result : try unknown()
    }
    let base = exponent < 0 ? try inverse(germ) : germ
    if germ.sign != nil, !germ.isZero {
      let sign = base.sign == -1 && exponent % 2 != 0 ? -1 : 1
      result = try magnitude(base, raisedTo: Rational(whole: Int64(exponent.magnitude)), sign: sign)
      return result
    }
    for _ in 0..<exponent.magnitude { result = try product(result, base) }
    if exponent % 2 == 0 {
      result.factor = Interval(max(0, result.factor.lower), max(0, result.factor.upper))
    }
    return result
  }

  private func unknown() throws(Germ.Failure) -> Germ { throw .unknown }
}

extension Rational {
  /// The least whole number from 1 to 9 that is not less; `nil` above 9.
  fileprivate var roundedUp: Int? {
    (1...9).first { numerator <= Int64($0) * denominator }
  }

  var isPositive: Bool { !isZero && !isNegative }
}
