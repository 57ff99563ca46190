public import OrdinateNumerics

extension Formula {
  /// A value of this formula as it is shown: 0 if only rounding keeps it from being 0.
  ///
  /// So `sin(π)` is shown as 0, though sin of the double next to π is not 0, and `0.3-0.1-0.2` too;
  /// `2-2` is 0 by itself. Each literal and constant is widened to hold the number that is meant.
  ///
  /// - Parameters:
  ///   - value: The value at the variables given.
  ///   - variables: The values of all variables, which are meant exactly.
  /// - Returns: 0 where the enclosure contains 0, is more than 0 alone and at least as wide as the
  ///   value is large; `value` elsewhere.
  /// - Complexity: O(nodes).
  public func shown(
    _ value: Double, variables: Variables = Variables(), angle: AngleUnit = .radians
  ) -> Double {
    let enclosure = enclosure(variables: variables, angle: angle)
    guard enclosure.decoration >= .defined, enclosure.contains(0), !enclosure.isPoint else {
      return value
    }
    return enclosure.upper - enclosure.lower >= value.magnitude ? 0 : value
  }

  /// An interval that contains the value, both the true one and the one that is computed.
  ///
  /// - Parameter variables: The values of all variables, which are meant exactly; without one of
  ///   them the interval is empty.
  /// - Complexity: O(nodes).
  public func enclosure(
    variables: Variables = Variables(), angle: AngleUnit = .radians
  ) -> Interval {
    var compiler = FormulaCompiler(
      builder: TapeBuilder(inputCount: 0), variables: [], values: variables, angle: angle)
    let value = compiler.value(of: self)
    guard let constant = compiler.builder.constant(value) else { return .empty }
    return IntervalLanes(constant)[0]
  }
}
