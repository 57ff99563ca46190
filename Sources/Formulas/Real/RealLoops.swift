import Reals

/// The sums and products over ranges whose terms are being evaluated as real numbers, outermost first.
struct RealLoops {
  private struct Loop {
    let name: Name
    var number: Integer
    let last: Integer
    /// How many steps the computation had before the present term.
    var base: Int
    /// The terms so far, joined, each part of half as many terms as the one before or fewer.
    var parts: [Part] = []
  }

  /// Neighbouring terms, joined.
  private struct Part {
    var total: RealComputation.Number
    var count = 1
    /// How many steps the computation had before them.
    var base: Int
  }

  private var loops: [Loop] = []

  /// The most steps that a computation with sums or products over ranges may have: they take memory.
  private static let mostSteps = 200_000
  /// What a term takes besides its arithmetic, in units of the budget.
  private static let workOfTerm: Int64 = 2_000

  /// The number that a bound variable stands for now.
  func number(of name: Name) -> Integer { loops.last { $0.name == name }?.number ?? 0 }

  func binds(_ name: Name) -> Bool { loops.contains { $0.name == name } }

  /// Takes the range from the stack and begins its first number, or passes over the terms.
  ///
  /// - Returns: The step that follows.
  /// - Throws: What is wrong with the range, or `unfinished` for more terms than the budget allows; the stack is then
  ///   unchanged.
  mutating func enter(
    _ series: Postfix.Series, over name: Name, at index: Int,
    _ stack: inout [RealComputation.Number], _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int {
    let first = try evaluator.whole(stack[stack.count - 2])
    let last = try evaluator.whole(stack[stack.count - 1])
    stack.removeLast(2)
    if last < first {
      stack.append(evaluator.number(series.operation == .summation ? 0 : 1))
      return index + series.count + 2
    }
    // So many terms would not end.
    let count = (last - first).magnitude.word.flatMap { Int64(exactly: $0) } ?? .max
    guard count <= evaluator.computation.budget / Self.workOfTerm else { throw .unfinished }
    loops.append(
      Loop(name: name, number: first, last: last, base: evaluator.computation.count))
    return index + 1
  }

  /// Joins the value of a term with the terms before it.
  ///
  /// Parts of as many terms are joined, so that long numbers are added to long ones and seldom.
  ///
  /// - Returns: The step that follows: the first of the next term, if there is one.
  /// - Throws: `unfinished` after too many terms, and what joining throws; nothing is then changed.
  mutating func leave(
    _ series: Postfix.Series, at index: Int, _ stack: inout [RealComputation.Number],
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int {
    guard evaluator.computation.count < Self.mostSteps else { throw .unfinished }
    try evaluator.computation.spend(Self.workOfTerm)
    var loop = loops[loops.count - 1]
    let isLast = loop.number == loop.last
    var part = Part(total: stack[stack.count - 1], base: loop.base)
    while let before = loop.parts.last, isLast || before.count == part.count {
      part.total =
        try series.operation == .summation
        ? evaluator.computation.add(before.total, part.total)
        : evaluator.computation.multiply(before.total, part.total)
      part.count += before.count
      part.base = before.base
      loop.parts.removeLast()
    }
    if let value = evaluator.computation.rational(part.total) {
      part.total = evaluator.computation.keep(value, insteadOfStepsSince: part.base)
    }
    loops.removeLast()
    stack.removeLast()
    if isLast {
      stack.append(part.total)
      return index + 1
    }
    loop.parts.append(part)
    loop.number = loop.number + 1
    loop.base = evaluator.computation.count
    loops.append(loop)
    return index - series.count
  }
}
