package import Formulas
package import Graphing

/// The tapes of a relation with parameters, and of curves, in which parameters are variables. They tell at once, and
/// roughly, what is drawn for other values.
package final class OpenFigure {
  private let open: OpenPlot
  private let angle: AngleUnit
  private let condition: PlaneCondition?
  private var functions: [Function] = []
  private var curves: [(form: ParametricForm, curve: FormulaCurve)] = []

  private struct Function {
    let formula: Formula
    let tapes: PlaneTapes
    let tape: FormulaPlaneFunction.Tapes
  }

  /// - Returns: `nil` for what is no relation, or cannot be drawn.
  package init?(_ open: OpenPlot, angle: AngleUnit) {
    (self.open, self.angle) = (open, angle)
    // What a relation draws is known for numbers alone, so numbers that occur nowhere else stand for the names.
    let stands = Stands(for: open.names)
    guard let relation = open.relation?.substituting({ stands.number(of: $0) }),
      let parts = try? relation.planeParts(angle: angle)
    else { return nil }
    var formulas = NumberedFormulas()
    condition = Relation(anyOf: parts).map {
      RelationCondition($0, angle: angle).onPlane(&formulas)
    }
    for formula in formulas.list.map({ stands.naming($0) }) {
      let tapes = PlaneTapes(values: Variables(), angle: angle, parameters: open.names)
      functions.append(
        Function(formula: formula, tapes: tapes, tape: FormulaPlaneFunction.Tapes(formula, tapes)))
    }
    for case .curve(let form) in parts {
      let form = form.mapping { stands.naming($0) }
      curves.append((form, FormulaCurve(form, parameters: open.names, angle: angle)))
    }
  }

  /// Whether it is of a relation, for any values of its parameters.
  package func belongs(to open: OpenPlot, angle: AngleUnit) -> Bool {
    self.angle == angle && self.open.isSame(as: open)
  }

  /// The figure for some values of the parameters. Nothing is compiled until slopes are asked for.
  ///
  /// - Parameter parts: What is drawn for these values.
  /// - Returns: `nil` if the values change more than numbers.
  package func figure(_ parts: [PlanePart], for open: OpenPlot) -> PlaneFigure? {
    var formulas = NumberedFormulas()
    let condition = Relation(anyOf: parts).map {
      RelationCondition($0, angle: angle).onPlane(&formulas)
    }
    let forms = parts.compactMap { if case .curve(let form) = $0 { form } else { nil } }
    func closed(_ formula: Formula) -> Formula { formula.substituting { open.closed($0) } }
    guard condition == self.condition, forms.count == curves.count,
      formulas.list == functions.map({ closed($0.formula) }),
      zip(forms, curves).allSatisfy({ form, known in form == known.form.mapping { closed($0) } })
    else { return nil }
    let relation = condition.map { condition in
      PlaneRelation(
        zip(formulas.list, functions).map { formula, function in
          FormulaPlaneFunction(formula, function.tape.binding(open.values), angle: angle)
        }, condition)
    }
    return PlaneFigure(
      relation, curves: zip(forms, curves).map { $1.curve.binding(open.values, as: $0) })
  }
}

/// Numbers that stand for names.
private struct Stands {
  private let names: [Name]
  private let numbers: [Numeral]

  init(for names: [Name]) {
    self.names = names
    numbers = names.indices.map { Numeral(1.1374930587316029 + 0.0073192837465 * Double($0)) }
  }

  func number(of name: Name) -> Formula? {
    names.firstIndex(of: name).map { Formula(numbers[$0]) }
  }

  /// The formula with names in place of their numbers.
  func naming(_ formula: Formula) -> Formula {
    formula.replacingNumbers { number in
      numbers.firstIndex(of: number).map { .variable(names[$0]) }
    }
  }
}

extension Relation {
  /// The solutions of some parts of a figure; `nil` if there are none.
  init?(anyOf parts: [PlanePart]) {
    let relations = parts.compactMap { part in
      if case .solutions(let relation) = part { relation } else { nil as Relation? }
    }
    guard let first = relations.first else { return nil }
    self = relations.count > 1 ? .any(relations) : first
  }
}
