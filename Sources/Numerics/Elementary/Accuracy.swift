/// The largest error of each elementary function, in units in the last place of the true value, as
/// measured against mpmath on more than 100 000 arguments each and rounded up.
///
/// The enclosures of intervals are widened by twice these, and by 2 at least.
enum Accuracy {
  static let exp = 0.6
  static let exp2 = 0.6
  static let expm1 = 0.6
  static let ln = 0.8
  static let log2 = 0.6
  static let log10 = 0.6
  static let log1p = 0.6
  static let pow = 0.6
  static let cbrt = 0.6
  static let hypot = 0.8
  static let sin = 0.8
  static let cos = 0.8
  static let tan = 1.0
  static let asin = 0.7
  static let acos = 0.8
  static let atan = 0.9
  static let atan2 = 1.5
  static let sinh = 0.6
  static let cosh = 0.6
  static let tanh = 0.6
  static let asinh = 1.1
  static let acosh = 1.8
  static let atanh = 0.6
  static let gamma = 1.7
  static let logGamma = 1.8
  static let erf = 1.4
}
