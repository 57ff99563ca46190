package import Calculators
import Formulas

extension RPNScreen {
  /// - Parameter key: One that the RPN keypad lacks does nothing.
  /// - Complexity: O(nodes) on the stack.
  public mutating func press(_ key: Key) {
    notice = nil
    if case .blank = line { line = .result }
    if line.takes(key) {
      line.type(key)
      return
    }
    switch key {
    case .enter where userIsInTheMiddleOfTypingANumber: _ = enterTyped()
    case .undo: undo()
    case .store: store()
    case .clear: clear()
    case .graph: plot()
    default:
      if let token = key.token, enterTyped() {
        _ = perform(token)
      }
    }
  }

  /// Asks the model for what has no key; a number that is being typed is entered first.
  package mutating func press(_ token: CalculatorBrain.Token) {
    notice = nil
    if case .blank = line { line = .result }
    if enterTyped() { _ = perform(token) }
  }

  /// Takes a number from elsewhere as what is being typed; anything else is refused.
  public mutating func paste(_ text: String) {
    if let number = TypedNumber(pasted: text) {
      notice = nil
      line = .typed(number)
    } else {
      notice = .pasteRefused
    }
  }

  /// Pushes what makes a formula of a history; one that is no formula, or that the stack does not
  /// take, is refused.
  public mutating func recall(_ formula: String) {
    notice = nil
    guard let formula = try? Formula(utf8: Array(formula.utf8)) else {
      notice = .pasteRefused
      return
    }
    let before = self
    if case .blank = line { line = .result }
    guard enterTyped(), CalculatorBrain.tokens(for: formula).allSatisfy({ perform($0) }) else {
      let refusal = notice
      self = before
      notice = refusal
      return
    }
  }

  /// Pushes what is being typed, if something is.
  ///
  /// - Returns: Whether nothing is being typed any more.
  mutating func enterTyped() -> Bool {
    guard case .typed(let number) = line else { return true }
    guard perform(.number(number.value)) else { return false }
    line = .result
    return true
  }

  /// - Returns: Whether the model took the token; if not, a notice says why.
  private mutating func perform(_ token: CalculatorBrain.Token) -> Bool {
    do {
      try brain.perform(token)
      return true
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Takes back what was typed last, or what the model did last.
  private mutating func undo() {
    if !line.removeLast() { brain.undo() }
  }

  /// Gives M the display's value, which ends the typing without an enter.
  private mutating func store() {
    guard let value = displayValue else { return }
    brain.variables["M"] = value
    line = .result
  }

  /// Ends the typing, clears the stack and takes M's value away.
  private mutating func clear() {
    line = .result
    brain.clear()
    brain.variables["M"] = nil
    rows.appendClearing()
  }
}

extension Key {
  /// What the key asks of the model; `nil` for one that asks for nothing, or for more.
  fileprivate var token: CalculatorBrain.Token? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .sign: .negate
    case .enter: .duplicate
    case .swap: .swap
    case .drop: .drop
    case .memory: .variable("M")
    case .pi: .constant(.pi)
    case .e: .constant(.e)
    case .inverse: .reciprocal
    case .power: .power
    case .square: .square
    default: function.map { .operation($0, operandCount: 1) }
    }
  }
}
