import Formulas

/// A curve whose coordinates are formulas of one variable, as far as a condition on it holds.
struct CurveArc {
  let x: Formula
  let y: Formula
  let variable: Name
  let condition: RelationCondition

  private init(x: Formula, y: Formula, variable: Name, condition: RelationCondition) {
    (self.x, self.y) = (x.withSteps, y.withSteps)
    (self.variable, self.condition) = (variable, condition)
  }

  enum Kind { case ofAbscissa, ofOrdinate, ofParameter }

  /// What the other coordinates are functions of.
  var kind: Kind {
    if x == .variable(variable) { return .ofAbscissa }
    return y == .variable(variable) ? .ofOrdinate : .ofParameter
  }

  /// A point whose coordinates are formulas without variables.
  struct Place {
    let x: Formula
    let y: Formula
  }

  /// What the curve does at a value of its variable.
  struct Passage {
    /// Where it goes to on its sides, as far as it has points there.
    var sides: [Place] = []
    /// Its own point there.
    var own: Place?
  }

  /// - Throws: That what it does there is not decided.
  func passage(at value: Formula, _ values: ConstantValues) throws(EndProblem) -> Passage {
    var passage = Passage()
    passage.own = try own(at: value, values)
    func side(isRight: Bool?) -> OneSide {
      OneSide(variable: variable, place: value, isRight: isRight, values: values)
    }
    let here = try? side(isRight: nil).continued([x, y])
    for isRight in [false, true] {
      let side = side(isRight: isRight)
      do throws(EndProblem) {
        if try side.holds(condition) {
          let formulas = try side.continued([x, y])
          if let own = passage.own, formulas == here {
            passage.sides.append(own)
          } else {
            let limits = try side.limits(of: formulas)
            passage.sides.append(Place(x: limits[0], y: limits[1]))
          }
        }
      } catch {
        if error == .unknown { throw error }
      }
    }
    return passage
  }

  /// The point at a value of the variable; `nil` where the curve has no point.
  func own(at value: Formula, _ values: ConstantValues) throws(EndProblem) -> Place? {
    func at(_ formula: Formula) -> Formula {
      formula.substituting { $0 == variable ? value : nil }
    }
    do throws(EndProblem) {
      let holds = try condition.substituting { $0 == variable ? value : nil }.holds(
        sign: { (formula) throws(EndProblem) in try values.sign(of: formula) },
        isWhole: { (formula) throws(EndProblem) in try values.isWhole(formula) })
      guard holds else { return nil }
      let place = Place(x: at(x), y: at(y))
      _ = try values.sign(of: place.x)
      _ = try values.sign(of: place.y)
      return place
    } catch {
      if error == .undefined { return nil }
      throw error
    }
  }
}

// Reading.
extension CurveArc {
  /// The most ways in which a relation may be true.
  private static let most = 40

  /// The curves that a row draws, if each of its points belongs to one whose coordinates are formulas of one variable;
  /// `nil` if not.
  static func arcs(of row: PlotRow, angle: AngleUnit) -> [CurveArc]? {
    switch row {
    case .data: return nil
    case .function(let formula):
      guard let variable = formula.variables.first else { return [] }
      return [
        CurveArc(x: .variable(variable), y: formula, variable: variable, condition: .all([]))
      ]
    case .relation(_, let parts):
      var arcs: [CurveArc] = []
      for part in parts {
        switch part {
        case .curve(let form):
          if !form.wholeParameters.isEmpty { return nil }
          arcs.append(
            CurveArc(
              x: form.x, y: form.y, variable: ParametricForm.parameter, condition: form.condition))
        case .solutions(let relation):
          guard let ways = relation.alternatives(atMost: most) else { return nil }
          for statements in ways {
            guard let arc = CurveArc(statements, angle: angle) else { return nil }
            arcs.append(arc)
          }
        }
      }
      return arcs.count <= most ? arcs : nil
    }
  }

  /// `y = …` in terms of x or `x = …` in terms of y, with what else has to hold.
  private init?(_ statements: [Relation], angle: AngleUnit) {
    for (own, other) in [("y", "x"), ("x", "y")] as [(Name, Name)] {
      for (index, statement) in statements.enumerated() {
        guard case .comparison(let left, let links) = statement, links.count == 1,
          links[0].sign == .equal
        else { continue }
        for (name, meaning) in [(left, links[0].right), (links[0].right, left)]
        where name == .variable(own) && meaning.variables.allSatisfy({ $0 == other }) {
          var rest = statements
          rest.remove(at: index)
          let conditions = rest.map { relation in
            RelationCondition(relation.substituting { $0 == own ? meaning : nil }, angle: angle)
          }
          let coordinate = Formula.variable(other)
          self.init(
            x: own == "y" ? coordinate : meaning, y: own == "y" ? meaning : coordinate,
            variable: other, condition: .all(conditions))
          return
        }
      }
    }
    return nil
  }
}

extension Relation {
  /// The ways in which the relation can be true: in each, all statements hold together.
  ///
  /// - Returns: `nil` if they are too many.
  fileprivate func alternatives(atMost most: Int) -> [[Relation]]? {
    switch self {
    case .any(let parts):
      var result: [[Relation]] = []
      for part in parts {
        guard let ways = part.alternatives(atMost: most) else { return nil }
        result += ways
      }
      return result.count <= most ? result : nil
    case .all(let parts):
      var result: [[Relation]] = [[]]
      for part in parts {
        guard let ways = part.alternatives(atMost: most), result.count * ways.count <= most else {
          return nil
        }
        result = result.flatMap { first in ways.map { first + $0 } }
      }
      return result
    case .comparison: return [statements]
    case .not, .wholeNumber: return [[self]]
    }
  }
}
