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
      case .sign(let sign): spoken += self[RelationWord(sign)]
      case .isWhole: spoken += self[.wholeNumber]
      case .open: spoken += self[.openParenthesis]
      case .close: spoken += self[.closeParenthesis]
      }
    }
    return spoken
  }

  subscript(_ word: RelationWord) -> String {
    translation?[word.place] ?? word.english
  }
}

extension RelationWord {
  fileprivate init(_ sign: RelationPiece.Sign) {
    self =
      switch sign {
      case .comparison(.equal): .equal
      case .comparison(.notEqual): .notEqual
      case .comparison(.less): .less
      case .comparison(.lessOrEqual): .lessOrEqual
      case .comparison(.greater): .greater
      case .comparison(.greaterOrEqual): .greaterOrEqual
      case .not: .not
      case .and: .and
      case .or: .or
      }
  }
}
