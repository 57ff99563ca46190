/// A statistic of a curve.
public enum Statistic: CaseIterable, Sendable {
  case minimum, maximum, zeros, poles, gaps, mean, integral
  /// The fraction of the window in which the curve is defined.
  case defined
  /// Whether the lists are proved complete.
  case complete
}
