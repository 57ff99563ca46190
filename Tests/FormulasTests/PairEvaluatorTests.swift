import OrdinateNumerics
import Reals
import Testing

@testable import Formulas

struct PairEvaluatorTests {
  /// A formula, its angle unit, the ends of a range and the number of its steps, a point's index, and the
  /// value of mpmath to 16 digits.
  typealias Row = (String, AngleUnit, Numeral, Numeral, Int, Int, String)

  private static let rows: [Row] = [
    ("sin(x)+cos(2x)-tan(3x)", .radians, -4, 4, 7, 0, "-0.02455746716226607"),
    ("sin(x)+cos(2x)-tan(3x)", .radians, -4, 4, 7, 2, "-4.126584787940674"),
    ("sin(x)+cos(2x)-tan(3x)", .radians, -4, 4, 7, 6, "2.269175384838456"),
    ("sin(x)+cos(2x)-tan(3x)", .radians, -4, 4, 7, 7, "-0.266442600454961"),
    ("x^3-2.5x^2+3.1x-13.3", .radians, -10, 10, 9, 0, "-1294.3"),
    ("x^3-2.5x^2+3.1x-13.3", .radians, -10, 10, 9, 2, "-279.1504801097394"),
    ("x^3-2.5x^2+3.1x-13.3", .radians, -10, 10, 9, 8, "330.0840877914952"),
    ("x^3-2.5x^2+3.1x-13.3", .radians, -10, 10, 9, 9, "767.7"),
    ("√(x³+x²+2.5x+23)", .radians, -2, 10, 7, 0, "3.741657386773941"),
    ("√(x³+x²+2.5x+23)", .radians, -2, 10, 7, 2, "5.61495296445152"),
    ("√(x³+x²+2.5x+23)", .radians, -2, 10, 7, 6, "26.09994247282067"),
    ("√(x³+x²+2.5x+23)", .radians, -2, 10, 7, 7, "33.88214869219483"),
    ("ln(x²+2πx+23)", .radians, -10, 10, 7, 0, "4.097143091487018"),
    ("ln(x²+2πx+23)", .radians, -10, 10, 7, 2, "2.669961267533132"),
    ("ln(x²+2πx+23)", .radians, -10, 10, 7, 6, "4.778285353857892"),
    ("ln(x²+2πx+23)", .radians, -10, 10, 7, 7, "5.224842249101502"),
    ("sin(x)", .degrees, 7, 700, 9, 0, "0.1218693434051475"),
    ("sin(x)", .degrees, 7, 700, 9, 2, "0.3255681544571567"),
    ("sin(x)", .degrees, 7, 700, 9, 8, "-0.992546151641322"),
    ("sin(x)", .degrees, 7, 700, 9, 9, "-0.3420201433256687"),
    ("cos(x)÷tan(x)", .degrees, 7, 700, 9, 0, "8.083639704719931"),
    ("cos(x)÷tan(x)", .degrees, 7, 700, 9, 2, "2.745985332300086"),
    ("cos(x)÷tan(x)", .degrees, 7, 700, 9, 8, "-0.01496367381752632"),
    ("cos(x)÷tan(x)", .degrees, 7, 700, 9, 9, "-2.581784256837419"),
    ("e^x-2^x+x^2.5", .radians, 0.1, 30.7, 7, 0, "0.03655973319952284"),
    ("e^x-2^x+x^2.5", .radians, 0.1, 30.7, 7, 2, "6698.119487486491"),
    ("e^x-2^x+x^2.5", .radians, 0.1, 30.7, 7, 6, "271780722713.0329"),
    ("e^x-2^x+x^2.5", .radians, 0.1, 30.7, 7, 7, "21518172828342.2"),
    ("x^(1÷3)+∛x-x^(2÷3)", .radians, -8.5, 9.3, 7, 0, "-8.246632194669327"),
    ("x^(1÷3)+∛x-x^(2÷3)", .radians, -8.5, 9.3, 7, 2, "-5.279021954512391"),
    ("x^(1÷3)+∛x-x^(2÷3)", .radians, -8.5, 9.3, 7, 6, "0.2069243225089899"),
    ("x^(1÷3)+∛x-x^(2÷3)", .radians, -8.5, 9.3, 7, 7, "-0.2164848438876178"),
    ("asin(x)+acos(x÷2)×atan(3x)", .radians, -0.9, 0.95, 7, 0, "-3.597629256126589"),
    ("asin(x)+acos(x÷2)×atan(3x)", .radians, -0.9, 0.95, 7, 2, "-1.855871903193948"),
    ("asin(x)+acos(x÷2)×atan(3x)", .radians, -0.9, 0.95, 7, 6, "2.12087569513717"),
    ("asin(x)+acos(x÷2)×atan(3x)", .radians, -0.9, 0.95, 7, 7, "2.580103177413899"),
    ("asin(x)", .degrees, -0.9, 0.95, 7, 0, "-64.15806723683287"),
    ("asin(x)", .degrees, -0.9, 0.95, 7, 2, "-21.80374798938258"),
    ("asin(x)", .degrees, -0.9, 0.95, 7, 6, "43.29180759327135"),
    ("asin(x)", .degrees, -0.9, 0.95, 7, 7, "71.80512766123322"),
    ("sinh(x)-cosh(x÷2)+tanh(x)", .radians, -3, 12, 7, 0, "-13.36533929633988"),
    ("sinh(x)-cosh(x÷2)+tanh(x)", .radians, -3, 12, 7, 2, "1.314551246676374"),
    ("sinh(x)-cosh(x÷2)+tanh(x)", .radians, -3, 12, 7, 6, "9479.033574722793"),
    ("sinh(x)-cosh(x÷2)+tanh(x)", .radians, -3, 12, 7, 7, "81176.68007030732"),
    ("asinh(x)+acosh(x+2)-atanh(x÷9)", .radians, -0.3, 7, 7, 0, "0.8609036222732096"),
    ("asinh(x)+acosh(x+2)-atanh(x÷9)", .radians, -0.3, 7, 7, 2, "3.14886506593206"),
    ("asinh(x)+acosh(x+2)-atanh(x÷9)", .radians, -0.3, 7, 7, 6, "4.451758708123814"),
    ("asinh(x)+acosh(x+2)-atanh(x÷9)", .radians, -0.3, 7, 7, 7, "4.491670940576332"),
    ("sec(x)+csc(x)-cot(x)", .radians, 0.1, 9, 7, 0, "1.055062626775994"),
    ("sec(x)+csc(x)-cot(x)", .radians, 0.1, 9, 7, 2, "2.787964103217085"),
    ("sec(x)+csc(x)-cot(x)", .radians, 0.1, 9, 7, 6, "8.876616727817534"),
    ("sec(x)+csc(x)-cot(x)", .radians, 0.1, 9, 7, 7, "3.539794148246223"),
    ("log(x)+log2(x)-log(3,x)", .radians, 0.1, 99, 7, 0, "-2.226024820597978"),
    ("log(x)+log2(x)-log(3,x)", .radians, 0.1, 99, 7, 2, "3.233662716586128"),
    ("log(x)+log2(x)-log(3,x)", .radians, 0.1, 99, 7, 6, "4.293470999532863"),
    ("log(x)+log2(x)-log(3,x)", .radians, 0.1, 99, 7, 7, "4.442333476033021"),
    ("floor(x)+frac(x)×mod(x,3)-round(x)", .radians, 0.1, 99.7, 9, 0, "0.01"),
    ("floor(x)+frac(x)×mod(x,3)-round(x)", .radians, 0.1, 99.7, 9, 2, "0.2877777777777778"),
    ("floor(x)+frac(x)×mod(x,3)-round(x)", .radians, 0.1, 99.7, 9, 8, "0.03444444444444444"),
    ("floor(x)+frac(x)×mod(x,3)-round(x)", .radians, 0.1, 99.7, 9, 9, "-0.51"),
    ("root(x,5)+hypot(x,2)+sinc(x)", .radians, 0.3, 50, 7, 0, "3.79344528275009"),
    ("root(x,5)+hypot(x,2)+sinc(x)", .radians, 0.3, 50, 7, 2, "16.40891422897097"),
    ("root(x,5)+hypot(x,2)+sinc(x)", .radians, 0.3, 50, 7, 6, "45.0467707842234"),
    ("root(x,5)+hypot(x,2)+sinc(x)", .radians, 0.3, 50, 7, 7, "52.22146066359969"),
    ("min(x,2)+max(x,-1)+abs(x)+sign(x)", .radians, -3.3, 5, 7, 0, "-2"),
    ("min(x,2)+max(x,-1)+abs(x)+sign(x)", .radians, -3.3, 5, 7, 2, "-1.928571428571429"),
    ("min(x,2)+max(x,-1)+abs(x)+sign(x)", .radians, -3.3, 5, 7, 6, "10.62857142857143"),
    ("min(x,2)+max(x,-1)+abs(x)+sign(x)", .radians, -3.3, 5, 7, 7, "13"),
    ("atan2(x,-2)+deg(x)-rad(x)", .radians, -3.1, 5, 7, 0, "-179.706573753427"),
    ("atan2(x,-2)+deg(x)-rad(x)", .radians, -3.1, 5, 7, 2, "-47.77165821088122"),
    ("atan2(x,-2)+deg(x)-rad(x)", .radians, -3.1, 5, 7, 6, "222.1630917488672"),
    ("atan2(x,-2)+deg(x)-rad(x)", .radians, -3.1, 5, 7, 7, "288.3429338067191"),
    ("x^20-φ^x+τ", .radians, 0.3, 60, 7, 0, "5.12788126711053"),
    ("x^20-φ^x+τ", .radians, 0.3, 60, 7, 2, "6.159773717192419×10²⁴"),
    ("x^20-φ^x+τ", .radians, 0.3, 60, 7, 6, "1.703430590702308×10³⁴"),
    ("x^20-φ^x+τ", .radians, 0.3, 60, 7, 7, "3.656158440062976×10³⁵"),
    ("exp(-x²)", .radians, 0.2, 20, 7, 0, "0.9607894391523232"),
    ("exp(-x²)", .radians, 0.2, 20, 7, 2, "1.261944702658358×10⁻¹⁵"),
    ("exp(-x²)", .radians, 0.2, 20, 7, 6, "8.806744184453427×10⁻¹²⁹"),
    ("exp(-x²)", .radians, 0.2, 20, 7, 7, "1.915169596714006×10⁻¹⁷⁴"),
    ("5!×x+ncr(9,4)", .radians, 0.2, 20, 7, 0, "150"),
    ("5!×x+ncr(9,4)", .radians, 0.2, 20, 7, 2, "828.8571428571429"),
    ("5!×x+ncr(9,4)", .radians, 0.2, 20, 7, 6, "2186.571428571429"),
    ("5!×x+ncr(9,4)", .radians, 0.2, 20, 7, 7, "2526"),
  ]

  @Test("pairs give mpmath's sixteen digits", arguments: rows)
  func digits(row: Row) throws {
    let (text, angle, lower, upper, stepCount, index, expected) = row
    let points = try #require(EvenPoints(from: lower, through: upper, stepCount: stepCount))
    var evaluator = PairEvaluator(Postfix(try Formula(text)), variable: "x", angle: angle)
    let digits = try #require(RealDigits(evaluator.value(at: points.pair(at: index))))
    #expect(digits.text == expected)
  }

  @Test(
    "what pairs cannot tell is unknown",
    arguments: [
      "1÷(x-x)", "1÷sin(π)", "tan(π÷2)", "√(0.3-0.1-0.2)", "ln(0.3-0.3)", "floor(4.35×100)",
      "sin(x)^2+cos(x)^2-1", "(-x)^π", "y", "sin(10^22)", "mod(2^60,10)", "(-x)!",
      "asin(0.1×3÷0.3)", "0^-1", "acot(0)", "10^-320",
    ])
  func unknown(text: String) throws {
    var evaluator = PairEvaluator(Postfix(try Formula(text)), variable: "x")
    let value = evaluator.value(at: DoublePair(3))
    #expect(RealDigits(value) == nil, "\(value)")
  }

  @Test(
    "all rows of a table are those of real numbers, and nearly all by pairs",
    arguments: [
      "sin(x)+cos(2x)-tan(3x)", "x^3-2.5x^2+3.1x-13.3", "1÷x", "√x", "x^x", "floor(x)÷2", "e^(20x)",
      "x^(1÷3)", "x!", "10^(x-9)",
    ])
  func tables(text: String) throws {
    let formula = try Formula(text)
    let points = try #require(EvenPoints(from: -0.7, through: 2.5, stepCount: 64))
    var row = ShownRow(of: formula, variable: "x", at: points)
    for index in 0..<points.count {
      var real = RealValue(
        Postfix(formula), variables: RealVariables(), exactly: ("x", points.fraction(at: index)),
        angle: .radians, work: .max)
      let expected = Result { () throws(RealFailure) in try real.digits().text }
      let shown = Result { () throws(RealFailure) in try row.value(at: index).text }
      #expect(shown == expected, "\(text) at \(points.fraction(at: index))")
    }
  }
}
