import Screens

/// What a line that is typed to an infix calculator asks for.
///
/// Words are keys as `ordinate keys` takes them; a word that is none is taken apart into numbers and
/// the longest names of keys: `2+3*4=`. A minus right before a number is its sign, unless an operand
/// stands before it.
enum InfixLine: Equatable {
  case keys([Key])
  /// A formula: a function stands before its operand in it.
  case formula
  /// There is a word that is no key and is not made of keys.
  case unknown(String)

  init(_ line: String, on keypad: Keypad) {
    var reader = Reader(keypad: keypad)
    for word in line.split(whereSeparator: \.isWhitespace) {
      guard reader.read(word) else {
        self = .unknown(String(word))
        return
      }
    }
    self = reader.hasPrefixFunction ? .formula : .keys(reader.keys)
  }

  private struct Reader {
    let keypad: Keypad
    var keys: [Key] = []
    /// Whether an operand follows a function that follows none.
    var hasPrefixFunction = false
    private var isAfterFunction = false

    init(keypad: Keypad) { self.keypad = keypad }

    private var isAfterOperand: Bool {
      guard let last = keys.last else { return false }
      return !last.beginsOperand
    }

    /// - Returns: Whether the word is made of keys.
    mutating func read(_ word: Substring) -> Bool {
      if let key = keypad.key(named: String(word)) {
        append([key])
        return true
      }
      var rest = word
      while !rest.isEmpty {
        if let number = number(at: rest), let keys = keypad.sequence(named: number.keys) {
          append(keys)
          rest = rest.dropFirst(number.length)
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
      if isAfterFunction, first.isOperand { hasPrefixFunction = true }
      isAfterFunction = new.count == 1 && first.isFunction && !isAfterOperand
      keys += new
    }

    /// The number that a text begins with, as keys take it.
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

    /// The key whose name, of those that a text begins with, is the longest.
    private func key(at text: Substring) -> (Key, length: Int)? {
      var longest: (Key, length: Int)?
      for entry in keypad.entries {
        // On a hardware keyboard letters are short for functions; in a line they are not.
        let signs = entry.typed.filter { $0.count == 1 && $0.first?.isLetter == false }
        for name in [entry.label, entry.name] + signs
        where text.hasPrefix(name) && name.count > longest?.length ?? 0 {
          longest = (entry.key, name.count)
        }
      }
      return longest
    }
  }
}

extension Key {
  /// Whether an operand may begin right behind the key.
  fileprivate var beginsOperand: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .power, .openParenthesis, .equals, .clear,
      .backspace, .memoryClear, .memoryStore, .memoryAdd, .graph:
      true
    default: false
    }
  }

  /// Whether an operand begins with the key.
  fileprivate var isOperand: Bool {
    switch self {
    case .openParenthesis, .x, .pi, .e, .point, .memoryRecall: true
    default: digit != nil || isFunction
    }
  }

  /// Whether formulas have it as a function before its operand.
  fileprivate var isFunction: Bool {
    switch self {
    case .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .cubeRoot, .arcSine,
      .arcCosine, .arcTangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent:
      true
    default: false
    }
  }
}
