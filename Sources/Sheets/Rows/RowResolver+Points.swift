import Formulas

// Points.
extension RowResolver {
  /// The point or the list of points that a formula stands for; `nil` for a number.
  mutating func point(_ formula: Formula) throws(RowProblem) -> (Quantity, Quantity)? {
    guard case .variable(let name) = formula.kind, !name.isBound else {
      return try hasPoints(formula) ? combinedPoint(formula, depth: 0) : nil
    }
    guard let index = text.insertion(name) else {
      if case .point(let x, let y)? = meaning(name) {
        take(casesIn: x.formulas + y.formulas)
        return (x, y)
      }
      return nil
    }
    switch text.insertions[index] {
    case .list(let elements):
      var points: [(Formula, Formula)] = []
      for element in elements {
        guard let point = try point(element) else { return nil }
        points.append(point)
      }
      return (
        try list(points.map { $0.0 }), try list(points.map { $0.1 })
      )
    case .each(let element, let name, let list):
      guard case .point = element else { return nil }
      let values = try quantity(list)
      guard values.isList else { throw .listEnds }
      var points: [(Formula, Formula)] = []
      try forEach(name, in: values) { (resolver) throws(RowProblem) in
        if let point = try resolver.point(element) { points.append(point) }
      }
      return (try self.list(points.map { $0.0 }), try self.list(points.map { $0.1 }))
    case .point(let x, let y): return (try quantity(x), try quantity(y))
    case .call, .derivative, .range: return nil
    }
  }

  private mutating func point(
    _ element: RowText.Element
  ) throws(RowProblem) -> (Formula, Formula)? {
    switch element {
    case .point(let x, let y):
      guard let x = try quantity(x).single, let y = try quantity(y).single else {
        throw .listInList
      }
      return (x, y)
    case .number(let formula):
      guard let (x, y) = try point(formula) else { return nil }
      guard let x = x.single, let y = y.single else { throw .listInList }
      return (x, y)
    }
  }
}

// Sums of points, and their multiples.
extension RowResolver {
  private func hasPoints(_ formula: Formula) -> Bool {
    formula.variables.contains { name in
      if let index = text.insertion(name) { return text.insertions[index].hasPoints }
      guard locals[name] == nil, case .point? = meaning(name) else { return false }
      return true
    }
  }

  /// The deepest formula of points.
  private static let deepestOfPoints = 50

  /// The point that a formula of points stands for; `nil` for a number.
  private mutating func combinedPoint(
    _ formula: Formula, depth: Int
  ) throws(RowProblem) -> (Quantity, Quantity)? {
    if depth > Self.deepestOfPoints { throw .tooLarge }
    guard hasPoints(formula) else { return nil }
    switch formula.kind {
    case .variable: return try point(formula)
    case .negated(let operand):
      guard let (x, y) = try combinedPoint(operand, depth: depth + 1) else { return nil }
      return try (combining([x]) { .negating($0[0]) }, combining([y]) { .negating($0[0]) })
    case .sum(let terms):
      var sum: (Quantity, Quantity)?
      for term in terms {
        // A number cannot be added to a point.
        guard let (x, y) = try combinedPoint(term.formula, depth: depth + 1) else {
          throw .pointInFormula
        }
        guard let (left, right) = sum else {
          sum = (x, y)
          continue
        }
        func added(_ parts: [Formula]) -> Formula {
          .adding(parts[0], Formula.Term(parts[1], isInverted: term.isInverted))
        }
        sum = try (combining([left, x], added), combining([right, y], added))
      }
      return sum
    case .product(let factors):
      let places = factors.indices.filter { hasPoints(factors[$0].formula) }
      guard places.count == 1, !factors[places[0]].isInverted,
        let (x, y) = try combinedPoint(factors[places[0]].formula, depth: depth + 1)
      else { throw .pointInFormula }
      var numbers: [Quantity] = []
      for (index, factor) in factors.enumerated() where index != places[0] {
        numbers.append(try quantity(factor.formula))
      }
      func multiplied(_ parts: [Formula]) -> Formula {
        var parts = parts
        let coordinate = parts.removeLast()
        parts.insert(coordinate, at: places[0])
        var product = parts[0]
        for (part, factor) in zip(parts, factors).dropFirst() {
          product = .multiplying(product, Formula.Term(part, isInverted: factor.isInverted))
        }
        return product
      }
      return try (combining(numbers + [x], multiplied), combining(numbers + [y], multiplied))
    case .number, .constant, .power, .operation: throw .pointInFormula
    }
  }
}

extension RowText.Insertion {
  /// Whether it is a point that is written out, or a list of such points.
  fileprivate var hasPoints: Bool {
    switch self {
    case .point, .each(.point, variable: _, in: _): true
    case .list(let elements): if case .point? = elements.first { true } else { false }
    case .call, .derivative, .range, .each: false
    }
  }
}

// Relations.
extension RowResolver {
  /// The relation without names of the sheet, for each element of its lists.
  mutating func relations(_ relation: Relation) throws(RowProblem) -> [Relation] {
    let outer = locals
    defer { locals = outer }
    for name in relation.planeVariables { locals[name] = Quantity(.variable(name)) }
    var quantities: [Quantity] = []
    for formula in relation.formulas { quantities.append(try quantity(formula)) }
    let count = try Quantity.commonCount(of: quantities)
    let gaps = quantities.filter { $0.hasGaps }
    return (0..<(count ?? 1)).filter { element in
      !gaps.contains { $0[element].containsGap }
    }.map { element in relation.mapping(quantities.map { $0[element] }) }
  }
}

extension Relation {
  /// The relation with other formulas, in the order of `formulas`.
  func mapping(_ formulas: [Formula]) -> Relation {
    var index = 0
    return mapping { _ in
      index += 1
      return formulas[index - 1]
    }
  }

  private func mapping(_ formula: (Formula) -> Formula) -> Relation {
    switch self {
    case .comparison(let left, let links):
      let first = formula(left)
      return .comparison(first, links.map { Link($0.sign, formula($0.right)) })
    case .wholeNumber(let inner): return .wholeNumber(formula(inner))
    case .not(let relation): return .not(relation.mapping(formula))
    case .all(let parts): return .all(parts.map { $0.mapping(formula) })
    case .any(let parts): return .any(parts.map { $0.mapping(formula) })
    }
  }
}
