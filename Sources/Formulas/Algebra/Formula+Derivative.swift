extension Formula {
  /// The derivative with respect to a variable, simplified enough to read: the derivative of
  /// `x³-2x` is `3×x^2-2`.
  ///
  /// Wherever the formula is differentiable, its derivative is right or has no value; it may have
  /// one at a point where the formula has none. Steps such as `floor(x)` have the derivative 0;
  /// choices such as `max(x,y)` have one that uses `sign`. A decimal means exactly the number it
  /// shows, so the derivative of `0.1x³` is `0.3×x^2`.
  ///
  /// - Parameters:
  ///   - variable: Others are constants.
  ///   - angle: The unit in which both the formula and its derivative read and give angles. In
  ///     degrees the derivative of `sin(x)` is `π×cos(x)÷180`.
  /// - Throws: The first operation, in the order of evaluation, whose operands vary and whose
  ///   derivative cannot be written with the operations of the language, such as the gamma
  ///   function.
  /// - Complexity: O(nodes · depth); equal parts of the result share memory. O(*n* log *n*) in the
  ///   factors of a product. The call stack does not grow with the depth.
  public func derivative(
    withRespectTo variable: Name, angle: AngleUnit = .radians
  ) throws(DerivativeError) -> Formula {
    let differentiator = Differentiator(variable: variable, angle: angle)
    return try writtenInFull.simplified.folded(
      parts: Differentiator.parts(of:),
      combine: { (formula, derivatives) throws(DerivativeError) in
        try differentiator.derivative(of: formula, derivatives: derivatives)
      })
  }
}
