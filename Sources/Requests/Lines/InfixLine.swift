public import Screens

/// A line typed to an infix calculator: keys, or a formula.
///
/// Words are the names of keys, as in `ordinate keys`. Any other word is split into numbers and the
/// longest possible names of keys: in `2+3*x²=`, `x²` is the key x followed by the key that
/// squares. A minus right before a number is its sign, unless it follows an operand.
public enum InfixLine: Equatable {
  case keys([Key])
  /// A formula. In it a function comes before its operand, as in `sin(2)`, or a negative number
  /// comes before an operation that applies before its sign, as in `-2^2`.
  case formula
  /// A word of the line is not a key, and not made of keys.
  case unknown(String)

  public init(_ line: String, on keypad: Keypad) {
    var reader = Reader(keypad: keypad)
    for word in line.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else {
        self = .unknown(String(word))
        return
      }
    }
    self = reader.isFormula ? .formula : .keys(reader.keys)
  }

  private struct Reader {
    let keypad: Keypad
    var keys: [Key] = []
    /// Whether the keys would have to be pressed in another order.
    var isFormula = false
    private var isAfterFunction = false

    init(keypad: Keypad) { self.keypad = keypad }

    private var isAfterOperand: Bool { keys.last?.precedesOperator == true }

    /// - Returns: Whether the word is made of keys.
    mutating func read(_ word: Substring) -> Bool {
      if let key = keypad.key(named: String(word)) {
        append([key])
        return true
      }
      var rest = word
      while !rest.isEmpty {
        if let number = number(at: rest) {
          guard let keys = keypad.sequence(named: number.keys) else { return false }
          append(keys)
          rest = rest.dropFirst(number.length)
          if number.keys.hasPrefix("-"), let next = key(at: rest), next.0.appliesBeforeSign {
            isFormula = true
          }
        } else if let (key, length) = key(at: rest) {
          append([key])
          rest = rest.dropFirst(length)
        } else {
          return false
        }
      }
      return true
    }

    private mutating func append(_ new: [Key]) {
      guard let first = new.first else { return }
      if isAfterFunction, first.isOperand { isFormula = true }
      isAfterFunction = new.count == 1 && first.isFunction && !isAfterOperand
      keys += new
    }

    /// The number at the beginning of a text, as keys take it.
    private func number(at text: Substring) -> (keys: String, length: Int)? {
      let isNegative = (text.first == "-" || text.first == "−") && !isAfterOperand
      let digits = isNegative ? text.dropFirst() : text
      var end = digits.prefix(while: { Self.isDigit($0) || $0 == "." }).endIndex
      guard digits[..<end].contains(where: Self.isDigit) else { return nil }
      var keys = (isNegative ? "-" : "") + digits[..<end]
      let exponent = digits[end...]
      if let mark = exponent.first, mark == "e" || mark == "E" {
        var sign = exponent.dropFirst()
        let isMinus = sign.first == "-" || sign.first == "−"
        if isMinus || sign.first == "+" { sign = sign.dropFirst() }
        let power = sign.prefix(while: Self.isDigit)
        if !power.isEmpty {
          keys += (isMinus ? "e-" : "e") + power
          end = power.endIndex
        }
      }
      return (keys, text[..<end].count)
    }

    private static func isDigit(_ character: Character) -> Bool {
      ("0"..."9").contains(character)
    }

    /// The key with the longest name at the beginning of a text.
    private func key(at text: Substring) -> (Key, length: Int)? {
      // Otherwise these would be two × keys, and only the second would count.
      if text.hasPrefix("**") { return keypad[.power] == nil ? nil : (.power, 2) }
      var longest: (Key, length: Int)?
      for entry in keypad.entries {
        for name in Self.names(of: entry)
        where text.hasPrefix(name) && name.count > longest?.length ?? 0 {
          longest = (entry.key, name.count)
        }
      }
      return longest
    }

    /// The names of a key within words.
    private static func names(of entry: Keypad.Entry) -> [String] {
      switch entry.key {
      // The label begins with the label of another key, x.
      case .square: return ["²", entry.name]
      case .cube: return ["³", entry.name]
      default:
        // A letter stands for a function on a hardware keyboard, but not in a line.
        let signs = entry.typed.filter { $0.count == 1 && $0.first?.isLetter == false }
        return [entry.label, entry.name] + signs
      }
    }
  }
}

extension Key {
  /// Whether an operand, or the calculation, may end with the key.
  public var endsOperand: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .power, .openParenthesis, .equals, .clear,
      .backspace, .memoryClear, .memoryStore, .memoryAdd, .graph, .root, .second, .clearEntry,
      .angle:
      false
    default: true
    }
  }

  /// Whether a minus right after the key is the operator, not a sign.
  public var precedesOperator: Bool { endsOperand && self != .exponentOfTen }

  /// Whether formulas apply it to a number before they apply the number's sign.
  fileprivate var appliesBeforeSign: Bool {
    self == .power || self == .square || self == .cube || self == .factorial
  }

  /// Whether an operand begins with the key.
  fileprivate var isOperand: Bool {
    switch self {
    case .openParenthesis, .x, .pi, .e, .point, .memoryRecall: true
    default: digit != nil || isFunction
    }
  }

  /// Whether formulas write it as a function before its operand.
  fileprivate var isFunction: Bool {
    switch self {
    case .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .cubeRoot, .arcSine,
      .arcCosine, .arcTangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent,
      .exponential:
      true
    default: false
    }
  }
}
