import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import TestSupport
import Testing

/// Curves that touch the axis, break, end or have corners, about which `CurveAnalysis` still proves everything.
struct CurveClaimTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let formula: String
    let window: ClosedRange<Double>
    var zeros: [Double] = []
    var minima: [Double] = []
    var maxima: [Double] = []
    var poles: [Double] = []
    /// The least and the greatest ordinate; `nil` where the curve has none.
    var least: Double?
    var greatest: Double?
    var testDescription: String { formula }
  }

  static let rows: [Row] = [
    // Zeros at the end of a domain, and places that only exact numbers tell.
    Row(
      formula: "√x-x", window: 0...20, zeros: [0, 1], maxima: [0.25],
      least: -15.527864045000421, greatest: 0.25),
    Row(
      formula: "cos(πx/180)", window: 0...500, zeros: [90, 270, 450], minima: [180],
      maxima: [360], least: -1, greatest: 1),
    Row(
      formula: "sin(x)-1", window: -5...5, zeros: [-4.71238898038469, 1.5707963267948966],
      minima: [-1.5707963267948966, 4.71238898038469],
      maxima: [-4.71238898038469, 1.5707963267948966], least: -2, greatest: 0),
    Row(
      formula: "cos(2x+1)-1", window: 0...6, zeros: [2.641592653589793, 5.783185307179586],
      minima: [1.0707963267948966, 4.21238898038469],
      maxima: [2.641592653589793, 5.783185307179586], least: -2, greatest: 0),
    // Waves that touch where their operands, but not they themselves, tell the place.
    Row(
      formula: "1-cos(x^2)", window: 1...3, zeros: [2.5066282746310005],
      minima: [2.5066282746310005], maxima: [1.7724538509055161], least: 0, greatest: 2),
    Row(
      formula: "ln(cos(x^3))", window: 1.75...1.95, zeros: [1.8452701486440284],
      maxima: [1.8452701486440284], least: -0.85535787332207836, greatest: 0),
    Row(
      formula: "ln(cos(x^3))", window: -1...1, zeros: [0], maxima: [0],
      least: -0.61562647038601426, greatest: 0),
    Row(
      formula: "e^x*(1-sin(x^2))", window: 0...2, zeros: [1.2533141373155003],
      minima: [1.2533141373155003], maxima: [0.41908256792441409], least: 0,
      greatest: 12.981112192571632),
    Row(
      formula: "x-x*cos(x^2)", window: 2...3, zeros: [2.5066282746310005],
      minima: [2.5066282746310005], least: 0, greatest: 5.7333907856540305),
    // Series whose terms break.
    Row(
      formula: "prod(k=1,2,1-cos(k x))", window: 3...3.5, zeros: [3.141592653589793],
      minima: [3.141592653589793], least: 0, greatest: 0.4765576253040972),
    Row(
      formula: "integral(t=0,1,|x-t|)", window: -1...2, minima: [0.5], least: 0.25, greatest: 1.5),
    Row(
      formula: "integral(t=0,1,cos(x t))", window: -1...1, maxima: [0],
      least: 0.8414709848078965, greatest: 1),
    Row(
      formula: "e^(2x)-3*e^x+2", window: 0...1, zeros: [0, 0.6931471805599453],
      minima: [0.4054651081081644], least: -0.25, greatest: 1.2342106135535145),
    Row(
      formula: "(x-2)^2(2x-4)(x-3/5)", window: 0...3, zeros: [0.6, 2], minima: [0.95],
      least: -0.81033750000000004, greatest: 9.6),
    Row(
      formula: "(x-√2)^2*x", window: -1...3, zeros: [0, 1.4142135623730951],
      minima: [1.4142135623730951], maxima: [0.47140452079103168],
      least: -5.8284271247461903, greatest: 7.5441558772842891),
    // Steps of a variable and of a part of it.
    Row(
      formula: "frac(x/2)floor(x)", window: 0.5...1.5, least: 0, greatest: 0.75),
    Row(formula: "mod(x,2)floor(x/3)", window: -3.5...(-2.5), greatest: -1),
    // Corners.
    Row(
      formula: "|x^2-5|", window: -3...3, zeros: [-2.2360679774997897, 2.2360679774997897],
      minima: [-2.2360679774997897, 2.2360679774997897], maxima: [0], least: 0, greatest: 5),
    Row(
      formula: "max(x,1-x^2)", window: -3...3, zeros: [-1], minima: [0.61803398874989485],
      maxima: [0], least: -3, greatest: 3),
    Row(
      formula: "√(|sin(x)|)", window: 1...6, zeros: [3.1415926535897932],
      minima: [3.1415926535897932], maxima: [1.5707963267948966, 4.71238898038469], least: 0,
      greatest: 1),
    Row(
      formula: "x^(1/3)-2x", window: -1...1,
      zeros: [-0.35355339059327376, 0, 0.35355339059327376], minima: [-0.068041381743977166],
      maxima: [0.068041381743977166], least: -1, greatest: 1),
    // Steps; what a curve comes near to at a jump it does not reach.
    Row(formula: "floor(x)", window: -3...3, least: -3, greatest: 3),
    Row(formula: "mod(x,2)-1", window: 0...5, zeros: [1, 3, 5], least: -1),
    Row(formula: "floor(x)-x/2", window: -1.5...1.5, zeros: [0], greatest: 0.5),
    Row(formula: "round(x/2)", window: -5...5, least: -3, greatest: 3),
    Row(formula: "sign(x)*x", window: -1...2, zeros: [0], minima: [0], least: 0, greatest: 2),
    // Holes.
    Row(formula: "(x^2-1)/(x-1)", window: -3...3, zeros: [-1], least: -2, greatest: 4),
    Row(formula: "6x^3/x", window: -1...1, greatest: 6),
    Row(
      formula: "(x^2/5-2x)/(x(2x-3))", window: -10...10, zeros: [10], poles: [1.5]),
    Row(formula: "atan(1/x)", window: -2...2),
    Row(
      formula: "x*ln(x)", window: -1...2, zeros: [1], minima: [0.36787944117144233],
      least: -0.36787944117144233, greatest: 1.3862943611198906),
    // Powers with exponents that vary; negative numbers have lone ones.
    Row(
      formula: "x^x", window: -0.5...2, minima: [0.36787944117144233],
      least: 0.6922006275553464, greatest: 4),
    Row(formula: "e^(1/x)", window: -2...2, poles: [0]),
    Row(formula: "e^(-1/x^2)", window: -1...2, greatest: 0.7788007830714049),
    Row(
      formula: "sinc(x-π)", window: 2...5, maxima: [3.1415926535897932],
      least: 0.5159925118222572, greatest: 1),
    Row(
      formula: "atan2(x,x)", window: -3...2, least: -2.356194490192345, greatest: 0.7853981633974483
    ),
    Row(
      formula: "max(x*5/3,mod(π,-6))", window: -3...3, zeros: [0], least: -2.8584073464102069,
      greatest: 5),
    Row(formula: "x+sin(π)/x", window: -1...2, least: -1, greatest: 2),
    // An extreme may be beyond all doubles.
    Row(formula: "exp(exp(x))", window: 0...10, least: 2.718281828459045),
    // Irrational ends, powers and steps.
    Row(formula: "acos(x)", window: -3...3, zeros: [1], least: 0, greatest: 3.1415926535897932),
    Row(
      formula: "asin(e*x)", window: -3...3, zeros: [0], least: -1.5707963267948966,
      greatest: 1.5707963267948966),
    Row(formula: "x/x^π", window: -2...2, poles: [0], least: 0.22662946459352175),
    Row(
      formula: "e^x+x^x", window: 0...0.5, minima: [0.093459180473585479],
      least: 1.8992658393966650, greatest: 2.3558280518866757),
    Row(
      formula: "ln(x^x)", window: 0...2, zeros: [0, 1], minima: [0.36787944117144232],
      least: -0.36787944117144232, greatest: 1.3862943611198906),
    Row(
      formula: "max(frac(x),e)", window: 0...3, least: 2.7182818284590452,
      greatest: 2.7182818284590452),
    Row(
      formula: "tan(x)^0.4", window: 20...23, zeros: [21.991148575128553],
      minima: [21.991148575128553], poles: [20.420352248333656], least: 0),
    Row(
      formula: "2^x/round(x)", window: -1...1, least: -0.70710678118654752, greatest: 2),
    // Poles at the end of a domain, and of logarithms.
    Row(
      formula: "ln(|x-1|)", window: -3...3, zeros: [0, 2], poles: [1], greatest: 1.3862943611198906),
    Row(
      formula: "√(|log(x)-x/5|)", window: 0...20, minima: [2.1714724095162591], poles: [0],
      least: 0.31231421079850995),
    Row(
      formula: "ln(|ln(x)+3|)", window: 0...1,
      zeros: [0.018315638888734179, 0.1353352832366127], poles: [0, 0.049787068367863944],
      greatest: nil),
    Row(formula: "1/√(x)", window: 0...4, poles: [0], least: 0.5),
    Row(
      formula: "-3/(-2x^3+3x^2+4x+1)", window: -3...3, minima: [-0.45742710775633811],
      maxima: [1.4574271077563381], poles: [-0.5, -0.41421356237309505, 2.4142135623730950]),
    // The gamma function, with its derivatives.
    Row(
      formula: "gamma(x)", window: -2.5...4, minima: [-1.5734984731623905, 1.4616321449683623],
      maxima: [-0.5040830082644554], poles: [-2, -1, 0]),
    Row(
      formula: "x!", window: -0.5...3, minima: [0.4616321449683623], least: 0.8856031944108887,
      greatest: 6),
    Row(
      formula: "digamma(x)", window: -0.9...3, zeros: [-0.5040830082644554, 1.4616321449683623],
      poles: [0]),
    Row(
      formula: "polygamma(1,x)", window: -0.5...4, minima: [-0.4957156769130384], poles: [0],
      least: 0.28382295573711533),
    // Parts that are one number wherever they have a value, and holes where they have none.
    Row(formula: "x+mod(x-x,2/x)", window: -1...1, least: -1, greatest: 1),
    Row(formula: "floor(x/x)+x^2", window: -1...2, greatest: 5),
    Row(
      formula: "asin(x/x+x/e)", window: -3...3, zeros: [-2.718281828459045],
      least: -0.10382475420387811),
    Row(formula: "1^ln(x)-√(x)", window: -1...4, zeros: [1], least: -1),
    Row(formula: "sin(2x)/sin(x)", window: 3...3.3, greatest: -1.974959539817732),
    Row(formula: "sin(x)/sin(4x)", window: -0.1...0, greatest: 0.2563654707556143),
    Row(formula: "max(x,2)+mod(x,2)", window: -0.1...3, least: 2, greatest: 4),
    Row(formula: "|sin(x)|/sin(x)", window: -1...1, least: -1, greatest: 1),
    Row(
      formula: "sinc(πx)-1", window: -2...2, zeros: [0],
      minima: [-1.4302966531242028, 1.4302966531242028], maxima: [0], least: -1.2172336282112217,
      greatest: 0),
    Row(
      formula: "erf(2x)/asin(1+x/e)", window: -6 ... -5, least: 0.6366197723675813,
      greatest: 1.0038414890161084),
    // Places of parts with corners and steps, and sides of which only the signs are known.
    Row(
      formula: "log2(|x|-e)", window: 1...8, zeros: [3.718281828459045],
      poles: [2.718281828459045], greatest: 2.401007322450143
    ),
    Row(
      formula: "floor(2|x|-sin(x))-x", window: 0.3...1.6, zeros: [1],
      greatest: 0.5012988664821517),
    Row(formula: "atan2(x,-6)", window: -1...2, greatest: 3.141592653589793),
    Row(formula: "atan(tan(x)^(π-e))", window: 1...2, least: 0.87862146902852),
    Row(
      formula: "√(-frac(atan2(x,e)))", window: -4.5 ... -4, zeros: [-4.233473117431169], least: 0),
    Row(
      formula: "x+(x-π)^(π+5)", window: 3...4, least: 3.141592653589793,
      greatest: 4.288508678946082),
    Row(
      formula: "(6x)^(x^e)", window: -1...1, minima: [0.11536677125922434],
      least: 0.9989625880080784, greatest: 6),
    Row(
      formula: "(x^x-x)^erf(-x/5)", window: 0...0.9, least: 1, greatest: 2.54711807560536),
    Row(formula: "0^(x+1)", window: -2...2, least: 0, greatest: 1),
    Row(formula: "0^(hypot(e,x)^(x-3))", window: -2...2, least: 0, greatest: 0),
    Row(formula: "0^floor(x)", window: -1...3, least: 0, greatest: 1),
    Row(formula: "mod(x+2,2+x)^2", window: -5...5, least: 0, greatest: 0),
    Row(formula: "max(x,x)-1", window: -2...2, zeros: [1], least: -3, greatest: 1),
    Row(
      formula: "3x+√(-frac(atan(x)))", window: -1.558 ... -1.557, least: -4.672223173964707,
      greatest: -3.671059525637793),
    Row(formula: "x+e^(1/x)", window: -1...0, least: -0.6321205588285577),
    // They come so near to 1 that rounding hides the rest, but never reach it.
    Row(formula: "erf(15/x)", window: -1...1),
    Row(formula: "erf(15sec(x))", window: 1...2),
    Row(
      formula: "x^(2/x)", window: 0.001...3, maxima: [2.718281828459045], least: 0,
      greatest: 2.087065228634533),
  ]

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 4e-15 * max(1, b.magnitude)
  }

  @Test("proves that a curve has exactly these zeros, turns, poles and extremes", arguments: rows)
  func proves(row: Row) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(row.formula)), over: row.window)
    #expect(found.isComplete)
    let turns = { kind in found.turns.filter { $0.kind == kind } }
    for (places, expected) in [
      (found.zeros, row.zeros), (turns(.minimum), row.minima), (turns(.maximum), row.maxima),
      (found.poles, row.poles),
    ] {
      #expect(places.count == expected.count)
      for (place, x) in zip(places, expected) {
        #expect(isNear(place.x, x))
        let enclosure = try #require(place.xEnclosure)
        #expect(enclosure.lower <= x.nextUp && enclosure.upper >= x.nextDown)
      }
    }
    for (place, expected) in [(found.minimum, row.least), (found.maximum, row.greatest)] {
      #expect((place == nil) == (expected == nil))
      if let place, let expected {
        let y = try #require(place.y)
        #expect((y - expected).magnitude <= 1e-13 * max(1, expected.magnitude))
        let enclosure = try #require(place.yEnclosure)
        #expect(enclosure.lower <= expected.nextUp && enclosure.upper >= expected.nextDown)
      }
    }
  }

  @Test("a curve that is defined for a short while divides what is undefined")
  func shortPieces() throws {
    let formula = try Formula("(sec(x)-√(x))^cbrt(atan2(π,x))")
    let found = CurveAnalysis(of: FormulaSource(formula), over: -100...100)
    #expect(found.isComplete && found.zeros.count == 31 && found.gaps.count == 33)
    for place in found.zeros + found.poles {
      #expect(
        !found.gaps.contains { $0.lowerBound < place.x - 1e-9 && place.x + 1e-9 < $0.upperBound })
    }
  }

  @Test(
    "shows only those digits of an integral that are proved, or how far from a number it may be",
    arguments: [
      ("x^3", -1.0, 1.0, "0"), ("x^(1/3)-5x", -9, 9, "0"), ("sin(x)", 0, 20, "0.59191794"),
      ("ln(x)", 0, 5, "3.0471896"), ("|x|-1", -3, 3, "3"), ("1/√(x)", 0, 4, "4"),
      ("√(|x^2-5|)", -6.3, 6.3, "36.480447"), ("mod(x,2)-1", -10, 10, "0 ± "),
    ] as [(String, Double, Double, String)])
  func integrals(formula: String, lower: Double, upper: Double, text: String) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: lower...upper)
    let integral = try #require(found.integral)
    let shown = ShownAnalysis.text(of: integral)
    #expect(ShownAnalysis.isProved(integral))
    #expect(text == "0 ± " ? shown.hasPrefix(text) : shown == text)
  }

  @Test(
    "claims nothing where a part of the window that is too small to divide has unknown breaks",
    arguments: ["x+floor(ln(|x|))", "floor(ln(x))"])
  func unknownBreaks(formula: String) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: -5...5)
    #expect(!found.isComplete && !found.isCompleteElsewhere)
  }

  @Test("claims nothing of more places than it lists", arguments: ["sin(x^4)", "sin(cosh(x)-2)"])
  func tooMany(formula: String) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: -10...10)
    #expect(!found.isComplete && found.zeros.count <= CurveAnalysis.mostZeros)
  }

  @Test(
    "lists no zero where a curve only comes near to 0",
    arguments: ["x²-2x+1+10^-20", "x²+10^-400", "(x-√2)^2+10^-40", "sin(x)+1+10^-18"])
  func nearZero(formula: String) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: -5...5)
    #expect(found.zeros.isEmpty && found.zeroRanges.isEmpty)
  }

  @Test(
    "tells no least or greatest value where the curve only comes near to it at a break",
    arguments: ["frac(1/x)", "frac(log2(x))"])
  func unreached(formula: String) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: -1...3)
    #expect(found.minimum == nil && found.maximum == nil)
  }
}
