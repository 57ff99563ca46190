public import Formulas

// Points that are dragged.
extension Sheet {
  /// What decides a coordinate of a point.
  public enum Handle: Equatable, Sendable {
    /// A number in the row's text.
    case number
    /// The parameter that the row with this identity defines.
    case parameter(row: Int)
  }

  /// What decides the coordinates of the point that the row at an index is.
  ///
  /// - Returns: `nil` for a coordinate that is computed, and for a row that is no single point.
  public func handles(at index: Int) -> (x: Handle?, y: Handle?) {
    let places = places(at: index)
    return (places.x.flatMap { handle($0) }, places.y.flatMap { handle($0) })
  }

  /// Moves the point that the row at an index is, as far as its coordinates are numbers or parameters.
  ///
  /// - Parameters: The new coordinates; `nil` to leave one as it is.
  public mutating func movePoint(at index: Int, x: Numeral?, y: Numeral?) {
    let places = places(at: index)
    var text = Array(rows[index].text.utf8)
    var values: [(row: Int, value: Numeral)] = []
    var isWritten = false
    // From right to left, so that places stay right.
    for (place, value) in [(places.y, y), (places.x, x)] {
      guard let place, let value, let handle = handle(place) else { continue }
      switch handle {
      case .number:
        text.replaceSubrange(place.range, with: value.text.utf8)
        isWritten = true
      case .parameter(let row): values.append((row, value))
      }
    }
    var all: [Int] = []
    if isWritten {
      setText(String(decoding: text, as: UTF8.self), at: index)
      all = changed
    }
    for (row, value) in values {
      guard let place = self.index(of: row) else { continue }
      setValue(value, at: place)
      all += changed
    }
    note(changes: all)
  }

  private typealias Place = (range: Range<Int>, formula: Formula)

  private func handle(_ place: Place) -> Handle? {
    if place.formula.signedNumber != nil { return .number }
    guard case .variable(let name) = place.formula.kind,
      let row = rows.indices.first(where: { result(at: $0).parameter?.name == name })
    else { return nil }
    return .parameter(row: rows[row].id)
  }

  /// Where the coordinates stand in the row's text, and what they are.
  private func places(at index: Int) -> (x: Place?, y: Place?) {
    let source = Array(rows[index].text.utf8)
    let text = reading(at: index).text
    guard result(at: index).kind == .point, let point = MovingPoint(text.utf8) else {
      return (nil, nil)
    }
    func place(_ range: Range<Int>) -> Place? {
      let range = source.trimmed(text.origin(of: range))
      return (try? Formula(utf8: Array(source[range]))).map { (range, $0) }
    }
    return (place(point.x), place(point.y))
  }
}
