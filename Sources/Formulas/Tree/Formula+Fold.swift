extension Formula {
  /// Computes a value for a formula from the values of its parts, bottom up and without recursion.
  ///
  /// - Parameters:
  ///   - parts: The parts that a formula's value depends on: formulas within it.
  ///   - combine: Computes the value of a formula from the values of its parts, in order.
  /// - Complexity: O(parts).
  package func folded<Value, Failure: Error>(
    parts: (Formula) -> [Formula],
    combine: (Formula, ArraySlice<Value>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var values: [Value] = []
    var steps = [FoldStep(formula: self, partCount: nil)]
    while let step = steps.popLast() {
      if let count = step.partCount {
        let value = try combine(step.formula, values.suffix(count))
        values.removeLast(count)
        values.append(value)
      } else {
        let found = parts(step.formula)
        steps.append(FoldStep(formula: step.formula, partCount: found.count))
        for part in found.reversed() { steps.append(FoldStep(formula: part, partCount: nil)) }
      }
    }
    return values[0]
  }

  /// Whether another formula is the same. Only sixty nodes are compared; a larger formula is never
  /// the same.
  ///
  /// - Complexity: O(1) nodes.
  package func isSame(as other: Formula) -> Bool {
    var pairs = [(self, other)]
    var seen = 0
    while let (first, second) = pairs.popLast() {
      seen += 1
      if seen > 60 { return false }
      switch (first.kind, second.kind) {
      case (.number(let a), .number(let b)): if a != b { return false }
      case (.constant(let a), .constant(let b)): if a != b { return false }
      case (.variable(let a), .variable(let b)): if a != b { return false }
      case (.negated(let a), .negated(let b)): pairs.append((a, b))
      case (.sum(let a), .sum(let b)), (.product(let a), .product(let b)):
        if a.count != b.count { return false }
        for index in a.indices {
          if a[index].isInverted != b[index].isInverted { return false }
          pairs.append((a[index].formula, b[index].formula))
        }
      case (.power(let a, let m), .power(let b, let n)):
        pairs.append((a, b))
        pairs.append((m, n))
      case (.operation(let f, let a), .operation(let g, let b)):
        if f != g || a.count != b.count { return false }
        for index in a.indices { pairs.append((a[index], b[index])) }
      case (.number, _), (.constant, _), (.variable, _), (.negated, _), (.sum, _), (.product, _),
        (.power, _), (.operation, _):
        return false
      }
    }
    return true
  }
}

/// A formula whose parts are still to be visited, or one whose parts all have values.
private struct FoldStep {
  let formula: Formula
  let partCount: Int?
}
