extension Formula: LosslessStringConvertible {
  /// Reads a text as a formula; `nil` where it is not one.
  ///
  /// `Formula(_:options:)` says why, and is preferred where both fit.
  ///
  /// - Complexity: O(bytes).
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let formula = try? Formula(utf8: Array(description.utf8)) else { return nil }
    self = formula
  }

  /// The formula as `exactText` has it: `√(7+M)+14`.
  ///
  /// Reading it back gives the same formula if its variables are single letters and it is within
  /// the limits of the language.
  ///
  /// - Complexity: O(nodes).
  public var description: String { exactText }
}
