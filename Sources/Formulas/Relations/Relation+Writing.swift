extension Relation {
  /// The relation as people write it in a line: `x^2+y^2 ≤ 4 ∧ y = x`. Its formulas are as `Formula.text`
  /// has them.
  ///
  /// - Complexity: O(nodes).
  public var text: String { written(.text) { $0.text } }

  /// The relation as `text` has it, with every parenthesis of its formulas that the tree needs. Reading
  /// it back gives the same relation.
  ///
  /// - Complexity: O(nodes).
  public var exactText: String { written(.text) { $0.exactText } }

  /// The relation in ASCII, for other programs: `x^2+y^2 <= 4 and y = x`. Reading it back gives the
  /// same relation.
  ///
  /// - Complexity: O(nodes).
  public var ascii: String { written(.ascii) { $0.ascii } }

  /// The relation for LaTeX's math mode: `x^{2}+y^{2}\le 4`.
  ///
  /// - Complexity: O(nodes).
  public var latex: String {
    let target = LaTeX()
    write(to: target, signs: .latex, writeSign: target.suffix, writeSet: target.suffix)
    return String(decoding: target.utf8, as: UTF8.self)
  }

  /// The relation as a MathML element, for a page to show.
  ///
  /// - Complexity: O(nodes).
  public var mathML: String {
    let target = MathML()
    write(
      to: target, signs: .mathML, writeSign: target.suffix,
      writeSet: { target.variable(Name($0)) })
    let content = String(decoding: target.utf8, as: UTF8.self)
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>\(content)</mrow></math>"
  }

  /// The relation as on paper, in lines of characters. One too long for this is one line of text.
  ///
  /// - Complexity: O(nodes · depth · height).
  public var layout: FormulaLayout {
    let text = text
    guard text.utf8.count <= PlainLayout.longest else {
      return FormulaLayout(lines: [text], baseline: 0)
    }
    let target = PlainLayout()
    write(to: target, signs: .text, writeSign: target.separate, writeSet: target.suffix)
    return target.layout
  }

  private func written(_ signs: RelationSigns, _ text: (Formula) -> String) -> String {
    var written: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .formula(let formula): written += text(formula).utf8
      case .open: written.append(UInt8(ascii: "("))
      case .close: written.append(UInt8(ascii: ")"))
      case .sign(let sign): written += signs[sign].utf8
      case .isWhole: written += (signs.isElement + signs.integers).utf8
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private func write(
    to target: any Markup, signs: RelationSigns, writeSign: (String) -> Void,
    writeSet: (String) -> Void
  ) {
    let typesetter = Typesetter(target: target)
    for piece in pieces {
      switch piece {
      case .formula(let formula): typesetter.write(formula)
      case .open: target.open(.leftParenthesis)
      case .close: target.close(.rightParenthesis)
      case .sign(let sign): writeSign(signs[sign])
      case .isWhole:
        writeSign(signs.isElement)
        writeSet(signs.integers)
      }
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The relation as `exactText` has it.
  public var description: String { exactText }
}
