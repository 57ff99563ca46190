import OrdinateNumerics
import Testing

@testable import Formulas

/// A formula of x, and its value at an offset from an origin less a decimal near it.
struct OffsetRow: CustomTestStringConvertible {
  let text: String
  let origin: String
  let exponent: Int
  let offset: Double
  let near: String
  let value: Double

  init(
    _ text: String, _ origin: String = "0.6", _ exponent: Int = -25, _ offset: Double = 7,
    less near: String, _ value: Double
  ) {
    (self.text, self.origin, self.exponent, self.offset) = (text, origin, exponent, offset)
    (self.near, self.value) = (near, value)
  }

  var testDescription: String { "\(text) at \(origin)" }
}

/// Differences are those of mpmath with 120 digits.
private let offsetRows = [
  OffsetRow("x^2", less: "0.36", 8.4e-25),
  OffsetRow(
    "x^-3", less: "4.62962962962962962962962962962962962962962963",
    -1.6203703703703703704e-23),
  OffsetRow(
    "x^2.5", less: "0.278854800926934015732907108784332771979970363",
    8.1332650270355754589e-25),
  OffsetRow(
    "x^(1÷3)", less: "0.843432665301749242845709751406072943240116572",
    3.2800159206179137222e-25),
  OffsetRow(
    "x^x", less: "0.736021922817833309248429515799232675871956764",
    2.5203014549227883062e-25),
  OffsetRow(
    "2^x", less: "1.51571656651039808234725980130644523868128354",
    7.354302652232782773e-25),
  OffsetRow(
    "1÷x", less: "1.66666666666666666666666666666666666666666667",
    -1.9444444444444444444e-24),
  OffsetRow(
    "(x+1)÷(x^2-3)", less: "-0.606060606060606060606060606060606060606060606",
    -4.5798898071625344353e-25),
  OffsetRow("x(1-x)", less: "0.24", -1.4e-25),
  OffsetRow(
    "-x÷π", less: "-0.190985931710274402922660516047017234441351575",
    -2.2281692032865347008e-25),
  OffsetRow(
    "√(x)", less: "0.774596669241483377035853079956479922166584341",
    4.5184805705753196994e-25),
  OffsetRow(
    "∛(x)", less: "0.843432665301749242845709751406072943240116572",
    3.2800159206179137222e-25),
  OffsetRow(
    "root(x,5)", less: "0.902880451447434288276917095193997579035644981",
    2.1067210533773466726e-25),
  OffsetRow(
    "hypot(x,2,3)", less: "3.65513337649941305120661438269284370438183993",
    1.1490688758456238634e-25),
  OffsetRow(
    "e^x", less: "1.82211880039050897487536766816286451338223881",
    1.2754831602733562824e-24),
  OffsetRow(
    "exp(x^2)", less: "1.43332941456034025777569055124561435766395884",
    1.2039967082306858165e-24),
  OffsetRow(
    "ln(x)", less: "-0.510825623765990683205514096303661934878110796",
    1.1666666666666666667e-24),
  OffsetRow(
    "log(x)", less: "-0.221848749616356367491233202020391664031681254",
    5.0667689555379379893e-25),
  OffsetRow(
    "log2(x)", less: "-0.736965594166206166416580485541573667105016985",
    1.6831442143704573086e-24),
  OffsetRow(
    "log(3,x)", less: "-0.464973520717927167197040407678640396307932367",
    1.0619457643979769592e-24),
  OffsetRow(
    "expm1(x)", less: "0.822118800390508974875367668162864513382238809",
    1.2754831602733562824e-24),
  OffsetRow(
    "log1p(x)", less: "0.470003629245735553650937031148342064700899049", 4.375e-25),
  OffsetRow(
    "sin(x)", less: "0.564642473395035357200945445658657907109888085",
    5.7773493043677480807e-25),
  OffsetRow(
    "cos(x)", less: "0.825335614909678297240952498955376038878091039",
    -3.9524973137652475004e-25),
  OffsetRow(
    "tan(x)", less: "0.684136808341692317070925417463335745242654081",
    1.0276302207695702124e-24),
  OffsetRow(
    "sec(x)", less: "1.21162831451231670461455512137241473057527999",
    5.8024366959081635923e-25),
  OffsetRow(
    "csc(x)", less: "1.77103219668772537337461210710543723169043984",
    -1.8120974088302934857e-24),
  OffsetRow(
    "cot(x)", less: "1.46169594707810214033930842740714256443262393",
    -2.1955885291931849811e-24),
  OffsetRow(
    "sinc(x)", less: "0.941070788991725595334909076097763178516480142",
    -1.3502436976238851444e-25),
  OffsetRow(
    "asin(x)", less: "0.643501108793284386802809228717322638041510591", 8.75e-25),
  OffsetRow(
    "acos(x)", less: "0.927295218001612232428512462922428804057074109", -8.75e-25),
  OffsetRow(
    "atan(x)", less: "0.540419500270584155443578364608599910135148251",
    5.1470588235294117647e-25),
  OffsetRow(
    "asec(x+1)", less: "0.895664793857864972022265426345363427894399348",
    3.502803364486281045e-25),
  OffsetRow(
    "acsc(x+1)", less: "0.675131532937031647209056265294388014204185351",
    -3.5028033644862810449e-25),
  OffsetRow(
    "acot(x)", less: "1.03037682652431246378774332703115153196343645",
    -5.1470588235294117647e-25),
  OffsetRow(
    "atan2(x,-2)", less: "2.8501358591119261464670387618466116906940018",
    -3.2110091743119266055e-25),
  OffsetRow(
    "atan2(-x,-2)", less: "-2.8501358591119261464670387618466116906940018",
    3.2110091743119266055e-25),
  OffsetRow(
    "atan2(x,2)", less: "0.291456794477867091995604621432891193503167599",
    3.2110091743119266055e-25),
  OffsetRow(
    "sinh(x)", less: "0.636653582148241271123454375465148319024963426",
    8.2982565276958739263e-25),
  OffsetRow(
    "cosh(x)", less: "1.18546521824226770375191329269771619435727538",
    4.4565750750376888979e-25),
  OffsetRow(
    "tanh(x)", less: "0.537049566998035285861825304926896705982841988",
    4.9810443381105596613e-25),
  OffsetRow(
    "sech(x)", less: "0.843550687621806641577498731091189069000733905",
    -3.1711997206973032646e-25),
  OffsetRow(
    "csch(x)", less: "1.57071290893507534181979328538553369711968112",
    -2.0472952662460206196e-24),
  OffsetRow(
    "coth(x)", less: "1.86202552138666624763801455820929962527327792",
    -1.7269973296067003985e-24),
  OffsetRow(
    "asinh(x)", less: "0.568824898732247530098688336861388356499408795",
    6.0024504799878093082e-25),
  OffsetRow(
    "asinh(-x)", less: "-0.568824898732247530098688336861388356499408795",
    -6.0024504799878093082e-25),
  OffsetRow(
    "acosh(x+1)", less: "1.04696791500318841106640654089348365428537038",
    5.6044853831780496719e-25),
  OffsetRow(
    "atanh(x)", less: "0.693147180559945309417232121458176568075500134",
    1.09375e-24),
  OffsetRow(
    "asech(x)", less: "1.09861228866810969139524523692252570464749056",
    -1.4583333333333333333e-24),
  OffsetRow(
    "acsch(x)", less: "1.28379566274319256541903576452174507741297706",
    -1.0004084133313015514e-24),
  OffsetRow(
    "acoth(x+1)", less: "0.733168534396713522329121102321396450078888693",
    -4.4871794871794871795e-25),
  OffsetRow("|x|", less: "0.6", 7.0e-25),
  OffsetRow("|-x|", less: "0.6", 7.0e-25),
  OffsetRow("mod(x,0.25)", less: "0.1", 7.0e-25),
  OffsetRow("frac(x+3)", less: "0.6", 7.0e-25),
  OffsetRow("trunc(-x)+x", less: "0.6", 7.0e-25),
  OffsetRow("round(x)+x", less: "1.6", 7.0e-25),
  OffsetRow("⌊x⌋-x", less: "-0.6", -7.0e-25),
  OffsetRow("⌈x⌉-x", less: "0.4", -7.0e-25),
  OffsetRow("min(x,1)", less: "0.6", 7.0e-25),
  OffsetRow("max(x,x^2)", less: "0.6", 7.0e-25),
  OffsetRow("max(x,1.2-x)", less: "0.6", 7.0e-25),
  OffsetRow("min(x,1.2-x)", less: "0.6", -7.0e-25),
  OffsetRow("sum(x,x^2,1)", less: "1.96", 1.54e-24),
  OffsetRow(
    "avg(x,x^2,1)", less: "0.653333333333333333333333333333333333333333333",
    5.1333333333333333333e-25),
  OffsetRow("product(x,x+1)", less: "0.96", 1.54e-24),
  OffsetRow(
    "deg(x)", less: "34.3774677078493925260788928884631021994432835",
    4.0107045659157624614e-23),
  OffsetRow(
    "rad(x)", less: "0.0104719755119659774615421446109316762806572313",
    1.2217304763960307038e-26),
  OffsetRow(
    "sin(sin(sin(x)))", less: "0.50993895095762002028827718442333097069484088",
    4.1983343485858206806e-25),
  OffsetRow("sin(x)", "1e15", 0, 1.5, less: "0", -0.45119636494271287281),
  OffsetRow("cos(2x)", "1e15", 0, 1.5, less: "0", 0.59284368052496452419),
  OffsetRow("tan(x)", "1e15", 0, 1.5, less: "0", 0.50558480321405809964),
  OffsetRow("sin(x)÷x", "1e15", 0, 1.5, less: "0", -4.5119636494271219602e-16),
  OffsetRow(
    "1÷x", "1000000000000000000", 0, 3.0, less: "0.000000000000000001", -2.999999999999999991e-36),
  OffsetRow("x^2", "-1000000000", -12, -3.0, less: "1000000000000000000", 0.006),
]

struct OffsetRewriterTests {
  /// An enclosure of a formula's value at an offset from an origin, in doubles.
  private func enclosure(
    of text: String, from origin: String, _ exponent: Int, at offset: Double
  ) throws -> Interval {
    let numeral = try #require(Numeral(utf8: Array(origin.utf8)))
    let side = offset < 0 ? 2 * offset...0 : 0...2 * offset
    let rewriter = OffsetRewriter(
      [OffsetCoordinate("x", origin: numeral, exponent: exponent, range: side)], angle: .radians)
    let formula = rewriter.rewritten(try Formula(text))
    let tape = Tape(formula, variables: rewriter.variables)
    var evaluator = IntervalEvaluator()
    return evaluator.evaluate(tape, at: [Interval(offset)] + rewriter.enclosures)
  }

  @Test("encloses tiny differences as sharply as other values", arguments: offsetRows)
  func difference(row: OffsetRow) throws {
    let enclosure = try enclosure(
      of: "\(row.text)-(\(row.near))", from: row.origin, row.exponent, at: row.offset)
    #expect(enclosure.decoration >= .defined)
    #expect(enclosure.lower <= row.value && row.value <= enclosure.upper)
    #expect(enclosure.width < 1e-12 * row.value.magnitude)
  }

  @Test(
    "has a value only where the formula has one",
    arguments: [
      ("√(x-0.6)", -1, false), ("√(x-0.6)", 1, true), ("ln(x-0.6)", -1, false),
      ("1÷(x-0.6)", 0, false), ("1÷(x-0.6)", 1, true), ("asin(x+0.4)", 1, false),
      ("asin(x+0.4)", -1, true), ("acosh(x+0.4)", -1, false), ("max(1,√(x-0.6))", -1, false),
      ("min(-1,√(x-0.6))", -1, false), ("⌊5+√(x-0.6)⌋", -1, false), ("0√(x-0.6)", -1, false),
      ("sign(5+√(x-0.6))", -1, false), ("log(x+0.4,2)", 0, false), ("(x-0.6)^0.5", -1, false),
      ("(x-0.6)^(1÷3)", -1, true), ("tan(π(x-0.1))", 0, false), ("5÷(x-x)", 1, false),
    ])
  func domain(text: String, offset: Double, isDefined: Bool) throws {
    let enclosure = try enclosure(of: text, from: "0.6", -25, at: offset)
    #expect(enclosure.isEmpty == !isDefined || (!isDefined && enclosure.decoration < .defined))
  }

  @Test("long formulas, and parts within parts, are right, if not sharp")
  func long() throws {
    let nested = String(repeating: "sin(", count: 40) + "x" + String(repeating: ")", count: 40)
    let product = (1...3_000).map { "(x+\($0)-\($0))" }.joined(separator: "×")
    for (text, low, high) in [(nested, 0.2, 0.3), (product, 0, 1e-300)] {
      let enclosure = try enclosure(of: text, from: "0.6", -25, at: 1)
      #expect(enclosure.lower <= high && enclosure.upper >= low)
    }
  }

  @Test("whole numbers are counted from one near the origin")
  func whole() throws {
    let rewriter = OffsetRewriter(
      [OffsetCoordinate("x", origin: 1e18, exponent: 0, range: 0...1)], angle: .radians)
    let formula = rewriter.rewritten(rewriter.nearZero(try Formula("x÷π")))
    var evaluator = IntervalEvaluator()
    let enclosure = evaluator.evaluate(
      Tape(formula, variables: rewriter.variables), at: [Interval(0)] + rewriter.enclosures)
    // 10¹⁸ ÷ π less 318309886183790672.
    #expect(enclosure.contains(-0.46223247325497127593))
    #expect(enclosure.width < 1e-14)
  }
}
