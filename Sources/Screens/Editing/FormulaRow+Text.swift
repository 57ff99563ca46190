import Formulas

extension FormulaRow {
  /// The row as text of the language, with `□` for each empty row of a box. Reading it gives a row with the same text.
  ///
  /// - Complexity: O(atoms).
  public var text: String {
    var writer = FormulaRowWriter()
    writer.write(self)
    return String(decoding: writer.utf8, as: UTF8.self)
  }
}

extension FormulaRow {
  /// The atoms without spaces that do not stand between two numbers.
  fileprivate var withoutIdleSpaces: [FormulaAtom] {
    guard atoms.contains(.character(" ")) else { return atoms }
    let areQuoted = FormulaRow.areQuoted(atoms)
    return atoms.indices.filter { index in
      guard atoms[index] == .character(" "), !areQuoted[index] else { return true }
      return index > 0 && atoms[index - 1].isDigit && index + 1 < atoms.count
        && atoms[index + 1].beginsNumber
    }.map { atoms[$0] }
  }
}

/// Writes rows as lines of text: with the parentheses without which the line would mean something else.
private struct FormulaRowWriter {
  var utf8: [UInt8] = []
  /// How many bars are open: within bars others are written as a function.
  private var bars = 0

  private mutating func put(_ text: String) { utf8.append(contentsOf: text.utf8) }

  private mutating func put(_ scalar: Unicode.Scalar) { utf8.append(contentsOf: scalar.utf8) }

  mutating func write(_ row: FormulaRow) {
    let atoms = Self.joiningScripts(row.withoutIdleSpaces)
    let apart = Self.lettersToSeparate(atoms)
    let areQuoted = FormulaRow.areQuoted(atoms)
    for index in atoms.indices {
      if areQuoted[index], case .character(let scalar) = atoms[index] {
        put(scalar)
        continue
      }
      let before = index > 0 ? atoms[index - 1] : nil
      let next = index + 1 < atoms.count ? atoms[index + 1] : nil
      if let before, needsSpace(between: before, and: atoms[index]) || apart.contains(index) {
        put(" ")
      }
      switch atoms[index] {
      case .character(let scalar): write(scalar, isFirst: before == nil)
      case .word(let name): utf8.append(contentsOf: name.utf8)
      case .box(let box):
        let isSigned = index > 0 && FormulaRow.isSignOfArgument(index - 1, in: atoms)
        write(box, before: before, isSigned: isSigned, next: next)
      }
    }
  }

  /// Exponents side by side are one, as they look; so are subscripts. A sign behind a power belongs to all of it.
  private static func joiningScripts(_ atoms: [FormulaAtom]) -> [FormulaAtom] {
    var joined: [FormulaAtom] = []
    for atom in atoms {
      if let box = atom.box, box.isScript, let last = joined.last?.box, last.kind == box.kind {
        let slot = FormulaRow(last.slots[0].atoms + box.slots[0].atoms)
        joined[joined.count - 1] = .box(FormulaBox(box.kind, [slot]))
      } else {
        if atom.isSuffix, atom.box == nil, joined.last?.box?.kind == .power {
          let start = FormulaRow.startOfOperand(joined)
          let power = FormulaRow(Array(joined[start...]))
          joined.replaceSubrange(start..., with: [.parentheses(power)])
        }
        joined.append(atom)
      }
    }
    return joined
  }

  private mutating func write(_ scalar: Unicode.Scalar, isFirst: Bool) {
    switch scalar {
    case "=", "<", ">", "≤", "≥", "≠", "∧", "∨", "∈", "→", "~":
      put(isFirst || utf8.last == UInt8(ascii: " ") ? "" : " ")
      put(scalar)
      put(" ")
    case ",", ";", ":":
      put(scalar)
      put(" ")
    default: put(scalar)
    }
  }

  /// Whether two atoms would be read as one name or number without a space.
  private func needsSpace(between before: FormulaAtom, and atom: FormulaAtom) -> Bool {
    let startsWithName = atom.startsWithName || atom.box?.bracket == .bars && bars > 0
    let begins = atom.isLetter || atom.isDigit || atom.isWord || startsWithName
    switch before {
    case .word:
      return atom.box.map {
        $0.bracket != .parentheses && !$0.isScript && $0.kind != .fraction
      } ?? true
    case .character: return before.isLetter && (atom.isWord || startsWithName)
    case .box(let box):
      return begins && (box.kind == .subscript || FormulaRow.isDerivative(box))
    }
  }

  /// Those letters of a row before which a space stands: side by side they would be a name.
  private static func lettersToSeparate(_ atoms: [FormulaAtom]) -> Set<Int> {
    var separate: Set<Int> = []
    var start = 0
    while start < atoms.count {
      var end = start
      var letters: [UInt8] = []
      while end < atoms.count, let scalar = atoms[end].character, scalar.isFormulaLetter {
        letters.append(contentsOf: scalar.utf8)
        end += 1
      }
      if letters.count > 1 && FormulaRow.hasName(letters) {
        separate.formUnion(start + 1..<end)
      }
      start = max(end, start + 1)
    }
    return separate
  }

  /// - Parameter isSigned: Whether the sign of a function's argument or of a divisor stands before it.
  private mutating func write(
    _ box: FormulaBox, before: FormulaAtom?, isSigned: Bool, next: FormulaAtom?
  ) {
    switch box.kind {
    case .fraction where FormulaRow.isDerivative(box):
      put("d/d")
      write(FormulaRow([box.slots[1].atoms[1]]))
    case .fraction:
      let stands =
        before.map { !$0.isOperator || $0 == .character("÷") } ?? false || isSigned
      writeAsOne(stands || next?.isSuffix == true) { writer in
        writer.writeOperand(box.slots[0], next: .character("/"))
        writer.put("/")
        writer.writeOperand(box.slots[1], next: stands || next?.isSuffix == true ? nil : next)
      }
    case .power:
      if before.map({ $0.isOperator }) ?? true { put("□") }
      put("^")
      writeOperand(box.slots[0], next: next)
    case .subscript:
      if before.map({ $0.isOperator }) ?? true { put("□") }
      put("_")
      let atoms = box.slots[0].atoms
      let isPlain = { (test: (Unicode.Scalar) -> Bool) in
        !atoms.isEmpty && atoms.allSatisfy { $0.character.map(test) ?? false }
      }
      if isPlain({ $0.isASCIIDigit }) || isPlain({ $0.isASCIILetter }) {
        for atom in atoms { atom.character.map { put($0) } }
      } else {
        writeInParentheses(box.slots[0])
      }
    case .root:
      put("√")
      writeRadicand(box.slots[0], next: next)
    case .indexedRoot:
      if box.slots[0].atoms == [.character("3")] {
        put("∛")
        writeRadicand(box.slots[1], next: next)
      } else {
        writeFunction("root", [box.slots[1], box.slots[0]])
      }
    case .brackets(let bracket, _): write(bracket, box.slots[0])
    case .series(.integral):
      let isNamed = box.slots[0].atoms.contains(.character("="))
      let slots = FormulaRow.withoutDifferential(box.slots)
      // With three values, int would be taken for what rounds.
      writeFunction(isNamed || slots != nil ? "int" : "integral", slots ?? box.slots)
    case .series(let series): writeFunction(series.name, box.slots)
    }
  }

  private mutating func write(_ bracket: FormulaBracket, _ row: FormulaRow) {
    if bracket == .bars && bars > 0 {
      return writeFunction("abs", [row])
    }
    let outer = bars
    bars = bracket == .bars ? bars + 1 : 0
    put(bracket.opening)
    writeSlot(row)
    // A bar behind an operator would open others.
    if bracket == .bars, let last = row.atoms.last, last.isOperator || last.isWord { put("□") }
    put(bracket.closing)
    bars = outer
  }

  private mutating func writeSlot(_ row: FormulaRow) {
    if row.isEmpty { put("□") } else { write(row) }
  }

  private mutating func writeFunction(_ name: String, _ slots: [FormulaRow]) {
    let outer = bars
    bars = 0
    put(name + "(")
    for (index, slot) in slots.enumerated() {
      put(index > 0 ? ", " : "")
      writeSlot(slot)
    }
    put(")")
    bars = outer
  }

  private mutating func writeInParentheses(_ row: FormulaRow) { writeFunction("", [row]) }

  /// What belongs to the root is written behind parentheses.
  private mutating func writeRadicand(_ row: FormulaRow, next: FormulaAtom?) {
    if next?.isSuffix == true { writeInParentheses(row) } else { writeOperand(row, next: next) }
  }

  /// Writes something in parentheses where it would come apart without them.
  private mutating func writeAsOne(
    _ needsParentheses: Bool, _ write: (inout FormulaRowWriter) -> Void
  ) {
    if needsParentheses { put("(") }
    write(&self)
    if needsParentheses { put(")") }
  }

  /// An operand of a sign: without parentheses only if it is a number or a letter that stays one before what follows.
  private mutating func writeOperand(_ row: FormulaRow, next: FormulaAtom?) {
    let atoms = row.atoms
    let isNumber =
      !atoms.isEmpty && atoms.allSatisfy { $0.isDigit } && atoms.last != .character(".")
    let isLetter = atoms.count == 1 && atoms[0].isLetter
    let isApart =
      switch next {
      case nil: true
      case .character(let scalar)?:
        next?.isOperator == true || scalar == "/"
          || isNumber && scalar.isFormulaLetter && scalar != "e" && scalar != "E"
      case .word?: isNumber
      case .box(let box)?: isNumber && (box.bracket == .parentheses || box.kind == .fraction)
      }
    if (isNumber || isLetter) && isApart { write(row) } else { writeInParentheses(row) }
  }
}

extension FormulaBox {
  /// Whether it stands higher or lower than what it belongs to.
  var isScript: Bool { kind == .power || kind == .subscript }
}

extension FormulaAtom {
  /// Whether its text begins with a letter.
  var startsWithName: Bool {
    switch box?.kind {
    case .series: true
    case .indexedRoot: box?.slots[0].atoms != [.character("3")]
    case .brackets(.bars, _): false
    default: false
    }
  }
}

extension FormulaRow {
  /// The rows of an integral as on paper, 0, 1 and x² dx, from those of the language, x = 0, 1 and x²; the same rows if
  /// they have no variable or are not complete.
  static func withDifferential(_ slots: [FormulaRow]) -> [FormulaRow] {
    let lower = slots[0].atoms
    guard lower.count > 2, lower[0].isLetter, lower[1] == .character("="),
      !lower[2...].contains(.character("=")), !slots[2].isEmpty
    else { return slots }
    let body = slots[2].atoms + [.character("d"), lower[0]]
    return [FormulaRow(Array(lower[2...])), slots[1], FormulaRow(body)]
  }

  /// The opposite; `nil` without a differential, or if the lower limit has another variable.
  fileprivate static func withoutDifferential(_ slots: [FormulaRow]) -> [FormulaRow]? {
    let (lower, body) = (slots[0].atoms, slots[2].atoms)
    guard let variable = body.last, endsWithDifferential(body), !lower.isEmpty else { return nil }
    let integrand = body.count > 2 ? Array(body.dropLast(2)) : [.character("1")]
    if lower.starts(with: [variable, .character("=")]) {
      return [slots[0], slots[1], FormulaRow(integrand)]
    }
    if lower.contains(.character("=")) { return nil }
    return [
      FormulaRow([variable, .character("=")] + lower), slots[1], FormulaRow(integrand),
    ]
  }

  /// Whether the last atoms are a `d` and a letter.
  static func endsWithDifferential(_ atoms: [FormulaAtom]) -> Bool {
    atoms.last?.isLetter == true && atoms.dropLast().last == .character("d")
  }

  /// Whether letters side by side have a name in them that stands for something else than their product.
  static func hasName(_ letters: [UInt8]) -> Bool {
    for start in letters.indices {
      for end in letters.indices where end > start {
        if SpelledSign(letters: Array(letters[start...end])) != nil { return true }
        if end - start >= SpelledSign.longest { break }
      }
    }
    return false
  }
}
