import OrdinateNumerics
import TestSupport
import Testing

@testable import Formulas

struct EquationRulesTests {
  /// Whether a condition holds at a point, as far as doubles tell.
  private static func holds(_ condition: RelationCondition, _ point: Variables) -> Bool {
    switch condition {
    case .outcome(let formula, let allowed):
      guard let value = try? formula.value(variables: point) else {
        return allowed.contains(.undefined)
      }
      let outcome: Outcomes =
        value.magnitude < 1e-9 ? .zero : value < 0 ? .negative : .positive
      return allowed.contains(outcome)
    case .whole(let formula):
      guard let value = try? formula.value(variables: point) else { return false }
      return (value - value.rounded()).magnitude < 1e-9
    case .all(let parts): return parts.allSatisfy { holds($0, point) }
    case .any(let parts): return parts.contains { holds($0, point) }
    }
  }

  /// Whether a relation holds at a point, by its definition.
  private static func holds(_ relation: Relation, _ point: Variables) -> Bool {
    switch relation {
    case .comparison(let first, let links):
      var left = first
      return links.allSatisfy { link in
        defer { left = link.right }
        guard let a = try? left.value(variables: point),
          let b = try? link.right.value(variables: point)
        else { return false }
        let isEqual = (a - b).magnitude < 1e-9
        return switch link.sign {
        case .equal: isEqual
        case .notEqual: !isEqual
        case .less: !isEqual && a < b
        case .lessOrEqual: isEqual || a < b
        case .greater: !isEqual && a > b
        case .greaterOrEqual: isEqual || a > b
        }
      }
    case .wholeNumber(let formula):
      guard let value = try? formula.value(variables: point) else { return false }
      return (value - value.rounded()).magnitude < 1e-9
    case .not(let inner): return !holds(inner, point)
    case .all(let parts): return parts.allSatisfy { holds($0, point) }
    case .any(let parts): return parts.contains { holds($0, point) }
    }
  }

  /// Places where many relations hold: small fractions and parts of π.
  private static let places: [Double] =
    [-3, -2, -1.5, -1, -0.5, 0, 0.25, 0.5, 1, 1.5, 2, 3, 4]
    + [-1, -0.75, -0.5, -0.25, 0.25, 0.5, 0.75, 1, 1.5].map { $0 * .pi }

  @Test(
    "conditions hold where the relation does",
    arguments: [
      "(x-1)(y+2)=0", "x√y=0", "(x-1)/(y-1)=0", "(x²-1)³=0", "√(x-y)=0", "|x-y|=0", "x²+y²=0",
      "|x|+√y=0", "x²+|y-1|+(x y)²=0", "|x|=|y|", "x²=y²", "x⁴=(y-1)⁴", "|x|=y", "y=|x-1|",
      "√x=√y", "√(x+1)=y", "y=√(4-x²)", "e^x=e^y", "exp(x)=exp(y²)", "sin(x)=0", "cos(x)=0",
      "tan(x)=0", "sin(x)=sin(y)", "cos(x)=cos(y)", "sin(x)=cos(y)", "cos(x)=sin(y)",
      "sin(x)=-sin(y)", "-cos(x)=sin(y)", "cos(x)=-cos(y)", "mod(x,2)=0", "mod(x,π)=0", "x=x",
      "√x=√x", "1/x=1/x", "x+y=|x+y|", "-(x y)=0", "x²-y²=0", "sinh(x)=0", "x y=0 and y≠1",
      "not (x=y)", "not (x<y)", "not (√x<y)", "1<x≤y", "x=1 or y=1", "not (x=1 or √y=1)",
      "(x+y)∈ℤ", "not (x∈ℤ)", "x≠y", "max(x,y)=1", "|sin(x)|=sin(y)",
      "sin(x)²+cos(x)²=1", "sin(x)²+y+cos(x)²=1", "1-sin(x)²-cos(x)²<y", "x sin(y)²+x cos(y)²=√y",
      "sin(√x)²+cos(√x)²=1", "sin(x)²-cos(x)²=1", "sin(x)²+cos(y)²=1",
    ])
  func equivalence(text: String) throws {
    let relation = try Relation(text)
    let condition = RelationCondition(relation)
    for x in Self.places {
      for y in Self.places {
        let point: Variables = ["x": x, "y": y]
        #expect(
          Self.holds(condition, point) == Self.holds(relation, point), "at \(x), \(y)")
      }
    }
  }

  @Test("in degrees a sine is 0 at whole multiples of 180")
  func degrees() throws {
    let condition = RelationCondition(try Relation("sin(x)=0"), angle: .degrees)
    let places = [0.0, 90, 180, 539, 540].filter { Self.holds(condition, ["x": $0]) }
    #expect(places == [0, 180, 540])
  }

  @Test(
    "a formula is total only if it has a value everywhere",
    arguments: [
      ("x²+sin(y)", true), ("x/2", true), ("x/y", false), ("√x", false), ("x^y", false),
      ("x^(1/3)", false), ("|x|+e^y", false), ("ln(x)", false), ("x^-1", false),
    ])
  func total(text: String, isTotal: Bool) throws {
    let formula = try Formula(text)
    #expect(formula.isTotal == isTotal)
  }

  @Test(
    "remainders written with floors have the same values",
    arguments: ["mod(x,3)", "3mod(x,-0.8)+mod(y,π)", "mod(mod(x y,5)+x,2)"])
  func remainders(source: String) throws {
    let formula = try Formula(source)
    let other = try #require(formula.withFloorsForRemainders)
    #expect(!other.text.contains("mod"))
    for number in -40...40 {
      var point = Variables()
      (point["x"], point["y"]) = (Double(number) * 0.37 + 0.01, Double(number * number) * 0.21)
      let (own, others) = (try formula.value(variables: point), try other.value(variables: point))
      #expect((own - others).magnitude < 1e-9, "\(number)")
    }
    #expect(try Formula("mod(3,x)").withFloorsForRemainders == nil)
  }
}
