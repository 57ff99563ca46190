import Formulas

extension SyntaxError {
  /// Tells of an empty box that something is missing there; of a sum or an integral, of its first one.
  func ofEmptyBox(in source: [UInt8]) -> SyntaxError {
    let box = "□".utf8
    switch kind {
    case .unexpectedCharacter("□"): return SyntaxError(.missingOperand, at: range)
    case .missingIndex:
      let starts = source.indices.dropFirst(range.lowerBound)
      guard let start = starts.first(where: { source[$0...].starts(with: box) }) else {
        return self
      }
      return SyntaxError(.missingOperand, at: start..<start + box.count)
    default: return self
    }
  }
}
