import Foundation
import TestSupport
import Testing

@testable import Formulas

struct DerivativeValueTests {
  /// A tolerance of a few rounding errors in the derivative's operations.
  static let tolerance = 64 * Double.ulpOfOne

  @Test(
    "derivatives have the values that mpmath's diff gives with 40 digits",
    arguments: [
      ("sin(x)", 0.3, 0.95533648912560602), ("sin(x)", -0.7, 0.76484218728448845),
      ("sin(x)", 1.25, 0.31532236239526867), ("cos(x)", 0.3, -0.29552020666133956),
      ("cos(x)", -0.7, 0.64421768723769102), ("cos(x)", 1.25, -0.94898461935558621),
      ("tan(x)", 0.3, 1.0956889153225471), ("tan(x)", -0.7, 1.7094497158631171),
      ("tan(x)", 1.25, 10.057509621834829), ("sec(x)", 0.3, 0.32379821469265811),
      ("sec(x)", -0.7, -1.1012577424024654), ("sec(x)", 1.25, 9.5444219401420708),
      ("csc(x)", 0.3, -10.939110324426889), ("csc(x)", -0.7, -1.8429202669324319),
      ("csc(x)", 1.25, -0.35013572451802312), ("cot(x)", 0.3, -11.450531251495654),
      ("cot(x)", -0.7, -2.4095431679515145), ("cot(x)", 1.25, -1.110405623814002),
      ("asin(x)", 0.3, 1.0482848367219183), ("asin(x)", -0.7, 1.4002800840280097),
      ("asin(x)", 0.625, 1.2810252304406971), ("acos(x)", 0.3, -1.0482848367219183),
      ("acos(x)", -0.7, -1.4002800840280097), ("acos(x)", 0.625, -1.2810252304406971),
      ("atan(x)", 0.3, 0.91743119266055046), ("atan(x)", -0.7, 0.67114093959731546),
      ("atan(x)", 1.25, 0.39024390243902439), ("asec(x)", 1.25, 1.0666666666666667),
      ("asec(x)", -2.6, 0.16025641025641024), ("asec(x)", 2.75, 0.14194910151978664),
      ("acsc(x)", 1.25, -1.0666666666666667), ("acsc(x)", -2.6, -0.16025641025641024),
      ("acsc(x)", 2.75, -0.14194910151978664), ("acot(x)", 0.3, -0.91743119266055046),
      ("acot(x)", -0.7, -0.67114093959731546), ("acot(x)", 1.25, -0.39024390243902439),
      ("sinh(x)", 0.3, 1.0453385141288605), ("sinh(x)", -0.7, 1.255169005630943),
      ("sinh(x)", 1.25, 1.8884238771610157), ("cosh(x)", 0.3, 0.30452029344714261),
      ("cosh(x)", -0.7, -0.75858370183953345), ("cosh(x)", 1.25, 1.6019190803008256),
      ("tanh(x)", 0.3, 0.91513696182662921), ("tanh(x)", -0.7, 0.63473958998245862),
      ("tanh(x)", 1.25, 0.28041486618043263), ("sech(x)", 0.3, -0.27867777615977167),
      ("sech(x)", -0.7, 0.4815031078730011), ("sech(x)", 1.25, -0.44920192453443773),
      ("csch(x)", 0.3, -11.272609754389267), ("csch(x)", -0.7, -2.1811985042523875),
      ("csch(x)", 1.25, -0.73589920624849957), ("coth(x)", 0.3, -10.783693131007775),
      ("coth(x)", -0.7, -1.7377727576661694), ("coth(x)", 1.25, -0.38968963226350553),
      ("asinh(x)", 0.3, 0.9578262852211514), ("asinh(x)", -0.7, 0.81923192051904048),
      ("asinh(x)", 1.25, 0.62469504755442426), ("acosh(x)", 1.25, 1.3333333333333333),
      ("acosh(x)", 2.75, 0.39036002917941327), ("atanh(x)", 0.3, 1.0989010989010989),
      ("atanh(x)", -0.7, 1.96078431372549), ("atanh(x)", 0.625, 1.641025641025641),
      ("asech(x)", 0.3, -3.4942827890730611), ("asech(x)", 0.625, -2.0496403687051153),
      ("acsch(x)", 0.3, -3.1927542840705048), ("acsch(x)", -0.7, -1.1703313150272008),
      ("acsch(x)", 1.25, -0.49975603804353941), ("acoth(x)", 1.25, -1.7777777777777778),
      ("acoth(x)", -2.6, -0.1736111111111111), ("acoth(x)", 2.75, -0.15238095238095238),
      ("sinc(x)", 0.3, -0.099102888040641877), ("sinc(x)", -0.7, 0.22209827783377377),
      ("sinc(x)", 1.25, -0.35509226647136024), ("exp(x)", 0.3, 1.3498588075760031),
      ("exp(x)", -0.7, 0.49658530379140954), ("exp(x)", 1.25, 3.4903429574618414),
      ("ln(x)", 0.3, 3.3333333333333335), ("ln(x)", 1.25, 0.8),
      ("ln(x)", 2.75, 0.36363636363636364), ("log10(x)", 0.3, 1.4476482730108395),
      ("log10(x)", 1.25, 0.34743558552260146), ("log10(x)", 2.75, 0.15792526614663703),
      ("log2(x)", 0.3, 4.8089834696298782), ("log2(x)", 1.25, 1.1541560327111707),
      ("log2(x)", 2.75, 0.5246163785050776), ("√(x)", 0.3, 0.91287092917527687),
      ("√(x)", 1.25, 0.44721359549995794), ("√(x)", 2.75, 0.30151134457776362),
      ("∛(x)", 0.3, 0.74381438898018838), ("∛(x)", -0.7, 0.42281142940123845),
      ("∛(x)", 1.25, 0.28725795867091783), ("abs(x)", 0.3, 1), ("abs(x)", -0.7, -1),
      ("abs(x)", 1.25, 1), ("sign(x)", 0.3, 0), ("sign(x)", -0.7, 0), ("sign(x)", 1.25, 0),
      ("floor(x)", 0.3, 0), ("floor(x)", -0.7, 0), ("floor(x)", 1.25, 0), ("ceil(x)", 0.3, 0),
      ("ceil(x)", -0.7, 0), ("ceil(x)", 1.25, 0), ("round(x)", 0.3, 0), ("round(x)", -0.7, 0),
      ("round(x)", 1.25, 0), ("trunc(x)", 0.3, 0), ("trunc(x)", -0.7, 0), ("trunc(x)", 1.25, 0),
      ("frac(x)", 0.3, 1), ("frac(x)", -0.7, 1), ("frac(x)", 1.25, 1),
      ("gamma(x)", 0.3, -10.478042841758518), ("gamma(x)", -0.7, 8.8633897990681019),
      ("gamma(x)", 2.75, 1.3170871791928577), ("x!", 0.3, -0.15184386483996466),
      ("x!", -0.7, -10.478042841758514), ("x!", 2.75, 5.2303491647659042),
      ("digamma(x)", 0.3, 12.245364546107731), ("digamma(x)", -0.7, 14.28618087263834),
      ("digamma(x)", 2.75, 0.43757125764893076), ("polygamma(1,x)", 0.3, -75.272536588726039),
      ("polygamma(1,x)", -0.7, -69.441632798638533), ("polygamma(1,x)", 2.75, -0.18871463303130122),
      ("polygamma(2,3x)", 0.3, 29.217042281330193), ("polygamma(2,3x)", -0.7, 180042.436824763),
      ("polygamma(2,3x)", 2.75, 0.012784021903495408),
      ("erf(x)", 0.3, 1.0312609096189631), ("erf(x)", -0.7, 0.69127486041053862),
      ("erf(x)", 1.25, 0.23652112244729079), ("deg(x)", 0.3, 57.295779513082321),
      ("deg(x)", -0.7, 57.295779513082321), ("deg(x)", 1.25, 57.295779513082321),
      ("rad(x)", 0.3, 0.017453292519943296), ("rad(x)", -0.7, 0.017453292519943296),
      ("rad(x)", 1.25, 0.017453292519943296), ("atan2(x,2)", 0.3, 0.48899755501222494),
      ("atan2(x,2)", -0.7, 0.44543429844097996), ("atan2(x,2)", 1.25, 0.35955056179775281),
      ("atan2(-3,x)", 0.3, 0.33003300330033003), ("atan2(-3,x)", -0.7, 0.31612223393045311),
      ("atan2(-3,x)", 1.25, 0.28402366863905325), ("atan2(x²,x-1)", 0.3, -1.0238907849829351),
      ("atan2(x²,x-1)", -0.7, 0.60381457461422957), ("atan2(x²,x-1)", 1.25, -0.37441497659906396),
      ("log(3,x)", 0.3, 3.0341307554227914), ("log(3,x)", 1.25, 0.72819138130146991),
      ("log(3,x)", 2.75, 0.33099608240975905), ("log(x,3)", 0.3, -2.526328629446827),
      ("log(x,3)", 1.25, -17.650855453435313), ("log(x,3)", 2.75, -0.390385190966873),
      ("log(x,x+1)", 0.3, -1.2422336840208374), ("log(x,x+1)", 1.25, -11.037068869203666),
      ("log(x,x+1)", 2.75, -0.20606932698077128), ("root(2,x)", 1.25, -0.77237717565898403),
      ("root(x,x)", 2.75, -0.0022160730687708901), ("root(x,2.5)", 1.25, 0.34987586366184898),
      ("root(x,3)", 0.3, 0.74381438898018838),
      ("root(x,3)", -0.7, 0.42281142940123845), ("root(x,3)", 1.25, 0.28725795867091783),
      ("root(x,4)", 0.3, 0.61673567041023773), ("root(x,4)", 1.25, 0.21147425268811282),
      ("root(x,4)", 2.75, 0.11706861713188156), ("root(x,-3)", 0.3, -1.6597795357619129),
      ("root(x,-3)", -0.7, -0.53630851449695534), ("root(x,-3)", 1.25, -0.24755140445934821),
      ("pow(x,3)", 0.3, 0.26999999999999998), ("pow(x,3)", -0.7, 1.4699999999999998),
      ("pow(x,3)", 1.25, 4.6875), ("pow(3,x)", 0.3, 1.5274986285401153),
      ("pow(3,x)", -0.7, 0.5091662095133718), ("pow(3,x)", 1.25, 4.3375652502790835),
      ("pow(x,x)", 0.3, -0.14213749041722912), ("pow(x,x)", 1.25, 1.6166460527778556),
      ("pow(x,x)", 2.75, 32.486784817469212), ("x^(1/3)", 0.3, 0.74381438898018838),
      ("x^(1/3)", -0.7, 0.42281142940123845), ("x^(1/3)", 1.25, 0.28725795867091783),
      ("x^(-2/3)", 0.3, -4.958762593201256), ("x^(-2/3)", -0.7, 1.2080326554321099),
      ("x^(-2/3)", 1.25, -0.45961273387346853), ("x^-3", 0.3, -370.37037037037043),
      ("x^-3", -0.7, -12.494793835901711), ("x^-3", 1.25, -1.2288),
      ("x^2.5", 0.3, 0.41079191812887456), ("x^2.5", 1.25, 3.4938562148434214),
      ("x^2.5", 2.75, 11.400897716846687), ("x^π", 0.3, 0.23842763616064183),
      ("x^π", 1.25, 5.0663086527183656), ("x^π", 2.75, 27.417101654380189),
      ("(x²)^x", 0.3, -0.19809568485242415), ("(x²)^x", -0.7, 2.1199382269199247),
      ("(x²)^x", 1.25, 4.2734876984048051), ("hypot(x,3)", 0.3, 0.09950371902099891),
      ("hypot(x,3)", -0.7, -0.22722961560641841), ("hypot(x,3)", 1.25, 0.38461538461538462),
      ("hypot(x,x²)", 0.3, 1.1302350165609586), ("hypot(x,x²)", -0.7, -1.6220792026277001),
      ("hypot(x,x²)", 1.25, 2.5768670711620001), ("mod(x,1.5)", 0.3, 1), ("mod(x,1.5)", -0.7, 1),
      ("mod(x,1.5)", 1.25, 1), ("mod(7,x)", 0.3, -23), ("mod(7,x)", -0.6, 12),
      ("mod(7,x)", 1.25, -5), ("mod(x²,x+1)", 0.3, 0.59999999999999998),
      ("mod(x²,x+1)", -0.7, -2.3999999999999999), ("mod(x²,x+1)", 1.25, 2.5),
      ("min(x,2,x²)", 0.3, 0.59999999999999998), ("min(x,2,x²)", -0.7, 1), ("min(x,2,x²)", 1.25, 1),
      ("min(x,2,x²)", -2.6, 1), ("min(x,2,x²)", 0.625, 1.25),
      ("max(x,2,x²)", -2.6, -5.2000000000000002), ("max(x,2,x²)", 2.75, 5.5),
      ("max(x³)", 0.3, 0.26999999999999998), ("max(x³)", -0.7, 1.4699999999999998),
      ("max(x³)", 1.25, 4.6875), ("sum(x,x²,1)", 0.3, 1.6),
      ("sum(x,x²,1)", -0.7, -0.39999999999999991), ("sum(x,x²,1)", 1.25, 3.5),
      ("avg(x,x²,1)", 0.3, 0.53333333333333333), ("avg(x,x²,1)", -0.7, -0.1333333333333333),
      ("avg(x,x²,1)", 1.25, 1.1666666666666667), ("clamp(-1,x³,2)", 0.3, 0.26999999999999998),
      ("clamp(-1,x³,2)", -0.7, 1.4699999999999998), ("clamp(-1,x³,2)", 1.25, 4.6875),
      ("clamp(-1,x³,2)", 0.625, 1.171875), ("clamp(-x²,x,x²)", 0.3, 0.59999999999999998),
      ("clamp(-x²,x,x²)", -0.7, 1.3999999999999999), ("clamp(-x²,x,x²)", 1.25, 1),
      ("clamp(-x²,x,x²)", -2.6, 1), ("clamp(-x²,x,x²)", 2.75, 1), ("clamp(-x²,x,x²)", 0.625, 1.25),
      ("x×sin(x)÷(x²+1)", 0.3, 0.48928408383628665),
      ("x×sin(x)÷(x²+1)", -0.7, -0.50731112194448175),
      ("x×sin(x)÷(x²+1)", 1.25, 0.072522636512145087),
    ] as [(String, Double, Double)])
  func values(source: String, x: Double, expected: Double) throws {
    let derivative = try Formula(source).derivative(withRespectTo: "x")
    let value = try derivative.value(variables: ["x": x])
    #expect(
      (value - expected).magnitude <= Self.tolerance * max(expected.magnitude, 1),
      "\(derivative.text) is \(value)")
  }

  @Test(
    "derivatives in degrees have the values that mpmath's diff gives",
    arguments: [
      ("asin(x)", 0.3, 60.062296871726532), ("acos(x)", 0.3, -60.062296871726532),
      ("atan(x)", 0.3, 52.564935333103047), ("asec(x)", 1.25, 61.115498147287809),
      ("acsc(x)", 1.25, -61.115498147287809), ("acot(x)", 0.3, -52.564935333103047),
      ("atan2(x,2)", 0.3, 28.017496094416783), ("atan2(-3,x)", 0.3, 18.90949818913608),
      ("atan2(x²,x-1)", 0.3, -58.664620661859028), ("sec(x)", 20, 0.0067601669170153181),
      ("sec(x)", -70.5, -0.14764998465388535), ("cos(x)", 20, -0.005969377609175828),
      ("cos(x)", -70.5, 0.016452197685467312), ("cot(x)", 20, -0.14920177791561637),
      ("cot(x)", -70.5, -0.019641934763348794), ("tan(x)", 20, 0.019765405777806319),
      ("tan(x)", -70.5, 0.15663429421381904), ("csc(x)", 20, -0.14020380971544261),
      ("csc(x)", -70.5, -0.0065566125526280824), ("sin(x)", 20, 0.016400730189408607),
      ("sin(x)", -70.5, 0.0058260287593705388), ("sinc(x)", 1.25, -0.35509226647136024),
      ("asin(sin(x)²)", 20, 0.64723115423636936),
    ] as [(String, Double, Double)])
  func degrees(source: String, x: Double, expected: Double) throws {
    let derivative = try Formula(source).derivative(withRespectTo: "x", angle: .degrees)
    let value = try derivative.value(variables: ["x": x], angle: .degrees)
    #expect(
      (value - expected).magnitude <= Self.tolerance * max(expected.magnitude, 1),
      "\(derivative.text) is \(value)")
  }

  @Test(
    "at the edges of functions, derivatives are right or have no value",
    arguments: [
      ("|x|³", 0, 0), ("x×|x|", 0, 0), ("√(x)", 0, nil), ("ln(x)", 0, nil), ("∛(x)", 0, nil),
      ("tan(2x÷π)", 0, 0.6366197723675814), ("max(x,x)", 1, 1),
      ("floor(x²)", 0, 0), ("x^3", -2, 12),
      ("x^(5÷3)", -8, 6.666666666666667),
    ] as [(String, Double, Double?)])
  func edges(source: String, x: Double, expected: Double?) throws {
    let value = try? Formula(source).derivative(withRespectTo: "x").value(variables: ["x": x])
    guard let expected else {
      #expect(value == nil)
      return
    }
    #expect(value.map { ($0 - expected).magnitude <= Self.tolerance * max(expected, 1) } == true)
  }

  @Test("derivatives are the limits of difference quotients wherever these converge")
  func differenceQuotients() throws {
    var random = SeededGenerator.printingSeed("derivatives are limits of difference quotients")
    var compared = 0
    var withoutValue = 0
    for _ in 0..<5_000 {
      let angle: AngleUnit = Bool.random(using: &random) ? .radians : .degrees
      let formula = try Self.tame(Formula.random(depth: 3, using: &random))
      let x = Double.random(in: -3...3, using: &random)
      // The steps of rounding to many places are too fine for any difference.
      if formula.parts.contains(where: { $0.isRoundedToPlaces }) { continue }
      guard let derivative = try? formula.derivative(withRespectTo: "x", angle: angle),
        let limit = Self.limit(of: formula, at: x, angle: angle)
      else { continue }
      guard let value = try? derivative.value(variables: ["x": x, "y": 1.5], angle: angle) else {
        withoutValue += 1
        continue
      }
      compared += 1
      #expect(
        (value - limit).magnitude <= 1e-3 * max(limit.magnitude, 1e-3),
        "\(formula.ascii) at \(x): \(derivative.ascii) is \(value), not \(limit), \(angle)")
    }
    print("\(compared) derivatives compared, \(withoutValue) without a value")
    #expect(compared > 1_000 && withoutValue < compared / 20)
  }

  /// The formula with small numbers in place of those that make steps too fine for any difference.
  private static func tame(_ formula: Formula) throws -> Formula {
    var text = formula.ascii
    for (number, other) in [
      ("6.02e23", "2.5"), ("1e21", "3"), ("123456789.125", "1.25"), ("1e-9", "0.3"),
    ] { text = text.replacingOccurrences(of: number, with: other) }
    return try Formula(text)
  }

  /// The limit of difference quotients, where those of four steps agree and no part is so large or
  /// so small that its rounding or the sign of its 0 matters; `nil` elsewhere.
  private static func limit(of formula: Formula, at x: Double, angle: AngleUnit) -> Double? {
    guard isModerate(formula, at: x, angle: angle) else { return nil }
    var quotients: [Double] = []
    for step in [8e-4, 4e-4, 2e-4, 1.3e-4] {
      let points = [x - 2 * step, x - step, x + step, x + 2 * step]
      let y = formula.values(at: points, of: "x", others: ["y": 1.5], angle: angle)
      // The error is of the fourth order in the step.
      quotients.append((8 * (y[2] - y[1]) - (y[3] - y[0])) / (12 * step))
    }
    let limit = quotients[3]
    let spread = quotients.map { ($0 - limit).magnitude }.max() ?? 0
    return spread <= 1e-5 * max(limit.magnitude, 1e-3) ? limit : nil
  }

  private static func isModerate(_ formula: Formula, at x: Double, angle: AngleUnit) -> Bool {
    guard let value = try? formula.value(variables: ["x": x, "y": 1.5], angle: angle),
      value == 0 ? value.sign == .plus : 1e-6...1e4 ~= value.magnitude
    else { return false }
    return formula.operands.allSatisfy { isModerate($0, at: x, angle: angle) }
  }
}

extension Formula {
  fileprivate var isRoundedToPlaces: Bool {
    if case .operation(.roundToPlaces, _) = kind { true } else { false }
  }
}
