/// Series on whole multiples of 2^-bits, for arguments that were made small.
enum FixedPoint {
  /// Σ of u^k ÷ k! over k from `first` on in steps of `step`, with alternating signs if asked for.
  ///
  /// - Parameters:
  ///   - power: u^step, in units of 2^-bits, below 2^(bits-1).
  /// - Returns: The sum without u^first, in units of 2^-bits; wrong by fewer than 2·terms + 4 units.
  /// - Complexity: O(√terms) products.
  /// - Source: Smith 1989, doi:10.1090/S0025-5718-1989-0947467-1 (concurrent summation).
  static func exponentialSum(
    power: Natural, bits: Int, first: Int, step: Int, isAlternating: Bool
  ) -> Natural {
    let terms = termCount(ofSize: bits - power.bitWidth, bits: bits, first: first, step: step)
    var rows = 1
    while rows * rows < terms { rows += 1 }
    // Powers up to the one that leads from a row to the next.
    var powers = [Natural(1 as UInt) << bits, power]
    while powers.count <= rows { powers.append((powers[powers.count - 1] * power) >> bits) }
    var plus = [Natural](repeating: Natural(), count: rows)
    var minus = plus
    var term = Natural(1 as UInt) << bits
    for index in 0..<terms {
      if index > 0 {
        let from = first + (index - 1) * step
        for divisor in (from + 1)...(from + step) { _ = term.divide(by: UInt(divisor)) }
        if index % rows == 0 { term = (term * powers[rows]) >> bits }
      } else if first > 1 {
        for divisor in 2...first { _ = term.divide(by: UInt(divisor)) }
      }
      if isAlternating, index & 1 == 1 {
        minus[index % rows] += term
      } else {
        plus[index % rows] += term
      }
    }
    func sum(_ columns: [Natural]) -> Natural {
      var sum = Natural()
      for column in columns.indices { sum += (columns[column] * powers[column]) >> bits }
      return sum
    }
    return isAlternating ? sum(plus) - sum(minus) : sum(plus)
  }

  /// How many terms are above a unit: those of u^(step·k) ÷ (first + step·k)!, where u^step is below 2^-size.
  private static func termCount(ofSize size: Int, bits: Int, first: Int, step: Int) -> Int {
    var left = bits
    var terms = 1
    var factor = first
    while left > 0 {
      left -= size
      for _ in 0..<step {
        factor += 1
        left -= Int.bitWidth - 1 - factor.leadingZeroBitCount
      }
      terms += 1
    }
    return terms
  }

  /// e^u for 0 ≤ u < 1, both in units of 2^-bits.
  ///
  /// - Returns: Within 2^-(bits-guard) of the true value, where `guard` is at most 8.
  static func exponential(_ u: Natural, bits: Int) -> Natural {
    let halvings = halvings(bits)
    let more = halvings + 24
    let inner = bits + more
    var power = exponentialSum(
      power: (u << more) >> halvings, bits: inner, first: 0, step: 1, isAlternating: false)
    for _ in 0..<halvings { power = (power * power) >> inner }
    return power >> more
  }

  /// 1 − cos u for 0 ≤ u < 1, both in units of 2^-bits.
  ///
  /// - Returns: Within 2^-(bits-8) of the true value.
  static func versine(_ u: Natural, bits: Int) -> Natural {
    let halvings = halvings(bits) / 2
    let more = 2 * halvings + 24
    let inner = bits + more
    let small = (u << more) >> halvings
    let square = (small * small) >> inner
    let sum = exponentialSum(power: square, bits: inner, first: 2, step: 2, isAlternating: true)
    var versine = (sum * square) >> inner
    let two = Natural(1 as UInt) << (inner + 1)
    for _ in 0..<halvings { versine = (versine * (two - versine)) >> (inner - 1) }
    return versine >> more
  }

  /// How often an argument is halved so that products for the series and for undoing it balance.
  private static func halvings(_ bits: Int) -> Int {
    Int(Natural(UInt(bits)).squareRoot.word ?? 1) * 2 / 3 + 2
  }
}
