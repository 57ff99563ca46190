/// What a text says: a number in terms of its variables, or which points of the plane are meant.
public enum FormulaOrRelation {
  case formula(Formula)
  case relation(Relation)

  /// Reads a text as a relation, else as a formula. Any letter may be a variable.
  ///
  /// The words of relations are letters in a formula: `x and y` is a product. A definition by cases, or a formula with
  /// restrictions, is the ordinate.
  ///
  /// - Throws: Why it is neither. A text without a sign of comparison has the error of a formula.
  public init(utf8 source: [UInt8]) throws(SyntaxError) {
    try self.init(utf8: source, options: ReadingOptions())
  }

  package init(utf8 source: [UInt8], options: ReadingOptions) throws(SyntaxError) {
    let problem: SyntaxError
    do {
      self = .relation(try Relation(utf8: source, options: options))
      return
    } catch {
      problem = error
    }
    // Hardly anyone means a product by `m in N`.
    if problem.kind == .unknownSet { throw problem }
    do {
      self = .formula(try Formula(utf8: source, options: options))
    } catch {
      if let relation = Relation(ordinate: source, options: options) {
        self = .relation(relation)
        return
      }
      throw problem.kind == .missingComparison ? error : problem
    }
  }

  /// The free variables, in order of first appearance.
  public var variables: [Name] {
    switch self {
    case .formula(let formula): formula.variables
    case .relation(let relation): relation.variables
    }
  }
}
