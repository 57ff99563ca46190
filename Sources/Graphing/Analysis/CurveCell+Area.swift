import OrdinateNumerics

extension CurveCell {
  /// Encloses the ordinates at both ends.
  var hullOfEnds: Interval { Interval.hull(left.value, right.value) }

  /// Encloses the integral over a cell: by the trapezoid and the error that the curve's bend
  /// allows, if that is known.
  ///
  /// - Source: the trapezoidal rule errs by -*h*³ *f*″ / 12.
  func area(width: Interval, isDefined: Bool) -> Interval {
    let plain = value * width
    if !isDefined { return Interval.hull(plain, Interval(0)) }
    guard hasSlope else { return plain }
    let half = width * Interval(0.5)
    let trapezoid = half * (left.value + right.value)
    if hasCurvature {
      let cube = Interval.square(width) * width / Interval(12)
      return plain.narrowed(by: trapezoid - curvature * cube)
    }
    // Both halves deviate from their ends by up to the slope times half the width, on average a
    // quarter.
    let spread = Interval.square(half) * Interval(0.5) * (slope - slope)
    return plain.narrowed(by: trapezoid + spread)
  }
}
