/// The largest error of each elementary function, in units in the last place of the true value, as
/// measured against mpmath on more than 100 000 arguments each and rounded up.
///
/// Interval enclosures are widened by twice these errors, and by at least 2 units.
package enum Accuracy {
  package static let exp = 0.6
  package static let exp2 = 0.6
  package static let expm1 = 0.6
  package static let ln = 0.8
  package static let log2 = 0.6
  package static let log10 = 0.6
  package static let log1p = 0.6
  package static let pow = 0.6
  package static let cubeRoot = 0.6
  package static let hypot = 0.8
  package static let sin = 0.8
  package static let cos = 0.8
  package static let tan = 1.0
  package static let asin = 0.7
  package static let acos = 0.8
  package static let atan = 0.9
  package static let atan2 = 1.5
  package static let sinh = 0.6
  package static let cosh = 0.6
  package static let tanh = 0.6
  package static let asinh = 1.1
  package static let acosh = 1.8
  package static let atanh = 0.6
  package static let gamma = 1.7
  package static let logGamma = 1.8
  package static let erf = 1.4
  package static let erfc = 9.0
}
