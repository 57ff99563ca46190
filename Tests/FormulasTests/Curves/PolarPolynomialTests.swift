import Foundation
import TestSupport
import Testing

@testable import Formulas

/// Equations of r, and of sines and cosines of θ, as equations of x and y.
struct PolarPolynomialTests {
  private static func parts(_ source: String) throws -> [Relation] {
    try Relation(source).planeParts(angle: .radians).map { part in
      guard case .solutions(let relation) = part else { throw PlaneProblem.unsolvedParameter }
      return relation
    }
  }

  @Test(
    "an equation of polynomials is one of x and y",
    arguments: [
      ("r² = 9", "x²+y²-9"), ("r² = cos(2θ)", "(x²+y²)²-x²+y²"),
      ("r³ = 2sin(3θ)", "(x²+y²)³-6x² y+2y³"), ("r² = r cos θ+3", "x²+y²-x-3"),
      ("r² = cos(θ) sin(θ)/2", "(x²+y²)²-x y/2"), ("r sin(2θ)² = 4r", "4x² y²-4(x²+y²)²"),
      // With -r and θ + π, these are other equations.
      ("r(2+cos θ) = 3", "(x-3)²-4(x²+y²)"), ("r² = sin θ", "(x²+y²)³-y²"),
    ])
  func equations(source: String, polynomial: String) throws {
    let parts = try Self.parts(source)
    guard case .comparison(let found, let links) = parts[0], parts.count == 1 else {
      Issue.record("no equation")
      return
    }
    #expect(links == [Relation.Link(.equal, Formula(0.0))])
    let expected = try Formula(polynomial)
    for (x, y) in [(0.5, 0.25), (-1.5, 2), (3, -0.75), (0, 1), (0.125, 0)] {
      let point: Variables = ["x": x, "y": y]
      #expect(try found.value(variables: point) == expected.value(variables: point))
    }
  }

  @Test(
    "other equations are kept as they are, in parts",
    arguments: [
      // The origin may not be a point.
      ("r² = 1+2cos(2θ)", 4), ("r² = cos(2θ) and r > 0", 4), ("sin θ = cos(2θ)", 2),
      // Both are of the same θ.
      ("r² = cos(2θ) and r² = sin θ", 4),
      // The origin is inside, but not on the left of `<` times r². A negative r counts only in equations.
      ("r² < cos(2θ)", 2), ("r² ≤ cos θ", 2), ("r² = cos(8θ)", 4), ("r^9 = 1+r", 2),
    ])
  func others(source: String, count: Int) throws {
    #expect(try Self.parts(source).count == count)
  }

  @Test(
    "a region is one of x and y",
    arguments: [
      ("r² ≤ cos(2θ)", " ≤ 0"), ("r³ ≥ sin(3θ)", " ≥ 0"), ("r² < 9", " < 0"),
      ("r² > r sin θ", " > 0"),
    ])
  func regions(source: String, end: String) throws {
    let parts = try Self.parts(source).map { $0.text }
    #expect(parts.count == 1 && parts[0].hasSuffix(end) && !parts[0].contains("atan2"))
  }

  @Test("a restriction stays")
  func restrictions() throws {
    let parts = try Self.parts("r² = cos(2θ) and x > 0").map { $0.text }
    #expect(parts.count == 1 && parts[0].hasSuffix(" = 0 ∧ x > 0"))
  }

  @Test("random equations have the same points as their polynomials of x and y")
  func samePoints() throws {
    var random = SeededGenerator.printingSeed("polar equations as polynomials")
    var converted = 0
    for _ in 0..<400 {
      let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in Term(using: &random) }
      let text = terms.map { $0.text }.joined(separator: "+")
      guard case .comparison(let plane, _)? = PolarPolynomial(try Formula(text))?.compared(.equal)
      else { continue }
      converted += 1
      for _ in 0..<8 {
        let r = Double.random(in: 0.5...1.25, using: &random)
        let turn = Double.random(in: 0...6, using: &random)
        // The two pairs of coordinates that a point has.
        let values = [(r, turn), (-r, turn + .pi)].map { (r, turn) in
          terms.reduce(0) { $0 + $1.value(r, turn) }
        }
        let found = try plane.value(variables: ["x": r * cos(turn), "y": r * sin(turn)])
        let isSame = (0...16).contains { power in
          [values[0], values[0] * values[1]].contains { value in
            let expected = pow(r, Double(power)) * value
            return (found - expected).magnitude <= 1e-8
          }
        }
        #expect(isSame, "\(text) at r = \(r), θ = \(turn)")
      }
    }
    #expect(converted > 100)
  }

  /// A term `c rᵐ cos nθ` or `c rᵐ sin nθ`.
  private struct Term {
    let factor, power, multiple: Int
    let isSine: Bool

    init(using random: inout SeededGenerator) {
      factor = Int.random(in: 1...5, using: &random)
      power = Int.random(in: 0...4, using: &random)
      multiple = Int.random(in: 0...4, using: &random)
      isSine = multiple > 0 && Bool.random(using: &random)
    }

    var text: String {
      let angle = (isSine ? "sin" : "cos") + "(\(multiple)θ)"
      return "\(factor)r^\(power)" + (multiple == 0 ? "" : " \(angle)")
    }

    func value(_ r: Double, _ turn: Double) -> Double {
      let angle = Double(multiple) * turn
      return Double(factor) * pow(r, Double(power)) * (isSine ? sin(angle) : cos(angle))
    }
  }
}
