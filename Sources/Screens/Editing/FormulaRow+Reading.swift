import Formulas

extension FormulaRow {
  /// The row that a text of the language is written as on paper. Every text can be read: what has no other meaning
  /// stays as characters.
  ///
  /// - Complexity: O(characters).
  public init(reading text: String) {
    var reader = FormulaRowReader(text)
    self.init(reader.row(until: nil, depth: 0))
    // Closing brackets that nothing opened.
    while !reader.isAtEnd {
      atoms.append(reader.takeCharacter())
      atoms += reader.row(until: nil, depth: 0)
    }
  }
}

/// Reads a line of text as atoms and boxes.
struct FormulaRowReader {
  let scalars: [Unicode.Scalar]
  var index = 0
  /// How many bars around the place are open, within the innermost other brackets.
  private(set) var bars = 0
  /// How many boxes may stand in each other.
  static let deepest = FormulaEditor.deepest

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { index >= scalars.count }

  var scalar: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func follows(_ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  mutating func takeCharacter() -> FormulaAtom {
    defer { index += 1 }
    return .character(FormulaEditor.spelling(of: scalars[index]))
  }

  /// The atoms up to a closing bracket, which is left, or to the end.
  ///
  /// - Parameter closing: Ends the row; any other closing bracket does so too.
  mutating func row(until closing: Unicode.Scalar?, depth: Int) -> [FormulaAtom] {
    var atoms: [FormulaAtom] = []
    while let scalar {
      if scalar == "|" {
        if closing == "|" && (endsOperand(atoms) || index > 0 && scalars[index - 1] == "□") {
          return atoms
        }
      } else if FormulaBracket(closing: scalar) != nil {
        return atoms
      } else if closing == "," && scalar == "," {
        return atoms
      }
      read(into: &atoms, depth)
    }
    return atoms
  }

  func endsOperand(_ atoms: [FormulaAtom]) -> Bool {
    atoms.last.map { !$0.isOperator && !$0.isWord } ?? false
  }

  mutating func read(into atoms: inout [FormulaAtom], _ depth: Int) {
    guard let scalar else { return }
    switch scalar {
    case "\"":
      // A text between quotation marks is kept as it is.
      let start = index
      repeat {
        atoms.append(.character(scalars[index]))
        index += 1
      } while !isAtEnd && (index == start + 1 || scalars[index - 1] != "\"")
    case " ", "\u{A0}", "\t", "□":
      let isBehindDigit = index > 0 && FormulaAtom.character(scalars[index - 1]).isDigit
      while self.scalar.map({ [" ", "\u{A0}", "\t", "□"].contains($0) }) == true { index += 1 }
      if isBehindDigit, let next = self.scalar, FormulaAtom.character(next).isDigit {
        atoms.append(.character(" "))
      }
    case "/" where depth < Self.deepest:
      index += 1
      divide(&atoms, depth)
    case "^" where depth < Self.deepest, "*" where follows("**") && depth < Self.deepest:
      index += scalar == "^" ? 1 : 2
      let exponent = FormulaRow.withoutParentheses(operand(depth + 1))
      raise(&atoms, to: exponent)
    case "_" where depth < Self.deepest: readSubscript(&atoms, depth)
    default:
      if let digits = superscript() {
        raise(&atoms, to: digits)
      } else if let sign = joinedSign() {
        atoms.append(.character(sign))
      } else {
        atoms += item(depth)
      }
    }
  }

  /// Writes an exponent behind the last operand. One that has an exponent is put in parentheses first.
  private func raise(_ atoms: inout [FormulaAtom], to exponent: [FormulaAtom]) {
    if atoms.last?.box?.kind == .power {
      let start = FormulaRow.startOfOperand(atoms)
      let base = FormulaRow(Array(atoms[start...]))
      atoms.removeSubrange(start...)
      let power = FormulaRow([.parentheses(base), .box(FormulaBox(.power, [FormulaRow(exponent)]))])
      // Parentheses right behind a name would hold its whole argument.
      let isArgument = atoms.last?.isWord == true
      atoms += isArgument ? [.parentheses(power)] : power.atoms
      return
    }
    atoms.append(.box(FormulaBox(.power, [FormulaRow(exponent)])))
  }

  /// The sign that two characters stand for.
  private mutating func joinedSign() -> Unicode.Scalar? {
    guard index + 1 < scalars.count, scalars[index] != "!",
      let sign = SpelledSign.joining(scalars[index], scalars[index + 1])
    else { return nil }
    index += 2
    return sign
  }

  private mutating func superscript() -> [FormulaAtom]? {
    var digits: [FormulaAtom] = []
    while let scalar, let digit = Self.digit(ofSuperscript: scalar) {
      digits.append(.character(digit))
      index += 1
    }
    return digits.isEmpty ? nil : digits
  }

  static func digit(ofSuperscript scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch LookAlike(scalar) {
    case .superscript(.digit(let digit)): Unicode.Scalar(UInt8(ascii: "0") + digit)
    case .superscript(.minus): "-"
    case .superscript(.plus): "+"
    default: scalar == "ⁿ" ? "n" : nil
    }
  }

  /// A number, a name with what belongs to it, brackets or a sign.
  mutating func item(_ depth: Int) -> [FormulaAtom] {
    guard let scalar else { return [] }
    if scalar.isASCIILetter { return name(depth) }
    guard depth < Self.deepest else { return [takeCharacter()] }
    if let bracket = scalar == "|" ? .bars : FormulaBracket(opening: scalar) {
      index += 1
      return [group(bracket, depth)]
    }
    switch scalar {
    case "∫", "∑", "Σ", "∏", "Π": return [series(scalar, depth) ?? takeCharacter()]
    case "√":
      index += 1
      let radicand = radicand(depth)
      return [.box(FormulaBox(.root, [FormulaRow(radicand)]))]
    case "∛", "∜":
      index += 1
      let radicand = radicand(depth)
      let degree = FormulaRow([.character(scalar == "∛" ? "3" : "4")])
      return [.box(FormulaBox(.indexedRoot, [degree, FormulaRow(radicand)]))]
    default: return [takeCharacter()]
    }
  }

  /// Parentheses right behind a radical sign hold the whole radicand.
  private mutating func radicand(_ depth: Int) -> [FormulaAtom] {
    while scalar == " " { index += 1 }
    return FormulaRow.withoutParentheses(
      scalar == "(" ? item(depth + 1) : operand(depth + 1))
  }

  /// Brackets whose opening one is behind.
  private mutating func group(_ bracket: FormulaBracket, _ depth: Int) -> FormulaAtom {
    let outer = bars
    bars = bracket == .bars ? bars + 1 : 0
    let atoms = row(until: bracket.closing, depth: depth + 1)
    bars = outer
    if scalar == bracket.closing { index += 1 }
    return .box(FormulaBox(.brackets(bracket, isClosed: true), [FormulaRow(atoms)]))
  }

  /// A known name or one letter.
  private mutating func name(_ depth: Int) -> [FormulaAtom] {
    var end = index
    while end < scalars.count,
      scalars[end].isASCIILetter || end > index && scalars[end].isASCIIDigit,
      end - index < SpelledSign.longest
    {
      end += 1
    }
    while end > index + 1 {
      let letters = scalars[index..<end].map { UInt8($0.value) }
      if let boxes = function(letters, end: end, depth) { return boxes }
      let isPart =
        index > 0 && scalars[index - 1].isASCIILetter
        || end < scalars.count && scalars[end].isASCIILetter
      if let sign = SpelledSign(letters: letters), !(isPart && sign.isWholeWord) {
        switch sign {
        case .character(let scalar):
          index = end
          return [.character(scalar)]
        case .word(let name):
          index = end
          return [.word(name)]
        case .box: break
        }
      }
      end -= 1
    }
    return [takeCharacter()]
  }

  /// A function that is a box on paper.
  private mutating func function(_ letters: [UInt8], end: Int, _ depth: Int) -> [FormulaAtom]? {
    guard end < scalars.count, scalars[end] == "(", depth + 1 < Self.deepest else { return nil }
    let name = Name(utf8: letters)
    let kind: (kind: FormulaBox.Kind, order: [Int])? =
      switch name {
      case "sqrt": (.root, [0])
      case "abs": (.brackets(.bars, isClosed: true), [0])
      case "root": (.indexedRoot, [1, 0])
      case "sum": (.series(.sum), [0, 1, 2])
      case "prod": (.series(.product), [0, 1, 2])
      case "int", "integral": (.series(.integral), [0, 1, 2])
      default: nil
      }
    guard let kind else { return nil }
    return box(kind.kind, from: end, order: kind.order, depth).map { [$0] }
  }

  /// A box whose rows stand in parentheses, with commas between them.
  ///
  /// - Parameters:
  ///   - opening: The place of the opening parenthesis.
  ///   - order: Which of them each row of the box is.
  /// - Returns: `nil` if there are more or fewer. Then the place is as before.
  mutating func box(
    _ kind: FormulaBox.Kind, from opening: Int, order: [Int], _ depth: Int
  ) -> FormulaAtom? {
    let (start, outer) = (index, bars)
    defer { bars = outer }
    bars = 0
    index = opening + 1
    var slots: [FormulaRow] = []
    repeat {
      slots.append(FormulaRow(row(until: ",", depth: depth + 1)))
      guard scalar == "," else { break }
      index += 1
    } while slots.count <= order.count
    guard scalar == ")", slots.count == order.count else {
      index = start
      return nil
    }
    index += 1
    let ordered = order.map { slots[$0] }
    let isIntegral = kind == .series(.integral)
    return .box(FormulaBox(kind, isIntegral ? FormulaRow.withDifferential(ordered) : ordered))
  }

  private mutating func readSubscript(_ atoms: inout [FormulaAtom], _ depth: Int) {
    index += 1
    var content: [FormulaAtom] = []
    if let scalar, scalar == "(" || scalar == "{" {
      content = FormulaRow.withoutParentheses(item(depth + 1))
    } else if let scalar, scalar.isASCIIDigit {
      while let scalar = self.scalar, scalar.isASCIIDigit { content.append(takeCharacter()) }
    } else {
      while let scalar, scalar.isASCIILetter { content.append(takeCharacter()) }
    }
    atoms.append(.box(FormulaBox(.subscript, [FormulaRow(content)])))
  }

  /// Takes what stands before the bar as the numerator: quotients and products are read from the left.
  private mutating func divide(_ atoms: inout [FormulaAtom], _ depth: Int) {
    let start =
      atoms.indices.last {
        atoms[$0].isOperator && atoms[$0] != .character("÷")
          && !FormulaRow.isSignOfArgument($0, in: atoms)
      }.map { $0 + 1 } ?? 0
    let numerator = FormulaRow.withoutParentheses(Array(atoms[start...]))
    let denominator =
      FormulaRow.isDifferential(numerator)
      ? differential() ?? FormulaRow.withoutParentheses(operand(depth + 1))
      : FormulaRow.withoutParentheses(operand(depth + 1))
    atoms.removeSubrange(start...)
    atoms.append(.box(FormulaBox(.fraction, [FormulaRow(numerator), FormulaRow(denominator)])))
  }

  /// `dx` below the bar of a derivative.
  private mutating func differential() -> [FormulaAtom]? {
    guard index + 1 < scalars.count, scalar == "d", scalars[index + 1].isFormulaLetter,
      index + 2 == scalars.count || !scalars[index + 2].isFormulaLetter
    else { return nil }
    defer { index += 2 }
    return [.character("d"), .character(scalars[index + 1])]
  }
}

extension FormulaRow {
  /// Whether it is the `d` above the bar of a derivative.
  static func isDifferential(_ atoms: [FormulaAtom]) -> Bool { atoms == [.character("d")] }

  /// Whether a fraction is the `d/dx` of a derivative.
  static func isDerivative(_ box: FormulaBox) -> Bool {
    guard box.kind == .fraction, isDifferential(box.slots[0].atoms) else { return false }
    let below = box.slots[1].atoms
    return below.count == 2 && below[0] == .character("d") && below[1].isLetter
  }
}
