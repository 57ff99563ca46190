import Formulas

extension FormulaEditor {
  /// Types a character, which may open, fill or leave a box, or complete a name.
  public mutating func type(_ scalar: Unicode.Scalar) {
    if isInNote || scalar == "\"" {
      _ = cutSelection()
      return put(.character(scalar))
    }
    if selection == nil, Self.beginsBox(scalar) { leaveScript(before: .character("(")) }
    if typeLimits(scalar) { return }
    switch scalar {
    case "/": typeFraction()
    case "^": typePower()
    case "_": typeSubscript()
    case "|": typeBar()
    case "√": insert(FormulaBox(.root), holding: cutSelection())
    case "∛":
      let index = FormulaRow([.character("3")])
      insert(FormulaBox(.indexedRoot, [index, FormulaRow()]), holding: cutSelection())
    case "∑", "Σ": insert(FormulaBox(.series(.sum)), holding: cutSelection())
    case "∏", "Π": insert(FormulaBox(.series(.product)), holding: cutSelection())
    case "∫": insert(.integral, holding: cutSelection())
    case "(" where isBehindSpelledSeries: beginCall()
    case ",": typeComma()
    case " ": typeSpace()
    case "²", "³":
      typePower()
      put(.character(scalar == "²" ? "2" : "3"))
      leaveBox()
    default:
      if let bracket = FormulaBracket(opening: scalar) {
        // A restriction belongs to the row, not to an exponent.
        if bracket == .braces { leaveScript(before: .character("=")) }
        if bracket == .parentheses, isBehindDerivative { leaveBox() }
        open(bracket)
      } else if let bracket = FormulaBracket(closing: scalar) {
        close(bracket)
      } else {
        typeCharacter(Self.spelling(of: scalar))
      }
    }
  }

  /// Whether a character is drawn as a box of its own, which no subscript has.
  private static func beginsBox(_ scalar: Unicode.Scalar) -> Bool {
    FormulaBracket(opening: scalar) != nil || "|√∛∑Σ∏Π∫".unicodeScalars.contains(scalar)
  }

  /// Whether the cursor is in a text between quotation marks.
  private var isInNote: Bool {
    let before = row.atoms.prefix(place.path.first?.atom ?? place.offset)
    return before.filter { $0 == .quotationMark }.count % 2 == 1
  }

  /// Whether the cursor is behind the `dx` of `d/dx`.
  private var isBehindDerivative: Bool {
    guard selection == nil, place.path.last?.slot == 1, let box = row.box(at: place.path),
      box.kind == .fraction, place.offset == current.atoms.count
    else { return false }
    return box.slots[0].atoms == [.character("d")] && current.isDifferential
  }

  /// Types each character of a text. A name that it begins with is no part of the letters before it: a key for cos
  /// behind a makes a cos, not acos.
  public mutating func type(_ text: String) {
    let scalars = text.unicodeScalars
    if scalars.count > 1, scalars.first?.isASCIILetter == true { gap = place }
    for scalar in scalars { type(scalar) }
  }

  /// Inserts a text of the language as it is, in place of the selection.
  ///
  /// - Returns: `false` if the row would be too long; nothing has changed then.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    let characters = text.unicodeScalars.map { FormulaAtom.character($0) }
    var atoms = isInNote ? characters : FormulaRow(reading: text).atoms
    // What is too deep to be drawn is kept as it was written.
    if atoms.contains(where: { $0.depth + place.path.count >= Self.deepest }) { atoms = characters }
    var edited = self
    _ = edited.cutSelection()
    guard edited.current.atoms.count + atoms.count <= Self.longestRow else { return false }
    edited.keepSpaces(at: text, around: &atoms)
    edited.spelled = nil
    edited.replace(edited.place.offset..<edited.place.offset, by: atoms)
    self = edited
    return true
  }

  /// Keeps a space at an end of a text where it is to stand between digits.
  private func keepSpaces(at text: String, around atoms: inout [FormulaAtom]) {
    let before = place.offset > 0 ? current.atoms[place.offset - 1] : nil
    let after = place.offset < current.atoms.count ? current.atoms[place.offset] : nil
    let (first, last) = (atoms.first ?? after, atoms.last)
    if text.unicodeScalars.first == " ", before?.isDigit == true, first?.beginsNumber == true {
      atoms.insert(.character(" "), at: 0)
    }
    if text.unicodeScalars.last == " ", last?.isDigit == true, after?.beginsNumber == true {
      atoms.append(.character(" "))
    }
  }

  /// The character that stands for a look-alike.
  static func spelling(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch LookAlike(scalar) {
    case .minus: "-"
    case .times where scalar != "×": "·"
    case .bar: "|"
    default: scalar == "*" ? "·" : scalar
    }
  }

  mutating func typeCharacter(_ scalar: Unicode.Scalar) {
    _ = cutSelection()
    leaveScript(before: .character(scalar))
    if FormulaAtom.character(scalar).isDigit, gap == place, place.offset > 0,
      current.atoms[place.offset - 1].isDigit
    {
      put(.character(" "))
    }
    if !typeOverDifferential(scalar) { put(.character(scalar)) }
    if scalar == "=" { removeDifferential() }
    if row.box(at: place.path)?.kind == .subscript { return }
    joinSigns()
    if scalar.isASCIILetter { spellOut() }
  }

  /// Puts an atom before the cursor.
  private mutating func put(_ atom: FormulaAtom) {
    spelled = nil
    replace(place.offset..<place.offset, by: [atom])
  }

  /// Leaves an exponent that ends at the cursor if an operator follows, and a subscript if anything follows that is no
  /// part of it.
  mutating func leaveScript(before next: FormulaAtom) {
    while let box = row.box(at: place.path), place.offset == current.atoms.count,
      let last = current.atoms.last
    {
      switch box.kind {
      case .power
      where !last.isOperator && (next.isOperator || isExponentOfFunction && !next.isDigit):
        leaveBox()
      case .fraction where place.path.last?.slot == 1 && next.isBetweenFormulas,
        .root where next.isBetweenFormulas, .indexedRoot where next.isBetweenFormulas:
        leaveBox()
      case .subscript where !(next.isDigit && last.isDigit || next.isLetter && last.isLetter):
        leaveBox()
      default: return
      }
    }
  }

  /// Whether the cursor is in the exponent of a function's name, whose argument follows: sin²(x).
  private var isExponentOfFunction: Bool {
    guard let step = place.path.last, step.atom > 0, let outer = place.beforeBox else {
      return false
    }
    return row[outer.path].atoms[step.atom - 1].isWord
  }

  /// A space behind an operand leaves the innermost box, unless that has a closing sign of its own.
  private mutating func typeSpace() {
    let before = place.offset > 0 ? current.atoms[place.offset - 1] : nil
    let isBehindOperand = before.map { !$0.isOperator && !$0.isWord } ?? false
    if let box = row.box(at: place.path), box.bracket == nil, isBehindOperand,
      !isBeforeDifferential
    {
      leaveBox()
    }
    gap = place
  }

  private mutating func joinSigns() {
    let atoms = current.atoms
    guard place.offset >= 2, let first = atoms[place.offset - 2].character,
      let second = atoms[place.offset - 1].character,
      let sign = first == "+" && second == "-" ? "±" : SpelledSign.joining(first, second)
    else { return }
    let before = Spelled(row: row, place: place)
    replace(place.offset - 2..<place.offset, by: [.character(sign)])
    spelled = before
  }

  /// Replaces the letters before the cursor by what they spell: the longest name that ends here, unless more letters
  /// may make a longer one.
  private mutating func spellOut() {
    let atoms = current.atoms
    var start = place.offset
    var letters: [UInt8] = []
    let first = gap?.path == place.path ? gap?.offset ?? 0 : 0
    while start > first, let scalar = atoms[start - 1].character, scalar.isASCIILetter,
      letters.count < SpelledSign.longest
    {
      start -= 1
      letters.insert(UInt8(scalar.value), at: 0)
    }
    // A name may go on with more letters: int becomes integral.
    if start > first, case .word(let name) = atoms[start - 1] {
      let whole = name.utf8 + letters
      if let sign = SpelledSign(letters: whole) { return become(sign, from: start - 1) }
      if SpelledSign.isStart(whole) { return }
    }
    while !letters.isEmpty {
      let isPart = start > first && atoms[start - 1].isLetter
      if let sign = SpelledSign(letters: letters), !(isPart && sign.isWholeWord) {
        return become(sign, from: start)
      }
      if SpelledSign.isStart(letters) && letters.count > 1 { return }
      letters.removeFirst()
      start += 1
    }
  }

  mutating func become(_ sign: SpelledSign, from start: Int) {
    let before = Spelled(row: row, place: place)
    switch sign {
    case .character(let scalar): replace(start..<place.offset, by: [.character(scalar)])
    case .word(let name): replace(start..<place.offset, by: [.word(name)])
    case .box(let box):
      guard place.path.count < Self.deepest else { return }
      replace(start..<place.offset, by: [])
      insert(box, holding: nil)
    }
    spelled = before
  }

  /// Puts a box before the cursor, which goes into its first empty row.
  private mutating func insert(_ box: FormulaBox, holding atoms: [FormulaAtom]?) {
    var box = box
    let depth = atoms?.reduce(0) { max($0, $1.depth) } ?? 0
    guard place.path.count + depth < Self.deepest else {
      return replace(place.offset..<place.offset, by: atoms ?? [])
    }
    if let atoms { box.slots[box.slots.count - 1].atoms.insert(contentsOf: atoms, at: 0) }
    put(.box(box))
    let slot = box.slots.firstIndex { $0.isEmpty } ?? box.slots.count - 1
    place = FormulaPlace(path: place.path, offset: place.offset)
      .entering(place.offset - 1, slot: slot, offset: box.slots[slot].atoms.count)
  }

  /// Takes what is selected, or the operand before the cursor, as the numerator.
  private mutating func typeFraction() {
    if let numerator = cutSelection() {
      return insert(
        FormulaBox(.fraction, [FormulaRow(numerator), FormulaRow()]), holding: nil)
    }
    leaveScript(before: .character("÷"))
    let atoms = current.atoms
    let start = atoms[..<place.offset].lastIndex { $0.isOperator }.map { $0 + 1 } ?? 0
    let numerator = FormulaRow.withoutParentheses(Array(atoms[start..<place.offset]))
    let depth = numerator.reduce(0) { max($0, $1.depth) }
    guard place.path.count + depth < Self.deepest else { return }
    replace(start..<place.offset, by: [])
    insert(FormulaBox(.fraction, [FormulaRow(numerator), FormulaRow()]), holding: nil)
  }

  /// Opens the exponent of the operand before the cursor.
  private mutating func typePower() {
    if let base = cutSelection() {
      let needsBrackets = base.count > 1
      put(
        needsBrackets
          ? .parentheses(FormulaRow(base)) : base[0])
    }
    leaveScript(before: .character("^"))
    let atom = place.offset - 1
    if atom >= 0, let box = current.atoms[atom].box, box.kind == .power {
      move(to: place.entering(atom, slot: 0, offset: box.slots[0].atoms.count))
    } else {
      insert(FormulaBox(.power), holding: nil)
    }
  }

  private mutating func typeSubscript() {
    _ = cutSelection()
    let atom = place.offset - 1
    if atom >= 0, let box = current.atoms[atom].box, box.kind == .subscript {
      move(to: place.entering(atom, slot: 0, offset: box.slots[0].atoms.count))
    } else {
      insert(FormulaBox(.subscript), holding: nil)
    }
  }
}

extension FormulaAtom {
  /// How many boxes stand in each other in it.
  var depth: Int {
    guard let box else { return 0 }
    return 1 + box.contents.reduce(0) { max($0, $1.depth) }
  }
}
