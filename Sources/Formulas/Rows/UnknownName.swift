extension SyntaxError {
  /// The place where a text uses a name that is not known, with the name that it most likely stands for.
  ///
  /// - Parameters:
  ///   - names: Names that are not known, as reading the text found them.
  ///   - known: All other names.
  package static func unknownName(
    among names: [Name], in source: [UInt8], known: [Name]
  ) -> SyntaxError? {
    var lexer = Lexer(source, variables: .named(known), language: .second)
    while lexer.end < source.count {
      do {
        if try lexer.next() == .end { return nil }
      } catch {
        lexer.end = max(lexer.end, lexer.start + 1)
        guard case .unknownName(let name, _) = error.kind, !words.contains(name) else { continue }
        let bytes = name.utf8
        if names.contains(where: { contains($0.utf8, bytes) }) {
          let suggestion = KnownNames.suggestion(for: bytes, among: known)
          return SyntaxError(.unknownName(name, suggestion: suggestion), at: error.range)
        }
      }
    }
    return nil
  }

  /// What stands in a row as a word, and is not a name.
  private static let words: [Name] = [
    "and", "AND", "or", "OR", "not", "NOT", "in", "if", "for", "step", "Z",
  ]

  private static func contains(_ part: [UInt8], _ whole: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...whole.count - part.count).contains { whole[$0...].starts(with: part) }
  }
}
