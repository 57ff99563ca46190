extension Formula {
  /// A formula of others, written as a text of the language: `x`, `y` and `z` are the operands, and `p`,
  /// `q` and `r` are the other formulas.
  ///
  /// Not inlined, for a hundred places call it.
  @inline(never)
  static func rule(_ text: String, _ operands: [Formula], _ others: [Formula] = []) -> Formula {
    let names = ReadingOptions(variables: .named(["x", "y", "z", "p", "q", "r"]))
    guard let rule = try? Formula(text, options: names) else { preconditionFailure() }
    return rule.folded(
      parts: { $0.operands },
      combine: { (node, parts) in
        guard case .variable(let name) = node.kind else {
          return Formula.simplifying(node, operands: parts)
        }
        let letter = name.utf8[0]
        return letter >= UInt8(ascii: "x")
          ? operands[Int(letter - UInt8(ascii: "x"))] : others[Int(letter - UInt8(ascii: "p"))]
      })
  }
}
