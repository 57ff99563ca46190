import Formulas
import OrdinateNumerics
import Sheets

extension SolveCall {
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
