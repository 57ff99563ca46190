/// What a relation draws: some of the points that solve it.
public enum PlanePart: Hashable, Sendable {
  /// The points of the plane whose coordinates x and y solve a relation.
  case solutions(Relation)
  /// The points that parameters lead to.
  case curve(ParametricForm)
}

/// Why it is not known what a relation draws.
public enum PlaneProblem: Error, Equatable, Sendable {
  /// `t` is known only where both x and y, or both r and θ, are given by it.
  case unsolvedParameter
  /// There are too many values of a name, or of the angle θ: they need bounds.
  case tooManyValues(Name)
}

extension Relation {
  /// The variables that may be in it if it is to be drawn: coordinates, t, and whole numbers that it declares.
  public var planeVariables: [Name] { Self.planeNames + declaredNames }

  /// What the relation draws: parts that together have all its solutions.
  ///
  /// The variables are the coordinates x and y or r and θ, a real parameter t, and whole numbers that the
  /// relation declares as `m ∈ ℤ`. A point is a solution if the relation holds for some value of each. In
  /// an equation r may be negative; where the relation has only inequalities, r is the distance from the
  /// origin.
  ///
  /// - Parameter angle: The unit of angles, that of θ too.
  /// - Precondition: All variables are in `planeVariables`.
  public func planeParts(angle: AngleUnit) throws(PlaneProblem) -> [PlanePart] {
    let declared = declaredNames
    let alternatives: [Relation]
    if case .any(let parts) = self { alternatives = parts } else { alternatives = [self] }
    var result: [PlanePart] = []
    for alternative in alternatives {
      let reading = PlaneReading(alternative, declared: declared, angle: angle)
      result += try reading.parts()
    }
    return result
  }
}

/// A relation as statements that hold together, of which some give the coordinates.
private struct PlaneReading {
  private let angle: AngleUnit
  private let wholeNames: [Name]
  private let statements: [Relation]

  init(_ relation: Relation, declared: [Name], angle: AngleUnit) {
    self.angle = angle
    let own = relation.variables
    wholeNames = declared.enumerated().filter {
      own.contains($0.1) && declared.firstIndex(of: $0.1) == $0.0
    }
    .map { $0.1 }
    statements = relation.statements.filter { statement in
      guard case .wholeNumber(let formula) = statement, case .variable(let name) = formula.kind
      else {
        return true
      }
      return !declared.contains(name)
    }
  }

  private var variables: [Name] { Relation.all(statements).variables }

  func parts() throws(PlaneProblem) -> [PlanePart] {
    let names = variables
    let isPolar = names.contains("r") || names.contains("θ")
    if isPolar {
      if let form = polarCurve() { return [.curve(form)] }
    } else if !names.contains("x") || !names.contains("y") || names.contains("t")
      || !wholeNames.isEmpty,
      let form = cartesianCurve(), names.contains("t") || form.period == 0 && !wholeNames.isEmpty
    {
      return [.curve(form)]
    }
    if names.contains("t") { throw .unsolvedParameter }
    var relations = [Relation.all(statements)]
    if isPolar { relations = try PolarCoordinates(angle: angle).relations(of: relations[0]) }
    for name in wholeNames {
      var counted: [Relation] = []
      for relation in relations { counted += try self.counted(name, in: relation) }
      relations = counted
    }
    return relations.map { .solutions($0.simplest) }
  }

  /// `x = …` and `y = …`, neither of them in terms of coordinates.
  private func cartesianCurve() -> ParametricForm? {
    var rest = statements
    guard let x = Self.takeMeaning(of: "x", from: &rest, without: ["x", "y"]),
      let y = Self.takeMeaning(of: "y", from: &rest, without: ["x", "y"])
    else { return nil }
    return ParametricForm(
      x: x, y: y, wholeParameters: wholeNames,
      condition: rest.map { $0.substituting { $0 == "x" ? x : $0 == "y" ? y : nil } }, angle: angle)
  }

  /// `r = …` in terms of θ, `θ = …` in terms of r, or both in terms of t.
  private func polarCurve() -> ParametricForm? {
    let t = Formula.variable(ParametricForm.parameter)
    var rest = statements
    var (radius, turn): (Formula, Formula)
    if variables.contains("t") {
      guard let first = Self.takeMeaning(of: "r", from: &rest, without: ["x", "y", "r", "θ"]),
        let second = Self.takeMeaning(of: "θ", from: &rest, without: ["x", "y", "r", "θ"])
      else { return nil }
      (radius, turn) = (first, second)
    } else if let meaning = Self.takeMeaning(of: "r", from: &rest, without: ["x", "y", "r"]) {
      (radius, turn) = (meaning.substituting { $0 == "θ" ? t : nil }, t)
    } else if let meaning = Self.takeMeaning(of: "θ", from: &rest, without: ["x", "y", "θ"]) {
      (radius, turn) = (t, meaning.substituting { $0 == "r" ? t : nil })
    } else {
      return nil
    }
    let (x, y) = ParametricForm.coordinates(radius: radius, angle: turn)
    let meanings: [Name: Formula] = ["x": x, "y": y, "r": radius, "θ": turn]
    return ParametricForm(
      x: x, y: y, radius: radius, wholeParameters: wholeNames,
      condition: rest.map { $0.substituting { meanings[$0] } }, angle: angle)
  }

  /// What one of some statements says that a name is.
  private static func takeMeaning(
    of name: Name, from statements: inout [Relation], without excluded: [Name]
  ) -> Formula? {
    let variable = Formula.variable(name)
    for (index, statement) in statements.enumerated() {
      guard case .comparison(let left, let links) = statement, links.count == 1,
        links[0].sign == .equal
      else { continue }
      for (one, other) in [(left, links[0].right), (links[0].right, left)]
      where one == variable && !other.variables.contains(where: excluded.contains) {
        statements.remove(at: index)
        return other
      }
    }
    return nil
  }

  /// The relation for each value that a whole number may have.
  private func counted(_ name: Name, in relation: Relation) throws(PlaneProblem) -> [Relation] {
    guard relation.variables.contains(name) else { return [relation] }
    let conditions = relation.statements.filter { $0.variables == [name] }
    if let values = WholeRange(of: name, where: conditions, angle: angle).values {
      return values.map { value in relation.substituting { $0 == name ? Formula(value) : nil } }
    }
    return try solved(name, in: relation)
  }

  /// The relation where an equation in it is solved for a whole number.
  private func solved(_ name: Name, in relation: Relation) throws(PlaneProblem) -> [Relation] {
    let statements = relation.statements
    let isUsed = statements.map { $0.variables.contains(name) }
    for (index, statement) in statements.enumerated() where isUsed[index] {
      guard let equation = WholeElimination(statement, for: name, angle: angle) else { continue }
      var rest = statements
      rest.remove(at: index)
      let conditions = rest.filter { $0.variables == [name] }
      let others = rest.filter { $0.variables.contains(name) && $0.variables != [name] }
      let example = WholeRange.example(of: name, where: conditions, angle: angle)
      if !others.isEmpty || example == nil, equation.ways.contains(where: { $0.meaning == nil }) {
        continue
      }
      var ways = equation.ways
      if others.isEmpty && conditions.isEmpty { ways.removeNegations() }
      return ways.map { way in
        let meaning = way.meaning ?? example.map { Formula($0) }
        let whole = way.meaning.map { [Relation.wholeNumber($0)] } ?? []
        return .all(
          whole + way.conditions + rest.map { $0.substituting { $0 == name ? meaning : nil } })
      }
    }
    throw .tooManyValues(name)
  }
}

extension [WholeElimination.Way] {
  /// Removes ways whose number is that of another one with the other sign: both are whole together.
  fileprivate mutating func removeNegations() {
    self = indices.filter { index in
      guard case .negated(let operand) = self[index].meaning?.kind else { return true }
      return !contains { $0.meaning == operand && $0.conditions == self[index].conditions }
    }
    .map { self[$0] }
  }
}

extension Relation {
  /// Statements that hold together exactly where the relation does.
  package var statements: [Relation] {
    switch self {
    case .all(let parts): return parts.flatMap { $0.statements }
    case .comparison(let first, let links):
      var left = first
      var result: [Relation] = []
      for link in links {
        result.append(.comparison(left, [link]))
        left = link.right
      }
      return result
    case .any, .not, .wholeNumber: return [self]
    }
  }

  /// The same relation without *and* and *or* of a single one.
  fileprivate var simplest: Relation {
    switch self {
    case .all(let parts) where parts.count == 1: parts[0].simplest
    case .any(let parts) where parts.count == 1: parts[0].simplest
    default: self
    }
  }
}
