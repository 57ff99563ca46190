extension ParametricForm {
  /// The solutions of x and y, if the parameter is one of them: those of y = f(x) for x = t.
  public func condition(angle: AngleUnit) -> RelationCondition? {
    let t = Formula.variable(Self.parameter)
    guard wholeParameters.isEmpty, x == t || y == t else { return nil }
    let (own, other): (Name, Name) = x == t ? ("x", "y") : ("y", "x")
    let meaning = { (name: Name) in name == Self.parameter ? Formula.variable(own) : nil }
    let curve = Relation.comparison(
      .variable(other), [Relation.Link(.equal, (x == t ? y : x).substituting(meaning))])
    return .all([RelationCondition(curve, angle: angle), condition.substituting(meaning)])
  }

  /// The same points by their offsets.
  ///
  /// - Parameter part: The part of the parameter that counts, from offset 0 on; `nil` for all of it.
  public func relative(
    to coordinates: [OffsetCoordinate], over part: OffsetCoordinate? = nil
  ) -> ParametricForm {
    var form = self
    for coordinate in coordinates {
      if coordinate.name == "x" { form.x = coordinate.offset(of: x) }
      if coordinate.name == "y" { form.y = coordinate.offset(of: y) }
    }
    form.radius = nil
    if let part { (form.period, form.repeatsWholly) = (part.range.upperBound, true) }
    return form
  }
}
