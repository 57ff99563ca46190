public import Words

/// The keys of the Graph tab, in layers of 8 columns by 5 rows.
public enum SheetKeypad: String, CaseIterable, Sendable {
  case digits, letters, capitals, functions

  /// The name in data.
  public var name: String { rawValue }

  /// A key.
  public struct Key: Sendable {
    /// The name in data: ASCII, the same in every language.
    public let name: String
    public let label: String
    public let action: Action
    public let group: Group
    fileprivate let spoken: Spoken

    /// What a key does.
    public enum Action: Sendable {
      /// Types a text, character by character.
      case type(String)
      /// Is a key of `SheetScreen.press`, by its name.
      case press(String)
      case layer(SheetKeypad)
    }

    /// Keys that look alike.
    public enum Group: String, Sendable {
      case letter, function, digit, `operator`, edit, enter
    }

    fileprivate enum Spoken {
      case key(KeyName)
      case word(SheetWord)
      /// As a sign of a relation.
      case sign(Unicode.Scalar)
      case label
    }
  }

  /// Row by row.
  public var rows: [[Key]] {
    switch self {
    case .digits:
      [
        [
          .letter("x"), .letter("y"), .letter("t"), .letter("θ", "theta"), .square, .root,
          .fraction, .backspace,
        ],
        [.open, .close, .openBrace, .closeBrace, .digit("7"), .digit("8"), .digit("9"), .divide],
        [
          .call("sin", .sine), .call("cos", .cosine), .call("ln", .naturalLogarithm),
          .constant("e", "e", .e),
        ]
          + [.digit("4"), .digit("5"), .digit("6"), .multiply],
        [.sign("<", "lt"), .sign("≤", "le"), .sign("=", "equals"), .constant("π", "pi", .pi)]
          + [.digit("1"), .digit("2"), .digit("3"), .subtract],
        [
          .layer(.functions, "f(x)", .functions), .layer(.letters, "abc", .letters), .comma,
          .absolute,
        ]
          + [.digit("0"), .decimalPoint, .enter, .add],
      ]
    case .letters:
      [
        Self.letters("abcdefgh"), Self.letters("ijklmnop"),
        Self.letters("qrsuvwz") + [.backspace],
        [.letter("α", "alpha"), .letter("β", "beta"), .letter("λ", "lambda"), .letter("φ", "phi")]
          + [.letter("ω", "omega"), .subscript, .derivative, .quote],
        [.layer(.digits, "123", .digits), .layer(.functions, "f(x)", .functions)]
          + [.layer(.capitals, "⇧", .capitals), .space, .left, .right, .enter]
          + [.sign("=", "equals")],
      ]
    case .capitals:
      [
        Self.letters("ABCDEFGH"), Self.letters("IJKLMNOP"), Self.letters("QRSTUVWX"),
        Self.letters("YZΔΦΩ") + [.subscript, .quote, .backspace],
        [.layer(.digits, "123", .digits), .layer(.functions, "f(x)", .functions)]
          + [.layer(.letters, "abc", .letters), .space, .left, .right, .enter]
          + [.sign("=", "equals")],
      ]
    case .functions:
      [
        [.call("tan", .tangent), .call("asin", .arcSine), .call("acos", .arcCosine)]
          + [
            .call("atan", .arcTangent), .call("exp"), .call("log", .logarithm), .power, .backspace,
          ],
        [.call("sinh", .hyperbolicSine), .call("cosh", .hyperbolicCosine)]
          + [.call("tanh", .hyperbolicTangent), .call("floor"), .call("ceil"), .call("round")]
          + [.call("min"), .call("max")],
        [
          .call("mod"), .call("sign"), .sum, .product, .integral, .cubeRoot, .factorial, .degree,
        ],
        [.sign(">", "gt"), .sign("≥", "ge"), .sign("≠", "ne"), .sign("∧", "and"), .sign("∨", "or")]
          + [.elementOf, .wholeNumbers, .colon],
        [.layer(.digits, "123", .digits), .layer(.letters, "abc", .letters), .openBracket]
          + [.closeBracket, .ellipsis, .left, .right, .enter],
      ]
    }
  }

  private static func letters(_ letters: String) -> [Key] {
    letters.unicodeScalars.map { Key.letter(String(Character($0))) }
  }
}

extension SheetKeypad.Key {
  private static func key(
    _ name: String, _ label: String, _ action: Action, _ group: Group, _ spoken: Spoken
  ) -> Self {
    Self(name: name, label: label, action: action, group: group, spoken: spoken)
  }

  fileprivate static func letter(_ letter: String, _ name: String? = nil) -> Self {
    key(name ?? letter, letter, .type(letter), .letter, .label)
  }

  fileprivate static func digit(_ digit: String) -> Self {
    key(digit, digit, .type(digit), .digit, .label)
  }

  /// A function, with its parenthesis.
  fileprivate static func call(_ name: String, _ spoken: KeyName? = nil) -> Self {
    key(name, name, .type(name + "("), .function, spoken.map { .key($0) } ?? .label)
  }

  fileprivate static func constant(_ sign: String, _ name: String, _ spoken: KeyName) -> Self {
    key(name, sign, .type(sign), .function, .key(spoken))
  }

  fileprivate static func sign(_ sign: Unicode.Scalar, _ name: String) -> Self {
    let text = String(Character(sign))
    return key(name, text, .type(text), .operator, .sign(sign))
  }

  fileprivate static func layer(_ layer: SheetKeypad, _ label: String, _ word: SheetWord) -> Self {
    key(layer.name, label, .layer(layer), .letter, .word(word))
  }

  fileprivate static let square = key("square", "a²", .type("²"), .function, .key(.square))
  fileprivate static let power = key("power", "aᵇ", .type("^"), .function, .key(.power))
  fileprivate static let root = key("sqrt", "√", .type("√"), .function, .key(.squareRoot))
  fileprivate static let cubeRoot = key("cbrt", "∛", .type("∛"), .function, .key(.cubeRoot))
  fileprivate static let fraction = key("fraction", "a⁄b", .type("/"), .function, .word(.fraction))
  fileprivate static let absolute = key(
    "abs", "|a|", .type("|"), .function, .word(.absoluteValue))
  fileprivate static let sum = key("sum", "Σ", .type("Σ"), .function, .word(.sum))
  fileprivate static let product = key("prod", "Π", .type("Π"), .function, .word(.product))
  fileprivate static let integral = key("int", "∫", .type("∫"), .function, .word(.integral))
  fileprivate static let factorial = key("fact", "n!", .type("!"), .function, .key(.factorial))
  fileprivate static let degree = key("degree", "°", .type("°"), .operator, .label)
  fileprivate static let derivative = key(
    "derivative", "f′", .type("'"), .function, .word(.derivative))
  fileprivate static let `subscript` = key(
    "subscript", "a₁", .type("_"), .letter, .word(.subscriptSign))
  fileprivate static let quote = key(
    "note", "\u{22}…\u{22}", .type("\u{22}"), .letter, .word(.note))
  fileprivate static let open = key("(", "(", .type("("), .operator, .key(.openParenthesis))
  fileprivate static let close = key(")", ")", .type(")"), .operator, .key(.closeParenthesis))
  fileprivate static let openBrace = key("{", "{", .type("{"), .operator, .word(.openBrace))
  fileprivate static let closeBrace = key("}", "}", .type("}"), .operator, .word(.closeBrace))
  fileprivate static let openBracket = key("[", "[", .type("["), .operator, .word(.openBracket))
  fileprivate static let closeBracket = key("]", "]", .type("]"), .operator, .word(.closeBracket))
  fileprivate static let comma = key(",", ",", .type(","), .operator, .word(.comma))
  fileprivate static let colon = key(":", ":", .type(":"), .operator, .label)
  fileprivate static let ellipsis = key("...", "…", .type("…"), .operator, .label)
  fileprivate static let elementOf = key("in", "∈", .type("∈"), .operator, .word(.elementOf))
  fileprivate static let wholeNumbers = key("Z", "ℤ", .type("ℤ"), .letter, .word(.wholeNumbers))
  fileprivate static let decimalPoint = key(".", ".", .type("."), .digit, .key(.point))
  fileprivate static let add = key("+", "+", .type("+"), .operator, .key(.add))
  fileprivate static let subtract = key("-", "−", .type("-"), .operator, .key(.subtract))
  fileprivate static let multiply = key("*", "×", .type("×"), .operator, .key(.multiply))
  fileprivate static let divide = key("/", "÷", .type("÷"), .operator, .key(.divide))
  fileprivate static let space = key("space", "␣", .type(" "), .letter, .word(.space))
  fileprivate static let backspace = key(
    "backspace", "⌫", .press("backspace"), .edit, .key(.backspace))
  fileprivate static let left = key("left", "←", .press("left"), .edit, .word(.leftArrow))
  fileprivate static let right = key("right", "→", .press("right"), .edit, .word(.rightArrow))
  fileprivate static let enter = key("enter", "↵", .press("enter"), .enter, .key(.enter))
}

extension Words {
  /// The spoken name of a layer.
  public func name(of layer: SheetKeypad) -> String {
    switch layer {
    case .digits: self[.digits]
    case .letters: self[.letters]
    case .capitals: self[.capitals]
    case .functions: self[.functions]
    }
  }

  /// The spoken name of a key.
  public func name(of key: SheetKeypad.Key) -> String {
    switch key.spoken {
    case .key(let name): self[name]
    case .word(let word): self[word]
    case .sign(let sign): spoken(sign: sign) ?? key.label
    case .label: key.label
    }
  }
}
