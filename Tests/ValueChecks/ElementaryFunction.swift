package import OrdinateNumerics

/// An elementary function, for checks that go over all of them.
package struct ElementaryFunction: Sendable {
  /// Rows of the operands (a function of one operand ignores the second row); where the values
  /// go; how many lanes.
  package typealias Row =
    @Sendable (
      UnsafePointer<Lanes>, UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int
    ) -> Void

  package let name: String
  /// 1 or 2.
  package let arity: Int
  /// The largest error that is claimed, in units in the last place of the true value; for the
  /// logarithm of the gamma function in units in the last place of 1 where those are larger.
  package let largestError: Double
  /// The value for the operands in the order in which they are written.
  package let value: @Sendable (Double, Double) -> Double
  /// The values for a row of operands.
  package let row: Row

  private init(
    _ name: String, _ largestError: Double, _ value: @escaping @Sendable (Double) -> Double,
    _ row:
      @escaping @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void
  ) {
    (self.name, self.largestError, arity) = (name, largestError, 1)
    self.value = { x, _ in value(x) }
    self.row = { xs, _, ys, count in row(xs, ys, count) }
  }

  private init(
    _ name: String, _ largestError: Double,
    two value: @escaping @Sendable (Double, Double) -> Double,
    _ row: @escaping Row
  ) {
    (self.name, self.largestError, self.value, self.row) = (name, largestError, value, row)
    arity = 2
  }

  /// The functions in the order of their hashes.
  package static let all: [ElementaryFunction] = [
    ElementaryFunction("exp", Accuracy.exp, Elementary.exp(_:), Elementary.exp(_:into:count:)),
    ElementaryFunction("exp2", Accuracy.exp2, Elementary.exp2(_:), Elementary.exp2(_:into:count:)),
    ElementaryFunction(
      "expm1", Accuracy.expm1, Elementary.expm1(_:), Elementary.expm1(_:into:count:)),
    ElementaryFunction("ln", Accuracy.ln, Elementary.ln(_:), Elementary.ln(_:into:count:)),
    ElementaryFunction("log2", Accuracy.log2, Elementary.log2(_:), Elementary.log2(_:into:count:)),
    ElementaryFunction(
      "log10", Accuracy.log10, Elementary.log10(_:), Elementary.log10(_:into:count:)),
    ElementaryFunction(
      "log1p", Accuracy.log1p, Elementary.log1p(_:), Elementary.log1p(_:into:count:)),
    ElementaryFunction(
      "pow", Accuracy.pow, two: Elementary.pow(_:_:), Elementary.pow(_:_:into:count:)),
    ElementaryFunction(
      "cbrt", Accuracy.cubeRoot, Elementary.cubeRoot(_:), Elementary.cubeRoot(_:into:count:)),
    ElementaryFunction(
      "sqrt", 0.5, Elementary.squareRoot(_:), Elementary.squareRoot(_:into:count:)),
    ElementaryFunction(
      "hypot", Accuracy.hypot, two: Elementary.hypot(_:_:), Elementary.hypot(_:_:into:count:)),
    ElementaryFunction("sin", Accuracy.sin, Elementary.sin(_:), Elementary.sin(_:into:count:)),
    ElementaryFunction("cos", Accuracy.cos, Elementary.cos(_:), Elementary.cos(_:into:count:)),
    ElementaryFunction("tan", Accuracy.tan, Elementary.tan(_:), Elementary.tan(_:into:count:)),
    ElementaryFunction("asin", Accuracy.asin, Elementary.asin(_:), Elementary.asin(_:into:count:)),
    ElementaryFunction("acos", Accuracy.acos, Elementary.acos(_:), Elementary.acos(_:into:count:)),
    ElementaryFunction("atan", Accuracy.atan, Elementary.atan(_:), Elementary.atan(_:into:count:)),
    ElementaryFunction(
      "atan2", Accuracy.atan2, two: Elementary.atan2(_:_:), Elementary.atan2(_:_:into:count:)),
    ElementaryFunction("sinh", Accuracy.sinh, Elementary.sinh(_:), Elementary.sinh(_:into:count:)),
    ElementaryFunction("cosh", Accuracy.cosh, Elementary.cosh(_:), Elementary.cosh(_:into:count:)),
    ElementaryFunction("tanh", Accuracy.tanh, Elementary.tanh(_:), Elementary.tanh(_:into:count:)),
    ElementaryFunction(
      "asinh", Accuracy.asinh, Elementary.asinh(_:), Elementary.asinh(_:into:count:)),
    ElementaryFunction(
      "acosh", Accuracy.acosh, Elementary.acosh(_:), Elementary.acosh(_:into:count:)),
    ElementaryFunction(
      "atanh", Accuracy.atanh, Elementary.atanh(_:), Elementary.atanh(_:into:count:)),
    ElementaryFunction(
      "gamma", Accuracy.gamma, Elementary.gamma(_:), Elementary.gamma(_:into:count:)),
    ElementaryFunction(
      "logGamma", Accuracy.logGamma, Elementary.logGamma(_:), Elementary.logGamma(_:into:count:)),
    ElementaryFunction("erf", Accuracy.erf, Elementary.erf(_:), Elementary.erf(_:into:count:)),
  ]
}
