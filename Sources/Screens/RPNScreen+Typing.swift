public import Calculators
import Formulas

extension RPNScreen {
  /// - Parameter key: One that the RPN keypad lacks does nothing.
  /// - Complexity: O(nodes) on the stack.
  public mutating func press(_ key: Key) {
    notice = nil
    if case .blank = line { line = .result }
    switch key {
    case .point: type(orBegin: .point) { $0.appendPoint() }
    case .exponentOfTen: type(orBegin: .exponent) { $0.appendExponent() }
    case .sign where userIsInTheMiddleOfTypingANumber: type { $0.changeSign() }
    case .enter where userIsInTheMiddleOfTypingANumber: _ = enterTyped()
    case .undo: undo()
    case .store: store()
    case .clear: clear()
    case .graph: plot()
    default:
      if let digit = key.digit {
        type(orBegin: TypedNumber(digit: digit)) { $0.append(digit: digit) }
      } else if let token = key.token, enterTyped() {
        _ = perform(token)
      }
    }
  }

  /// Asks the model for what has no key; a number that is being typed is entered first.
  public mutating func press(_ token: CalculatorBrain.Token) {
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

  /// Changes what is being typed.
  ///
  /// - Parameter start: What is being typed from now on, if nothing was; without it, nothing is.
  private mutating func type(
    orBegin start: TypedNumber? = nil, _ change: (inout TypedNumber) -> Void
  ) {
    if case .typed(var number) = line {
      change(&number)
      line = .typed(number)
    } else if let start {
      line = .typed(start)
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
    guard case .typed(var number) = line else {
      brain.undo()
      return
    }
    line = number.removeLast() ? .typed(number) : .result
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
    case .squareRoot: .operation(.squareRoot, operandCount: 1)
    case .cubeRoot: .operation(.cubeRoot, operandCount: 1)
    case .factorial: .operation(.factorial, operandCount: 1)
    case .sine: .operation(.sin, operandCount: 1)
    case .cosine: .operation(.cos, operandCount: 1)
    case .tangent: .operation(.tan, operandCount: 1)
    case .arcSine: .operation(.asin, operandCount: 1)
    case .arcCosine: .operation(.acos, operandCount: 1)
    case .arcTangent: .operation(.atan, operandCount: 1)
    case .hyperbolicSine: .operation(.sinh, operandCount: 1)
    case .hyperbolicCosine: .operation(.cosh, operandCount: 1)
    case .hyperbolicTangent: .operation(.tanh, operandCount: 1)
    case .naturalLogarithm: .operation(.ln, operandCount: 1)
    case .logarithm: .operation(.log10, operandCount: 1)
    default: nil
    }
  }
}
