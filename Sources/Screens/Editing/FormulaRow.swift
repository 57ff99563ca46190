public import Formulas

/// What stands side by side in a formula that is being written, from left to right.
public struct FormulaRow: Hashable, Sendable {
  public var atoms: [FormulaAtom]

  public init(_ atoms: [FormulaAtom] = []) { self.atoms = atoms }

  var isEmpty: Bool { atoms.isEmpty }

  /// Whether nothing is in it but the `dx` of an integral.
  var isDifferential: Bool { atoms.count == 2 && FormulaRow.endsWithDifferential(atoms) }

  /// Whether it begins with a text between quotation marks.
  var isNote: Bool { atoms.first == .quotationMark }

  /// For each atom, whether it is in a text between quotation marks, or one of these marks.
  static func areQuoted(_ atoms: [FormulaAtom]) -> [Bool] {
    var isInside = false
    return atoms.map { atom in
      defer { if atom == .quotationMark { isInside.toggle() } }
      return isInside || atom == .quotationMark
    }
  }
}

/// A part of a row that the cursor does not divide, or a box that it enters.
public indirect enum FormulaAtom: Hashable, Sendable {
  /// A digit, a letter or a sign.
  case character(Unicode.Scalar)
  /// The name of a function, which stands upright.
  case word(Name)
  case box(FormulaBox)

  static func character(_ byte: UInt8) -> FormulaAtom { .character(Unicode.Scalar(byte)) }

  static func parentheses(_ row: FormulaRow) -> FormulaAtom {
    .box(FormulaBox(.brackets(.parentheses, isClosed: true), [row]))
  }

  static let quotationMark = FormulaAtom.character("\"")

  var character: Unicode.Scalar? {
    if case .character(let scalar) = self { scalar } else { nil }
  }

  var box: FormulaBox? {
    if case .box(let box) = self { box } else { nil }
  }

  var isWord: Bool {
    if case .word = self { true } else { false }
  }

  var isDigit: Bool { character.map { $0.isASCIIDigit || $0 == "." } ?? false }

  /// Whether its text begins with a digit: a fraction of two numbers does.
  var beginsNumber: Bool {
    guard let box, box.kind == .fraction else { return isDigit }
    return !box.slots[0].isEmpty && box.slots[0].atoms.allSatisfy { $0.isDigit }
  }

  var isLetter: Bool { character.map { $0.isFormulaLetter } ?? false }

  /// Whether it stands between operands, or before one. A space does so between two numbers, which would be one without.
  var isOperator: Bool {
    switch character {
    case "+", "-", "±", "·", "×", "÷", "=", "<", ">", "≤", "≥", "≠", ",", ";", ":", "∧", "∨", "¬",
      "∈",
      "→", "~", "…", " ":
      true
    default: false
    }
  }

  /// Whether it stands between formulas, as comparisons and the commas of points and lists do, and not in one.
  var isBetweenFormulas: Bool {
    switch character {
    case "=", "<", ">", "≤", "≥", "≠", "~", ",": true
    default: false
    }
  }

  /// Whether it belongs to the operand before it.
  var isSuffix: Bool {
    switch self {
    case .character("!"), .character("°"), .character("%"), .character("'"): true
    case .box(let box): box.kind == .power || box.kind == .subscript
    default: false
    }
  }
}

/// A part of a formula with rows of its own: a fraction, a power, a root.
public struct FormulaBox: Hashable, Sendable {
  public var kind: Kind
  /// In reading order; see `Kind`.
  public var slots: [FormulaRow]

  public enum Kind: Hashable, Sendable {
    /// Numerator and denominator.
    case fraction
    /// The exponent; the base stands before the box.
    case power
    /// What is lowered; the name stands before the box.
    case `subscript`
    /// The radicand of a square root.
    case root
    /// Index and radicand.
    case indexedRoot
    /// What is between the brackets. The closing one was not typed yet where they are not closed.
    case brackets(FormulaBracket, isClosed: Bool)
    /// The sign Σ, Π or ∫: lower limit, upper limit and term.
    case series(FormulaSeries)

    var slotCount: Int {
      switch self {
      case .fraction, .indexedRoot: 2
      case .power, .subscript, .root, .brackets: 1
      case .series: 3
      }
    }
  }

  init(_ kind: Kind, _ slots: [FormulaRow]? = nil) {
    self.kind = kind
    self.slots = slots ?? Array(repeating: FormulaRow(), count: kind.slotCount)
  }

  /// An integral along x that is still to be filled.
  static let integral = FormulaBox(
    .series(.integral),
    [FormulaRow(), FormulaRow(), FormulaRow([.character("d"), .character("x")])]
  )

  var isSeries: Bool {
    if case .series = kind { true } else { false }
  }

  /// All that the box holds, in reading order.
  var contents: [FormulaAtom] { slots.flatMap { $0.atoms } }

  /// The brackets, if the box is a pair of them.
  var bracket: FormulaBracket? {
    if case .brackets(let bracket, _) = kind { bracket } else { nil }
  }

  /// Whether it is a pair of brackets that was not closed yet.
  var isOpen: Bool {
    if case .brackets(_, isClosed: false) = kind { true } else { false }
  }

  mutating func setClosed(_ isClosed: Bool) {
    if let bracket { kind = .brackets(bracket, isClosed: isClosed) }
  }
}

/// A pair of brackets that grows with what is in it.
public enum FormulaBracket: UInt8, CaseIterable, Sendable {
  case parentheses, square, braces, bars, floor, ceiling

  var opening: Unicode.Scalar {
    switch self {
    case .parentheses: "("
    case .square: "["
    case .braces: "{"
    case .bars: "|"
    case .floor: "⌊"
    case .ceiling: "⌈"
    }
  }

  var closing: Unicode.Scalar {
    switch self {
    case .parentheses: ")"
    case .square: "]"
    case .braces: "}"
    case .bars: "|"
    case .floor: "⌋"
    case .ceiling: "⌉"
    }
  }

  init?(opening scalar: Unicode.Scalar) {
    guard let bracket = Self.allCases.first(where: { $0.opening == scalar && $0 != .bars }) else {
      return nil
    }
    self = bracket
  }

  init?(closing scalar: Unicode.Scalar) {
    guard let bracket = Self.allCases.first(where: { $0.closing == scalar && $0 != .bars }) else {
      return nil
    }
    self = bracket
  }
}

/// A sign over a range.
public enum FormulaSeries: UInt8, CaseIterable, Sendable {
  case sum, product, integral

  /// The name of the function in a line of text.
  var name: String {
    switch self {
    case .sum: "sum"
    case .product: "prod"
    case .integral: "int"
    }
  }

  var sign: String {
    switch self {
    case .sum: "∑"
    case .product: "∏"
    case .integral: "∫"
    }
  }
}
