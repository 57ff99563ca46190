extension Array {
  /// The elements sorted; those of which none precedes the other keep their order.
  ///
  /// For the few parts of an exact number. The standard library's sort is faster for many elements,
  /// but takes 2 kB of the page's program for each type of element.
  ///
  /// - Complexity: O(count²).
  package func insertionSorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    var result: [Element] = []
    for element in self {
      let place = result.firstIndex { precedes(element, $0) } ?? result.count
      result.insert(element, at: place)
    }
    return result
  }
}
