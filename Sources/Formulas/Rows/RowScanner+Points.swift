import OrdinateNumerics

// Points.
extension RowScanner {
  /// Reads points with commas between them, `(1, 2), (3, 4)`, as the list of them.
  ///
  /// - Returns: Whether there are such points; if not, nothing is read.
  package mutating func scanPoints(_ range: Range<Int>) throws(SyntaxError) -> Bool {
    let points = parts(of: range)
    guard points.count > 1, points.allSatisfy({ isPoint($0) }) else { return false }
    var elements: [RowText.Element] = []
    for point in points { elements.append(try element(point)) }
    try text.append(.list(elements), at: range)
    return true
  }

  private func isPoint(_ range: Range<Int>) -> Bool {
    let range = trimmed(range)
    guard let first = range.first, source[first] == UInt8(ascii: "("),
      (try? closing(first, range.upperBound)) == range.upperBound - 1
    else { return false }
    return parts(of: first + 1..<range.upperBound - 1).count == 2
  }

  /// The error of a point whose parenthesis is never closed, `(1, 2`; `nil` for any other text.
  package func unclosedPoint(_ range: Range<Int>) -> SyntaxError? {
    let range = trimmed(range)
    guard let first = range.first, source[first] == UInt8(ascii: "(") else { return nil }
    do throws(SyntaxError) {
      _ = try closing(first, range.upperBound)
      return nil
    } catch {
      return error
    }
  }

  /// The point whose parenthesis is the last token; `nil` if that groups, in LaTeX, where it may be that of a
  /// function, and for a point that is all of the row, which moves or is dragged.
  mutating func point(in range: Range<Int>) throws(SyntaxError) -> Found? {
    let start = lexer.start
    guard !isLaTeX, source[start] == UInt8(ascii: "("), !isChoice(before: start),
      let close = try? closing(start, range.upperBound)
    else { return nil }
    let coordinates = parts(of: start + 1..<close)
    if coordinates.count > 2, start == 0 || !source[start - 1].isLetter {
      let next = coordinates[2].lowerBound
      throw SyntaxError(.misplacedComma, at: next - 1..<next)
    }
    guard coordinates.count == 2, !isWhole(start..<close + 1, of: range),
      !coordinates.contains(where: { compares($0) })
    else { return nil }
    return (.point(try formula(coordinates[0]), try formula(coordinates[1])), close + 1)
  }

  /// Whether a part of the source has a sign of comparison that is in no further brackets.
  private func compares(_ range: Range<Int>) -> Bool {
    var depth = 0
    return range.contains { index in
      depth += source[index].bracketDepth
      if depth > 0 { return false }
      // `≠`, `≤` and `≥` begin with the same bytes.
      return (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(source[index])
        || source[index...].starts(with: [0xE2, 0x89])
    }
  }

  /// Whether a point is all of the row, with restrictions in braces behind it or without.
  private func isWhole(_ point: Range<Int>, of range: Range<Int>) -> Bool {
    guard depth == 0, trimmed(range).lowerBound == point.lowerBound else { return false }
    let rest = trimmed(point.upperBound..<range.upperBound)
    return rest.first.map { source[$0] == UInt8(ascii: "{") } ?? true
  }
}

extension Token {
  /// Whether the values of a function may follow in parentheses: behind its name, and its exponent or base.
  ///
  /// - Parameter before: Whether they may follow the token before.
  func mayPrecedeCall(after before: Bool) -> Bool {
    switch self {
    case .function: true
    case .number, .minus, .power, .superscript, .subscript: before
    case .fraction, .constant, .variable, .radical, .plus, .times, .divide, .factorial,
      .doubleFactorial, .percent, .degree, .bar, .open, .close, .comma, .end:
      false
    }
  }
}
