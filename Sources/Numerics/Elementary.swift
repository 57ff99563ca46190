import CNumerics

/// The elementary functions of real numbers, in radians.
///
/// Outside its domain a function gives NaN, at a pole or past the largest double an infinity, as
/// IEEE 754 recommends.
///
/// - Source: C's `<math.h>`, natively libm and in the browser wasi-libc's.
public enum Elementary {
  public static func sinh(_ x: Double) -> Double { CNumerics.sinh(x) }
  public static func cosh(_ x: Double) -> Double { CNumerics.cosh(x) }
  public static func tanh(_ x: Double) -> Double { CNumerics.tanh(x) }
  public static func asinh(_ x: Double) -> Double { CNumerics.asinh(x) }
  public static func acosh(_ x: Double) -> Double { CNumerics.acosh(x) }
  public static func atanh(_ x: Double) -> Double { CNumerics.atanh(x) }
  public static func pow(_ x: Double, _ y: Double) -> Double { CNumerics.pow(x, y) }
  public static func cbrt(_ x: Double) -> Double { CNumerics.cbrt(x) }
  public static func hypot(_ x: Double, _ y: Double) -> Double { CNumerics.hypot(x, y) }
}
