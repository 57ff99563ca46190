import Formulas

extension RowProblem {
  /// Tells of the sign of a derivative that the function is missing whose name, a letter, stands before it.
  func ofDerivative(in source: [UInt8]) -> RowProblem {
    guard case .unreadable(let error) = self, case .unexpectedCharacter(let sign) = error.kind,
      ["'", "’", "′", "″", "‴"].contains(sign)
    else { return self }
    let end = error.range.lowerBound
    let start = source[..<end].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    guard end - start == 1 else { return self }
    let name = Name(utf8: Array(source[start..<end]))
    guard !name.isConstant, !Relation.planeNames.contains(name) else { return self }
    return .unreadable(SyntaxError(.unknownName(name, suggestion: nil), at: start..<end))
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
