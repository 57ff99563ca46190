import Formulas

extension InfixBrain {
  /// A brain with a program; `nil` if the program is refused.
  public init?(program: [String]) {
    self.init()
    guard load(program) else { return nil }
  }

  /// The program that restores the brain, except for the order of operations and the unit of
  /// angles: the texts of the tokens, oldest first, without spaces inside.
  ///
  /// `left-to-right` comes first if they were read in that order. After them come `stored`, if the
  /// last operand was stored in memory, and the content of memory, as in `M=3*x`.
  ///
  /// Setting it calls `load`, and ignores a refused program.
  ///
  /// - Complexity: O(tokens + nodes).
  public var program: [String] {
    get {
      var texts = tokens.map { $0.text }
      if !isCleared, orderRead == .leftToRight { texts.insert(orderRead.name, at: 0) }
      if isOperandStored { texts.append(Self.stored) }
      if let memory { texts.append(Self.memoryMark + memory.ascii) }
      return texts
    }
    set { _ = load(newValue) }
  }

  private static let stored = "stored"
  private static let memoryMark = "M="

  /// Sets the program. Memory stays as it is unless the program sets it.
  ///
  /// - Returns: `false` if the program is refused because it has a text that is not a token, or a
  ///   token that cannot be performed. The brain is then unchanged.
  /// - Complexity: O(tokens + nodes).
  public mutating func load(_ program: [String]) -> Bool {
    var tokens: [Token] = []
    var order = OrderOfOperations.precedence
    var isStored = false
    var held = memory
    for text in program {
      if text.utf8.elementsEqual(OrderOfOperations.leftToRight.name.utf8) {
        order = .leftToRight
      } else if text.utf8.elementsEqual(Self.stored.utf8) {
        isStored = true
      } else if text.utf8.starts(with: Self.memoryMark.utf8) {
        let formula = try? Formula(utf8: Array(text.utf8.dropFirst(Self.memoryMark.utf8.count)))
        guard let formula, (try? InfixOperand(formula, start: 0)) != nil else { return false }
        held = formula
      } else if let token = Token(text) {
        tokens.append(token)
      } else {
        return false
      }
    }
    guard tokens.count <= Self.mostTokens,
      var loaded = try? reading(tokens[...], order: order)
    else { return false }
    loaded.memory = held
    loaded.isOperandStored = isStored && loaded.expression.operand != nil
    loaded.readInOrder()
    self = loaded
    return true
  }
}
