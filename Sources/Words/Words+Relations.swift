public import Formulas

extension Words {
  /// A relation as it is spoken: its formulas, with the signs between them in words.
  ///
  /// - Complexity: O(nodes).
  public func spoken(_ relation: Relation) -> String {
    var spoken = ""
    for piece in relation.pieces {
      if !spoken.isEmpty { spoken += " " }
      switch piece {
      case .formula(let formula): spoken += formula.text
      case .comparison(let sign): spoken += self[RelationWord(sign)]
      case .isWhole: spoken += self[.wholeNumber]
      case .not: spoken += self[.not]
      case .and: spoken += self[.and]
      case .or: spoken += self[.or]
      case .open: spoken += self[.openParenthesis]
      case .close: spoken += self[.closeParenthesis]
      }
    }
    return spoken
  }

  private subscript(_ word: RelationWord) -> String {
    translation?[word.place] ?? word.english
  }
}

extension RelationWord {
  fileprivate init(_ sign: Comparison) {
    self =
      switch sign {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }
}
