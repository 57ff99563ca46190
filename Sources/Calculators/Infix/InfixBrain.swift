public import Formulas
import Reals

/// The arithmetic of a calculator, without its keypad: binary operators stand between their
/// operands, functions after theirs.
///
/// The entries since the calculation began are kept as tokens; the formula follows from them alone.
/// A brain is a value: copy it to go back, compare it to test.
public struct InfixBrain: Equatable, Sendable {
  /// How many tokens a calculation may have.
  static let mostTokens = 100_000

  /// The content of the display while nothing is being typed.
  public enum Shown: Equatable, Sendable {
    /// Nothing has been entered since the calculator was cleared.
    case cleared
    case value(ShownNumber)
    /// A formula of a variable that has no value.
    case expression(Formula)
    case error(CalculatorError)
  }

  private(set) var tokens: [Token] = []
  private(set) var expression = InfixExpression()
  /// The order in which the tokens are read. For a complete calculation it is the one set when it
  /// was completed, else `order`; without tokens it is by precedence.
  public private(set) var orderRead = OrderOfOperations.precedence
  /// Whether the last operand was stored in memory, so that the next one replaces it.
  var isOperandStored = false

  /// The content of memory.
  public internal(set) var memory: Formula?
  /// The content of the display; it follows from everything else.
  public private(set) var shown = Shown.cleared

  /// Setting it reads an unfinished calculation again; a complete one stays as it is.
  public var order = OrderOfOperations.precedence {
    didSet { readInOrder() }
  }

  /// The numbers that variables stand for. A formula of a variable without one is shown as a formula.
  public var variables = RealVariables() {
    didSet { evaluate() }
  }

  /// The unit of the angles that functions take and give.
  public var angle = AngleUnit.radians {
    didSet { evaluate() }
  }

  public init() {}

  /// Everything else follows from these.
  public static func == (left: Self, right: Self) -> Bool {
    left.tokens == right.tokens && left.memory == right.memory && left.order == right.order
      && left.angle == right.angle && left.orderRead == right.orderRead
      && left.isOperandStored == right.isOperandStored && left.variables == right.variables
  }

  /// Whether nothing has been entered since the calculator was cleared.
  public var isCleared: Bool { tokens.isEmpty }

  /// Whether there is a result; an operand then begins a new calculation.
  public var isComplete: Bool { expression.result != nil }

  /// Whether an operand comes next: at the beginning, after an operator, after an opening
  /// parenthesis, or after a function that waits for its operand.
  public var awaitsOperand: Bool { !isComplete && expression.operand == nil }

  /// Whether a parenthesis is open.
  public var hasOpenParenthesis: Bool { expression.hasOpenParenthesis }

  /// Whether the other order of operations would give another formula.
  public var isOrderRelevant: Bool { expression.isOrderRelevant }

  /// The text of the entries, without spaces, including waiting operators and open parentheses:
  /// `7×(9+`. For a complete calculation, the text reads back as the formula. Empty when cleared.
  ///
  /// - Complexity: O(nodes).
  public var description: String { expression.description }

  /// The complete formula.
  var result: Formula? { expression.result?.formula }

  /// Takes one token. A function for which no operand has been entered waits for the next one.
  ///
  /// - Returns: The completed calculation, unless it has no value.
  /// - Throws: An error if the token is refused; the brain is then unchanged. `tooDeep` or
  ///   `tooLong` if the formula could not be read back, `missingOperands` for a function of more
  ///   than one operand.
  /// - Complexity: amortized O(nodes); O(tokens) if an operator or operand is replaced.
  @discardableResult
  public mutating func perform(_ token: Token) throws(CalculatorError) -> Computation? {
    if case .function(let operation) = token, !operation.operandCount.contains(1) {
      throw .missingOperands
    }
    guard try take(token), isComplete else { return nil }
    return computation
  }

  /// The result with its details; `nil` if it has an error.
  private var computation: Computation? {
    guard let result = expression.result else { return nil }
    let kind = result.kinds.kind
    return switch shown {
    case .cleared, .error: nil
    case .value(let value):
      Computation(
        formula: result.formula, kind: kind, angle: angle,
        number: result.formula.variables.isEmpty ? value : nil)
    case .expression:
      Computation(formula: result.formula, kind: kind, angle: angle, number: nil)
    }
  }

  /// - Returns: Whether the token did anything.
  mutating func take(_ token: Token) throws(CalculatorError) -> Bool {
    if case .error = shown {
      guard token == .equals || token == .closeParenthesis else {
        return try take(token, behind: [], order: order)
      }
      // The error stays until something else is shown.
      if isComplete { return false }
    }
    if isComplete, token.beginsOperand { return try take(token, behind: [], order: order) }
    if let result, orderRead != order, token != .equals, token != .closeParenthesis {
      return try take(token, behind: [.formula(result), .equals], order: order)
    }
    if token.binaryOperator != nil, tokens.last?.binaryOperator != nil {
      return try take(token, behind: tokens.dropLast(), order: orderRead)
    }
    if token.beginsOperand, let operand = expression.operand,
      operand.isReplaceable || isOperandStored
    {
      return try take(token, behind: tokens.prefix(operand.start), order: orderRead)
    }
    if token.isPrefix, awaitsOperand { return try take(.prefix(token)) }
    guard tokens.count < Self.mostTokens else {
      throw .tooLong(limit: Self.mostTokens)
    }
    // What was kept may be longer.
    try expression.copied(by: token)?.checkCopy()
    let order = isCleared ? order : orderRead
    do {
      guard try expression.apply(token, at: tokens.count, order: order) else { return false }
    } catch {
      // Tokens that were read once can be read again.
      if let before = try? reading(tokens[...], order: order) { self = before }
      throw error
    }
    tokens.append(token)
    orderRead = order
    isOperandStored = false
    evaluate()
    return true
  }

  /// Takes a token in place of those after the given ones.
  private mutating func take(
    _ token: Token, behind kept: ArraySlice<Token>, order: OrderOfOperations
  ) throws(CalculatorError) -> Bool {
    var changed = try reading(kept, order: order)
    guard try changed.take(token) || changed.tokens != tokens else { return false }
    self = changed
    return true
  }

  /// The brain with these tokens in place of its own.
  ///
  /// - Throws: An error if they are refused.
  /// - Complexity: O(tokens + nodes).
  func reading(
    _ tokens: ArraySlice<Token>, order: OrderOfOperations
  ) throws(CalculatorError) -> InfixBrain {
    var brain = InfixBrain()
    (brain.memory, brain.order, brain.angle) = (memory, self.order, angle)
    brain.variables = variables
    brain.tokens = Array(tokens)
    if !tokens.isEmpty { brain.orderRead = order }
    for (index, token) in brain.tokens.enumerated() {
      guard try brain.expression.apply(token, at: index, order: order) else {
        throw .missingOperands
      }
    }
    brain.evaluate()
    return brain
  }

  /// Removes the last operand or, if none follows them, the last functions that wait for one. A
  /// result is removed with its calculation. Memory stays.
  public mutating func clearOperand() {
    var kept = tokens[...]
    if isComplete {
      kept = []
    } else if let operand = expression.operand {
      kept = kept.prefix(operand.start)
    } else {
      while case .prefix? = kept.last { kept.removeLast() }
    }
    if let changed = try? reading(kept, order: orderRead) { self = changed }
    readInOrder()
  }

  /// Forgets all entries; memory stays.
  public mutating func clear() {
    if let cleared = try? reading([], order: order) { self = cleared }
  }

  /// Removes the last token, if the calculation is not complete or has an error.
  ///
  /// - Returns: The token; `nil` if there is nothing to remove.
  /// - Complexity: O(tokens + nodes).
  public mutating func undo() -> Token? {
    var hasError = false
    if case .error = shown { hasError = true }
    guard let last = tokens.last, hasError || !isComplete,
      let before = try? reading(tokens.dropLast(), order: orderRead)
    else { return nil }
    self = before
    readInOrder()
    return last
  }

  /// Makes a formula the result, as if it had been entered and completed.
  ///
  /// - Throws: `tooDeep` or `tooLong`; the brain is then unchanged.
  public mutating func recall(_ formula: Formula) throws(CalculatorError) {
    self = try reading([.formula(formula), .equals], order: order)
  }

  /// Reads an incomplete calculation in the order that is set, if that is possible.
  mutating func readInOrder() {
    guard !isCleared, !isComplete, orderRead != order else { return }
    var kept = tokens
    if let carried = expression.carried {
      kept.replaceSubrange(..<carried.end, with: [.formula(carried.formula), .equals])
    }
    if let changed = try? reading(kept[...], order: order) { self = changed }
  }

  /// Computes on, if the shown value is not finished.
  public mutating func refine() {
    change { $0.refine() }
  }

  /// Asks for twice as many digits of the shown value, unless these are all.
  public mutating func askForMoreDigits() {
    change { $0.askForMoreDigits() }
  }

  /// Goes back to the usual number of digits of the shown value.
  public mutating func forgetMoreDigits() {
    if case .value(let number) = shown, number.digitCount > RealDigits.usualCount {
      change { $0.forgetMoreDigits() }
    }
  }

  private mutating func change(_ change: (inout ShownNumber) -> Void) {
    guard case .value(var number) = shown else { return }
    // While it changes, the number has a single owner.
    shown = .cleared
    change(&number)
    shown = Shown(number)
  }

  private mutating func evaluate() {
    shown =
      isCleared
      ? .cleared : Shown(expression.shown ?? .number(0), variables: variables, angle: angle)
  }
}

extension InfixBrain.Shown {
  init(_ formula: Formula, variables: RealVariables, angle: AngleUnit) {
    self.init(ShownNumber(StoredNumber(formula, angle: angle, variables: variables)))
  }

  init(_ number: ShownNumber) {
    self =
      switch number.outcome {
      case .digits, .unfinished: .value(number)
      case .failure(.variableNotSet): .expression(number.number.formula)
      case .failure(let error): .error(.noValue(error))
      }
  }
}
