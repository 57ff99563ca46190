/// Functions of whole numbers, given and returned as doubles. NaN if an operand is not whole or is
/// outside the stated domain; infinity past the largest double.
extension Elementary {
  /// `x!`, which is Γ(x+1) between the whole numbers.
  ///
  /// Domain: all numbers except the negative whole ones. Exact up to 22!, correctly rounded up to
  /// 170!.
  public static func factorial(_ x: Double) -> Double {
    x < 0 && x == floor(x) ? .nan : gamma(x + 1)
  }

  /// The number of ways to take `k` of `n` things in order; domain: whole `n`, `k` ≥ 0.
  ///
  /// - Complexity: O(min(`k`, 310)): past that the product has overflowed.
  public static func permutations(of n: Double, taking k: Double) -> Double {
    guard isCount(n), isCount(k) else { return .nan }
    guard k <= n else { return 0 }
    var product = 1.0
    var taken = 0.0
    while taken < k && product.isFinite {
      product *= n - taken
      taken += 1
    }
    return product
  }

  /// The number of ways to take `k` of `n` things in any order; domain: whole `n`, `k` ≥ 0.
  ///
  /// Exact while the result is below 2⁵³ ÷ `k`.
  ///
  /// - Complexity: O(min(`k`, 1100)): past that the product has overflowed.
  public static func combinations(of n: Double, taking k: Double) -> Double {
    guard isCount(n), isCount(k) else { return .nan }
    guard k <= n else { return 0 }
    let fewer = Swift.min(k, n - k)
    var product = 1.0
    var taken = 1.0
    while taken <= fewer && product.isFinite {
      product = product * (n - fewer + taken) / taken
      taken += 1
    }
    return product.isNaN ? .infinity : product
  }

  /// The largest whole number that divides both; 0 for two zeros. Domain: whole numbers.
  public static func greatestCommonDivisor(_ a: Double, _ b: Double) -> Double {
    guard a == floor(a), b == floor(b), a.isFinite, b.isFinite else { return .nan }
    var (a, b) = (a.magnitude, b.magnitude)
    while b != 0 { (a, b) = (b, remainder(a, truncating: b)) }
    return a
  }

  /// The smallest whole number above 0 that both divide; 0 if one is 0. Domain: whole numbers.
  public static func leastCommonMultiple(_ a: Double, _ b: Double) -> Double {
    let divisor = greatestCommonDivisor(a, b)
    return divisor == 0 ? 0 : (a / divisor * b).magnitude
  }

  private static func isCount(_ x: Double) -> Bool { x >= 0 && x == floor(x) && x.isFinite }
}
