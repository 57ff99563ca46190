import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import TestSupport
import Testing

/// What `CurveAnalysis` finds of formulas; the references are mpmath's, by its own root finder and
/// quadrature in 40 digits.
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

  static let rows: [Row] = [
    Row("1/(x-100)^2-10000", 0, 10000, zeros: [99.99, 100.01], poles: [100]),
    Row("x^2-4x+4.0001", 0, 4, zeros: [], integral: 5.3337333333333333),
    Row(
      "e^x-x^20", -2, 100, zeros: [-0.95344617200258751, 1.0541196710309269, 89.995105770469753]),
    Row(
      "csc(x)+tan(2x)", -6, 6,
      zeros: [
        -5.1272160978834776, -3.6875363520634431, -2.5956489551161433, -1.1559692092961088,
        1.1559692092961088, 2.5956489551161433, 3.6875363520634431, 5.1272160978834776,
      ],
      poles: [
        -5.497787143782138, -3.9269908169872415, -3.1415926535897932, -2.3561944901923449,
        -0.78539816339744831, 0, 0.78539816339744831, 2.3561944901923449, 3.1415926535897932,
        3.9269908169872415, 5.497787143782138,
      ]),
    Row("1/x", -10, 10, zeros: [], poles: [0]),
    Row("x^3-3x+2", -10, 10, zeros: [-2, 1], integral: 40),
    Row(
      "tan(x)", -4, 4, zeros: [-3.1415926535897932, 0, 3.1415926535897932],
      poles: [-1.5707963267948966, 1.5707963267948966]),
    Row("x(x-3)/(x-3.001)", -10, 10, zeros: [0, 3], poles: [3.001]),
    Row("abs(x)", -10, 10, zeros: [0], integral: 100),
    Row(
      "abs(x-1/3)", -1, 1, zeros: [1.0 / 3], integral: 1.1111111111111111,
      isComplete: false),
    Row("√(x)", -10, 10, zeros: [0], integral: 21.081851067789195),
    Row("(x-1)^2(x+2)", -5, 5, zeros: [-2, 1], integral: 20),
    Row(
      "sin(x)^2", 1, 7, zeros: [3.1415926535897932, 6.2831853071795865],
      integral: 2.9796725177827028),
    Row("x^3", -1, 2, zeros: [0], integral: 3.75),
    Row("5", -10, 10, zeros: [], integral: 100),
    Row(
      "sin(x)/x", 1, 7, zeros: [3.1415926535897932, 6.2831853071795865],
      integral: 0.50851354388091058),
    Row(
      "cos(x)-x", -10, 10, zeros: [0.73908513321516064], poles: [], integral: -1.0880422217787396),
    Row(
      "x^2-2", -10, 10, zeros: [-1.414213562373095, 1.414213562373095], poles: [],
      integral: 626.66666666666667),
    Row("x^4-5x^2+4", -10, 10, zeros: [-2, -1, 1, 2], poles: [], integral: 36746.666666666667),
    Row(
      "e^x-3x", -1, 4, zeros: [0.61906128673594511, 1.5121345516578425], poles: [],
      integral: 31.730270591972797),
    Row(
      "x*sin(x)-1", -10, 10,
      zeros: [
        -9.3172429414148096, -6.4391172384172465, -2.7726047082659912, -1.1141571408719301,
        1.1141571408719301, 2.7726047082659912, 6.4391172384172465, 9.3172429414148096,
      ], poles: [], integral: -4.3066116402496906),
    Row(
      "ln(x)-x/4", 0.5, 20, zeros: [1.4296118247255556, 8.6131694564413986], poles: [],
      integral: -9.2075309386402075),
    Row(
      "sin(x^2)", 0.5, 5,
      zeros: [
        1.772453850905516, 2.5066282746310005, 3.0699801238394655, 3.5449077018110321,
        3.963327297606011, 4.341607527349606, 4.6894720998347514,
      ], poles: [], integral: 0.48643625689677493),
    Row(
      "x^3-x+1/5", -2, 2, zeros: [-1.0880339146912894, 0.20914884844131658, 0.87888506624997283],
      poles: [], integral: 0.8),
    Row(
      "atan(x)-x/3", -5, 5, zeros: [-3.9725833487265081, 0, 3.9725833487265081], poles: [],
      integral: 0),
    Row(
      "exp(-x^2)-1/2", -3, 3, zeros: [-0.83255461115769776, 0.83255461115769776], poles: [],
      integral: -1.2275853034809575),
    Row(
      "sin(x)+sin(1.1x)", 1, 60,
      zeros: [
        2.9919930034188507, 5.9839860068377014, 8.9759790102565521, 11.967972013675403,
        14.959965017094254, 17.951958020513104, 20.943951023931955, 23.935944027350806,
        26.927937030769656, 29.919930034188507, 31.415926535897932, 32.911923037607358,
        35.903916041026208, 38.895909044445059, 41.88790204786391, 44.879895051282761,
        47.871888054701611, 50.863881058120462, 53.855874061539313, 56.847867064958163,
        59.839860068377014,
      ], poles: [], integral: 2.8138458111850481),
    Row(
      "cosh(x)-3cos(x)-1", -4, 4, zeros: [-1.262881574945953, 1.262881574945953], poles: [],
      integral: 51.120649366103074),
    Row("x^5-x-1", -2, 2, zeros: [1.1673039782614187], poles: [], integral: -4.0),
    Row(
      "tan(x)-x", 0.5, 14, zeros: [4.4934094579090642, 7.7252518369377072, 10.9041216594289],
      poles: [1.5707963267948966, 4.7123889803846899, 7.8539816339744831, 10.995574287564276],
      integral: nil),
    Row("1/x-x", -3, 3, zeros: [-1, 1], poles: [0], integral: nil),
    Row(
      "1/(x^2-2)", -3, 3, zeros: [], poles: [-1.414213562373095, 1.414213562373095], integral: nil),
    Row("x/(x^2-1)", -3, 3, zeros: [0], poles: [-1, 1], integral: nil),
    Row(
      "sec(x)-2", -5, 5, zeros: [-1.0471975511965977, 1.0471975511965977],
      poles: [-4.7123889803846899, -1.5707963267948966, 1.5707963267948966, 4.7123889803846899],
      integral: nil),
    Row(
      "cot(x)-1", 0.1, 9, zeros: [0.78539816339744831, 3.9269908169872415, 7.0685834705770348],
      poles: [3.1415926535897932, 6.2831853071795865], integral: nil),
    Row(
      "(x^2-3)/(x-1)", -3, 3, zeros: [-1.7320508075688773, 1.7320508075688773], poles: [1],
      integral: nil),
    Row(
      "1/(sin(x)-1/2)", 0, 7, zeros: [],
      poles: [0.52359877559829887, 2.6179938779914944, 6.8067840827778854], integral: nil),
    Row(
      "2^x-x^2", -2, 5, zeros: [-0.76666469596212309, 2, 4], poles: [], integral: 1.4722342148912549
    ),
    Row(
      "x-2sin(x)", -3, 3, zeros: [-1.8954942670339809, 0, 1.8954942670339809], poles: [],
      integral: 0.0),
    Row(
      "sqrt(x+4)-x/2", -3, 10, zeros: [6.4721359549995794], poles: [], integral: 11.505468943223453),
    Row(
      "exp(x)*sin(3x)", 0.2, 5,
      zeros: [1.0471975511965977, 2.0943951023931955, 3.1415926535897932, 4.188790204786391],
      poles: [], integral: 43.708886763696729),
    Row(
      "sinh(x)-2x", -3, 3, zeros: [-2.1773189849653068, 0, 2.1773189849653068], poles: [],
      integral: 0.0),
    Row(
      "x^6-3x^4+2x^2-1/20", -2, 2,
      zeros: [
        -1.422715818501731, -0.97461482289991231, -0.16126266390185361, 0.16126266390185361,
        0.97461482289991231, 1.422715818501731,
      ], poles: [], integral: 8.6380952380952381),
    Row("erf(x)-0.3", -3, 3, zeros: [0.27246271472675436], poles: [], integral: -1.8),
    Row(
      "x*e^(-x)-1/10", -1, 8, zeros: [0.11183255915896296, 3.5771520639572972], poles: [],
      integral: -0.90301916365112261),
    Row(
      "cos(5x)*cos(x)", 0, 3,
      zeros: [
        0.31415926535897932, 0.94247779607693797, 1.5707963267948966, 2.1991148575128553,
        2.8274333882308139,
      ], poles: [], integral: -0.12965388531436071, isComplete: false),
  ]

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

  @Test("counts the zeros of sin(x)-x/100 over all that it has")
  func many() throws {
    let found = try analysis("sin(x)-x/100", -100...100)
    #expect(found.zeros.count == 63 && found.isComplete)
    #expect(zip(found.zeros, found.zeros.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test(
    "does not take a jump past 0 for a zero, nor claims to know",
    arguments: ["sign(x)", "floor(x)-1/2", "sign(x-1/3)", "x/abs(x)", "round(x)-1/2"])
  func jumps(formula: String) throws {
    let found = try analysis(formula, -10...10)
    #expect(found.zeros.isEmpty && !found.isComplete && !found.gaps.isEmpty)
    #expect(found.poles.isEmpty)
  }

  @Test("says that it does not know", arguments: ["sin(1/x)", "sin(x)-1", "sin(x)/x", "ln(x)"])
  func unproved(formula: String) throws {
    let found = try analysis(formula, -10...10)
    #expect(!found.isComplete)
    #expect(!found.zeros.isEmpty && found.zeros.count <= CurveAnalysis.mostZeros)
  }

  @Test(
    "tells ranges where the curve is 0 in one piece",
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
    "measures where the curve is defined, and converges beside roots and logarithms",
    arguments: [
      ("√(x)", 0.5, 21.081851067789195), ("ln(x)", 0.5, 13.025850929940457),
      ("1/√(x)", 0.5, 6.3245553203367587), ("√(x-3)√(1-x)", 0, nil), ("1/x", 1, nil),
      ("√(4-x^2)", 0.2, 6.2831853071795865), ("x^(1/3)", 1, 0), ("floor(x)", 1, -10),
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
    "has no integral across a pole, however small its residue",
    arguments: [4.0, 4.5, 4.875, 5, 6, 7, 8, 9, 10, 12, 100])
  func smallResidues(end: Double) throws {
    for formula in ["x(x-3)/(x-3.001)", "10^-6/(x-3.3)", "1/(x-1/3)^3", "10^-9/(x-3.1)^2"] {
      let found = try analysis(formula, -end...end)
      #expect(found.poles.count == 1 && found.integral == nil && found.mean == nil, "\(formula)")
      #expect(found.isUnboundedAbove && found.maximum == nil, "\(formula)")
    }
  }

  @Test("never claims that zeros are all that are not")
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

  /// A formula with its zeros from -5 to 5: a polynomial, factored or not, with zeros that may lie
  /// close together or be double ones, or a product of sines, each perhaps over what makes poles.
  private static func randomFormula(
    using random: inout SeededGenerator
  ) -> (formula: String, zeros: [Double]) {
    var zeros: [Double] = []
    var text = ""
    if Int.random(in: 0..<3, using: &random) == 0 {
      // Zeros at multiples of π/a and those moved by b.
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
        // Of few digits, so that the coefficients are exact.
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
