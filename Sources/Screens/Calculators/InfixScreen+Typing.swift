import Calculators
public import Formulas

extension InfixScreen {
  /// - Complexity: O(nodes) of the entered expression.
  public mutating func press(_ key: Key) {
    guard let entry = keypad[key] else { return }
    notice = nil
    brain.forgetMoreDigits()
    rows.finish(shownNumber)
    // The second functions are on for one function.
    if key == .second { isSecond.toggle() } else if entry.layer == .second { isSecond = false }
    if line.takes(key) {
      beginOperand()
      notice = line.type(key)
      return
    }
    switch key {
    case .sign where brain.awaitsOperand || error != nil:
      beginOperand()
      line = .typed(.negativeZero)
    case .backspace: undo()
    case .clear: clear()
    case .clearEntry: clearEntry()
    case .angle: settings.angle = settings.angle.other
    case .exact:
      if let next = form.next(for: shownNumber) { form = next } else { notice = .noExactForm }
    case .memoryClear: brain.clearMemory()
    case .memoryRecall: recallMemory()
    case .memoryStore, .memoryAdd: remember(adding: key == .memoryAdd)
    case .graph: plot()
    default:
      if let token = key.token { enter(token, beginsOperand: key.beginsOperand) }
    }
  }

  /// Enters a function of one value that has no key.
  public mutating func press(_ function: Operation) {
    notice = nil
    brain.forgetMoreDigits()
    rows.finish(shownNumber)
    isSecond = false
    enter(.function(function), beginsOperand: false)
  }

  private mutating func enter(_ token: InfixBrain.Token, beginsOperand: Bool) {
    if beginsOperand || token.isPrefix, line == .typed(.negativeZero) {
      enterNegated(token)
    } else if enterTyped() {
      perform(token)
    }
  }

  /// A number from elsewhere becomes the number being typed, a formula becomes the result; any
  /// other text is refused.
  public mutating func paste(_ text: String) {
    if let number = TypedNumber(pasted: text) {
      notice = nil
      beginOperand()
      line = .typed(number)
    } else {
      recall(PastedText.cleaned(text))
    }
  }

  /// Starts a new calculation if a result or an error is shown.
  private mutating func beginOperand() {
    if !isTyping, brain.isComplete || error != nil { brain.clear() }
  }

  /// Enters the number being typed, if there is one.
  ///
  /// - Returns: Whether no number is being typed any more.
  mutating func enterTyped() -> Bool {
    guard case .typed(let number) = line else { return true }
    guard perform(.number(number.numeral)) else { return false }
    line = .result
    return true
  }

  /// Enters an operand of which only the sign was typed, or a function that waits for one. The sign
  /// of an open parenthesis is the factor −1.
  private mutating func enterNegated(_ token: InfixBrain.Token) {
    let before = self
    line = .result
    let isEntered =
      if token == .openParenthesis {
        perform(.number(-1)) && perform(token)
      } else if token.isPrefix {
        perform(.prefix(.negate)) && perform(token)
      } else {
        perform(token) && perform(.negate)
      }
    if !isEntered {
      let refusal = notice
      self = before
      notice = refusal
    }
  }

  /// - Returns: Whether the model took the token. If not, a notice gives the reason.
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

  /// Deletes the last character typed or, if the calculation is not complete, the last token
  /// entered. If the last token is then a number, it is being typed again.
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

  /// Deletes the number being typed, otherwise the last operand entered.
  private mutating func clearEntry() {
    if !isTyping { brain.clearOperand() }
    line = .result
  }

  private mutating func recallMemory() {
    guard let memory = brain.memory else { return }
    if line == .typed(.negativeZero) {
      enterNegated(.formula(memory))
    } else if enterTyped() {
      remember { (brain) throws(CalculatorError) in try brain.recallMemory() }
    }
  }

  /// Stores the displayed value in memory, or adds it to memory.
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
  /// Whether the key enters an operand that is not a number, or the beginning of one.
  fileprivate var beginsOperand: Bool {
    self == .x || self == .pi || self == .e || self == .openParenthesis
  }

  /// The model's token for the key; `nil` for a key that needs no token, or more than one.
  fileprivate var token: InfixBrain.Token? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    case .root: .root
    case .equals: .equals
    case .percent: .percent
    case .sign: .negate
    case .inverse: .reciprocal
    case .square: .square
    case .cube: .cube
    case .powerOfTen: .powerOfTen
    case .openParenthesis: .openParenthesis
    case .closeParenthesis: .closeParenthesis
    case .x: .variable("x")
    case .pi: .constant(.pi)
    case .e: .constant(.e)
    default: function.map { .function($0) }
    }
  }
}
