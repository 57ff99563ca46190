/// A formula or a sign of a relation that is written.
package enum RelationPiece {
  case formula(Formula)
  case sign(Sign)
  /// `∈ ℤ`.
  case isWhole
  case open, close

  package enum Sign {
    case comparison(Comparison)
    case not, and, or
  }
}

extension Relation {
  /// The formulas and signs in the order in which they are written, with the parentheses that reading
  /// them back needs.
  ///
  /// - Complexity: O(links and connectives).
  package var pieces: [RelationPiece] {
    var pieces: [RelationPiece] = []
    append(to: &pieces)
    return pieces
  }

  /// How tightly a relation holds together: what is looser needs parentheses.
  private var precedence: Int {
    switch self {
    case .any(let parts) where parts.count > 1: 0
    case .all(let parts) where parts.count > 1: 1
    case .any, .all, .not, .comparison, .wholeNumber: 2
    }
  }

  private func append(to pieces: inout [RelationPiece]) {
    switch self {
    case .comparison(let left, let links):
      pieces.append(.formula(left))
      for link in links { pieces += [.sign(.comparison(link.sign)), .formula(link.right)] }
    case .wholeNumber(let formula): pieces += [.formula(formula), .isWhole]
    case .not(let relation):
      pieces.append(.sign(.not))
      if case .not = relation { return relation.append(to: &pieces) }
      pieces.append(.open)
      relation.append(to: &pieces)
      pieces.append(.close)
    case .all(let parts): Self.append(parts, joinedBy: .and, precedence: 1, to: &pieces)
    case .any(let parts): Self.append(parts, joinedBy: .or, precedence: 0, to: &pieces)
    }
  }

  private static func append(
    _ parts: [Relation], joinedBy connective: RelationPiece.Sign, precedence: Int,
    to pieces: inout [RelationPiece]
  ) {
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(.sign(connective)) }
      let needsParentheses = parts.count > 1 && part.precedence <= precedence
      if needsParentheses { pieces.append(.open) }
      part.append(to: &pieces)
      if needsParentheses { pieces.append(.close) }
    }
  }
}
