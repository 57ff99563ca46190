/// What an analysis tells of a curve.
public enum Statistic: CaseIterable, Sendable {
  case minimum, maximum, zeros, poles, gaps, mean, integral
  /// The share of the window where the curve is defined.
  case defined
  /// Whether the lists are proved to be complete.
  case complete
}
