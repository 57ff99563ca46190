/// Powers and roots of real numbers.
extension Elementary {
  /// `x` to the power of `y` as calculators define it; `0⁰` is 1.
  ///
  /// NaN if `x` is negative and `y` is not whole, and NaN unless both are finite. IEEE's `pow`
  /// differs: it gives 1 for NaN⁰ and treats an infinite exponent, even one from an overflow, as
  /// even.
  public static func power(_ x: Double, _ y: Double) -> Double {
    guard x.isFinite, y.isFinite else { return .nan }
    return y == 2 ? x * x : pow(x, y)
  }

  /// The real root `ⁿ√x`, which is `x` to the power of 1÷n; for negative `x` only if `n` is an odd
  /// whole number. NaN if `n` is 0 or infinite, even from an overflow.
  public static func root(_ x: Double, _ n: Double) -> Double {
    guard n != 0, n.isFinite else { return .nan }
    if n < 0 { return 1 / root(x, -n) }
    switch n {
    case 1: return x
    case 2: return squareRoot(x)
    case 3: return cubeRoot(x)
    default: break
    }
    if x < 0 { return remainder(n, truncating: 2) == 1 ? -root(-x, n) : .nan }
    let root = pow(x, 1 / n)
    // 1/n is rounded, so a whole root may come out slightly off.
    let whole = round(root)
    return (root - whole).magnitude < 1e-9 * whole && pow(whole, n) == x ? whole : root
  }

  /// The real power of `x` with the fraction `p÷q`, in lowest terms, as exponent; it exists for
  /// negative `x` if `q` is odd.
  public static func power(_ x: Double, numerator p: Double, denominator q: Double) -> Double {
    // A small power of a root errs less than a power whose exponent was rounded.
    if p.magnitude <= 8 { return power(root(x, q), p) }
    guard x < 0 else { return pow(x, p / q) }
    if remainder(q, truncating: 2) == 0 { return .nan }
    let magnitude = pow(-x, p / q)
    return remainder(p, truncating: 2) == 0 ? magnitude : -magnitude
  }
}
