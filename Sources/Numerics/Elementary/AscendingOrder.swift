extension Sequence {
  /// The elements in ascending order of a number that each of them has; those with equal numbers keep
  /// their order.
  ///
  /// The standard library's sort takes 2 kB or more of the page's program for each type of element; here
  /// all of them share the sort of their numbers.
  ///
  /// - Parameter number: A number that is not NaN.
  /// - Complexity: O(n log n) for n elements.
  package func ascending(by number: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    return ascendingOrder(of: elements.map(number)).map { elements[$0] }
  }
}

/// The places of numbers in ascending order; equal numbers keep their order.
@inline(never)
private func ascendingOrder(of numbers: [Double]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
