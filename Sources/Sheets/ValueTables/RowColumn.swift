public import Formulas
import Graphing
import Reals

/// What a row draws, as values for values of one variable: a column of a table.
public struct RowColumn: Sendable {
  /// What is chosen freely.
  public enum Variable: String, CaseIterable, Sendable {
    case x, y
    /// Of a polar curve.
    case angle
    /// Of a parametric curve.
    case parameter
  }

  /// What stands in the column.
  public enum Content: Equatable, Sendable {
    case x, y
    /// The distance from the origin, perhaps negative.
    case radius
    case point
  }

  /// A number, or the two coordinates of a point.
  public struct Value: Sendable {
    public let coordinates: [RealAnswer]
  }

  /// The values for one value of the variable.
  public struct Cell: Sendable {
    /// In rising order, where they solve an equation.
    public let values: [Value]
    /// Whether these certainly are all.
    public let isComplete: Bool

    static let unknown = Cell(values: [], isComplete: false)
  }

  public let variable: Variable
  public let content: Content
  private let source: Source
  let angle: AngleUnit

  private enum Source: Sendable {
    case arcs([CurveArc])
    /// A radius in terms of the curve's parameter, as far as the condition of an arc holds.
    case radius(Formula, CurveArc)
    /// An equation that is solved for y.
    case equation(Relation)
  }

  /// - Returns: `nil` if the row is no curve, or one of several variables.
  public init?(_ row: PlotRow, isPolar: Bool, angle: AngleUnit) {
    self.angle = angle
    if let arcs = CurveArc.arcs(of: row.withVariable, angle: angle), let first = arcs.first,
      arcs.allSatisfy({ $0.kind == first.kind })
    {
      if !row.isParametric {
        let isOfX = first.kind == .ofAbscissa
        (variable, content, source) = (isOfX ? .x : .y, isOfX ? .y : .x, .arcs(arcs))
      } else if isPolar, arcs.count == 1, let radius = row.radius {
        (variable, content, source) = (.angle, .radius, .radius(radius, first))
      } else {
        (variable, content, source) = (.parameter, .point, .arcs(arcs))
      }
    } else if !row.isParametric, let relation = row.equation {
      (variable, content, source) = (.x, .y, .equation(relation))
    } else {
      return nil
    }
  }

  /// Whether an equation has to be solved for each value.
  var isSolved: Bool { if case .equation = source { true } else { false } }

  /// The curves whose coordinates are functions of the variable.
  var arcs: [CurveArc] { if case .arcs(let arcs) = source { arcs } else { [] } }

  /// The budget of a value; see `RealValue`.
  private static let work: Int64 = 300_000

  /// The values where the variable has a value.
  ///
  /// - Parameters:
  ///   - number: A formula without variables.
  ///   - digits: How many digits are asked for; at least 1.
  /// - Complexity: Some decisions about formulas. To solve an equation takes some milliseconds.
  public func cell(at number: Formula, digits: Int) -> Cell {
    switch source {
    case .arcs(let arcs): cell(of: arcs, at: number, digits: digits)
    case .radius(let radius, let arc):
      cell(digits: digits) { (values) throws(EndProblem) in
        guard try arc.own(at: number, values) != nil else { return [] }
        return [[radius.substituting { $0 == arc.variable ? number : nil }]]
      }
    case .equation(let relation): solutions(of: relation, at: number, digits: digits)
    }
  }

  private func cell(of arcs: [CurveArc], at number: Formula, digits: Int) -> Cell {
    cell(digits: digits) { (values) throws(EndProblem) in
      var places: [CurveArc.Place] = []
      for arc in arcs {
        guard let place = try arc.own(at: number, values) else { continue }
        var isNew = true
        for known in places where isNew {
          if try !values.isEqual(known.x, place.x) { continue }
          isNew = try !values.isEqual(known.y, place.y)
        }
        if isNew { places.append(place) }
      }
      return places.map { place in
        switch content {
        case .x: [place.x]
        case .y, .radius: [place.y]
        case .point: [place.x, place.y]
        }
      }
    }
  }

  private func cell(
    digits: Int, _ find: (ConstantValues) throws(EndProblem) -> [[Formula]]
  ) -> Cell {
    guard let found = try? find(ConstantValues(angle: angle, work: Self.work)) else {
      return .unknown
    }
    return cell(of: found, digits: digits)
  }

  // Apart, because each search would have its own copy of this in the page's program.
  @inline(never)
  private func cell(of found: [[Formula]], digits: Int) -> Cell {
    var values: [Value] = []
    for formulas in found {
      let coordinates = formulas.compactMap { formula -> RealAnswer? in
        var value = formula.real(angle: angle, work: Self.work)
        return try? value.answer(digits: digits)
      }
      if coordinates.count == formulas.count { values.append(Value(coordinates: coordinates)) }
    }
    return Cell(values: values, isComplete: values.count == found.count)
  }

  private func solutions(of relation: Relation, at number: Formula, digits: Int) -> Cell {
    let equation = relation.substituting { $0 == "x" ? number : nil }
    guard let solutions = try? Solutions(of: equation, in: nil, angle: angle) else {
      return .unknown
    }
    let values = (0..<solutions.count).compactMap { index -> Value? in
      guard let shown = solutions.digits(of: index, count: digits) else { return nil }
      return Value(coordinates: [
        RealAnswer(
          digits: shown, double: shown.numeral.double, exact: solutions.exact(index))
      ])
    }
    // Solutions far away would be missed in silence.
    return Cell(
      values: values,
      isComplete: solutions.isComplete && solutions.range == nil
        && values.count == solutions.count)
  }
}

extension PlotRow {
  /// A constant function as an equation of x and y.
  fileprivate var withVariable: PlotRow {
    guard case .function(let formula) = self, formula.variables.isEmpty else { return self }
    let relation = Relation.comparison(.variable("y"), [Relation.Link(.equal, formula)])
    return .relation(relation, parts: [.solutions(relation)])
  }

  /// The radius of a polar curve that is all that the row draws.
  fileprivate var radius: Formula? {
    guard case .relation(_, let parts) = self, parts.count == 1,
      case .curve(let form) = parts[0]
    else { return nil }
    return form.radius
  }

  /// The relation that the row draws, if an equation of x and y is part of it.
  fileprivate var equation: Relation? {
    guard case .relation(let relation, let parts) = self, parts.count == 1,
      case .solutions(let solutions) = parts[0], relation.hasEquation
    else { return nil }
    return solutions
  }
}

extension Relation {
  fileprivate var hasEquation: Bool {
    switch self {
    case .comparison(_, let links): links.contains { $0.sign == .equal }
    case .all(let parts): parts.contains { $0.hasEquation }
    case .any(let parts): parts.allSatisfy { $0.hasEquation }
    case .not, .wholeNumber: false
    }
  }
}
