import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import TestSupport
import Testing

/// The findings of `CurveAnalysis` for formulas.
struct CurveAnalysisTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let formula: String
    let window: ClosedRange<Double>
    let zeros: [Double]
    let poles: [Double]
    let integral: Double?
    let isComplete: Bool
    var testDescription: String { formula }

    init(
      _ formula: String, _ lower: Double, _ upper: Double, zeros: [Double], poles: [Double] = [],
      integral: Double? = nil, isComplete: Bool = true
    ) {
      self.formula = formula
      window = lower...upper
      self.zeros = zeros
      self.poles = poles
      self.integral = integral
      self.isComplete = isComplete
    }
  }

  private func analysis(
    _ formula: String, _ window: ClosedRange<Double>
  ) throws -> CurveAnalysis {
    CurveAnalysis(of: FormulaSource(try Formula(formula)), over: window)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 4e-15 * max(1, b.magnitude)
  }

  @Test("finds the zeros, poles and integral, and proves that there are no others", arguments: rows)
  func finds(row: Row) throws {
    let found = try analysis(row.formula, row.window)
    #expect(found.isFinished)
    #expect(found.zeros.count == row.zeros.count)
    #expect(zip(found.zeros, row.zeros).allSatisfy { isNear($0.x, $1) && $0.y == 0 })
    #expect(found.poles.count == row.poles.count)
    #expect(zip(found.poles, row.poles).allSatisfy { isNear($0.x, $1) && $0.y == nil })
    #expect(found.isComplete == row.isComplete)
    if let integral = row.integral {
      let estimate = try #require(found.integral)
      #expect((estimate.value - integral).magnitude <= 1e-12 * max(10, integral.magnitude))
      let enclosure = try #require(estimate.enclosure)
      #expect(enclosure.lower <= integral.nextUp && enclosure.upper >= integral.nextDown)
    } else if !row.poles.isEmpty {
      #expect(found.integral == nil && found.mean == nil)
    }
    if found.isComplete {
      for (zero, expected) in zip(found.zeros, row.zeros) {
        let enclosure = try #require(zero.xEnclosure)
        #expect(enclosure.lower <= expected.nextUp && enclosure.upper >= expected.nextDown)
      }
    }
  }

  @Test(
    "finds the pole of an integral that diverges, and no values beyond it",
    arguments: [
      ("int(t=1,x,1/t)", -4...3, -4...0), ("int(t=1,x,1/t)", -10...10, -10...0),
      ("int(t=-1,x,1/t)", -3...4, 0...4), ("int(t=-1,x,1/t²)", -3...4, 0...4),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>)])
  func divergence(formula: String, window: ClosedRange<Double>, gap: ClosedRange<Double>) throws {
    let found = try analysis(formula, window)
    #expect(found.poles.count == 1 && found.poles.allSatisfy { isNear($0.x, 0) })
    #expect(found.gaps.count == 1)
    for found in found.gaps {
      #expect(isNear(found.lowerBound, gap.lowerBound) && isNear(found.upperBound, gap.upperBound))
    }
  }

  @Test("counts all zeros of sin(x)-x/100")
  func many() throws {
    let found = try analysis("sin(x)-x/100", -100...100)
    #expect(found.zeros.count == 63 && found.isComplete)
    #expect(zip(found.zeros, found.zeros.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test(
    "does not take a jump past 0 for a zero",
    arguments: ["floor(x)-1/2", "x/abs(x)", "round(x)-1/2", "sign(x)+0^abs(x)/2"])
  func jumps(formula: String) throws {
    let found = try analysis(formula, -10...10)
    #expect(found.zeros.isEmpty && found.isComplete && !found.gaps.isEmpty)
    #expect(found.poles.isEmpty)
  }

  @Test(
    "lists a zero on a jump, or one that is alone",
    arguments: [
      ("sign(x)", [0]), ("sign(x-1/3)", [1.0 / 3]), ("floor(x)+floor(-x)", [-2, -1, 0, 1, 2]),
      ("√(-x^2)", [0]), ("sign(√(x-√2))", [1.4142135623730951]),
      ("√(-(x^2-2)^2)", [-1.4142135623730951, 1.4142135623730951]), ("floor(x^x)", [-2]),
    ] as [(String, [Double])])
  func loneZeros(formula: String, zeros: [Double]) throws {
    let found = try analysis(formula, -2...2)
    #expect(found.zeros.count == zeros.count && found.isComplete)
    #expect(zip(found.zeros, zeros).allSatisfy { isNear($0.x, $1) && $0.y == 0 })
    #expect(found.zeros.allSatisfy { $0.xEnclosure?.contains($0.x) == true })
  }

  @Test(
    "lists no zero where the curve is undefined",
    arguments: ["asin(1/x)^(0/sinc(x))-3", "x^(0/sin(x))-3", "0/sin(x)"])
  func undefinedZeros(formula: String) throws {
    let found = try analysis(formula, 2...5)
    #expect(found.zeros.isEmpty && found.isComplete)
    #expect(found.gaps == [Double.pi...Double.pi])
  }

  @Test("a range where the curve is 0 ends at a place where it is not")
  func interruptedZeroRange() throws {
    let found = try analysis("1-sign(x^2)", -1...1)
    #expect(found.zeroRanges == [-1...0, 0...1] && found.isComplete)
    #expect(try analysis("0/x", -1...1).zeroRanges == [-1...0, 0...1])
  }

  @Test(
    "says that it does not know", arguments: ["sin(1/x)", "sin(ln(x))", "sin(tan(x))", "sin(x^4)"])
  func unproved(formula: String) throws {
    let found = try analysis(formula, -10...10)
    #expect(!found.isComplete)
    #expect(!found.zeros.isEmpty && found.zeros.count <= CurveAnalysis.mostZeros)
  }

  @Test(
    "reports a range where the curve is 0 as one piece",
    arguments: [
      ("0", -10.0, 10.0), ("0x", -10, 10), ("max(0,x)", -10, 0), ("min(0,x-1/4)", 0.25, 10),
    ])
  func zeroRanges(formula: String, lower: Double, upper: Double) throws {
    let found = try analysis(formula, -10...10)
    #expect(found.zeroRanges.count == 1 && found.zeros.isEmpty)
    let range = try #require(found.zeroRanges.first)
    #expect(isNear(range.lowerBound, lower) && isNear(range.upperBound, upper))
  }

  @Test(
    "finds the extremes",
    arguments: [
      ("x^2-4x+4.0001", 0.0, 4.0, [2, 0.0001], [0, 4.0001]),
      ("sin(x)", 0, 5, [4.7123889803846899, -1], [1.5707963267948966, 1]),
      ("x^x", 0.1, 2, [0.36787944117144232, 0.69220062755534635], [2, 4]),
      ("√(x)", -10, 10, [0, 0], [10, 3.1622776601683793]),
      ("1/x^2", -2, 4, [4, 0.0625], []), ("-1/x^2", -2, 4, [], [4, -0.0625]),
      ("ln(x)", -10, 10, [], [10, 2.3025850929940457]), ("1/x", -1, 1, [], []),
      ("x*e^(-x)", 0, 8, [0, 0], [1, 0.36787944117144232]),
      ("abs(x-1/3)", -1, 1, [0.33333333333333331, 0], [-1, 1.3333333333333333]),
      ("3", -1, 1, [-1, 3], [-1, 3]), ("√(x-3)√(1-x)", -10, 10, [], []),
    ] as [(String, Double, Double, [Double], [Double])])
  func extremes(
    formula: String, lower: Double, upper: Double, minimum: [Double], maximum: [Double]
  ) throws {
    let found = try analysis(formula, lower...upper)
    for (place, expected) in [(found.minimum, minimum), (found.maximum, maximum)] {
      guard !expected.isEmpty else {
        #expect(place == nil)
        continue
      }
      let place = try #require(place)
      let y = try #require(place.y)
      #expect(isNear(place.x, expected[0]) && (y - expected[1]).magnitude < 1e-15)
      let enclosure = try #require(place.yEnclosure)
      #expect(enclosure.lower <= expected[1].nextUp && enclosure.upper >= expected[1].nextDown)
    }
  }

  @Test(
    "measures where the curve is defined, and converges near roots and logarithms",
    arguments: [
      ("√(x)", 0.5, 21.081851067789195), ("ln(x)", 0.5, 13.025850929940457),
      ("1/√(x)", 0.5, 6.3245553203367587), ("√(x-3)√(1-x)", 0, nil), ("1/x", 1, nil),
      ("√(4-x^2)", 0.2, 6.2831853071795865), ("x^(1/3)", 1, 0), ("floor(x)", 1, -10),
      // Too large for doubles.
      ("e^(e^x)", 1, nil), ("x^200+10^300x^10", 1, nil),
    ] as [(String, Double, Double?)])
  func integrals(formula: String, share: Double, integral: Double?) throws {
    let found = try analysis(formula, -10...10)
    #expect((found.definedShare.value - share).magnitude < 1e-12)
    #expect((found.integral == nil) == (integral == nil))
    if let integral {
      let value = try #require(found.integral).value
      #expect((value - integral).magnitude < 1e-9)
      let mean = try #require(found.mean).value
      #expect((mean - integral / (20 * share)).magnitude < 1e-9)
    }
  }

  @Test(
    "encloses integrals across kinks",
    arguments: [
      ("x^2+max(0,x-0.3)", -1...1, 0.91166666666666667),
      ("x^2+min(x,0.3)", -1...1, 0.42166666666666667),
      ("3+max(0,1-|x-0.3|)", -1...1.1, 7.28), ("5x^2-0.7max(0,x-0.3)", -1...2, 13.9885),
      ("x^2-max(0.3-x,0)", -1...2, 2.155), ("x^2+clamp(0,x-0.3,1)", -1...1, 0.91166666666666667),
      ("||x-0.3|-0.5|+x^2", -1...1, 1.2566666666666667),
    ] as [(String, ClosedRange<Double>, Double)])
  func kinks(formula: String, window: ClosedRange<Double>, integral: Double) throws {
    let enclosure = try #require(analysis(formula, window).integral?.enclosure)
    #expect(enclosure.lower <= integral.nextUp && enclosure.upper >= integral.nextDown)
    #expect(enclosure.width < 1e-6)
  }

  @Test(
    "finds turns of curves that are too small, or too near to a limit, for doubles",
    arguments: [
      ("sin(x)^100", 13, 7, [0], [1]), ("cos(x)^99", 7, 6, [-1], [1]),
      ("e^(-(x^2-4)^4)", 3, 0, nil, [1]), ("erf(15sec(x))", 7, 0, nil, nil),
      ("erf(20tan(x))", 0, 7, nil, nil), ("tanh(30tan(x)^2)", 7, 7, [0], nil),
      ("frac(x)", 0, 21, nil, nil),
    ] as [(String, Int, Int, [Double]?, [Double]?)])
  func smallCurves(
    formula: String, turns: Int, zeros: Int, minimum: [Double]?, maximum: [Double]?
  ) throws {
    let found = try analysis(formula, -10...10)
    #expect(found.isComplete && found.turns.count == turns && found.zeros.count == zeros)
    if let minimum { #expect(found.minimum?.y == minimum[0]) }
    if let maximum {
      #expect(found.maximum?.y == maximum[0])
    } else {
      #expect(found.maximum == nil)
    }
  }

  @Test(
    "has no integral across a pole, however small its residue",
    arguments: [4.0, 4.5, 4.875, 5, 6, 7, 8, 9, 10, 12, 100])
  func smallResidues(end: Double) throws {
    for formula in ["x(x-3)/(x-3.001)", "10^-6/(x-3.3)", "1/(x-1/3)^3", "10^-9/(x-3.1)^2"] {
      let found = try analysis(formula, -end...end)
      #expect(found.poles.count == 1 && found.integral == nil && found.mean == nil, "\(formula)")
      #expect(found.isUnboundedAbove && found.maximum == nil, "\(formula)")
    }
  }

  @Test("never claims to know all zeros when some are missing")
  func completeness() throws {
    var random = SeededGenerator.printingSeed("the zeros that are proved are all there are")
    var claims = 0
    for _ in 0..<100 {
      let (formula, zeros) = Self.randomFormula(using: &random)
      let found = try analysis(formula, -5...5)
      if found.isComplete {
        claims += 1
        #expect(found.zeros.count == zeros.count, "\(formula)")
        for (zero, expected) in zip(found.zeros, zeros) {
          #expect((zero.x - expected).magnitude < 1e-7, "\(formula)")
        }
      }
    }
    #expect(claims > 20)
  }

  /// A formula with its zeros from -5 to 5: a polynomial, factored or not, whose zeros may be double
  /// or close together, or a product of sines; either may have a denominator that makes poles.
  private static func randomFormula(
    using random: inout SeededGenerator
  ) -> (formula: String, zeros: [Double]) {
    var zeros: [Double] = []
    var text = ""
    if Int.random(in: 0..<3, using: &random) == 0 {
      // Zeros at multiples of π/a, and at the same places shifted by b.
      let a = Double(Int.random(in: 1...6, using: &random))
      let b = Double(Int.random(in: 1...7, using: &random)) / 8
      text = "sin(\(a)x)*sin(\(a)x+\(b))"
      for k in -20...20 {
        for zero in [Double(k) * .pi / a, (Double(k) * .pi - b) / a] where zero.magnitude <= 5 {
          zeros.append(zero)
        }
      }
    } else {
      var coefficients = [1.0]
      var factors: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // With few digits, so that the coefficients are exact.
        var zero = Double(Int.random(in: -16...16, using: &random)) / 4
        if let last = zeros.last {
          switch Int.random(in: 0..<5, using: &random) {
          case 0: zero = last
          case 1: zero = last + 0x1p-10
          default: break
          }
        }
        zeros.append(zero)
        factors.append("(x-(\(zero)))")
        coefficients = zip(coefficients + [0], [0] + coefficients).map { $0 - zero * $1 }
      }
      let isExpanded = Bool.random(using: &random)
      let degree = coefficients.count - 1
      text =
        isExpanded
        ? coefficients.enumerated().map { "(\($1))*x^\(degree - $0)" }.joined(separator: "+")
        : factors.joined(separator: "*")
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text = "(\(text))/(x-7/3)"
    case 1: text = "(\(text))*(2+cos(3x))"
    default: break
    }
    return (text, Array(Set(zeros)).sorted())
  }
}
