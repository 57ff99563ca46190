import OrdinateNumerics
import Reals

// Functions of several numbers.
extension RealEvaluator {
  mutating func product(_ x: [Number]) throws(RealProblem) -> Number {
    var product = x[0]
    for factor in x.dropFirst() { product = try computation.multiply(product, factor) }
    return product
  }

  /// The middle number, or the mean of the two middle ones. Where a thousand digits do not tell which
  /// of two numbers is greater, it is either one.
  mutating func median(_ x: [Number]) throws(RealProblem) -> Number {
    let sorted = try sorted(x)
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 { return sorted[middle] }
    return try computation.divide(
      computation.add(sorted[middle - 1], sorted[middle]), by: number(2))
  }

  /// The quartile whose number comes last, of the numbers before it.
  mutating func quartile(_ x: [Number]) throws(RealProblem) -> Number {
    guard let last = try computation.wholeValue(of: x[x.count - 1])?.int,
      let (lower, upper) = Elementary.quartile(Double(last), of: x.count - 1)
    else { throw .outOfDomain }
    let sorted = try sorted(x.dropLast())
    if lower == upper { return sorted[lower] }
    return try computation.divide(computation.add(sorted[lower], sorted[upper]), by: number(2))
  }

  private mutating func sorted(_ x: [Number]) throws(RealProblem) -> [Number] {
    var sorted: [Number] = []
    for number in x {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if try isLess(number, sorted[middle]) { high = middle } else { low = middle + 1 }
      }
      sorted.insert(number, at: low)
    }
    return sorted
  }

  private mutating func isLess(_ a: Number, _ b: Number) throws(RealProblem) -> Bool {
    do {
      return try computation.compare(a, b) < 0
    } catch .undecided {
      return false
    }
  }

  /// The variance of a sample: the squares of the distances from the mean, divided by *n* − 1.
  mutating func variance(_ x: [Number]) throws(RealProblem) -> Number {
    let mean = try computation.divide(sum(x), by: number(x.count))
    var distances: [Number] = []
    for value in x { distances.append(try computation.subtract(mean, from: value)) }
    return try computation.divide(sumOfSquares(distances), by: number(x.count - 1))
  }
}
