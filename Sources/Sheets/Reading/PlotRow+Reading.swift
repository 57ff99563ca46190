public import Formulas

extension PlotRow {
  /// A row as it is written: a formula of one variable, before which `y =` or `f(x) =` may stand; a relation of
  /// coordinates and parameters, before which `y =` may be left out if it has cases or restrictions; or a point whose
  /// coordinates depend on t, `(cos t, sin t)`, after which restrictions in braces may stand.
  ///
  /// - Parameters:
  ///   - angle: The unit of angles.
  ///   - closesParentheses: Whether parentheses of a formula that are open at the end are closed there.
  public static func read(
    _ source: [UInt8], angle: AngleUnit, closesParentheses: Bool = false
  ) -> Result<PlotRow, PlotterProblem> {
    let source = source.withoutPlaneCall
    if let point = MovingPoint(source) {
      do {
        return drawn(try point.relation(angle: angle), 0..<source.count, angle)
      } catch {
        return .failure(.unreadable(error))
      }
    }
    switch PlotterProblem.read(source, closesParentheses: closesParentheses) {
    case .success(let formula): return .success(.function(formula.writtenInFull))
    case .failure(let problem):
      do {
        return drawn(try relation(source), 0..<source.count, angle)
      } catch {
        switch problem {
        // What gives a name a value is no relation with a mistake.
        case .notAFunction(.definition, _): return .failure(problem)
        case .notAFunction: return .failure(.unreadable(error))
        // Without a sign of comparison the text was meant as a formula.
        default: return .failure(problem)
        }
      }
    }
  }

  /// A row that a command or a request is given, which may be LaTeX.
  package static func given(_ source: [UInt8], angle: AngleUnit) -> Result<PlotRow, PlotterProblem>
  {
    let row = read(source, angle: angle)
    guard case .failure = row, source.contains(UInt8(ascii: "\\")) else { return row }
    let pasted = read(
      Array(PastedRow.given(String(decoding: source, as: UTF8.self)).utf8), angle: angle)
    if case .success = pasted { return pasted }
    return row
  }

  /// A relation whose names are all known.
  private static func relation(_ source: [UInt8]) throws(SyntaxError) -> Relation {
    let any = (try? Relation(utf8: source)) ?? Relation(ordinate: source)
    let known = any?.planeVariables ?? Relation.planeNames
    if let any, any.variables.allSatisfy(known.contains) { return any }
    return try Relation(utf8: source, options: ReadingOptions(variables: .named(known)))
  }

  private static func drawn(
    _ relation: Relation, _ range: Range<Int>, _ angle: AngleUnit
  ) -> Result<PlotRow, PlotterProblem> {
    do {
      return .success(.relation(relation, parts: try relation.planeParts(angle: angle)))
    } catch {
      return .failure(.undrawable(error, at: range))
    }
  }
}
