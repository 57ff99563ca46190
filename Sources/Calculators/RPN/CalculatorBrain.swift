public import Formulas

/// The arithmetic of an RPN calculator, which can be programmed, without its keypad.
///
/// What was entered is kept as tokens, oldest first, and is all that counts; the stack of
/// expressions follows from it. A brain is a value: copy it to go back, compare it to test.
public struct CalculatorBrain: Equatable, Sendable {
  /// How many tokens are kept for undoing once the stack has been cleared, and how many a program
  /// may have after it was cleared last.
  static let mostKept = 10_000
  static let mostTokens = 100_000

  private(set) var tokens: [Token] = []
  private(set) var levels = ExpressionStack()
  /// Where the tokens begin of which the stack is made: behind the last `clear`.
  private var start = 0

  /// The values of variables, which clearing and undoing leave as they are.
  public var variables = Variables()
  /// The unit of the angles that functions read and give.
  public var angle = AngleUnit.radians

  public init() {}

  /// A brain that was programmed; `nil` where a token is not known or cannot be performed.
  public init?(program: [String]) {
    guard load(program) else { return nil }
  }

  /// The levels of the stack follow from the tokens.
  public static func == (left: Self, right: Self) -> Bool {
    left.tokens == right.tokens && left.variables == right.variables && left.angle == right.angle
  }

  /// The expressions on the stack, oldest first. A missing operand is the variable `?`, which no
  /// text reads as.
  ///
  /// - Complexity: O(levels).
  public var stack: [Formula] { levels.entries.map { $0.measured.formula } }

  /// How many expressions are on the stack.
  public var depth: Int { levels.entries.count }

  /// The expressions as text, oldest first, with commas between them: `√(3+5),cos(π)`.
  ///
  /// Each reads back as a formula, unless it has a `?` for a missing operand.
  ///
  /// - Complexity: O(characters).
  public var description: String {
    var text = ""
    for entry in levels.entries {
      if !text.utf8.isEmpty { text += "," }
      text += entry.measured.formula.text
    }
    return text
  }

  /// Pushes a number, and evaluates.
  ///
  /// - Returns: As `evaluate()`. What is not finite is refused and gives `nil`.
  @discardableResult
  public mutating func pushOperand(_ operand: Double) -> Double? {
    performed(.number(operand))
  }

  /// Pushes a variable, and evaluates.
  ///
  /// - Parameter symbol: One letter, Latin or Greek, that is no constant's; all else is refused,
  ///   which leaves the brain as it was and gives `nil`.
  /// - Returns: As `evaluate()`.
  @discardableResult
  public mutating func pushOperand(_ symbol: String) -> Double? {
    guard let name = Token.variableName(Array(symbol.utf8)[...]) else { return nil }
    return performed(.variable(name))
  }

  /// Performs an operation or pushes a constant, and evaluates.
  ///
  /// - Parameter symbol: The text of a token: `+`, `√`, `sin`, `π`. What is no operation is refused,
  ///   which leaves the brain as it was and gives `nil`.
  /// - Returns: As `evaluate()`; `nil` too where the operation cannot be performed.
  @discardableResult
  public mutating func performOperation(_ symbol: String) -> Double? {
    guard let token = Token(symbol), !token.isOperand else { return nil }
    return performed(token)
  }

  private mutating func performed(_ token: Token) -> Double? {
    do {
      try perform(token)
    } catch {
      return nil
    }
    return evaluate()
  }

  /// Performs one token, without evaluating.
  ///
  /// Operands that an operation lacks become `?`.
  ///
  /// - Throws: Where the token is refused, which leaves the brain as it was: `missingOperands` for
  ///   `swap`, `drop` and `duplicate` with too little on the stack, and `tooDeep` or `tooLong` where
  ///   the description would not read back; `overflow` for a number that is not finite.
  /// - Complexity: amortized O(operands).
  public mutating func perform(_ token: Token) throws(CalculatorError) {
    if token == .clear {
      forgetLongPast()
      start = tokens.count + 1
    } else if tokens.count - start >= Self.mostTokens {
      throw .tooLong(limit: Self.mostTokens)
    }
    try levels.apply(token)
    tokens.append(token)
  }

  /// Clears the stack, which can be undone; variables keep their values.
  public mutating func clear() { _ = performed(.clear) }

  /// Forgets what was done before the stack was cleared last, if that was much.
  private mutating func forgetLongPast() {
    if tokens.count > Self.mostKept { tokens.removeFirst(start) }
  }

  /// Takes back the last thing that was performed, clearing included. Variables keep their values.
  ///
  /// - Returns: Whether there was anything to take back.
  /// - Complexity: O(tokens since the stack was cleared).
  @discardableResult
  public mutating func undo() -> Bool {
    guard tokens.popLast() != nil else { return false }
    start = (tokens.lastIndex(of: .clear) ?? -1) + 1
    var replayed = ExpressionStack()
    for token in tokens[start...] {
      // What could be performed once can be again.
      do { try replayed.apply(token) } catch { break }
    }
    levels = replayed
    return true
  }

  /// Replaces all tokens; `false` and nothing done where one cannot be performed.
  mutating func replaceTokens(by new: [Token]) -> Bool {
    var brain = CalculatorBrain()
    for token in new {
      do { try brain.perform(token) } catch { return false }
    }
    (tokens, levels, start) = (brain.tokens, brain.levels, brain.start)
    return true
  }
}
