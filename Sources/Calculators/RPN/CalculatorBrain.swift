public import Formulas

/// The arithmetic of a programmable RPN calculator, without its keypad.
///
/// The entries are kept as tokens, oldest first; the stack of expressions follows from them alone.
/// A brain is a value: copy it to go back, compare it to test.
public struct CalculatorBrain: Equatable, Sendable {
  /// How many tokens are kept for undo after the stack is cleared, and how many a program may have
  /// after its last clear.
  static let mostKept = 10_000
  static let mostTokens = 100_000

  private(set) var tokens: [Token] = []
  private(set) var levels = ExpressionStack()
  /// Where the tokens that make the current stack begin: after the last `clear`.
  private var start = 0

  /// The real numbers that variables stand for, which clearing and undoing leave as they are.
  public var numbers = RealVariables()
  /// The unit of the angles that functions take and give.
  public var angle = AngleUnit.radians

  public init() {}

  /// A brain with a program; `nil` if a token is unknown or cannot be performed.
  public init?(program: [String]) {
    guard load(program) else { return nil }
  }

  /// The levels of the stack follow from the tokens.
  public static func == (left: Self, right: Self) -> Bool {
    left.tokens == right.tokens && left.numbers == right.numbers && left.angle == right.angle
  }

  /// The expressions on the stack, oldest first. A missing operand is the variable `?`, which
  /// cannot be read from any text.
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
  /// - Returns: As `evaluate()`. An infinity or NaN is refused and gives `nil`.
  @discardableResult
  public mutating func pushOperand(_ operand: Double) -> Double? {
    operand.isFinite ? performed(.number(Numeral(operand))) : nil
  }

  /// Pushes a variable, and evaluates.
  ///
  /// - Parameter symbol: One letter, Latin or Greek, that is not the name of a constant. Anything
  ///   else is refused: the result is `nil` and the brain is unchanged.
  /// - Returns: As `evaluate()`.
  @discardableResult
  public mutating func pushOperand(_ symbol: String) -> Double? {
    guard let name = Token.variableName(Array(symbol.utf8)[...]) else { return nil }
    return performed(.variable(name))
  }

  /// Performs an operation or pushes a constant, and evaluates.
  ///
  /// - Parameter symbol: The text of a token: `+`, `√`, `sin`, `π`. Any other text is refused: the
  ///   result is `nil` and the brain is unchanged.
  /// - Returns: As `evaluate()`; also `nil` if the operation cannot be performed.
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
  /// Missing operands become `?`.
  ///
  /// - Throws: An error if the token is refused; the brain is then unchanged. `missingOperands` for
  ///   `swap`, `drop` and `duplicate` with too few expressions on the stack, `tooDeep` or `tooLong`
  ///   if the description could not be read back.
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

  /// Clears the stack; variables keep their values. This can be undone.
  public mutating func clear() { _ = performed(.clear) }

  /// Forgets the tokens before the last clear, if there are many.
  private mutating func forgetLongPast() {
    if tokens.count > Self.mostKept { tokens.removeFirst(start) }
  }

  /// Undoes the last token, including a clear. Variables keep their values.
  ///
  /// - Returns: Whether there was anything to undo.
  /// - Complexity: O(tokens since the stack was cleared).
  @discardableResult
  public mutating func undo() -> Bool {
    guard tokens.popLast() != nil else { return false }
    start = (tokens.lastIndex(of: .clear) ?? -1) + 1
    var replayed = ExpressionStack()
    for token in tokens[start...] {
      // Tokens that were performed once can be performed again.
      do { try replayed.apply(token) } catch { break }
    }
    levels = replayed
    return true
  }

  /// Replaces all tokens; `false`, with nothing changed, if one cannot be performed.
  mutating func replaceTokens(by new: [Token]) -> Bool {
    var brain = CalculatorBrain()
    for token in new {
      do { try brain.perform(token) } catch { return false }
    }
    (tokens, levels, start) = (brain.tokens, brain.levels, brain.start)
    return true
  }
}
