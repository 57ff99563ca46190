import Formulas

/// The text of a point that moves: two coordinates that depend on t, in parentheses, and restrictions in
/// braces.
struct MovingPoint {
  private let source: [UInt8]
  private let x: Range<Int>
  private let y: Range<Int>
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

  private static func depthChange(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  /// Where the bracket is that closes another one.
  private static func end(ofGroupAt start: Int, in source: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<source.count {
      depth += depthChange(source[index])
      if depth == 0 { return index }
    }
    return nil
  }

  /// The only comma that is not in further brackets.
  private static func onlyComma(in range: Range<Int>, of source: [UInt8]) -> Int? {
    var depth = 0
    var commas: [Int] = []
    for index in range {
      depth += depthChange(source[index])
      if depth == 0, source[index] == UInt8(ascii: ",") { commas.append(index) }
    }
    return commas.count == 1 ? commas[0] : nil
  }

  /// What the text says about x and y.
  func relation(angle: AngleUnit) throws(SyntaxError) -> Relation {
    var statements = [try coordinate("x", x), try coordinate("y", y)]
    for range in restrictions { statements.append(try restriction(range)) }
    if restrictions.isEmpty, Relation.all(statements).isEndless(angle: angle) {
      statements.append(Self.firstTurn(angle))
    }
    return .all(statements)
  }

  private func coordinate(_ name: Name, _ range: Range<Int>) throws(SyntaxError) -> Relation {
    do {
      let formula = try Formula(
        utf8: Array(source[range]), options: Self.options([ParametricForm.parameter]))
      return .comparison(.variable(name), [Relation.Link(.equal, formula)])
    } catch {
      throw error.moved(by: range.lowerBound)
    }
  }

  private func restriction(_ range: Range<Int>) throws(SyntaxError) -> Relation {
    do {
      return try Relation(
        utf8: Array(source[range]), options: Self.options([ParametricForm.parameter, "x", "y"]))
    } catch {
      throw error.moved(by: range.lowerBound)
    }
  }

  private static func options(_ names: [Name]) -> ReadingOptions {
    ReadingOptions(variables: .named(names))
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
  fileprivate func moved(by offset: Int) -> SyntaxError {
    SyntaxError(kind, at: range.lowerBound + offset..<range.upperBound + offset)
  }
}
