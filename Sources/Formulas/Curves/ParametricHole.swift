/// A value of the parameter at which a divisor is 0 together with what it divides, as in sin(t)÷t.
///
/// By the mean value theorem, a quotient of n and a + b·t whose parts are both 0 there is n′÷b at some value
/// between there and t. So its values near the hole are known, though it has none in the hole.
package struct ParametricHole {
  /// Stands for the values between the hole and t.
  package static let between: Name = "τ"

  /// The hole; it has no variables.
  package let place: Formula
  /// The coordinates, with the slopes in place of the quotients.
  package let x: Formula
  package let y: Formula
  /// What is divided, of t. If one is not continuous, or a slope has no value, nothing is known.
  package let dividends: [Formula]
  /// The slopes that stand for quotients, of `between`.
  package let slopes: [Formula]
}

extension ParametricForm {
  /// The holes of quotients by terms that are linear in the parameter.
  package func holes(angle: AngleUnit) -> [ParametricHole] {
    guard wholeParameters.isEmpty else { return [] }
    var places: [Formula] = []
    for divisor in [x, y].flatMap({ $0.divisors }) {
      guard let root = divisor.linear(angle: angle)?.root, !places.contains(root) else { continue }
      places.append(root)
    }
    return places.compactMap { hole(at: $0, angle: angle) }
  }

  private func hole(at place: Formula, angle: AngleUnit) -> ParametricHole? {
    var (dividends, slopes): ([Formula], [Formula]) = ([], [])
    func replaced(_ coordinate: Formula) -> Formula {
      coordinate.folded(
        parts: { $0.operands },
        combine: { formula, operands in
          let same = formula.replacingOperands(by: operands) { _ in nil }
          guard let found = formula.quotient(vanishingAt: place, angle: angle) else { return same }
          dividends.append(found.dividend)
          slopes.append(found.slope)
          return found.slope
        })
    }
    let (x, y) = (replaced(x), replaced(y))
    if slopes.isEmpty { return nil }
    return ParametricHole(place: place, x: x, y: y, dividends: dividends, slopes: slopes)
  }
}

extension Formula {
  /// All that is divided by.
  fileprivate var divisors: [Formula] {
    folded(
      parts: { $0.operands },
      combine: { (formula: Formula, parts: ArraySlice<[Formula]>) in
        let inner = parts.flatMap { $0 }
        guard case .product(let factors) = formula.kind else { return inner }
        return inner + factors.filter { $0.isInverted }.map { $0.formula }
      })
  }

  /// Where a linear formula of the parameter is 0, and its slope; `nil` for any other formula.
  fileprivate func linear(angle: AngleUnit) -> (root: Formula, slope: Formula)? {
    guard variables == [ParametricForm.parameter],
      let form = LinearForm(self, of: ParametricForm.parameter)
    else { return nil }
    guard let start = form.constant, !start.isExactlyZero(angle) else {
      return (.number(0), form.slope)
    }
    let root = Formula.negating(Formula.multiplying(start, Term(form.slope, isInverted: true)))
    return (root, form.slope)
  }

  /// The dividend and the slope of a quotient whose parts are both 0 at a place.
  fileprivate func quotient(
    vanishingAt place: Formula, angle: AngleUnit
  ) -> (dividend: Formula, slope: Formula)? {
    guard case .product(let factors) = kind,
      let index = factors.firstIndex(where: {
        $0.isInverted && $0.formula.linear(angle: angle)?.root == place
      }), let divisor = factors[index].formula.linear(angle: angle)
    else { return nil }
    var rest = factors
    rest.remove(at: index)
    let dividend = rest.reduce(Formula.number(1)) { .multiplying($0, $1) }
    guard
      dividend.substituting({ $0 == ParametricForm.parameter ? place : nil })
        .isExactlyZero(angle),
      let slope = try? dividend.derivative(withRespectTo: ParametricForm.parameter, angle: angle)
    else { return nil }
    let quotient = Formula.multiplying(slope, Term(divisor.slope, isInverted: true))
    return (
      dividend,
      quotient.substituting {
        $0 == ParametricForm.parameter ? .variable(ParametricHole.between) : nil
      }
    )
  }

  private func isExactlyZero(_ angle: AngleUnit) -> Bool {
    var value = RealValue(self, angle: angle, work: 100_000)
    return (try? value.sign()) == 0
  }
}
