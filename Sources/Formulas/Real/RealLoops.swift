import Reals

/// The sums and products over ranges whose terms are being evaluated as real numbers, outermost first.
struct RealLoops {
  private struct Loop {
    let name: Name
    var number: Integer
    let last: Integer
    /// The terms so far, joined.
    var total: RealComputation.Number?
  }

  private var loops: [Loop] = []

  /// The most steps that a computation with sums or products over ranges may have: they take memory.
  private static let mostSteps = 200_000

  /// The number that a bound variable stands for now.
  func number(of name: Name) -> Integer { loops.last { $0.name == name }?.number ?? 0 }

  func binds(_ name: Name) -> Bool { loops.contains { $0.name == name } }

  /// Takes the range from the stack and begins its first number, or passes over the terms.
  ///
  /// - Returns: The step that follows.
  /// - Throws: What is wrong with the range; the stack is then unchanged.
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
    loops.append(Loop(name: name, number: first, last: last))
    return index + 1
  }

  /// Joins the value of a term with the terms before it.
  ///
  /// - Returns: The step that follows: the first of the next term, if there is one.
  /// - Throws: `unfinished` after too many terms, and what joining throws; nothing is then changed.
  mutating func leave(
    _ series: Postfix.Series, at index: Int, _ stack: inout [RealComputation.Number],
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int {
    guard evaluator.computation.count < Self.mostSteps else { throw .unfinished }
    var loop = loops[loops.count - 1]
    var total = stack[stack.count - 1]
    if let before = loop.total {
      total =
        try series.operation == .summation
        ? evaluator.computation.add(before, total) : evaluator.computation.multiply(before, total)
    }
    loops.removeLast()
    stack.removeLast()
    if loop.number == loop.last {
      stack.append(total)
      return index + 1
    }
    loop.total = total
    loop.number = loop.number + 1
    loops.append(loop)
    return index - series.count
  }
}
