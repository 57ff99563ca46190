import Formulas

// Points.
extension RowResolver {
  /// The point or the list of points that a formula stands for; `nil` for a number.
  mutating func point(_ formula: Formula) throws(RowProblem) -> (Quantity, Quantity)? {
    guard case .variable(let name) = formula.kind, !name.isBound else { return nil }
    guard let index = text.insertion(name) else {
      if case .point(let x, let y)? = meaning(name) { return (x, y) }
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
    return (0..<(count ?? 1)).map { element in
      var index = 0
      return relation.mapping { _ in
        index += 1
        return quantities[index - 1][element]
      }
    }
  }
}

extension Relation {
  /// The relation with another formula for each, in the order of `formulas`.
  fileprivate func mapping(_ formula: (Formula) -> Formula) -> Relation {
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
