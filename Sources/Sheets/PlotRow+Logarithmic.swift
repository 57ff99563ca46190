package import Formulas
package import Graphing

extension PlotRow {
  /// What the row draws where axes are logarithmic: what is at x is drawn at log₁₀ x.
  ///
  /// The formulas are written for these places, so that its picture is proved as any other. Its text stays.
  package func drawn(on axes: LogarithmicAxes) -> PlotRow {
    if !axes.isAny { return self }
    return switch self {
    case .function(let formula): .function(formula.drawn(on: axes))
    case .relation(let relation, let parts):
      .relation(relation, parts: parts.map { $0.drawn(on: axes) })
    case .data(let figure, let name): .data(figure.drawn(on: axes), name: name)
    }
  }
}

extension PlotRow {
  /// The ends of what the row draws, at their places on axes of which some may be logarithmic; see
  /// `ends(angle:x:y:)`.
  ///
  /// - Parameters:
  ///   - x: In decades along a logarithmic axis.
  ///   - y: As above.
  package func ends(
    angle: AngleUnit, x: ClosedRange<Double>, y: ClosedRange<Double>, on axes: LogarithmicAxes
  ) -> [CurveEnd] {
    if !axes.isAny { return ends(angle: angle, x: x, y: y) }
    let numbers = (
      x: axes.numbers(x, isOrdinate: false), y: axes.numbers(y, isOrdinate: true)
    )
    // Doubles end before decades do.
    guard numbers.x.upperBound.isFinite, numbers.y.upperBound.isFinite else { return [] }
    return ends(angle: angle, x: numbers.x, y: numbers.y)
      .map { CurveEnd(at: axes.place(of: $0.place), isOpen: $0.isOpen) }
      .filter { $0.place.x.isFinite && $0.place.y.isFinite }
  }
}

extension PlotSide {
  /// The side in decades if its axis is logarithmic: the last ones where it begins at 0 or below.
  package func drawn(isLogarithmic: Bool) -> PlotSide {
    guard isLogarithmic, !isDeep, let places = LogarithmicAxes.places(of: range),
      Viewport.isDomain(places)
    else { return self }
    return PlotSide(places)
  }
}

extension OpenPlot {
  /// What a function draws where axes are logarithmic.
  package func drawn(on axes: LogarithmicAxes) -> OpenPlot {
    mappingFunction { axes.isAny ? $0.drawn(on: axes, isVariable: { !names.contains($0) }) : $0 }
  }
}

extension Formula {
  /// A function of any variable at the places of logarithmic axes.
  fileprivate func drawn(
    on axes: LogarithmicAxes, isVariable: (Name) -> Bool = { _ in true }
  ) -> Formula {
    let formula =
      axes.x
      ? substituting { $0.isBound || !isVariable($0) ? nil : .powerOfTen(.variable($0)) } : self
    return axes.y ? formula.logarithm : formula
  }

  fileprivate static func powerOfTen(_ exponent: Formula) -> Formula {
    .power(Formula(10.0), exponent)
  }

  fileprivate var logarithm: Formula { positiveLogarithm ?? .operation(.log10, [self]) }

  /// The logarithm of a formula that is seen to be positive, without the powers that may be too large for a
  /// double.
  private var positiveLogarithm: Formula? {
    switch kind {
    case .number(let number): return number.isZero ? nil : .operation(.log10, [self])
    case .constant: return .operation(.log10, [self])
    case .power(let base, let exponent):
      if base == Formula(10.0) { return exponent }
      return base.positiveLogarithm.map { .multiplying(exponent, Term($0)) }
    case .operation(.squareRoot, let operands):
      return operands[0].positiveLogarithm.map {
        .multiplying($0, Term(Formula(2.0), isInverted: true))
      }
    case .product(let factors):
      guard var sum = factors[0].formula.positiveLogarithm else { return nil }
      for factor in factors.dropFirst() {
        guard let term = factor.formula.positiveLogarithm else { return nil }
        sum = .adding(sum, Term(term, isInverted: factor.isInverted))
      }
      return sum
    case .variable, .negated, .sum, .operation: return nil
    }
  }
}

extension PlanePart {
  fileprivate func drawn(on axes: LogarithmicAxes) -> PlanePart {
    switch self {
    case .solutions(let relation): .solutions(relation.drawn(on: axes))
    case .curve(let form):
      .curve(
        form.mapping(
          x: { axes.x ? $0.logarithm : $0 }, y: { axes.y ? $0.logarithm : $0 }))
    }
  }
}

extension Relation {
  fileprivate func drawn(on axes: LogarithmicAxes) -> Relation {
    switch self {
    case .comparison(let first, let links):
      // What is solved for a coordinate stays so: y = x² becomes y = log₁₀ (10^x)².
      let sides = [first] + links.map { $0.right }
      let names: [Name] = (axes.y ? ["y"] : []) + (axes.x ? ["x"] : [])
      let name = names.first { name in
        sides.contains(.variable(name)) && links.allSatisfy { $0.sign == .equal }
          && sides.allSatisfy { $0 == .variable(name) || !$0.variables.contains(name) }
      }
      func side(_ formula: Formula) -> Formula {
        if let name, formula == .variable(name) { return formula }
        let same = formula.substituting { other in
          (other == "x" && axes.x || other == "y" && axes.y) ? .powerOfTen(.variable(other)) : nil
        }
        return name == nil ? same : same.logarithm
      }
      return .comparison(side(first), links.map { Link($0.sign, side($0.right)) })
    case .wholeNumber(let formula):
      return .wholeNumber(
        formula.substituting { name in
          (name == "x" && axes.x || name == "y" && axes.y) ? .powerOfTen(.variable(name)) : nil
        })
    case .not(let relation): return .not(relation.drawn(on: axes))
    case .all(let parts): return .all(parts.map { $0.drawn(on: axes) })
    case .any(let parts): return .any(parts.map { $0.drawn(on: axes) })
    }
  }
}
