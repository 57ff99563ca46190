import Calculators
import Formulas

extension InfixScreen {
  /// - Complexity: O(nodes) of what was entered.
  public mutating func press(_ key: Key) {
    guard keypad[key] != nil else { return }
    notice = nil
    if line.takes(key) {
      beginOperand()
      line.type(key)
      return
    }
    switch key {
    case .sign where brain.awaitsOperand || error != nil:
      beginOperand()
      line = .typed(.negativeZero)
    case .backspace: undo()
    case .clear: clear()
    case .memoryClear: brain.clearMemory()
    case .memoryRecall: recallMemory()
    case .memoryStore, .memoryAdd: remember(adding: key == .memoryAdd)
    case .graph: plot()
    default:
      guard let token = key.token else { return }
      if key.beginsOperand, line == .typed(.negativeZero) {
        enterNegated(token)
      } else if enterTyped() {
        perform(token)
      }
    }
  }

  /// Takes a number from elsewhere as what is being typed, a formula as the result; anything else is
  /// refused.
  public mutating func paste(_ text: String) {
    if let number = TypedNumber(pasted: text) {
      notice = nil
      beginOperand()
      line = .typed(number)
    } else {
      recall(text)
    }
  }

  /// Starts afresh where a result or an error is shown.
  private mutating func beginOperand() {
    if !isTyping, brain.isComplete || error != nil { brain.clear() }
  }

  /// Enters what is being typed, if something is.
  ///
  /// - Returns: Whether nothing is being typed any more.
  mutating func enterTyped() -> Bool {
    guard case .typed(let number) = line else { return true }
    guard perform(.number(number.value)) else { return false }
    line = .result
    return true
  }

  /// Enters an operand of which only the sign was typed. That of a parenthesis, which is not closed
  /// yet, is the factor −1.
  private mutating func enterNegated(_ token: InfixBrain.Token) {
    let before = self
    line = .result
    let isEntered =
      token == .openParenthesis
      ? perform(.number(-1)) && perform(token) : perform(token) && perform(.negate)
    if !isEntered {
      let refusal = notice
      self = before
      notice = refusal
    }
  }

  /// - Returns: Whether the model took the token; if not, a notice says why.
  @discardableResult
  mutating func perform(_ token: InfixBrain.Token) -> Bool {
    do {
      if let computation = try brain.perform(token) { rows.append(computation) }
      return true
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Takes back what was typed last, or the token that was entered last if the calculation is not
  /// complete. A number that thus becomes the last is being typed again.
  private mutating func undo() {
    if line.removeLast() { return }
    guard let token = brain.undo() else { return }
    if case .number(let value) = token {
      line = .typed(TypedNumber(value))
      _ = line.removeLast()
    } else {
      var before = brain
      guard case .number(let value)? = before.undo() else { return }
      brain = before
      line = .typed(TypedNumber(value))
    }
  }

  private mutating func clear() {
    line = .result
    brain.clear()
    rows.appendClearing()
  }

  private mutating func recallMemory() {
    guard let memory = brain.memory else { return }
    if line == .typed(.negativeZero) {
      enterNegated(.formula(memory))
    } else if enterTyped() {
      remember { (brain) throws(CalculatorError) in try brain.recallMemory() }
    }
  }

  /// Puts what the display shows into memory, or adds it to what is there.
  private mutating func remember(adding isAdded: Bool) {
    guard enterTyped() else { return }
    remember { (brain) throws(CalculatorError) in
      if isAdded { try brain.addToMemory() } else { try brain.storeInMemory() }
    }
  }

  private mutating func remember(_ change: (inout InfixBrain) throws(CalculatorError) -> Void) {
    do {
      try change(&brain)
    } catch {
      notice = .refused(error)
    }
  }
}

extension Key {
  /// Whether the key enters an operand, or its beginning, that is no number.
  fileprivate var beginsOperand: Bool {
    self == .x || self == .pi || self == .e || self == .openParenthesis
  }

  /// What the key asks of the model; `nil` for one that asks for nothing, or for more.
  fileprivate var token: InfixBrain.Token? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    case .equals: .equals
    case .percent: .percent
    case .sign: .negate
    case .inverse: .reciprocal
    case .square: .square
    case .openParenthesis: .openParenthesis
    case .closeParenthesis: .closeParenthesis
    case .x: .variable("x")
    case .pi: .constant(.pi)
    case .e: .constant(.e)
    default: function.map { .function($0) }
    }
  }
}
