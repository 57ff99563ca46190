extension RealComputation {
  /// Whether two numbers are known to be equal because the same steps lead to them.
  ///
  /// - Complexity: O(steps), up to a limit from which on nothing is known.
  func isSame(_ a: Number, _ b: Number) -> Bool {
    var pairs = [(a.step, b.step)]
    var looked = 0
    while let (x, y) = pairs.popLast() {
      if x == y { continue }
      looked += 1
      guard looked <= Self.mostPairs, let next = operands(steps[x], steps[y]) else { return false }
      pairs += next
    }
    return true
  }

  private static var mostPairs: Int { 200 }

  /// The pairs of operands that make two steps the same if they are; `nil` for different operations.
  private func operands(_ x: Step, _ y: Step) -> [(Int, Int)]? {
    if let value = x.form?.rational { return value == y.form?.rational ? [] : nil }
    switch (x.operation, y.operation) {
    case (.pi, .pi): return []
    case (.sum(let a, let b), .sum(let c, let d)),
      (.difference(let a, let b), .difference(let c, let d)),
      (.product(let a, let b), .product(let c, let d)),
      (.quotient(let a, let b), .quotient(let c, let d)),
      (.power(let a, let b), .power(let c, let d)),
      (.arcTangent(let a, over: let b), .arcTangent(let c, over: let d)):
      return [(a, c), (b, d)]
    case (.negative(let a), .negative(let b)), (.magnitude(let a), .magnitude(let b)):
      return [(a, b)]
    case (.integerPower(let a, let n), .integerPower(let b, let m)): return n == m ? [(a, b)] : nil
    case (.root(let a, let n), .root(let b, let m)): return n == m ? [(a, b)] : nil
    case (.function(let f, let a), .function(let g, let b)): return f == g ? [(a, b)] : nil
    default: return nil
    }
  }
}
