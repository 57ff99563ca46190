/// A statistic of a curve.
public enum Statistic: CaseIterable, Sendable {
  case minimum, maximum
  /// The points at which the curve turns inside the window.
  case localMinima, localMaxima
  case zeros, poles
  /// The places at which the curve goes on at another ordinate.
  case jumps
  /// The places without a value.
  case gaps
  case mean, integral
  /// The fraction of the window in which the curve is defined.
  case defined
  /// Whether the lists are proved complete.
  case complete
}
