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
      if error.kind == .missingComparison { throw told(.refused(.missingEquation), at: parts[0]) }
      throw moved(error, into: parts[0])
    }
    let range = try parts.count == 3 ? searched(variables, angle) : nil
    do throws(SolvingError) {
      return try Solutions(of: equation, in: range, angle: angle)
    } catch {
      throw told(error, at: parts[0])
    }
  }

  private func searched(
    _ variables: RealVariables, _ angle: AngleUnit
  ) throws(FormulaError) -> SolvingRange {
    let lower = try end(parts[1], variables, angle)
    let upper = try end(parts[2], variables, angle)
    do throws(SolvingError) {
      return try SolvingRange(from: lower, to: upper)
    } catch {
      throw told(error, at: parts[1].lowerBound..<parts[2].upperBound)
    }
  }

  private func end(
    _ part: Range<Int>, _ variables: RealVariables, _ angle: AngleUnit
  ) throws(FormulaError) -> SolvingRange.End {
    let text = Array(source[part])
    let number: Formula
    do {
      number = try Formula(utf8: text).substituting { variables[$0]?.formula }
    } catch {
      throw moved(error, into: part)
    }
    do {
      let answer = try Formula.answer(
        to: text, variables: variables, angle: angle, work: 1_000_000)
      return SolvingRange.End(number, answer, angle: angle)
    } catch {
      switch error.error {
      case .syntax(let error): throw moved(error, into: part)
      case .domain(let error, let range): throw .domain(error, at: moved(range, into: part))
      }
    }
  }

  private func told(_ error: SolvingError, at range: Range<Int>) -> FormulaError {
    switch error {
    case .refused(let kind): .syntax(SyntaxError(kind, at: range))
    case .severalUnknowns(let name): .domain(.variableNotSet(name), at: range)
    case .undecided: .domain(.undecided, at: range)
    }
  }

  private func moved(_ error: SyntaxError, into part: Range<Int>) -> FormulaError {
    .syntax(SyntaxError(error.kind, at: moved(error.range, into: part)))
  }

  private func moved(_ range: Range<Int>, into part: Range<Int>) -> Range<Int> {
    range.lowerBound + part.lowerBound..<range.upperBound + part.lowerBound
  }
}
