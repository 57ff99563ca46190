import Foundation

/// A random number generator with a seed.
///
/// - Source: SplitMix64, Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// A generator with a random seed, or the one in `ORDINATE_SEED`. The seed is printed with the claim
  /// it tests, so that a failure can be repeated.
  public static func printingSeed(_ claim: String) -> SeededGenerator {
    let given = ProcessInfo.processInfo.environment["ORDINATE_SEED"].flatMap { UInt64($0) }
    let seed = given ?? .random(in: 0 ... .max)
    print("ORDINATE_SEED=\(seed): \(claim)")
    return SeededGenerator(seed: seed)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
