extension PlanePart {
  /// The same points in a plane whose y counts another unit: what is at y here is at y ÷ unit there.
  ///
  /// - Parameter unit: Above 0.
  package func measuringY(in unit: Formula) -> PlanePart {
    switch self {
    case .solutions(let relation): .solutions(relation.measuringY(in: unit))
    case .curve(let form): .curve(form.measuringY(in: unit))
    }
  }
}

extension ParametricForm {
  /// The conditions are on parameters alone, so they stay.
  fileprivate func measuringY(in unit: Formula) -> ParametricForm {
    var form = self
    form.y = y.measured(in: unit)
    form.radius = nil
    return form
  }
}

extension Relation {
  fileprivate func measuringY(in unit: Formula) -> Relation {
    switch self {
    case .comparison(let first, let links):
      // What is solved for y stays so: y = x² becomes y = x² ÷ unit.
      let y = Formula.variable("y")
      let isSolved = first == y || links.contains { $0.right == y }
      func side(_ formula: Formula) -> Formula {
        if isSolved && formula == y { return y }
        let same = formula.withY(timesUnit: unit)
        return isSolved ? same.measured(in: unit) : same
      }
      return .comparison(side(first), links.map { Link($0.sign, side($0.right)) })
    case .wholeNumber(let formula): return .wholeNumber(formula.withY(timesUnit: unit))
    case .not(let relation): return .not(relation.measuringY(in: unit))
    case .all(let parts): return .all(parts.map { $0.measuringY(in: unit) })
    case .any(let parts): return .any(parts.map { $0.measuringY(in: unit) })
    }
  }
}

extension Formula {
  /// The formula's value as a multiple of a unit.
  package func measured(in unit: Formula) -> Formula {
    .multiplying(self, Term(unit, isInverted: true))
  }

  /// The formula where y counts units.
  fileprivate func withY(timesUnit unit: Formula) -> Formula {
    substituting { name in
      name == "y" ? .multiplying(unit, Term(.variable(name))) : nil
    }
  }
}
