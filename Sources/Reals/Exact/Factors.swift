/// The prime factors of a natural number.
struct Factors {
  /// Primes, which ascend, and how often each divides.
  let powers: [(prime: UInt, count: Int)]

  /// Numbers of more bits are not factored.
  private static let mostBits = 2048
  /// No larger primes are tried where the number takes several words.
  private static let mostOfLong: UInt64 = 1 << 12
  private static let mostOfWord: UInt64 = 1 << 16

  /// - Returns: `nil` for 0, and where a factor is left that is not certainly prime.
  /// - Complexity: O(2^16) divisions of words, and O(2^12) of the number.
  init?(_ number: Natural) {
    guard !number.isZero, number.bitWidth <= Self.mostBits else { return nil }
    var powers: [(prime: UInt, count: Int)] = []
    var rest = number
    let twos = rest.trailingZeroBitCount
    if twos > 0 {
      powers.append((2, twos))
      rest = rest >> twos
    }
    var candidate: UInt64 = 3
    while rest.word == nil, candidate < Self.mostOfLong {
      var count = 0
      while true {
        var quotient = rest
        guard quotient.divide(by: UInt(candidate)) == 0 else { break }
        rest = quotient
        count += 1
      }
      if count > 0 { powers.append((UInt(candidate), count)) }
      candidate += 2
    }
    guard var word = rest.word else { return nil }
    while word > 1, candidate < Self.mostOfWord, candidate * candidate <= word {
      var count = 0
      while word % candidate == 0 {
        word /= candidate
        count += 1
      }
      if count > 0 { powers.append((UInt(candidate), count)) }
      candidate += 2
    }
    if word > 1 {
      // No smaller factor is left, so a word below the square of the next candidate is prime.
      guard candidate * candidate > word, let prime = UInt(exactly: word) else { return nil }
      powers.append((prime, 1))
    }
    self.powers = powers
  }

  /// The factors of the quotient by another number that has none of these.
  func merged(dividingBy other: Factors) -> [(prime: UInt, count: Int)] {
    let all = powers + other.powers.map { ($0.prime, -$0.count) }
    return all.insertionSorted { $0.prime < $1.prime }
  }
}
