import Formulas
import Reals

/// Finds what a row says for the values that parameters have: its value, or what it draws.
struct RowFinisher {
  let angle: AngleUnit
  /// The values of parameters, by the names they have in formulas.
  let parameters: [Name: Numeral]
  /// The budget of a row's values; see `RealValue`.
  let work: Int64

  /// The most curves or points of a row.
  static let (mostCurves, mostPoints) = (100, 1_000)

  func result(of state: RowState, text: String) -> RowResult {
    let reading = state.reading
    let name = reading.name
    do throws(RowProblem) {
      switch state.resolved {
      case .note: return RowResult(.note, text)
      case .problem(let problem): throw problem
      case .parameter(let parameter):
        let values = try answers([.variable(.parameter(parameter.name))])
        return RowResult(
          .parameter, values[0].text, name: name, value: values[0], parameter: parameter)
      case .quantity(let quantity):
        return try result(of: quantity, name, text, isAlone: reading.uses.isEmpty)
      case .point(let x, let y, let conditions):
        return try result(ofPoint: x, y, where: conditions, name, text)
      case .relations(let relations):
        let result = try result(of: relations, text)
        // With values in place of names, hardly anyone would know the row again.
        return reading.uses.isEmpty && result.plots.count == 1
          ? RowResult(result.kind, result.plots[0].text, plots: result.plots) : result
      case .function(let names, let body):
        return RowResult(.function, text, name: name, plots: try plots(of: names, body))
      case .drawnFunction(let relations):
        return RowResult(
          .function, text, name: name, plots: try result(of: relations, text).plots)
      }
    } catch {
      return RowResult(.error, text, name: name, problem: error)
    }
  }

  private func substituted(_ formula: Formula) -> Formula {
    formula.substituting { parameters[$0].map { Formula($0) } }
  }

  private func substituted(_ relation: Relation) -> Relation {
    relation.substituting { parameters[$0].map { Formula($0) } }
  }
}

// Numbers.
extension RowFinisher {
  private func answers(_ formulas: [Formula]) throws(RowProblem) -> [RealAnswer] {
    var work = work
    var answers: [RealAnswer] = []
    for formula in formulas {
      var variables = RealVariables()
      for name in formula.variables {
        variables[name] = parameters[name].map { StoredNumber($0) }
      }
      var value = RealValue(formula, variables: variables, angle: angle, work: work)
      do throws(RealFailure) {
        answers.append(try value.answer())
      } catch {
        throw .withoutValue(error.error)
      }
      work = value.work
    }
    return answers
  }

  private func result(
    of quantity: Quantity, _ name: Name?, _ text: String, isAlone: Bool
  ) throws(RowProblem) -> RowResult {
    var variables: [Name] = []
    for formula in quantity.formulas {
      for variable in formula.variables
      where parameters[variable] == nil && !variables.contains(variable) {
        variables.append(variable)
      }
    }
    guard variables.isEmpty else {
      if name != nil { return RowResult(.definition, text, name: name) }
      if variables.count > 1 { throw .severalVariables(variables) }
      let text = isAlone ? quantity.single.map { "y = " + $0.text } ?? text : text
      return RowResult(
        .curve, text, plots: try plots(quantity.formulas.map { .function(substituted($0)) }))
    }
    let values = try answers(quantity.formulas)
    if quantity.isList {
      return RowResult(.list, Self.list(values.map { $0.text }), name: name)
    }
    return RowResult(
      name == nil ? .value : .definition, values[0].text, name: name, value: values[0])
  }

  private static func list(_ texts: [String]) -> String {
    var text = "["
    for (index, element) in texts.enumerated() { text += (index > 0 ? ", " : "") + element }
    return text + "]"
  }

  /// A function of one value is drawn, too.
  private func plots(
    of names: [Name], _ body: Quantity
  ) throws(RowProblem) -> [PlotRow] {
    guard names.count == 1 else { return [] }
    let formulas = body.formulas.map { formula in
      substituted(formula).substituting { $0 == names[0] ? .variable("x") : nil }
    }
    guard formulas.allSatisfy({ $0.variables.allSatisfy { $0 == "x" } }) else { return [] }
    return try plots(formulas.map { .function($0) })
  }

  private func plots(_ rows: [PlotRow]) throws(RowProblem) -> [PlotRow] {
    if rows.count > Self.mostCurves { throw .tooManyCurves(limit: Self.mostCurves) }
    return rows
  }
}

// Points and relations.
extension RowFinisher {
  private func result(
    ofPoint x: Quantity, _ y: Quantity, where conditions: [Relation], _ name: Name?, _ text: String
  ) throws(RowProblem) -> RowResult {
    let count = try Quantity.commonCount(of: [x, y])
    let xs = (0..<(count ?? 1)).map { substituted(x[$0]) }
    let ys = (0..<(count ?? 1)).map { substituted(y[$0]) }
    let conditions = conditions.map { substituted($0) }
    let variables = (xs + ys).flatMap { $0.variables }
    if variables.isEmpty, conditions.isEmpty {
      if xs.count > Self.mostPoints { throw .tooManyCurves(limit: Self.mostPoints) }
      let values = try answers(xs + ys)
      let points = (0..<xs.count).map {
        "(" + values[$0].text + ", " + values[xs.count + $0].text + ")"
      }
      let places = zip(xs, ys).map { MovingPoint.relation($0, $1, where: [], angle: angle) }
      return RowResult(
        .point, count == nil ? points[0] : Self.list(points), name: name,
        point: count == nil ? (values[0], values[1]) : nil,
        plots: places.isEmpty ? [] : [try plot(places.count == 1 ? places[0] : .any(places))])
    }
    if name != nil { throw .pointInFormula }
    var plots: [PlotRow] = []
    for (x, y) in zip(xs, ys) {
      plots.append(
        try plot(MovingPoint.relation(x, y, where: conditions, angle: angle)))
    }
    return RowResult(.parametric, text, plots: try self.plots(plots))
  }

  private func plot(_ relation: Relation) throws(RowProblem) -> PlotRow {
    do {
      return .relation(relation, parts: try relation.planeParts(angle: angle))
    } catch {
      throw .undrawable(error)
    }
  }

  private func result(of relations: [Relation], _ text: String) throws(RowProblem) -> RowResult {
    var plots: [PlotRow] = []
    var kind = RowResult.Kind.relation
    for relation in relations.map({ substituted($0) }) {
      if let formula = relation.function {
        kind = .curve
        plots.append(.function(formula))
        continue
      }
      let plot = try plot(relation)
      plots.append(plot)
      kind = relation.kind(parts: plot.parts)
    }
    return RowResult(kind, text, plots: try self.plots(plots))
  }
}

extension Relation {
  /// The formula of `y = …` in terms of x.
  fileprivate var function: Formula? {
    guard case .comparison(.variable("y"), let links) = self, links.count == 1,
      links[0].sign == .equal, links[0].right.variables.allSatisfy({ $0 == "x" })
    else { return nil }
    return links[0].right
  }

  fileprivate func kind(parts: [PlanePart]) -> RowResult.Kind {
    let names = variables
    let isCurve = parts.allSatisfy { if case .curve = $0 { true } else { false } }
    if names.contains("r") || names.contains("θ") { return isCurve ? .polar : .relation }
    if names.contains("t") { return .parametric }
    let alternatives: [Relation]
    if case .any(let parts) = self { alternatives = parts } else { alternatives = [self] }
    return alternatives.allSatisfy { $0.givesCoordinate } ? .curve : .relation
  }

  /// Whether it says that one coordinate is a function of the other one, perhaps where that is restricted.
  private var givesCoordinate: Bool {
    [("y" as Name, "x" as Name), ("x", "y")].contains { value, place in
      var count = 0
      for statement in statements {
        if statement.variables.allSatisfy({ $0 == place }) { continue }
        guard case .comparison(let left, let links) = statement, links[0].sign == .equal else {
          return false
        }
        let sides = [left, links[0].right]
        guard let side = sides.firstIndex(of: .variable(value)),
          sides[1 - side].variables.allSatisfy({ $0 == place })
        else { return false }
        count += 1
      }
      return count == 1
    }
  }
}
