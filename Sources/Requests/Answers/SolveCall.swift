import Formulas
import OrdinateNumerics
import Sheets

/// A text that asks for the solutions of an equation: `solve(x³ = 2x+1)`, or `solve(sin x = 0.5, 0, 10)` for those
/// from 0 to 10.
struct SolveCall {
  private let source: [UInt8]
  /// The equation, and perhaps both ends of a range.
  private let parts: [Range<Int>]

  private static let name = Array("solve".utf8)

  /// - Returns: `nil` if the text is no such call.
  init?(_ source: [UInt8]) {
    func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    guard let start = source.firstIndex(where: { !isBlank($0) }),
      source[start...].starts(with: Self.name),
      let open = source[(start + Self.name.count)...].firstIndex(where: { !isBlank($0) }),
      source[open] == UInt8(ascii: "(")
    else { return nil }
    var depth = 0
    var parts: [Range<Int>] = []
    var from = open + 1
    var close: Int?
    for index in open..<source.count where close == nil {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          parts.append(from..<index)
          close = index
        }
      case UInt8(ascii: ",") where depth == 1:
        parts.append(from..<index)
        from = index + 1
      default: break
      }
    }
    if let close {
      guard source[(close + 1)...].allSatisfy(isBlank) else { return nil }
    } else {
      parts.append(from..<source.count)
    }
    (self.source, self.parts) = (source, parts)
  }

  /// - Parameter variables: Stand for numbers; they are no unknowns.
  func solutions(
    variables: RealVariables, angle: AngleUnit
  ) throws(FormulaError) -> Solutions {
    guard parts.count == 1 || parts.count == 3 else {
      let kind = SyntaxError.Kind.operandCount(
        function: "solve", expected: parts.count == 2 ? 3...3 : 1...3, given: parts.count)
      throw .syntax(
        SyntaxError(kind, at: parts[0].lowerBound - 1..<parts[parts.count - 1].upperBound))
    }
    let equation: Relation
    do {
      equation = try Relation(utf8: Array(source[parts[0]])).substituting { name in
        variables[name]?.formula
      }
    } catch {
      throw .syntax(SyntaxError(error.kind, at: moved(error.range, into: parts[0])))
    }
    var range: ClosedRange<Double>?
    if parts.count == 3 {
      let (lower, upper) = (try number(parts[1], angle), try number(parts[2], angle))
      guard lower < upper, Solutions.isRange(lower...upper) else {
        throw .syntax(SyntaxError(.malformedNumber, at: parts[1].lowerBound..<parts[2].upperBound))
      }
      range = lower...upper
    }
    do {
      return try Solutions(of: equation, in: range, angle: angle)
    } catch {
      switch error {
      case .noEquation: throw .syntax(SyntaxError(.missingComparison, at: parts[0]))
      case .severalUnknowns(let name): throw .domain(.variableNotSet(name), at: parts[0])
      case .undecided: throw .domain(.undecided, at: parts[0])
      }
    }
  }

  private func number(_ part: Range<Int>, _ angle: AngleUnit) throws(FormulaError) -> Double {
    do {
      return try Formula.answer(to: Array(source[part]), angle: angle, work: 1_000_000).double
    } catch {
      switch error.error {
      case .syntax(let error):
        throw .syntax(SyntaxError(error.kind, at: moved(error.range, into: part)))
      case .domain(let error, let range): throw .domain(error, at: moved(range, into: part))
      }
    }
  }

  private func moved(_ range: Range<Int>, into part: Range<Int>) -> Range<Int> {
    range.lowerBound + part.lowerBound..<range.upperBound + part.lowerBound
  }
}
