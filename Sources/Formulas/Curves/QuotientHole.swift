import Reals

/// A quotient whose two parts are 0 at one place, such as sin(x)÷x at 0.
///
/// It is d(v)÷uⁿ, where v is a variable and u how far it is from the place. Taylor's theorem tells what it is near the
/// place, though it has no value there: cₙ + cₙ₊₁·u + … + cₘ·uᵐ⁻ⁿ. Here cₖ is the k-th derivative of d divided by k!,
/// at the place, but cₘ anywhere between there and v. The quotient's slope is this polynomial's.
package struct QuotientHole {
  /// Stands for the quotient.
  package let name: Name
  /// Stands for its slope.
  package let slopeName: Name
  package let variable: Name
  /// It has no variables.
  package let place: Formula
  package let quotient: Formula
  /// `nil` if it cannot be written.
  package let slope: Formula?
  /// The dividend d and its derivatives. If one is not continuous, or the last has no value, nothing is known.
  package let derivatives: [Formula]
  /// The numbers cₙ to cₘ₋₁.
  package let coefficients: [Formula]
  /// The number n.
  package var order: Int { derivatives.count - 1 - coefficients.count }
}

extension QuotientHole {
  /// How many numbers c are exact at most; more make enclosures sharper, but derivatives grow.
  private static let mostCoefficients = 4
  /// The longest derivative, in nodes.
  private static let mostNodes = 400

  /// - Parameters:
  ///   - mostOrder: The power of the linear divisor that stands beside the dividend.
  ///   - number: Makes its names differ from those of other holes.
  /// - Returns: `nil` if the dividend is not 0 at the place.
  fileprivate init?(
    _ dividend: Formula, at place: Formula, of variable: Name, mostOrder: Int, number: Int,
    angle: AngleUnit
  ) {
    func atPlace(_ formula: Formula) -> Formula {
      formula.substituting { $0 == variable ? place : nil }
    }
    var (derivatives, coefficients) = ([dividend], [Formula]())
    var (order, factorial) = (0, 1.0)
    while coefficients.count < Self.mostCoefficients {
      let last = derivatives[derivatives.count - 1]
      let isZero = coefficients.isEmpty && order < mostOrder && atPlace(last).isExactlyZero(angle)
      if order == 0 && !isZero { return nil }
      guard let next = try? last.derivative(withRespectTo: variable, angle: angle),
        next.hasAtMost(Self.mostNodes)
      else { break }
      if isZero {
        order += 1
      } else {
        coefficients.append(atPlace(last) / Formula(factorial))
      }
      factorial *= Double(derivatives.count)
      derivatives.append(next)
    }
    if coefficients.isEmpty { return nil }
    let distance = Formula.variable(variable) - place
    self.variable = variable
    self.place = place
    (self.derivatives, self.coefficients) = (derivatives, coefficients)
    quotient = dividend / .power(distance, Formula(Double(order)))
    slope = try? quotient.derivative(withRespectTo: variable, angle: angle)
    (name, slopeName) = (Name("÷\(number)"), Name("′\(number)"))
  }
}

/// Formulas whose quotients with holes are written as variables.
package struct HoledFormulas {
  package private(set) var formulas: [Formula] = []
  package private(set) var holes: [QuotientHole] = []
  private let variables: [Name]
  private let angle: AngleUnit

  /// - Returns: `nil` if there are no holes.
  package init?(_ formulas: [Formula], of variables: [Name], angle: AngleUnit) {
    (self.variables, self.angle) = (variables, angle)
    for formula in formulas { self.formulas.append(replacing(formula)) }
    if holes.isEmpty { return nil }
  }

  /// The slope of a formula in which the slopes of quotients are variables too.
  package func slope(of formula: Formula, along variable: Name) -> Formula? {
    guard var slope = try? formula.derivative(withRespectTo: variable, angle: angle) else {
      return nil
    }
    for hole in holes where hole.variable == variable {
      guard let factor = try? formula.derivative(withRespectTo: hole.name, angle: angle) else {
        return nil
      }
      slope = .adding(
        slope, Formula.Term(.multiplying(factor, Formula.Term(.variable(hole.slopeName)))))
    }
    return slope.simplified
  }

  private mutating func replacing(_ formula: Formula) -> Formula {
    formula.folded(
      parts: { $0.operands },
      combine: { formula, operands in
        let same = formula.replacingOperands(by: operands) { _ in nil }
        guard case .product(let factors) = same.kind else { return same }
        for isFlipped in [false, true] {
          if let found = replacing(factors, isFlipped: isFlipped) { return found }
        }
        return same
      })
  }

  /// - Parameter isFlipped: Whether it is the other way around, as in x÷sin(x).
  private mutating func replacing(_ factors: [Formula.Term], isFlipped: Bool) -> Formula? {
    var tried: [Formula] = []
    for factor in factors where factor.isInverted != isFlipped {
      guard let base = factor.formula.linearPower?.base, base.variables.count == 1,
        let variable = base.variables.first, variables.contains(variable),
        !tried.contains(base),
        factors.contains(where: {
          $0.isInverted == isFlipped && $0.formula.variables == [variable]
        }),
        let root = base.linear(angle)?.root
      else { continue }
      tried.append(base)
      var (rest, dividend) = ([Formula.Term](), Formula?.none)
      var (scale, power) = (Formula(1.0), 0)
      for factor in factors {
        let formula = factor.formula
        if factor.isInverted != isFlipped, let (base, exponent) = formula.linearPower,
          base.variables == [variable], let line = base.linear(angle), line.root == root
        {
          power += exponent
          scale = .multiplying(scale, Formula.Term(.power(line.slope, Formula(Double(exponent)))))
        } else if factor.isInverted == isFlipped, formula.variables == [variable] {
          dividend = dividend.map { .multiplying($0, Formula.Term(formula)) } ?? formula
        } else {
          rest.append(factor)
        }
      }
      guard let dividend,
        let hole = knownHole(dividend, root, variable)
          ?? QuotientHole(
            dividend, at: root, of: variable, mostOrder: power, number: holes.count, angle: angle)
      else { continue }
      if !holes.contains(where: { $0.name == hole.name }) { holes.append(hole) }
      let distance = Formula.variable(variable) - root
      rest.append(Formula.Term(.variable(hole.name), isInverted: isFlipped))
      rest.append(Formula.Term(scale, isInverted: !isFlipped))
      if power > hole.order {
        rest.append(
          Formula.Term(
            .power(distance, Formula(Double(power - hole.order))), isInverted: !isFlipped))
      }
      return rest.reduce(Formula(1.0)) { .multiplying($0, $1) }.simplified
    }
    return nil
  }

  private func knownHole(
    _ dividend: Formula, _ place: Formula, _ variable: Name
  ) -> QuotientHole? {
    holes.first {
      $0.variable == variable && $0.place == place && $0.derivatives[0] == dividend
    }
  }
}

extension Formula {
  fileprivate func isExactlyZero(_ angle: AngleUnit) -> Bool {
    var value = RealValue(self, angle: angle, work: 100_000)
    return (try? value.sign()) == 0
  }

  fileprivate func hasAtMost(_ nodes: Int) -> Bool {
    var (count, parts) = (0, parts)
    while parts.next() != nil {
      count += 1
      if count > nodes { return false }
    }
    return true
  }

  /// The formula as a power with a small exponent; itself has the exponent 1.
  fileprivate var linearPower: (base: Formula, exponent: Int)? {
    guard case .power(let base, let exponent) = kind else { return (self, 1) }
    guard let exponent = (1...4).first(where: { exponent == Formula(Double($0)) }) else {
      return nil
    }
    return (base, exponent)
  }

  /// Where a linear formula of one variable is 0, and its slope; `nil` for any other formula.
  fileprivate func linear(_ angle: AngleUnit) -> (root: Formula, slope: Formula)? {
    guard let variable = variables.first, let form = LinearForm(self, of: variable),
      !form.slope.isExactlyZero(angle)
    else { return nil }
    let (start, slope) = (form.constant ?? .number(0), form.slope)
    let root = Formula.negating(Formula.multiplying(start, Term(slope, isInverted: true)))
    return start.isExactlyZero(angle) ? (.number(0), slope) : (root.simplified, slope)
  }
}
