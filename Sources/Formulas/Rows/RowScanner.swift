import OrdinateNumerics

/// Finds in a row what only sheets have: calls of the sheet's functions, derivatives, lists, and points.
///
/// It reads the tokens of formulas to know where names begin and end. What is wrong with the rest is left to
/// the readers of formulas and relations.
package struct RowScanner {
  let source: [UInt8]
  /// Whether `\left` or a brace may stand between a function's name and its values.
  let isLaTeX: Bool
  private let functions: [Name]
  private(set) var lexer: Lexer
  package internal(set) var text: RowText
  /// In how many calls, lists and points the text stands.
  let depth: Int
  /// Whether the values of a function may follow the last token.
  private var mayCall = false
  /// How many parentheses are open; in too many, no points are looked for, since each has to be followed to its end.
  private var nesting = 0

  /// How deep calls and lists may nest.
  private static let deepest = 60

  /// - Parameter functions: The names of the sheet's functions.
  package init(_ source: [UInt8], functions: [Name]) {
    self.source = source
    isLaTeX = source.contains(UInt8(ascii: "\\"))
    self.functions = functions
    text = RowText(letterUnusedIn: source)
    depth = 0
    lexer = Lexer(source, variables: .anyLetter, language: .second)
  }

  /// A scanner of a part that stands in a call, a list or a point of another text.
  private init(inside outer: RowScanner) {
    source = outer.source
    isLaTeX = outer.isLaTeX
    functions = outer.functions
    text = outer.text.emptied()
    depth = outer.depth + 1
    lexer = Lexer(source, variables: .anyLetter, language: .second)
  }

  /// Reads a part of the source and appends it to the text.
  ///
  /// - Throws: What is wrong in a call, a derivative, a list or a point.
  /// - Complexity: O(bytes · nesting).
  package mutating func scan(_ range: Range<Int>) throws(SyntaxError) {
    try Parser.checkLength(of: source)
    if depth > Self.deepest { throw SyntaxError(.tooDeep(limit: Self.deepest), at: range) }
    var copied = range.lowerBound
    var maySplit = true
    lexer.end = range.lowerBound
    while lexer.end < range.upperBound {
      let token: Token?
      do { token = try lexer.next() } catch {
        lexer.end = max(lexer.end, lexer.start + 1)
        token = nil
      }
      let start = lexer.start
      guard let token, lexer.end <= range.upperBound else {
        if maySplit, let (insertion, end) = bothSigns(before: range.upperBound) {
          text.append(source[copied..<start])
          try text.append(insertion, at: start..<end, isFactor: true)
          (copied, lexer.end) = (end, end)
        }
        maySplit = true
        continue
      }
      if token == .end { break }
      maySplit = token.mayPrecedeBothSigns
      guard let (insertion, end) = try insertion(at: token, in: range) else { continue }
      text.append(source[copied..<start])
      try text.append(insertion, at: start..<end)
      (copied, lexer.end) = (end, end)
      maySplit = true
    }
    text.append(source[copied..<range.upperBound])
  }

  typealias Found = (RowText.Insertion, end: Int)

  private mutating func insertion(
    at token: Token, in range: Range<Int>
  ) throws(SyntaxError) -> Found? {
    let isCall = mayCall
    mayCall = token.mayPrecedeCall(after: mayCall)
    switch token {
    case .open(.square) where source[lexer.start] == UInt8(ascii: "["):
      return try list(before: range.upperBound)
    case .open(.parenthesis):
      if !isCall, nesting < Self.deepest, let found = try point(in: range) { return found }
      nesting += 1
    case .close(.parenthesis): nesting = max(0, nesting - 1)
    case .variable:
      if let found = try derivative(before: range.upperBound) { return found }
      return try call(before: range.upperBound)
    default: break
    }
    return nil
  }
}

// Calls.
extension RowScanner {
  /// A call of the function whose name is the last token.
  private mutating func call(before limit: Int) throws(SyntaxError) -> Found? {
    let start = lexer.start
    guard let (name, nameEnd) = Name.leading(source[start..<limit]), !isChoice(before: nameEnd)
    else { return nil }
    var end = nameEnd
    let order = primes(&end, limit)
    guard functions.contains(name) else {
      let isWord = start > 0 && source[start - 1].isLetter
      guard order > 0, !isWord, !name.isConstant, !Relation.planeNames.contains(name)
      else { return nil }
      throw SyntaxError(.unknownName(name, suggestion: nil), at: start..<nameEnd)
    }
    while end < limit, source[end] == UInt8(ascii: " ") { end += 1 }
    guard end < limit, source[end] == UInt8(ascii: "(") else {
      if order == 0 { return nil }
      return (.call(name, order: order, arguments: []), end)
    }
    let close = try closing(end, limit)
    var arguments: [Formula] = []
    for part in parts(of: end + 1..<close) { arguments.append(try formula(part)) }
    return (.call(name, order: order, arguments: arguments), close + 1)
  }

  /// Whether the word before a place is `if`, which begins a choice.
  func isChoice(before place: Int) -> Bool {
    guard let last = source[..<place].lastIndex(where: { $0 != UInt8(ascii: " ") }), last > 0,
      source[last] == UInt8(ascii: "f"), source[last - 1] == UInt8(ascii: "i")
    else { return false }
    return last < 2 || !source[last - 2].isLetter
  }

  /// Counts the signs of derivatives after a function's name, and passes them.
  func primes(_ end: inout Int, _ limit: Int) -> Int {
    var count = 0
    while end < limit {
      if source[end] == UInt8(ascii: "'") {
        (count, end) = (count + 1, end + 1)
      } else if end + 2 < limit, source[end] == 0xE2, source[end + 1] == 0x80,
        [0x99, 0xB2, 0xB3, 0xB4].contains(source[end + 2])
      {
        count += source[end + 2] == 0xB3 ? 2 : source[end + 2] == 0xB4 ? 3 : 1
        end += 3
      } else {
        break
      }
    }
    return count
  }
}

// Lists.
extension RowScanner {
  /// The list whose bracket is the last token.
  private mutating func list(before limit: Int) throws(SyntaxError) -> Found {
    let close = try closing(lexer.start, limit)
    let content = lexer.start + 1..<close
    if let word = word("for", in: content) {
      let element = try element(content.lowerBound..<word.lowerBound)
      let (name, values) = try variable(word.upperBound..<close)
      return (.each(element, variable: name, in: values), close + 1)
    }
    if let range = try range(content) { return (range, close + 1) }
    var elements: [RowText.Element] = []
    for part in parts(of: content) { elements.append(try element(part)) }
    return (.list(elements), close + 1)
  }

  /// The variable and its values in `k = 1…5`, which follows `for`.
  private mutating func variable(_ range: Range<Int>) throws(SyntaxError) -> (Name, Formula) {
    let start = trimmed(range)
    guard let (name, end) = Name.leading(source[start]) else {
      throw SyntaxError(.missingOperand, at: start.lowerBound..<start.lowerBound)
    }
    let rest = trimmed(end..<range.upperBound)
    guard rest.first.map({ source[$0] == UInt8(ascii: "=") }) == true else {
      throw SyntaxError(.missingOperand, at: rest.lowerBound..<rest.lowerBound)
    }
    let values = trimmed(rest.lowerBound + 1..<range.upperBound)
    if let first = values.first, source[first] != UInt8(ascii: "["),
      let range = try self.range(values)
    {
      var inner = text.emptied()
      try inner.append(range, at: values)
      text.insertions = inner.insertions
      return (name, try formula(of: inner))
    }
    return (name, try formula(values))
  }

  /// `1…10`, or with a second number, `1, 3…11`.
  private mutating func range(_ content: Range<Int>) throws(SyntaxError) -> RowText.Insertion? {
    guard let dots = ellipsis(in: content) else { return nil }
    var first = trimmed(content.lowerBound..<dots.lowerBound)
    var last = trimmed(dots.upperBound..<content.upperBound)
    if let end = first.last, source[end] == UInt8(ascii: ",") {
      first = first.lowerBound..<end
    }
    if let start = last.first, source[start] == UInt8(ascii: ",") {
      last = start + 1..<last.upperBound
    }
    let starts = parts(of: first)
    if starts.count > 2 { throw SyntaxError(.misplacedComma, at: starts[2]) }
    let from = try formula(starts[0])
    let next = starts.count == 2 ? try formula(starts[1]) : nil
    return .range(from: from, next: next, through: try formula(last))
  }

  /// An element of a list: a number, or a point in parentheses.
  mutating func element(_ range: Range<Int>) throws(SyntaxError) -> RowText.Element {
    let range = trimmed(range)
    if let first = range.first, source[first] == UInt8(ascii: "("),
      try closing(first, range.upperBound) == range.upperBound - 1
    {
      let coordinates = parts(of: first + 1..<range.upperBound - 1)
      if coordinates.count == 2 {
        return .point(try formula(coordinates[0]), try formula(coordinates[1]))
      }
    }
    return .number(try formula(range))
  }
}

// Parts of the source.
extension RowScanner {
  /// Reads a part of the source as a formula.
  mutating func formula(_ range: Range<Int>) throws(SyntaxError) -> Formula {
    let place = trimmed(range)
    if place.isEmpty {
      throw SyntaxError(.missingOperand, at: range.lowerBound..<range.lowerBound)
    }
    var inner = RowScanner(inside: self)
    try inner.scan(place)
    text.insertions = inner.text.insertions
    return try formula(of: inner.text)
  }

  private func formula(of text: RowText) throws(SyntaxError) -> Formula {
    do { return try Formula(row: text.utf8) } catch { throw text.origin(of: error) }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> { source.trimmed(range) }

  /// Where the bracket closes that opens at an index.
  func closing(_ start: Int, _ limit: Int) throws(SyntaxError) -> Int {
    var depth = 0
    for index in start..<limit {
      depth += source[index].bracketDepth
      if depth == 0 { return index }
    }
    let bracket: SyntaxError.Kind =
      source[start] == UInt8(ascii: "(") ? .unclosedParenthesis : .unclosedBracket("]")
    throw SyntaxError(bracket, at: start..<start + 1)
  }

  /// The parts between commas that are in no further brackets.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for index in range {
      depth += source[index].bracketDepth
      if depth == 0, source[index] == UInt8(ascii: ",") {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return parts + [start..<range.upperBound]
  }

  /// Where `…` or three points are, in no further brackets.
  private func ellipsis(in range: Range<Int>) -> Range<Int>? {
    var depth = 0
    for index in range where index + 2 < range.upperBound {
      depth += source[index].bracketDepth
      let bytes = source[index..<index + 3]
      if depth == 0, bytes.elementsEqual("…".utf8) || bytes.elementsEqual("...".utf8) {
        return index..<index + 3
      }
    }
    return nil
  }

  /// Where a word is that stands alone, in no further brackets.
  func word(_ word: StaticString, in range: Range<Int>) -> Range<Int>? {
    let bytes = Array(word.description.utf8)
    var depth = 0
    for index in range where index + bytes.count < range.upperBound {
      depth += source[index].bracketDepth
      guard depth == 0, source[index] == bytes[0],
        source[index..<index + bytes.count].elementsEqual(bytes),
        index > range.lowerBound, !source[index - 1].isLetter,
        !source[index + bytes.count].isLetter
      else { continue }
      return index..<index + bytes.count
    }
    return nil
  }
}

extension [UInt8] {
  /// A range of the text without the spaces at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, self[last] == UInt8(ascii: " ") { range.removeLast() }
    while let first = range.first, self[first] == UInt8(ascii: " ") { range.removeFirst() }
    return range
  }
}

extension UInt8 {
  /// How a byte changes the number of open brackets.
  package var bracketDepth: Int {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }
}
