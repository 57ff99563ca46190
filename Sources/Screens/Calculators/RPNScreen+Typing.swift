package import Calculators
import Formulas

extension RPNScreen {
  /// - Parameter key: Does nothing if the RPN keypad does not have it.
  /// - Complexity: O(nodes) on the stack.
  public mutating func press(_ key: Key) {
    notice = nil
    numbers.changeFirst { $0.forgetMoreDigits() }
    // The second functions are on for one function.
    if key == .second {
      isSecond.toggle()
    } else if Keypad.rpn[key]?.layer == .second {
      isSecond = false
    }
    if case .blank = line { line = .result }
    if line.takes(key) {
      notice = line.type(key)
      return
    }
    switch key {
    case .enter where userIsInTheMiddleOfTypingANumber: _ = enterTyped()
    case .undo: undo()
    case .store: store()
    case .clear: clear()
    case .graph: plot()
    case .angle: angle = angle.other
    case .exact:
      if let next = form.next(for: shownNumber) { form = next } else { notice = .noExactForm }
    default:
      if let token = key.token, enterTyped() {
        _ = perform(token)
      }
    }
  }

  /// Gives the model a token that has no key. A number that is being typed is entered first.
  package mutating func press(_ token: CalculatorBrain.Token) {
    notice = nil
    if case .blank = line { line = .result }
    if enterTyped() { _ = perform(token) }
  }

  /// A number from elsewhere becomes the number being typed; any other text is refused.
  public mutating func paste(_ text: String) {
    if let number = TypedNumber(pasted: text) {
      notice = nil
      line = .typed(number)
    } else {
      notice = .pasteRefused
    }
  }

  /// Pushes the formula of a row of a history. A text that is not a formula, or that the stack
  /// cannot take, is refused.
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

  /// Pushes the number being typed, if there is one.
  ///
  /// - Returns: Whether no number is being typed any more.
  mutating func enterTyped() -> Bool {
    guard case .typed(let number) = line else { return true }
    guard perform(.number(number.numeral)) else { return false }
    line = .result
    return true
  }

  /// - Returns: Whether the model took the token. If not, a notice gives the reason.
  private mutating func perform(_ token: CalculatorBrain.Token) -> Bool {
    do {
      try brain.perform(token)
      return true
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Deletes the last character typed, or undoes the model's last step.
  private mutating func undo() {
    if !line.removeLast() { brain.undo() }
  }

  /// Gives M the displayed value. This ends the typing without entering the number.
  private mutating func store() {
    if case .typed(let number) = line {
      brain.numbers["M"] = StoredNumber(number.numeral)
    } else if let shown = shownNumber, error == nil {
      guard shown.number.nodeCount <= StoredNumber.mostNodes else {
        notice = .refused(.tooLong(limit: StoredNumber.mostNodes))
        return
      }
      brain.numbers["M"] = shown.stored
    } else {
      return
    }
    line = .result
  }

  /// Ends the typing, clears the stack and removes the value of M.
  private mutating func clear() {
    line = .result
    brain.clear()
    brain.numbers["M"] = nil
    rows.appendClearing()
  }
}

extension Key {
  /// The model's token for the key; `nil` for a key that needs no token, or more than one.
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
    case .cube: .cube
    case .powerOfTen: .powerOfTen
    case .root: .operation(.root, operandCount: 2)
    default: function.map { .operation($0, operandCount: 1) }
    }
  }
}
