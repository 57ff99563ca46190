import Formulas

/// The text of a point that moves: two coordinates that depend on t, in parentheses, and restrictions in
/// braces.
struct MovingPoint {
  private let source: [UInt8]
  let x: Range<Int>
  let y: Range<Int>
  /// What is in each pair of braces.
  private let restrictions: [Range<Int>]

  /// - Returns: `nil` if the text is something else.
  init?(_ source: [UInt8]) {
    var groups: [Range<Int>] = []
    var start = 0
    while let next = source[start...].firstIndex(where: { $0 != UInt8(ascii: " ") }) {
      let opening = UInt8(ascii: groups.isEmpty ? "(" : "{")
      guard source[next] == opening, let end = Self.end(ofGroupAt: next, in: source) else {
        return nil
      }
      groups.append(next + 1..<end)
      start = end + 1
    }
    guard let point = groups.first, let comma = Self.onlyComma(in: point, of: source) else {
      return nil
    }
    self.source = source
    (x, y) = (point.lowerBound..<comma, comma + 1..<point.upperBound)
    restrictions = Array(groups.dropFirst())
  }

  /// Where the bracket is that closes another one.
  private static func end(ofGroupAt start: Int, in source: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<source.count {
      depth += source[index].bracketDepth
      if depth == 0 { return index }
    }
    return nil
  }

  /// The only comma that is not in further brackets.
  private static func onlyComma(in range: Range<Int>, of source: [UInt8]) -> Int? {
    var depth = 0
    var commas: [Int] = []
    for index in range {
      depth += source[index].bracketDepth
      if depth == 0, source[index] == UInt8(ascii: ",") { commas.append(index) }
    }
    return commas.count == 1 ? commas[0] : nil
  }

  /// What the text says about x and y.
  func relation(angle: AngleUnit) throws(SyntaxError) -> Relation {
    let (x, y) = try coordinates(.named([ParametricForm.parameter]))
    return Self.relation(
      x, y, where: try conditions(.named([ParametricForm.parameter, "x", "y"])), angle: angle)
  }

  /// The formulas of the coordinates.
  func coordinates(_ names: VariableNames) throws(SyntaxError) -> (x: Formula, y: Formula) {
    (try coordinate(x, names), try coordinate(y, names))
  }

  /// What is in the pairs of braces.
  func conditions(_ names: VariableNames) throws(SyntaxError) -> [Relation] {
    var conditions: [Relation] = []
    for range in restrictions {
      do {
        conditions.append(
          try Relation(
            utf8: Array(source[range]), options: ReadingOptions(variables: names)))
      } catch {
        throw error.moved(by: range.lowerBound)
      }
    }
    return conditions
  }

  /// Where a point is, for one turn of t if nothing else says how far it runs.
  static func relation(
    _ x: Formula, _ y: Formula, where conditions: [Relation], angle: AngleUnit
  ) -> Relation {
    var statements = [("x" as Name, x), ("y", y)].map { name, formula in
      Relation.comparison(.variable(name), [Relation.Link(.equal, formula)])
    }
    statements += conditions
    if conditions.isEmpty, Relation.all(statements).isEndless(angle: angle) {
      statements.append(firstTurn(angle))
    }
    return .all(statements)
  }

  private func coordinate(
    _ range: Range<Int>, _ names: VariableNames
  ) throws(SyntaxError) -> Formula {
    do {
      return try Formula(
        utf8: Array(source[range]), options: ReadingOptions(variables: names))
    } catch {
      throw error.moved(by: range.lowerBound)
    }
  }

  /// One turn of t.
  private static func firstTurn(_ angle: AngleUnit) -> Relation {
    let turn =
      angle == .degrees
      ? Formula(360.0) : .multiplying(Formula(2.0), Formula.Term(.constant(.pi)))
    return .comparison(
      Formula(0.0),
      [
        Relation.Link(.lessOrEqual, .variable(ParametricForm.parameter)),
        Relation.Link(.lessOrEqual, turn),
      ])
  }
}

extension Relation {
  /// Whether it draws a curve that does not repeat.
  fileprivate func isEndless(angle: AngleUnit) -> Bool {
    guard let parts = try? planeParts(angle: angle) else { return false }
    return parts.contains { if case .curve(let form) = $0 { form.period == nil } else { false } }
  }
}

extension SyntaxError {
  func moved(by offset: Int) -> SyntaxError {
    SyntaxError(kind, at: range.lowerBound + offset..<range.upperBound + offset)
  }
}
