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

  /// `x × (x-2) × (x-4) …`, down to 1 or 2; 1 for 0 and -1. Domain: whole numbers from -1 on.
  ///
  /// - Complexity: O(min(`x`, 310)): past that the product has overflowed.
  public static func doubleFactorial(_ x: Double) -> Double {
    guard x == -1 || isCount(x) else { return .nan }
    var product = 1.0
    var factor = x
    while factor > 1 && product.isFinite {
      product *= factor
      factor -= 2
    }
    return product
  }

  /// The number of ways to take `k` of `n` things in order, which is n(n−1)…(n−k+1) for any real
  /// `n`; domain: whole `k` ≥ 0.
  ///
  /// - Complexity: O(`k`), at most until the product overflows.
  public static func permutations(of n: Double, taking k: Double) -> Double {
    guard isCount(k), n.isFinite else { return .nan }
    if isCount(n) && k > n { return 0 }
    var product = 1.0
    var taken = 0.0
    while taken < k && product.isFinite && product != 0 {
      product *= n - taken
      taken += 1
    }
    return signed(product, n, from: taken, to: k)
  }

  /// An overflow with the sign that it has after the factors n − `taken` to n − k + 1; other products
  /// as they are.
  private static func signed(
    _ product: Double, _ n: Double, from taken: Double, to k: Double
  ) -> Double {
    let negativeCount = k - Swift.max(taken, floor(n) + 1)
    let changes =
      product.isInfinite && negativeCount > 0
      && remainder(negativeCount, truncating: 2) == 1
    return changes ? -product : product
  }

  /// The number of ways to take `k` of `n` things in any order, which is n(n−1)…(n−k+1) ÷ k! for any
  /// real `n`; domain: whole `k` ≥ 0, up to 10⁶ if `n` is not a whole number from 0 on.
  ///
  /// Exact while the result is below 2⁵³ ÷ `k`.
  ///
  /// - Complexity: O(min(`k`, 1100)) for whole `n` ≥ 0: past that the product has overflowed. Else
  ///   O(`k`).
  public static func combinations(of n: Double, taking k: Double) -> Double {
    guard isCount(k), n.isFinite else { return .nan }
    guard isCount(n) else { return binomialCoefficient(n, k) }
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

  private static func binomialCoefficient(_ n: Double, _ k: Double) -> Double {
    guard k <= 1e6 else { return .nan }
    var product = 1.0
    var taken = 0.0
    while taken < k && product.isFinite {
      product = product * (n - taken) / (taken + 1)
      taken += 1
    }
    return signed(product, n, from: taken, to: k)
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
