import Formulas

/// What a name or a pair of signs becomes as it is completed.
enum SpelledSign {
  case character(Unicode.Scalar)
  case word(Name)
  /// The cursor goes into its first empty row.
  case box(FormulaBox)

  /// The most letters that a name has.
  static let longest = 9

  /// What a run of letters stands for; `nil` if it is no known name.
  init?(letters: [UInt8]) {
    let name = Name(utf8: letters)
    if let (_, sign) = Self.signs.first(where: { $0.name == name }) {
      self = sign
    } else if letters.count > 1 && KnownName.isFunction(name) {
      self = .word(name)
    } else {
      return nil
    }
  }

  /// Whether more letters would make a known name of these.
  static func isStart(_ letters: [UInt8]) -> Bool {
    signs.contains { $0.name.utf8.count > letters.count && $0.name.utf8.starts(with: letters) }
      || KnownName.isStartOfFunction(letters)
  }

  /// Whether no letters may stand beside it: *Force* has no *or*.
  var isWholeWord: Bool {
    switch self {
    case .character("∧"), .character("∨"), .word("for"): true
    default: false
    }
  }

  /// What the last two characters stand for together.
  static func joining(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first, second) {
    case ("<", "="): "≤"
    case (">", "="): "≥"
    case ("!", "="), ("<", ">"): "≠"
    case ("-", ">"): "→"
    default: nil
    }
  }

  private static let signs: [(name: Name, sign: SpelledSign)] =
    [
      ("sqrt", .box(FormulaBox(.root))),
      ("cbrt", .box(FormulaBox(.indexedRoot, [FormulaRow([.character("3")]), FormulaRow()]))),
      ("nthroot", .box(FormulaBox(.indexedRoot))), ("sum", .box(FormulaBox(.series(.sum)))),
      ("prod", .box(FormulaBox(.series(.product)))),
      ("integral", .box(.integral)), ("and", .character("∧")),
      ("or", .character("∨")), ("infinity", .character("∞")), ("for", .word("for")),
      ("histogram", .word("histogram")), ("boxplot", .word("boxplot")),
      ("dotplot", .word("dotplot")), ("solve", .word("solve")),
    ] + greek.map { ($0.0, .character($0.1)) }

  private static let greek: [(Name, Unicode.Scalar)] = [
    ("alpha", "α"), ("beta", "β"), ("delta", "δ"), ("epsilon", "ε"), ("zeta", "ζ"), ("eta", "η"),
    ("theta", "θ"), ("iota", "ι"), ("kappa", "κ"), ("lambda", "λ"), ("mu", "μ"), ("nu", "ν"),
    ("xi", "ξ"), ("pi", "π"), ("PI", "π"), ("Pi", "π"), ("rho", "ρ"), ("sigma", "σ"), ("tau", "τ"),
    ("upsilon", "υ"),
    ("phi", "φ"), ("chi", "χ"), ("psi", "ψ"), ("omega", "ω"),
  ]
}
