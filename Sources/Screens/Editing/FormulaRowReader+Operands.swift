import Formulas

extension FormulaRow {
  /// Where the operand begins that ends with the last atom.
  static func startOfOperand(_ atoms: [FormulaAtom]) -> Int {
    var start = atoms.count - 1
    while start > 0 && (atoms[start].isSuffix || atoms[start].isDigit && atoms[start - 1].isDigit) {
      start -= 1
    }
    let isArgument =
      start > 0 && atoms[start].box?.bracket == .parentheses && atoms[start - 1].isWord
    return isArgument ? start - 1 : start
  }

  /// Whether an atom is the sign of what a function without parentheses is applied to, or of a divisor.
  static func isSignOfArgument(_ index: Int, in atoms: [FormulaAtom]) -> Bool {
    guard index > 0, atoms[index] == .character("-") || atoms[index] == .character("+") else {
      return false
    }
    var before = index - 1
    while before > 0 && atoms[before].isSuffix { before -= 1 }
    return atoms[before].isWord || atoms[before] == .character("÷")
      || isSignOfArgument(before, in: atoms)
  }

  /// What parentheses hold, if the atoms are just these.
  static func withoutParentheses(_ atoms: [FormulaAtom]) -> [FormulaAtom] {
    guard atoms.count == 1, let box = atoms[0].box,
      box.bracket == .parentheses || box.bracket == .braces
    else { return atoms }
    return box.slots[0].atoms
  }
}

// Operands.
extension FormulaRowReader {
  /// What a radical sign, a fraction bar or `^` takes: a sign, a number, a name or brackets, with its exponent.
  mutating func operand(_ depth: Int) -> [FormulaAtom] {
    while scalar == " " || scalar == "□" { index += 1 }
    var atoms: [FormulaAtom] = []
    while let scalar, scalar == "-" || scalar == "−" || scalar == "+" {
      atoms.append(takeCharacter())
    }
    guard let scalar, FormulaBracket(closing: scalar) == nil else { return atoms }
    let first = scalar.isASCIIDigit || scalar == "." ? number() : item(depth)
    if first.count == 1 && first[0].isOperator {
      index -= 1
      return atoms
    }
    atoms += first
    if first.last?.isWord == true {
      readSuffixes(into: &atoms, depth)
      atoms += argument(depth)
      // Behind parentheses follow the exponents of the function; else its argument has them.
      if atoms.last?.box?.bracket != .parentheses { return atoms }
    }
    readSuffixes(into: &atoms, depth)
    return atoms
  }

  /// What belongs to the operand before it.
  private mutating func readSuffixes(into atoms: inout [FormulaAtom], _ depth: Int) {
    while let scalar {
      switch scalar {
      case "^", "_", "!", "°", "%", "'",
        _ where Self.digit(ofSuperscript: scalar) != nil:
        if scalar == "!" && index + 1 < scalars.count && scalars[index + 1] == "=" { return }
        if scalar == "_" && !(atoms.last.map { $0.isLetter || $0.isWord } ?? false) { return }
        if depth >= Self.deepest { return }
        read(into: &atoms, depth)
      default: return
      }
    }
  }

  /// The product that a function's name without parentheses takes.
  private mutating func argument(_ depth: Int) -> [FormulaAtom] {
    while scalar == " " { index += 1 }
    if scalar == "(" { return item(depth) }
    var atoms: [FormulaAtom] = []
    while let scalar {
      if scalar == " " {
        index += 1
        continue
      }
      if scalar == "/" || scalar == "*" || FormulaBracket(closing: scalar) != nil { break }
      if scalar == "|" && bars > 0 && endsOperand(atoms) { break }
      let start = index
      var next: [FormulaAtom] = []
      read(into: &next, depth)
      let isStart = atoms.allSatisfy { $0 == .character("-") }
      if isStart, next.last?.isWord == true {
        readSuffixes(into: &next, depth)
        atoms += next + (depth < Self.deepest ? argument(depth + 1) : [])
        readSuffixes(into: &atoms, depth)
        continue
      }
      let ends =
        next.first.map { $0.isWord || $0.isOperator && !(isStart && $0 == .character("-")) }
        ?? false
      if ends {
        index = start
        break
      }
      atoms += next
    }
    return atoms
  }

  /// A sum, product or integral as on paper, with limits below and above its sign, or as a function.
  ///
  /// - Returns: `nil` if it is neither. Then the place is as before.
  mutating func series(_ sign: Unicode.Scalar, _ depth: Int) -> FormulaAtom? {
    let start = index
    let series: FormulaSeries =
      sign == "∫" ? .integral : sign == "∑" || sign == "Σ" ? .sum : .product
    guard depth + 1 < Self.deepest else { return nil }
    if index + 1 < scalars.count, scalars[index + 1] == "(" {
      return box(.series(series), from: index + 1, order: [0, 1, 2], depth)
    }
    index += 1
    var limits: (lower: [FormulaAtom]?, upper: [FormulaAtom]?) = (nil, nil)
    for _ in 0..<2 {
      while scalar == " " { index += 1 }
      guard let scalar, scalar == "_" || scalar == "^" else { break }
      index += 1
      let limit = limit(depth + 1)
      if scalar == "_" { limits.lower = limit } else { limits.upper = limit }
    }
    var term: [FormulaAtom] = []
    if series == .integral {
      while let scalar, scalar != ",", FormulaBracket(closing: scalar) == nil,
        !FormulaRow.endsWithDifferential(term)
      {
        read(into: &term, depth + 1)
      }
    } else {
      term = argument(depth + 1)
    }
    guard let lower = limits.lower, let upper = limits.upper,
      series != .integral || FormulaRow.endsWithDifferential(term)
    else {
      index = start
      return nil
    }
    return .box(
      FormulaBox(.series(series), [FormulaRow(lower), FormulaRow(upper), FormulaRow(term)]))
  }

  /// A limit: a number, a letter or what braces or parentheses hold, without what is written above or below it.
  private mutating func limit(_ depth: Int) -> [FormulaAtom] {
    var atoms: [FormulaAtom] = []
    while let scalar, scalar == "-" || scalar == "−" || scalar == "+" {
      atoms.append(takeCharacter())
    }
    atoms += scalar?.isASCIIDigit == true ? number() : item(depth)
    return FormulaRow.withoutParentheses(atoms)
  }

  private mutating func number() -> [FormulaAtom] {
    var atoms: [FormulaAtom] = []
    while let scalar, scalar.isASCIIDigit || scalar == "." { atoms.append(takeCharacter()) }
    // An exponent of ten.
    if let scalar, scalar == "e" || scalar == "E" {
      var end = index + 1
      if end < scalars.count, scalars[end] == "-" || scalars[end] == "+" { end += 1 }
      guard end < scalars.count, scalars[end].isASCIIDigit else { return atoms }
      while end < scalars.count, scalars[end].isASCIIDigit { end += 1 }
      while index < end { atoms.append(takeCharacter()) }
    }
    return atoms
  }
}
