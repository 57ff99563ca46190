@testable import OrdinateNumerics

extension Double {
  /// A finite number of any magnitude; every fourth is short, so that exact results are common.
  static func ofAnyExponent(using random: inout some RandomNumberGenerator) -> Double {
    if Int.random(in: 0..<4, using: &random) == 0 {
      return Double(Int.random(in: -1000...1000, using: &random)) / 8
    }
    while true {
      let number = Double(bitPattern: random.next())
      if number.isFinite { return number }
    }
  }
}
