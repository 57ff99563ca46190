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

  /// A number as in formulas: usually of ordinary size, often whole or a half.
  static func ofOrdinarySize(using random: inout some RandomNumberGenerator) -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return Double(Int.random(in: -6...6, using: &random)) / 2
    case 2: return Double(Int.random(in: -40...40, using: &random))
    case 3: return Double(Int.random(in: -12...12, using: &random)) * 30
    case 4: return Double(Int.random(in: -9...9, using: &random)) * .pi / 4
    case 5: return ofAnyExponent(using: &random)
    case 6: return Double.random(in: -1...1, using: &random)
    default: return Double.random(in: -12...12, using: &random)
    }
  }
}

extension Interval {
  /// A point, a narrow interval or a wide one; sometimes an unbounded one.
  static func random(using random: inout some RandomNumberGenerator) -> Interval {
    let a = Double.ofOrdinarySize(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return Interval(a)
    case 1: return Interval(Swift.min(a, a.nextDown + 0), a)
    case 2, 3:
      let width = Double.random(in: 0...0.1, using: &random)
      return Interval(a, Swift.max(a, Swift.min(a + width, .greatestFiniteMagnitude)))
    case 4 where Int.random(in: 0..<4, using: &random) == 0: return Interval(a, .infinity)
    case 5 where Int.random(in: 0..<4, using: &random) == 0: return Interval(-.infinity, a)
    default:
      let b = Double.ofOrdinarySize(using: &random)
      return Interval(Swift.min(a, b), Swift.max(a, b))
    }
  }

  /// A finite point of an interval: an end, a whole number, or any point between the ends.
  func randomPoint(using random: inout some RandomNumberGenerator) -> Double {
    let limit = Double.greatestFiniteMagnitude
    let (low, high) = (Swift.max(lower, -limit), Swift.min(upper, limit))
    let share = Double.random(in: 0...1, using: &random)
    let between = low * (1 - share) + high * share
    let near = Double.ofOrdinarySize(using: &random)
    let point: Double
    switch Int.random(in: 0..<6, using: &random) {
    case 0: point = low
    case 1: point = high
    case 2: point = between.rounded()
    case 3: point = near
    default: point = between
    }
    return contains(point) ? point : Swift.min(Swift.max(between, low), high)
  }
}
