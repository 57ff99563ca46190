// Definitions by cases: `{x < 0: -x, x}`, `if(x < 0, -x, x)` and `\begin{cases}`.
extension RelationScanner {
  /// Reads the definition in a frame whose content has been read, and writes a name in its place.
  mutating func define(_ frame: Frame, closing: Range<Int>) throws(SyntaxError) {
    let place = frame.place.lowerBound..<closing.upperBound
    let name = try cases.nextName(at: place)
    let content = Array(tokens[frame.contentStart...]) + [RelationToken(.end, at: closing)]
    let read =
      switch frame.kind {
      case .choice: try choice(content)
      case .table: try rows(content)
      case .text, .group: try alternatives(content)
      }
    try cases.add(read, at: place)
    write(name, at: place)
  }

  private typealias Alternative = (condition: RelationPart?, value: Formula)

  /// The values of `if`: a condition, and one or two formulas.
  private func choice(_ content: [RelationToken]) throws(SyntaxError) -> [Alternative] {
    let end = content.count - 1
    // The last commas, for the condition may have some. Those before a closing bracket are within it.
    var comma = max(0, end - 2)
    guard content[comma].kind == .comma, comma > 0, !content[end - 1].kind.closes else {
      throw SyntaxError(
        .missingOperand, at: content[end].range.lowerBound..<content[end].range.lowerBound)
    }
    var otherwise: [Alternative] = []
    if comma >= 3, content[comma - 1].kind == .formula, content[comma - 2].kind == .comma {
      otherwise.append((nil, try value(at: comma + 1, of: content)))
      comma -= 2
    }
    let condition = try condition(content[..<comma], before: content[comma])
    return [(condition, try value(at: comma + 1, of: content))] + otherwise
  }

  /// The alternatives in braces: conditions, each with a colon and a value; perhaps a last value.
  private func alternatives(_ content: [RelationToken]) throws(SyntaxError) -> [Alternative] {
    var alternatives: [Alternative] = []
    let end = content.count - 1
    var start = 0
    while start <= end {
      let colon = Self.colon(in: content, from: start)
      let place = colon.map { $0 + 1 } ?? start
      let condition = try colon.map { (colon) throws(SyntaxError) in
        try self.condition(content[start..<colon], before: content[colon])
      }
      alternatives.append((condition, try value(at: place, of: content)))
      if place + 1 == end { break }
      if content[place + 1].kind != .comma {
        throw SyntaxError(.comparisonInFormula, at: content[place + 1].range)
      }
      if colon == nil { throw SyntaxError(.misplacedComma, at: content[place + 1].range) }
      start = place + 2
    }
    return alternatives
  }

  /// The rows of `\begin{cases}`: a value, perhaps a comma, and a condition.
  private func rows(_ content: [RelationToken]) throws(SyntaxError) -> [Alternative] {
    var alternatives: [Alternative] = []
    let end = content.count - 1
    var start = 0
    repeat {
      let next = content[start...].firstIndex { $0.kind == .row } ?? end
      let value = try value(at: start, of: content)
      var place = start + 1
      if content[place].kind == .comma { place += 1 }
      var condition: RelationPart?
      if content[place].kind == .column {
        let last = content[next - 1].kind == .comma ? next - 1 : next
        if place + 1 < last {
          condition = try self.condition(content[place + 1..<last], before: content[next])
        }
      } else if place < next {
        throw SyntaxError(.comparisonInFormula, at: content[place].range)
      }
      alternatives.append((condition, value))
      start = next + 1
      // The last row may end as the others do.
    } while start < end
    return alternatives
  }

  /// The next colon outside of brackets.
  private static func colon(in content: [RelationToken], from start: Int) -> Int? {
    var depth = 0
    for index in start..<content.count {
      switch content[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .colon where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private func condition(
    _ tokens: ArraySlice<RelationToken>, before next: RelationToken
  ) throws(SyntaxError) -> RelationPart {
    if tokens.isEmpty { throw SyntaxError(.missingOperand, at: next.range) }
    let end = RelationToken(.end, at: next.range)
    var parser = RelationParser(text, options: options, cases: cases, tokens: tokens + [end])
    return try parser.parse()
  }

  private func value(
    at index: Int, of content: [RelationToken]
  ) throws(SyntaxError) -> Formula {
    let token = content[index]
    switch token.kind {
    case .formula: break
    case .comma, .colon, .column, .row: throw SyntaxError(.missingOperand, at: token.range)
    case .end:
      throw SyntaxError(.missingOperand, at: token.range.lowerBound..<token.range.lowerBound)
    default: throw SyntaxError(.comparisonInFormula, at: token.range)
    }
    return try RelationParser(text, options: options, cases: cases, tokens: [])
      .formula(at: token.range)
  }
}
