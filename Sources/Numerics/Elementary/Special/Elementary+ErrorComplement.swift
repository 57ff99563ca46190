extension Elementary {
  /// 1 − erf(x) without cancellation, from 2 down to 0; 0 past 27.3. The largest measured error is
  /// 9 ulp.
  ///
  /// - Source: as erf up to 6; beyond, the asymptotic series NIST DLMF 7.12.1.
  public static func erfc(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 1 { return 1 - erf(x) }
    if x > 28 { return 0 }
    let whole = ErrorFree.Split(Lanes(repeating: x))
    // The square of the upper half of the bits is exact.
    let square = whole.high[0] * whole.high[0]
    let rest = whole.low[0] * (x + whole.high[0])
    let scaled = x < 6 ? scaledComplement(Lanes(repeating: x))[0] : scaledComplementBeyondSix(x)
    // The second factor keeps the product from underflowing early.
    let half = exp(-square / 2)
    return half * (exp(-rest) * scaled) * half
  }

  private static func scaledComplementBeyondSix(_ x: Double) -> Double {
    let step = -1 / (2 * x * x)
    var term = 1.0
    var sum = 1.0
    var odd = 1.0
    // The terms shrink until the factor passes 1.
    while term.magnitude > 0x1p-56 && odd * step > -1 {
      term *= odd * step
      odd += 2
      sum += term
    }
    return sum / (x * 1.772453850905516)
  }
}
