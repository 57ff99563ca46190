import OrdinateNumerics

extension SyntaxError {
  /// The error of a comma that separates nothing: `3,5`, `1,000`, or anything else.
  ///
  /// A decimal comma may have a space behind it, as rows write it, but then not in brackets. A comma in a list is
  /// none, nor one beside another comma or before a point: `2,3.9` is no number.
  ///
  /// - Complexity: O(source).
  static func misplacedComma(at comma: Int, in source: [UInt8]) -> SyntaxError {
    let isSpaced = comma + 1 < source.count && source[comma + 1] == UInt8(ascii: " ")
    let next = comma + (isSpaced ? 2 : 1)
    let start = source[..<comma].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0
    let end = source[next...].firstIndex { !$0.isDigit } ?? source.count
    let (whole, fraction) = (source[start..<comma], source[next..<end])
    let bracket = source[..<start].openBracket
    let error = SyntaxError(.misplacedComma, at: comma..<comma + 1)
    guard !whole.isEmpty, !fraction.isEmpty, !source[..<start].endsWithPointOrComma,
      isSpaced ? bracket == nil : bracket != "["
    else { return error }
    if fraction.count == 3 && whole.count <= 3 && whole != [UInt8(ascii: "0")] {
      if !isSpaced { return grouped(source, from: start, separator: source[comma]) }
      let digits = Name(bytes: Array(whole + fraction))
      return SyntaxError(.groupedDigits(suggestion: digits), at: start..<end)
    }
    if let behind = source[end...].first, behind == UInt8(ascii: ",") || behind == UInt8(ascii: ".")
    {
      return error
    }
    let number = Name(bytes: Array(whole) + [UInt8(ascii: ".")] + Array(fraction))
    return SyntaxError(.decimalComma(suggestion: number), at: start..<end)
  }

  /// The error of digits in groups of three, from the first group on.
  static func grouped(_ source: [UInt8], from start: Int, separator: UInt8) -> SyntaxError {
    var digits: [UInt8] = []
    var end = start
    while true {
      while end < source.count && source[end].isDigit {
        digits.append(source[end])
        end += 1
      }
      let next = end + 4
      guard next <= source.count, source[end] == separator,
        source[end + 1..<next].allSatisfy({ $0.isDigit }),
        next == source.count || !source[next].isDigit
      else { break }
      end += 1
    }
    if end + 1 < source.count, source[end] == UInt8(ascii: "."), source[end + 1].isDigit {
      let rest = source[(end + 1)...].prefix { $0.isDigit }
      digits += [UInt8(ascii: ".")] + rest
      end = rest.endIndex
    }
    return SyntaxError(.groupedDigits(suggestion: Name(bytes: digits)), at: start..<end)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var endsWithPointOrComma: Bool {
    let last = self.last { $0 != UInt8(ascii: " ") }
    return last == UInt8(ascii: ".") || last == UInt8(ascii: ",")
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
