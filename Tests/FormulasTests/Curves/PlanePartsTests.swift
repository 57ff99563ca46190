import Testing

@testable import Formulas

struct PlanePartsTests {
  @Test(
    "a formula repeats after the shortest time that its functions have in common",
    arguments: [
      ("sin t", 2, 1), ("tan t", 1, 1), ("cos(3t)", 2, 3), ("sin(t÷3)+cos(t÷2)", 12, 1),
      ("sin(0.5t)", 4, 1), ("2^cos(-t+1)", 2, 1), ("|cot(2t÷5)|", 5, 2), ("(1+0t) cos t", 2, 1),
      ("sin(2 t×3÷4)", 4, 3),
    ])
  func repeats(source: String, numerator: Int64, denominator: Int64) throws {
    let divisor = try #require(Rational(whole: denominator).raised(to: -1))
    let period = try #require(Rational(whole: numerator).times(divisor))
    #expect(try Formula(source).repetition(along: "t") == .period(period))
  }

  @Test(
    "no period is found for a formula that may not repeat",
    arguments: [
      "t", "t sin t", "sin(t²)", "sin t+sin(√2 t)", "sin(π t)", "sin(t+sin t)", "floor(t)",
    ])
  func doesNotRepeat(source: String) throws {
    #expect(try Formula(source).repetition(along: "t") == .unknown)
  }

  @Test("a formula without the variable is constant", arguments: ["1", "x+sin(m)"])
  func isConstant(source: String) throws {
    #expect(try Formula(source).repetition(along: "t") == .constant)
  }

  private static func parts(
    _ source: String, angle: AngleUnit = .radians
  ) throws -> [String] {
    try Relation(source).planeParts(angle: angle).map { part in
      switch part {
      case .solutions(let relation): relation.text
      case .curve(let form):
        (["(\(form.x.text), \(form.y.text))"] + form.wholeParameters.map { $0.description })
          .joined(separator: " ")
      }
    }
  }

  @Test(
    "a relation is what it draws",
    arguments: [
      ("x²+y² = 1", ["x^2+y^2 = 1"]),
      ("x = cos t and y = sin t", ["(cos(t), sin(t))"]),
      ("sin t = y and t ≥ 0 and x = t", ["(t, sin(t))"]),
      ("r = 2cos(θ)", ["(2×cos(t)×cos(t), 2×cos(t)×sin(t))"]),
      ("θ = 1", ["(t×cos(1), t×sin(1))"]),
      ("r = t and θ = 2t", ["(t×cos(2×t), t×sin(2×t))"]),
      ("r = 2 or x = 1", ["(2×cos(t), 2×sin(t))", "x = 1"]),
      ("r < 1", ["√(x^2+y^2) < 1"]),
      ("y = n x and n ∈ ℤ and 1 ≤ n < 3", ["y = 1×x ∧ 1 ≤ 1 ∧ 1 < 3", "y = 2×x ∧ 1 ≤ 2 ∧ 2 < 3"]),
      ("x = m and y = n and m ∈ Z and n ∈ Z", ["(m, n) m n"]),
      ("x = cos t + m and y = sin t and m ∈ Z", ["(cos(t)+m, sin(t)) m"]),
      ("x = 2 and m ∈ Z and m² = 4", ["x = 2 ∧ (-2)^2 = 4", "x = 2 ∧ 2^2 = 4"]),
    ])
  func parts(source: String, expected: [String]) throws {
    #expect(try Self.parts(source) == expected)
  }

  @Test(
    "an equation is solved for a whole number without bounds",
    arguments: [
      ("y = m x", ["y÷x ∈ ℤ", "x = 0 ∧ y = 0"]),
      ("y = m x and m > 3", ["y÷x ∈ ℤ ∧ y÷x > 3", "x = 0 ∧ y = 0 ∧ 4 > 3"]),
      ("y = sin(x)+2m-1", ["(y-(sin(x)-1))÷2 ∈ ℤ"]),
      ("x² + y² = m²", ["√(x^2+y^2) ∈ ℤ"]),
      ("x y = 2^m", ["ln(x×y)÷ln(2) ∈ ℤ"]),
      ("|m|-1 = y", ["y+1 ∈ ℤ ∧ y+1 ≥ 0"]),
      ("y = x÷m", ["x = 0 ∧ y = 0", "x÷y ∈ ℤ ∧ x ≠ 0"]),
      ("m y = m x + 1", ["1÷(y-x) ∈ ℤ", "y-x = 0 ∧ 1 = 0"]),
    ])
  func solvesForWholeNumbers(source: String, expected: [String]) throws {
    let found = try Self.parts(source + " and m ∈ Z")
    #expect(found == expected)
  }

  @Test("θ is measured from the nearer half of the x axis, once in each of the turns that count")
  func polarRegions() throws {
    #expect(
      try Self.parts("r < 1+cos(θ)") == [
        "x ≥ 0 ∧ √(x^2+y^2) < 1+cos(atan2(y,x))",
        "x ≤ 0 ∧ √(x^2+y^2) < 1+cos(atan2(-y,-x)+1×π)",
      ])
    #expect(try Self.parts("r < 2+cos(θ÷2)").count == 4)
    #expect(try Self.parts("r² ≤ 2+cos(2θ)").count == 2)
    #expect(try Self.parts("r < θ and 0 ≤ θ < 4π").count == 2 * 4)
    #expect(
      try Self.parts("r < sin(θ)", angle: .degrees)[1]
        == "x ≤ 0 ∧ √(x^2+y^2) < sin(atan2(-y,-x)+180)")
  }

  @Test(
    "a problem says why nothing can be drawn",
    arguments: [
      ("y = t x", .unsolvedParameter), ("x = t", .unsolvedParameter),
      ("r = t", .unsolvedParameter), ("y < m x and m ∈ Z", .tooManyValues("m")),
      ("y = sin(m x) and m ∈ Z and m > 3", .tooManyValues("m")), ("r < θ", .tooManyValues("θ")),
      ("r < θ and θ > 1", .tooManyValues("θ")),
    ] as [(String, PlaneProblem)])
  func problems(source: String, problem: PlaneProblem) {
    #expect(throws: problem) { try Relation(source).planeParts(angle: .radians) }
  }

  @Test("the reciprocal of a coordinate has zeros where it has poles")
  func reciprocals() throws {
    func reciprocal(_ source: String) throws -> String? {
      try ParametricForm.reciprocal(of: Formula(source))?.text
    }
    #expect(try reciprocal("tan(t)÷cos(t)") == "1÷sin(t)×cos(t)×cos(t)")
    #expect(try reciprocal("2sec(t)^3") == "1÷2×cos(t)^3")
    #expect(try reciprocal("cos(t)") == nil)
    #expect(try reciprocal("2+tan(t)") == nil)
  }
}
