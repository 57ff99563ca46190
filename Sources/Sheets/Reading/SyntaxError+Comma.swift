import Formulas

extension SyntaxError {
  /// Tells of a comma between digits whether it may be a decimal comma.
  ///
  /// It may be, even with the space that rows have behind commas; then not in brackets. In a list it is none, nor
  /// beside another comma or before a point: `2,3.9` is no number.
  func ofComma(in source: [UInt8]) -> SyntaxError {
    let sign = UInt8(ascii: ",")
    let isKnown: Bool
    switch kind {
    case .decimalComma: isKnown = true
    case .misplacedComma: isKnown = false
    default: return self
    }
    guard let comma = source[range].firstIndex(of: sign) else { return self }
    let start = source[..<comma].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0
    let isSpaced = comma + 1 < source.count && source[comma + 1] == UInt8(ascii: " ")
    let next = comma + (isSpaced ? 2 : 1)
    let end = source[min(next, source.count)...].firstIndex { !$0.isDigit } ?? source.count
    let (before, behind) = (source[..<start], source[end...])
    let bracket = before.openBracket
    let isNumber =
      start < comma && next < end && !before.endsWithPointOrComma
      && !behind.startsWithPointOrComma && (isSpaced ? bracket == nil : bracket != "[")
    if !isNumber { return SyntaxError(.misplacedComma, at: comma..<comma + 1) }
    if isKnown { return self }
    do throws(SyntaxError) {
      _ = try Formula(utf8: Array(source[start...comma] + source[next..<end]))
    } catch {
      return SyntaxError(error.kind, at: start..<end)
    }
    return self
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension ArraySlice<UInt8> {
  fileprivate var endsWithPointOrComma: Bool {
    let last = self.last { $0 != UInt8(ascii: " ") }
    return last == UInt8(ascii: ".") || last == UInt8(ascii: ",")
  }

  fileprivate var startsWithPointOrComma: Bool {
    first == UInt8(ascii: ".") || first == UInt8(ascii: ",")
  }

  /// The innermost bracket that is open at the end; one of full width counts only there.
  fileprivate var openBracket: Unicode.Scalar? {
    if suffix(3).elementsEqual("［".utf8) { return "[" }
    var depth = 0
    for byte in self.reversed() {
      depth += byte.bracketDepth
      if depth > 0 { return Unicode.Scalar(byte) }
    }
    return nil
  }
}
