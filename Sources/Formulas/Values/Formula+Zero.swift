public import OrdinateNumerics

extension Formula {
  /// The value to show for this formula: 0 if only rounding error could make it differ from 0.
  ///
  /// So `sin(π)` is shown as 0, although the sine of the double nearest to π is not 0; so is
  /// `0.3-0.1-0.2`. `2-2` is exactly 0 anyway. Each literal and constant is widened to contain the
  /// intended number.
  ///
  /// - Parameters:
  ///   - value: The value at the variables given.
  ///   - variables: Exact values of all variables.
  /// - Returns: 0 if the enclosure contains 0, is not just the point 0, and is at least as wide as
  ///   the value's magnitude; otherwise `value`.
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

  /// An interval that contains both the true value and the computed one.
  ///
  /// - Parameter variables: Exact values of all variables; if one is missing, the interval is
  ///   empty.
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
