import OrdinateNumerics

extension Distribution {
  /// The value below which the distribution lies with a probability: a double next to it, or for whole
  /// numbers the least one that is enough.
  ///
  /// - Parameter probability: From 0 to 1; its ends may give infinities.
  /// - Returns: NaN for any other probability, and if the distribution is not valid.
  /// - Complexity: some 70 values.
  public func quantile(_ probability: Double) -> Double {
    guard isValid, 0...1 ~= probability else { return .nan }
    if probability == 0 { return least }
    if probability == 1 { return greatest }
    let p = Self.pair(probability)
    let rest = DoublePair.one - p
    // The smaller tail has more digits.
    let isUpper = p.high > 0.5
    let wanted = ScaledPair(isUpper ? rest : p)
    func isEnough(_ x: Double) -> Bool {
      let tails = tails(at: x)
      return isUpper ? !(wanted < tails.upper) : !(tails.lower < wanted)
    }
    return isDiscrete ? wholeQuantile(isEnough) : Self.leastDouble(isEnough)
  }

  private var least: Double {
    switch self {
    case .normal, .student: -.infinity
    case .binomial, .poisson, .chiSquared: 0
    }
  }

  private var greatest: Double {
    if case .binomial(let trials, _) = self { Double(trials) } else { .infinity }
  }

  private func wholeQuantile(_ isEnough: (Double) -> Bool) -> Double {
    var high = 1.0
    while !isEnough(high), high < 0x1p60 { high *= 2 }
    var low = -1.0
    while high - low > 1 {
      let middle = Elementary.floor((low + high) / 2)
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The double next to where a claim begins to hold, by halving the doubles.
  private static func leastDouble(_ isEnough: (Double) -> Bool) -> Double {
    var (low, high) = (order(of: -0x1p330), order(of: 0x1p330))
    while low + 1 < high {
      // Their sum may be too large.
      let middle = (low >> 1) + (high >> 1) + (low & high & 1)
      if isEnough(double(at: middle)) { high = middle } else { low = middle }
    }
    return double(at: high)
  }

  /// The place of a double among all doubles.
  private static func order(of x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }

  private static func double(at order: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: order >= 0 ? order : Int64.min &- order))
  }
}

/// Random numbers of a distribution, always the same ones for a seed.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014, doi:10.1145/2660193.2660195; a value is the quantile of a
///   number between 0 and 1.
public struct DistributionSamples: Sequence, IteratorProtocol, Sendable {
  private let distribution: Distribution
  private var state: UInt64

  public init(of distribution: Distribution, seed: UInt64) {
    (self.distribution, state) = (distribution, seed)
  }

  /// - Returns: `nil` if the distribution is not valid.
  public mutating func next() -> Double? {
    guard distribution.isValid else { return nil }
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return distribution.quantile((Double(bits >> 12) + 0.5) * 0x1p-52)
  }
}
