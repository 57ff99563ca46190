/// A prefix code that writes symbols of known frequencies in as few bits as possible.
struct HuffmanCode {
  /// The bits of each symbol; 0 for one that does not occur.
  let lengths: [UInt8]
  /// The code of each symbol, with its first bit lowest, as deflate writes it.
  let codes: [UInt16]

  /// - Parameters:
  ///   - counts: How often each symbol occurs; at least two must occur.
  ///   - longest: The most bits of a symbol, at most 15 and enough for all symbols.
  /// - Complexity: O(*symbols* × `longest`).
  init(counts: [Int], longest: Int) {
    lengths = Self.lengths(counts: counts, longest: longest)
    codes = Self.codes(lengths: lengths)
  }

  /// - Source: package-merge, Larmore, Hirschberg 1990, doi:10.1145/79147.79150.
  private static func lengths(counts: [Int], longest: Int) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
    precondition(symbols.count >= 2, "a code tells symbols apart")
    // For each level, whether its items, by weight, are packages of two from the level before.
    var levels: [[Bool]] = []
    var weights: [Int] = []
    for _ in 0..<longest {
      let packages = stride(from: 1, to: weights.count, by: 2).map { weights[$0 - 1] + weights[$0] }
      var arePackages: [Bool] = []
      weights.removeAll(keepingCapacity: true)
      var (symbol, package) = (0, 0)
      while symbol < symbols.count || package < packages.count {
        let isPackage =
          symbol == symbols.count
          || (package < packages.count && packages[package] < counts[symbols[symbol]])
        arePackages.append(isPackage)
        weights.append(isPackage ? packages[package] : counts[symbols[symbol]])
        if isPackage { package += 1 } else { symbol += 1 }
      }
      levels.append(arePackages)
    }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var taken = 2 * symbols.count - 2
    for arePackages in levels.reversed() {
      var packages = 0
      for isPackage in arePackages.prefix(taken) where isPackage { packages += 1 }
      for symbol in symbols.prefix(taken - packages) { lengths[symbol] += 1 }
      taken = 2 * packages
    }
    return lengths
  }

  /// - Source: RFC 1951, 3.2.2.
  private static func codes(lengths: [UInt8]) -> [UInt16] {
    var codes = [UInt16](repeating: 0, count: lengths.count)
    var next: UInt16 = 0
    for length in 1...UInt8(15) {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(next, count: length)
        next += 1
      }
      next <<= 1
    }
    return codes
  }

  private static func reversed(_ bits: UInt16, count: UInt8) -> UInt16 {
    var (rest, reversed) = (bits, UInt16(0))
    for _ in 0..<count {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}
