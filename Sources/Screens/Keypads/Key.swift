/// A key of a keypad.
///
/// Its `Keypad` defines its label and its names. The digits come first, so that a digit's raw value
/// is the digit.
public enum Key: UInt8, CaseIterable, Sendable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case point, openParenthesis, closeParenthesis
  case add, subtract, multiply, divide
  case sine, cosine, tangent, naturalLogarithm, squareRoot, pi
  case x, exponent
  case sign, backspace, clear, plot
  case enter, undo, swap, drop
  case store, memory, graph
  case e, exponentOfTen
  case logarithm, inverse, power, square, cubeRoot, factorial
  case arcSine, arcCosine, arcTangent, hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case equals, percent
  case memoryClear, memoryRecall, memoryStore, memoryAdd
  case cube, root, exponential, powerOfTen
  case second, clearEntry, angle, exact

  /// A group of keys that share a colour and a place in the order.
  public enum Group: Sendable {
    case digit, operation, function, variable, action

    /// The name in data.
    public var name: String {
      switch self {
      case .digit: "digit"
      case .operation: "operator"
      case .function: "function"
      case .variable: "variable"
      case .action: "action"
      }
    }
  }

  /// The description of a key in one keypad. The spoken name depends on the language and is in
  /// `Words`.
  struct Row: Sendable {
    /// The name in data, then the other names that commands accept.
    let names: [String]
    let label: String
    let group: Group
    /// The text that the key appends to a field; empty for a key that does something else.
    var appends = ""
    /// The values of `KeyboardEvent.key` on a hardware keyboard that press it.
    var typed: [String] = []
    /// Those among them that press it even while a field takes typed text.
    var typedInField: [String] = []
  }

  /// The digit of the key.
  public var digit: UInt8? { rawValue <= Key.nine.rawValue ? rawValue : nil }

  /// How the Plotter's keypad describes the key; `nil` if it does not have it.
  var plotterRow: Row? {
    switch self {
    case .zero: Self.row(ofDigit: "0")
    case .one: Self.row(ofDigit: "1")
    case .two: Self.row(ofDigit: "2")
    case .three: Self.row(ofDigit: "3")
    case .four: Self.row(ofDigit: "4")
    case .five: Self.row(ofDigit: "5")
    case .six: Self.row(ofDigit: "6")
    case .seven: Self.row(ofDigit: "7")
    case .eight: Self.row(ofDigit: "8")
    case .nine: Self.row(ofDigit: "9")
    case .point:
      Row(names: ["."], label: ".", group: .digit, appends: ".", typed: [".", ",", "Decimal"])
    case .openParenthesis:
      Row(names: ["("], label: "(", group: .operation, appends: "(", typed: ["("])
    case .closeParenthesis:
      Row(names: [")"], label: ")", group: .operation, appends: ")", typed: [")"])
    case .add: Row(names: ["+"], label: "+", group: .operation, appends: "+", typed: ["+"])
    case .subtract:
      Row(names: ["-"], label: "−", group: .operation, appends: "-", typed: ["-", "−"])
    case .multiply:
      Row(names: ["*"], label: "×", group: .operation, appends: "*", typed: ["*", "×"])
    case .divide:
      Row(names: ["/"], label: "÷", group: .operation, appends: "/", typed: ["/", "÷"])
    case .sine:
      Row(names: ["sin"], label: "sin", group: .function, appends: "sin(", typed: ["s"])
    case .cosine:
      Row(names: ["cos"], label: "cos", group: .function, appends: "cos(", typed: ["c"])
    case .tangent:
      Row(names: ["tan"], label: "tan", group: .function, appends: "tan(", typed: ["t"])
    case .naturalLogarithm:
      Row(names: ["ln"], label: "ln", group: .function, appends: "ln(", typed: ["l"])
    case .squareRoot:
      Row(names: ["sqrt"], label: "√", group: .function, appends: "√(", typed: ["q", "√"])
    case .pi: Row(names: ["pi"], label: "π", group: .function, appends: "π", typed: ["p", "π"])
    case .x: Row(names: ["x"], label: "x", group: .variable, appends: "x", typed: ["x"])
    case .exponent:
      Row(names: ["exponent", "pow"], label: "xⁿ", group: .variable, typed: ["^"])
    case .sign: Row(names: ["sign"], label: "±", group: .digit, typed: ["±"])
    case .backspace:
      Row(names: ["backspace"], label: "⌫", group: .operation, typed: ["Backspace", "Delete"])
    case .clear:
      Row(
        names: ["clear"], label: "C", group: .operation, typed: ["Escape"],
        typedInField: ["Escape"])
    case .plot:
      Row(
        names: ["plot"], label: "Plot", group: .action, typed: ["Enter", "="],
        typedInField: ["Enter"])
    case .enter, .undo, .swap, .drop, .store, .memory, .graph, .e, .exponentOfTen, .logarithm,
      .inverse, .power, .square, .cubeRoot, .factorial, .arcSine, .arcCosine, .arcTangent,
      .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .equals, .percent, .memoryClear,
      .memoryRecall, .memoryStore, .memoryAdd, .cube, .root, .exponential, .powerOfTen, .second,
      .clearEntry, .angle, .exact:
      nil
    }
  }

  private static func row(ofDigit digit: String) -> Row {
    Row(names: [digit], label: digit, group: .digit, appends: digit, typed: [digit])
  }
}
