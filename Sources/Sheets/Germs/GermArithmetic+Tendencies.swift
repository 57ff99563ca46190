import Formulas
import OrdinateNumerics

// The arithmetic of germs of which only the tendency is known, not the scale.
extension GermArithmetic {
  /// Encloses what values come near to; `nil` if they grow, or if that is not known.
  func limit(of germ: Germ) -> Interval? {
    germ.vanishes ? Interval(0) : germ.isLevel ? germ.limit : nil
  }

  func unscaledSum(_ first: Germ, _ second: Germ) throws(Germ.Failure) -> Germ {
    if let sum = outweighed(first, by: second) ?? outweighed(second, by: first) { return sum }
    guard let one = values(first), let other = values(second) else { throw .unknown }
    let sign = first.sign == second.sign ? first.sign : nil
    let isReached = first.isReached && second.isReached
    func sum(_ tendency: Germ.Tendency?) -> Germ {
      var result = Germ(one + other, tendency, isReached: isReached && tendency?.grows != true)
      result.sign = sign ?? result.sign
      if tendency == nil, let one = limit(of: first), let other = limit(of: second) {
        result.limit = one + other
      }
      return result
    }
    switch (first.grows, second.grows) {
    case (true, true):
      guard sign != nil else { throw .unknown }
      let isFast = first.tendency == .growingFast || second.tendency == .growingFast
      return sum(isFast ? .growingFast : .growing)
    case (false, false):
      if first.vanishes, second.vanishes { return sum(.vanishing) }
      guard first.isLevel || second.isLevel else { throw .unknown }
      return sum(nil)
    default:
      let (growing, rest) = first.grows ? (first, second) : (second, first)
      guard rest.isLevel || rest.vanishes, rest.factor.width.isFinite else { throw .unknown }
      return sum(growing.tendency ?? .growing)
    }
  }

  /// The sum of values that come near to 0 so fast that they are a small share of others, and of these; `nil` if they
  /// are not known to be.
  ///
  /// t to the power of s times e^(-c ÷ t^p) rises up to where t^p is c p ÷ -s, and everywhere if s is not below 0.
  private func outweighed(_ fast: Germ, by scaled: Germ) -> Germ? {
    guard let decay = fast.decay, scaled.tendency == nil, scaled.logs.isZero,
      !scaled.factor.contains(0), let power = decay.power.plus(scaled.power.negated),
      let depth = Self.raised(Interval(reach), decay.depth),
      let size = Self.raised(Interval(reach), power.magnitude)
    else { return nil }
    let rate = Interval(decay.rate)
    if power.isNegative {
      let peak = rate * Self.interval(decay.depth) / Self.interval(power.negated)
      guard depth.upper < peak.lower else { return nil }
    }
    let exponential = Interval.exp(Interval(0) - rate / depth)
    let share =
      Interval(decay.factor) * (power.isNegative ? exponential / size : exponential * size)
    var result = scaled
    result.factor = scaled.factor + Interval(-share.upper, share.upper)
    result.limit = scaled.coefficient
    result.isReached = scaled.isReached && fast.isReached
    return result.factor.contains(0) ? nil : result
  }

  func unscaledProduct(_ first: Germ, _ second: Germ) throws(Germ.Failure) -> Germ {
    guard let one = values(first), let other = values(second) else { throw .unknown }
    var sign: Int?
    if let own = first.sign, let second = second.sign { sign = own * second }
    let isReached = first.isReached && second.isReached
    func product(_ tendency: Germ.Tendency?) -> Germ {
      var values = one * other
      if let sign {
        values = Interval(
          sign > 0 ? max(0, values.lower) : values.lower,
          sign < 0 ? min(0, values.upper) : values.upper)
      }
      var result = Germ(values, tendency, isReached: isReached && tendency?.grows != true)
      result.sign = sign
      result.decay = decay(of: first, times: second) ?? decay(of: second, times: first)
      return result
    }
    if let tendency = first.tendency, tendency.isFast || second.tendency?.isFast != true {
      return try known(product(Self.tendency(tendency, times: second)))
    }
    guard let tendency = second.tendency else { throw .unknown }
    return try known(product(Self.tendency(tendency, times: first)))
  }

  private func decay(of fast: Germ, times scaled: Germ) -> Germ.Decay? {
    guard var decay = fast.decay, scaled.tendency == nil, scaled.logs.isZero,
      let power = decay.power.plus(scaled.power), scaled.factor.width.isFinite
    else { return nil }
    decay.power = power
    decay.factor = (Interval(decay.factor) * Interval.abs(scaled.factor)).upper
    return decay
  }

  /// A germ of which at least the tendency or the sign is known.
  private func known(_ germ: Germ) throws(Germ.Failure) -> Germ {
    if germ.tendency == nil, germ.sign == nil { throw .unknown }
    return germ
  }

  /// The tendency of a product with values of another germ; `nil` if it is not known.
  private static func tendency(_ tendency: Germ.Tendency, times other: Germ) -> Germ.Tendency? {
    let isBounded = other.factor.width.isFinite
    let isStrict = !other.factor.contains(0)
    switch tendency {
    case .growingFast:
      guard other.tendency?.isFast != true || other.grows else { return nil }
      return other.grows || isStrict && other.tendency == nil ? .growingFast : nil
    case .vanishingFast:
      guard other.tendency?.isFast != true || other.vanishes else { return nil }
      return other.vanishes || isBounded && other.tendency == nil
        || other.tendency == .growingSlowly ? .vanishingFast : nil
    case .growingSlowly:
      if other.isLevel { return isStrict && isBounded ? .growingSlowly : nil }
      if other.grows { return .growing }
      return other.tendency == nil && other.vanishes ? .vanishing : nil
    case .growing:
      return other.grows || other.isLevel && isStrict ? .growing : nil
    case .vanishing:
      return other.vanishes || other.isLevel && isBounded ? .vanishing : nil
    }
  }

  func inverse(_ germ: Germ, _ tendency: Germ.Tendency) throws(Germ.Failure) -> Germ {
    guard let sign = germ.sign, sign != 0 else { throw .unknown }
    let size = sign < 0 ? negated(germ).factor : germ.factor
    let positive = Interval(max(0, size.lower), size.upper)
    var result = Germ(Interval(1) / positive, tendency.inverse, isReached: false)
    result.sign = 1
    return sign < 0 ? negated(result) : result
  }

  /// The exponential of values that grow, upwards or downwards.
  func exponential(_ germ: Germ) throws(Germ.Failure) -> Germ {
    guard let sign = germ.sign, sign != 0, let values = values(germ) else { throw .unknown }
    let isFast =
      germ.tendency.map { $0 == .growingFast }
      ?? (germ.power.isZero ? germ.logs.plus(Rational.one.negated)?.isPositive == true : true)
    let result = Interval.exp(values)
    var exponential =
      sign > 0
      ? Germ(result, isFast ? .growingFast : .growing, isReached: false)
      : Germ(result, isFast ? .vanishingFast : .vanishing, isReached: false)
    exponential.sign = 1
    if sign < 0, germ.tendency == nil, germ.logs.isZero, germ.power.isNegative,
      germ.factor.upper < 0
    {
      exponential.decay = Germ.Decay(rate: -germ.factor.upper, depth: germ.power.negated)
    }
    return exponential
  }
}
