/// A statement about points of the plane: equations and inequalities, joined by *and*, *or* and *not*.
///
/// A comparison does not hold where one of its sides has no value; so its negation holds there. Variables
/// other than the coordinates are parameters: a point satisfies the relation if it does for some value of
/// each.
public indirect enum Relation: Hashable, Sendable {
  /// A comparison, or a chain of them such as `1 < x² ≤ 4`, which holds if each link does.
  case comparison(Formula, [Link])
  /// The formula has a value that is a whole number, as in `m ∈ ℤ`.
  case wholeNumber(Formula)
  case not(Relation)
  /// Two or more relations that hold together.
  case all([Relation])
  /// Two or more relations of which one holds, or several.
  case any([Relation])

  /// A sign of comparison with what stands on its right.
  public struct Link: Hashable, Sendable {
    public var sign: Comparison
    public var right: Formula

    public init(_ sign: Comparison, _ right: Formula) {
      self.sign = sign
      self.right = right
    }
  }
}

/// The signs that compare two numbers.
public enum Comparison: UInt8, CaseIterable, Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}
