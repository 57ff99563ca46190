import Formulas
import Reals

/// Finds what a row says for the values that parameters have: its value, or what it draws.
struct RowFinisher {
  let angle: AngleUnit
  /// The values of parameters, by the names they have in formulas.
  private(set) var parameters: [Name: Numeral]
  /// How far from the best values those may be that a fit has found, where they are rounded.
  private(set) var errors: [Name: Double] = [:]
  /// The numbers in the rows of parameters, likewise: where a fit begins.
  let starts: [Name: Numeral]
  /// The budget of a row's values; see `RealValue`.
  let work: Int64
  /// The values of functions by cases in what the row stands for.
  var cases: [Name: FunctionCases] = [:]

  /// The most curves or points of a row.
  static let (mostCurves, mostPoints) = (100, 1_000)
  /// The most parts of the relations of a row, of which an angle with many turns has several for each turn.
  private static let mostParts = 1_000

  /// - Parameter starts: The numbers in the rows of parameters, which they stand for until a fit is taken.
  init(angle: AngleUnit, starts: [Name: Numeral], work: Int64) {
    (self.angle, parameters, self.starts, self.work) = (angle, starts, starts, work)
  }

  /// The values of parameters as doubles.
  var values: Variables {
    var values = Variables()
    for (name, value) in parameters where value.double.isFinite { values[name] = value.double }
    return values
  }

  /// From here on, parameters have the values that a fit has found.
  mutating func take(_ fit: FitResult?) {
    for parameter in fit?.parameters ?? [] {
      let name = Name.parameter(parameter.name)
      parameters[name] = parameter.value
      errors[name] = parameter.rounding
    }
  }

  func result(of state: RowState, text: String, table: Sheet.Table?) -> RowResult {
    let reading = state.reading
    let name = reading.name
    if !state.cases.isEmpty && cases.isEmpty {
      var finisher = self
      finisher.cases = state.cases.mapValues { function in
        FunctionCases(
          function: function.function,
          cases: function.cases.map { $0.substituting { parameters[$0].map { Formula($0) } } })
      }
      return finisher.result(of: state, text: text, table: table)
    }
    do throws(RowProblem) {
      switch state.resolved {
      case .note: return RowResult(.note, text)
      case .problem(let problem): throw problem
      case .parameter(let parameter):
        let values = try answers([Formula(parameter.value)])
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
          ? RowResult(result.kind, result.plots[0].text, plots: result.plots, open: result.open)
          : result
      case .function(let names, let body):
        let (plots, open) = try plots(of: names, body)
        return RowResult(.function, text, name: name, plots: plots, open: open)
      case .table(let columns):
        return try result(of: columns, table, text, reading)
      case .chart(let chart, let list, let number):
        return try result(of: chart, list, number, text)
      case .fit(let model): return try result(of: model, text)
      case .solving(let equation, let ends):
        return try result(solving: substituted(equation), ends.map { substituted($0) }, name, text)
      case .drawnFunction(let relations):
        let result = try result(of: relations, text)
        return RowResult(.function, text, name: name, plots: result.plots, open: result.open)
      }
    } catch {
      return RowResult(.error, text, name: name, problem: error)
    }
  }
}

// Numbers.
extension RowFinisher {
  private func result(
    of quantity: Quantity, _ name: Name?, _ text: String, isAlone: Bool
  ) throws(RowProblem) -> RowResult {
    if quantity.formulas.contains(where: { $0.firstOfCases != nil }) {
      return try result(ofCases: quantity, name, text)
    }
    var variables: [Name] = []
    for formula in quantity.formulas {
      for variable in formula.variables
      where parameters[variable] == nil && !variables.contains(variable) && variable != .gap {
        variables.append(variable)
      }
    }
    guard variables.isEmpty else {
      let formulas = quantity.given
      if name != nil { return RowResult(.definition, text, name: name) }
      if variables.count > 1 { throw .severalVariables(variables) }
      let text = isAlone ? quantity.single.map { "y = " + $0.withoutZeroTerms.text } ?? text : text
      return RowResult(
        .curve, text, plots: try plots(formulas.map { .function(substituted($0)) }),
        open: formulas.map { OpenPlot(.function($0), parameters) })
    }
    if quantity.isList {
      let list = try self.text(of: quantity)
      return RowResult(.list, list.text, name: name, isRounded: list.isRounded)
    }
    let values = try answers(quantity.formulas)
    return RowResult(
      name == nil ? .value : .definition, values[0].text, name: name, value: values[0],
      isRounded: quantity.formulas.contains { isRounded($0) })
  }

  /// What a formula says that calls functions by cases.
  private func result(
    ofCases quantity: Quantity, _ name: Name?, _ text: String
  ) throws(RowProblem) -> RowResult {
    if let settled = try settled(quantity) {
      return try result(of: settled, name, text, isAlone: false)
    }
    if name != nil { return RowResult(.definition, text, name: name) }
    var relations: [Relation] = []
    var variables: [Name] = []
    for formula in quantity.formulas {
      let equation = Relation.comparison(
        .variable("y"), [Relation.Link(.equal, substituted(formula))])
      let relation = try finder.expanded(equation)
      for variable in relation.variables where variable != "y" && !variables.contains(variable) {
        variables.append(variable)
      }
      relations.append(relation.substituting { $0 == "y" ? nil : .variable("x") })
    }
    if variables.count > 1 { throw .severalVariables(variables) }
    return RowResult(.curve, text, plots: try result(of: relations, text).plots)
  }

  private var finder: CaseFinder { CaseFinder(cases: cases, angle: angle) }

  /// The numbers in the cases that hold for the values of parameters; `nil` if that depends on variables.
  private func settled(_ quantity: Quantity) throws(RowProblem) -> Quantity? {
    var formulas: [Formula] = []
    for formula in quantity.formulas {
      let alternatives = try finder.alternatives(substituted(formula))
      if alternatives.contains(where: { !$0.conditions.isEmpty }) { return nil }
      guard let first = alternatives.first else {
        throw .noCase(formula.firstOfCases.flatMap { cases[$0]?.function } ?? "f")
      }
      formulas.append(first.value)
    }
    return quantity.isList ? Quantity(list: formulas) : Quantity(formulas[0])
  }

  static func list(_ texts: [String]) -> String {
    var text = "["
    for (index, element) in texts.enumerated() { text += (index > 0 ? ", " : "") + element }
    return text + "]"
  }

  /// A function of one value is drawn, too.
  private func plots(
    of names: [Name], _ body: Quantity
  ) throws(RowProblem) -> ([PlotRow], [OpenPlot?]) {
    guard names.count == 1 else { return ([], []) }
    let open = body.formulas.map { formula in
      formula.substituting { $0 == names[0] ? .variable("x") : nil }
    }
    let formulas = open.map { substituted($0) }
    if formulas.contains(where: { $0.firstOfCases != nil }) {
      var relations: [Relation] = []
      for formula in formulas {
        let value = Relation.comparison(.variable("y"), [Relation.Link(.equal, formula)])
        let relation = try finder.expanded(value).substituting {
          $0 == names[0] ? .variable("x") : nil
        }
        guard relation.variables.allSatisfy({ $0 == "x" || $0 == "y" }) else { return ([], []) }
        relations.append(relation)
      }
      return (try result(of: relations, "").plots, [])
    }
    guard formulas.allSatisfy({ $0.variables.allSatisfy { $0 == "x" } }) else { return ([], []) }
    return (
      try plots(formulas.map { .function($0) }), open.map { OpenPlot(.function($0), parameters) }
    )
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
    if !cases.isEmpty, (x.formulas + y.formulas).contains(where: { $0.firstOfCases != nil }) {
      guard let x = try settled(x), let y = try settled(y) else { throw .pointInFormula }
      return try result(ofPoint: x, y, where: conditions, name, text)
    }
    let count = try Quantity.commonCount(of: [x, y])
    let xs = (0..<(count ?? 1)).map { substituted(x[$0]) }
    let ys = (0..<(count ?? 1)).map { substituted(y[$0]) }
    let openConditions = conditions
    let conditions = conditions.map { substituted($0) }
    if xs.count > Self.mostProvedPoints, conditions.isEmpty,
      let result = try result(ofPoints: xs, ys, name, text)
    {
      return result
    }
    let variables = (xs + ys).flatMap { $0.variables }
    if variables.isEmpty, conditions.isEmpty {
      if xs.count > Self.mostPoints { throw .tooManyCurves(limit: Self.mostPoints) }
      let values = try answers((0..<xs.count).map { x[$0] } + (0..<xs.count).map { y[$0] })
      let points = (0..<xs.count).map {
        "(" + values[$0].text + ", " + values[xs.count + $0].text + ")"
      }
      let places = zip(xs, ys).filter { !$0.containsGap && !$1.containsGap }.map {
        MovingPoint.relation($0, $1, where: [], angle: angle)
      }
      return RowResult(
        .point, count == nil ? points[0] : Self.list(points), name: name,
        point: count == nil ? (values[0], values[1]) : nil,
        plots: places.isEmpty ? [] : [try plot(places.count == 1 ? places[0] : .any(places))])
    }
    if name != nil { throw .pointInFormula }
    var plots: [PlotRow] = []
    var open: [OpenPlot?] = []
    for index in xs.indices where !xs[index].containsGap && !ys[index].containsGap {
      let relation = MovingPoint.relation(xs[index], ys[index], where: conditions, angle: angle)
      plots.append(try plot(relation))
      let other = relation.mapping(x[index], y[index], openConditions)
      open.append(OpenPlot(.relation(other), parameters))
    }
    return RowResult(.parametric, text, plots: try self.plots(plots), open: open)
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
    var open: [OpenPlot?] = []
    var kind = RowResult.Kind.relation
    for other in relations {
      let relation = try finder.expanded(substituted(other))
      if let formula = relation.function {
        kind = .curve
        plots.append(.function(formula))
        open.append(other.solvedForY.flatMap { OpenPlot(.function($0), parameters) })
        continue
      }
      open.append(OpenPlot(.relation(other), parameters))
      let plot = try plot(relation)
      plots.append(plot)
      kind = relation.kind(parts: plot.parts)
      let partCount = plots.reduce(0) { $0 + $1.parts.count }
      if partCount > Self.mostParts, relation.variables.contains("θ") {
        throw .undrawable(.tooManyValues("θ"))
      }
    }
    return RowResult(kind, text, plots: try self.plots(plots), open: open)
  }
}

extension Relation {
  /// The relation of a moving point with other formulas.
  fileprivate func mapping(_ x: Formula, _ y: Formula, _ conditions: [Relation]) -> Relation {
    guard case .all(let parts) = self else { return self }
    let statements = [("x" as Name, x), ("y", y)].map { name, formula in
      Relation.comparison(.variable(name), [Relation.Link(.equal, formula)])
    }
    return .all(statements + conditions + parts.dropFirst(2 + conditions.count))
  }

  /// The formula of `y = …` in terms of x.
  fileprivate var function: Formula? {
    solvedForY.flatMap { $0.variables.allSatisfy({ $0 == "x" }) ? $0 : nil }
  }

  /// What stands after `y =`.
  fileprivate var solvedForY: Formula? {
    guard case .comparison(.variable("y"), let links) = self, links.count == 1,
      links[0].sign == .equal
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
