/// The number with the fewest binary digits among those from `lower` to `upper`.
///
/// - Precondition: Both are finite, and `lower <= upper`.
func simplestNumber(from lower: Double, to upper: Double) -> Double {
  if lower <= 0 && upper >= 0 { return 0 }
  if upper < 0 { return -simplestNumber(from: -upper, to: -lower) }
  let width = upper - lower
  if !width.isNormal || width.isInfinite { return lower }
  var step = Double(sign: .plus, exponent: min(width.exponent + 1, 1023), significand: 1)
  for _ in 0..<4 {
    let multiple = (lower / step).rounded(.up) * step
    if multiple <= upper { return multiple }
    step /= 2
  }
  return lower
}
