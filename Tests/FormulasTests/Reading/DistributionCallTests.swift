import Formulas
import Testing

struct DistributionCallTests {
  /// Values by mpmath at 30 digits.
  @Test(
    "distributions have their values, correctly rounded",
    arguments: [
      ("normalpdf(1,0,1)", "0.2419707245191433"), ("normalcdf(-1,1,0,1)", "0.6826894921370859"),
      ("normalcdf(8,9,0,1)", "6.21983198586583×10⁻¹⁶"),
      ("normalcdf(30,1e99,0,1)", "4.906713927148187×10⁻¹⁹⁸"),
      ("normalcdf(-1e99,0,5,2)", "0.006209665325776135"), ("binompdf(10,0.3,3)", "0.266827932"),
      ("binomcdf(100,0.3,20)", "0.01646285324186948"), ("binomcdf(2,1÷3,1)", "0.8888888888888889"),
      ("binompdf(5,1,5)", "1"), ("poissonpdf(3,5)", "0.1008188134449245"),
      ("poissoncdf(3,5)", "0.9160820579686966"), ("tpdf(1,5)", "0.2196797973509806"),
      ("tcdf(-1e99,2,5)", "0.9490302605850708"), ("tcdf(40,1e99,7)", "7.951089992425185×10⁻¹⁰"),
      ("tcdf(-2,2,2.5)", "0.842608504242034"), ("chi2pdf(3,4)", "0.1673476201113224"),
      ("chi2cdf(0,3,5)", "0.3000141641213725"), ("2poissonpdf( 3 , 5 )+1", "1.201637626889849"),
      ("normalpdf(normalcdf(0,1,0,1),0,1)", "0.3763647029504029"),
      ("1-normalcdf(-1e99,0,0,1)", "0.5"), ("chi2cdf(3,1e99,5)", "0.6999858358786275"),
      ("chi2cdf(0,1e99,5)", "1"), ("chi2cdf(1000,1e99,3)", "1.799420876531448×10⁻²¹⁶"),
      ("chi2cdf(10,10^6,4)", "0.0404276819945128"),
      ("chi2cdf(0,0.001,7)", "2.40204905189769×10⁻¹³"),
      ("chi2cdf(700,1e99,500)", "7.728992111216652×10⁻⁹"),
      ("chi2cdf(1,3,2.5)", "0.4103604178888691"),
    ])
  func values(text: String, value: String) throws {
    #expect(try Formula.shownText(of: text) == value)
  }

  @Test(
    "sums of many terms have their values, too",
    arguments: [
      ("poissoncdf(1000,1000)", "0.508409367168506"),
      ("poissoncdf(10^4,8000)", "1.092967817875052×10⁻⁹⁵"),
      ("poissoncdf(1000π,3100)", "0.2321542308662372"),
      ("poissoncdf(10^6,999000)", "0.1587762998117256"),
      ("poissoncdf(1000,1100.5)", "0.9991323590365564"),
      ("poissoncdf(√2,40)", "1"),
      ("1-poissoncdf(0.1,40)", "2.711295397549972×10⁻⁹¹"),
      ("binomcdf(1000,0.5,500)", "0.5126125090891804"),
      ("binomcdf(10^4,0.5,5000)", "0.5039893230696911"),
      ("binomcdf(10^5,0.3,28000)", "3.710041905498057×10⁻⁴⁴"),
      ("binomcdf(5000,√2÷2,3500)", "0.1382288836657113"),
      ("binomcdf(20,√2÷2,7)", "0.0009969238247544505"),
      ("binomcdf(10^5,0.3,30100)", "0.7560818775349873"),
      ("1-binomcdf(10^4,0.001,60)", "9.374718420290617×10⁻²⁸"),
      ("chi2cdf(0,5000,5000)", "0.5026596211076549"),
      ("chi2cdf(0,9000,10000)", "1.269773170520442×10⁻¹³"),
      ("poissoncdf(0.5,10^9)", "1"), ("poissoncdf(10^9,-1)", "0"), ("poissoncdf(0,10^9)", "1"),
      ("binomcdf(10^9,1,10^9)", "1"), ("binomcdf(10^9,1,10^8)", "0"), ("binomcdf(10^9,0,5)", "1"),
    ])
  func longSums(text: String, value: String) throws {
    #expect(try Formula.shownText(of: text) == value)
  }

  @Test(
    "sums of few terms are exact",
    arguments: [
      ("binomcdf(10,0.3,3)", "0.6496107184", true), ("binomcdf(1000,0.5,0)", nil, true),
      ("poissoncdf(2,3)", nil, false),
    ] as [(String, String?, Bool)])
  func exactSums(text: String, value: String?, isExact: Bool) throws {
    var real = RealValue(try Formula(text))
    if let value { #expect(try real.digits(16).text == value) }
    #expect(try (real.rational() != nil) == isExact)
    #expect(try real.exactForm() != nil)
  }

  @Test(
    "quantiles have their values, correctly rounded",
    arguments: [
      ("invnorm(0.975)", "1.959963984540054"), ("invnorm(1e-20)", "-9.262340089798408"),
      ("invnorm(0.9,100,15)", "119.223273483169"), ("invnorm 0.5", "0"),
      ("invt(0.975,5)", "2.570581835636316"), ("invt(0.001,1)", "-318.3088389855504"),
      ("invt(0.6,2)", "0.2886751345948129"), ("invt(0.95,30)", "1.697260886593958"),
      ("invt(1e-10,4)", "-416.1751403296041"), ("invt(0.999,3)", "10.21453185240739"),
      ("invchi2(0.95,5)", "11.07049769351635"), ("invchi2(0.95,4)", "9.487729036781157"),
      ("invchi2(0.5,1)", "0.4549364231195728"), ("invchi2(0.01,2)", "0.02010067170700288"),
      ("invchi2(1e-9,3)", "0.000002417989100358599"), ("invchi2(0.99,100)", "135.8067231710268"),
      ("quartile(7,15,36,39,40,41,1)", "15"), ("quartile(√2,1,2,0)", "1"),
      ("normalcdf(-1e99,invnorm(0.3),0,1)", "0.3"),
    ])
  func quantiles(text: String, value: String) throws {
    #expect(try Formula.shownText(of: text) == value)
  }

  @Test("the unit of angles does not matter")
  func degrees() throws {
    #expect(try Formula.shownText(of: "tcdf(-2,2,5)", angle: .degrees) == "0.8980605211701416")
  }

  @Test(
    "a call keeps its name and its operands",
    arguments: [
      "normalcdf(0,x,0,1)", "2×poissonpdf(λ,k)+1", "chi2cdf(0,x,ν)", "invnorm(p)",
      "invnorm(p,μ,σ)", "quartile(a,b,c,1)", "tpdf(normalpdf(x,0,1),3)^2",
    ])
  func writing(text: String) throws {
    let formula = try Formula(text)
    #expect(formula.text == text)
    #expect(
      formula.mathML.contains("pdf") || formula.mathML.contains("cdf") || !text.contains("df"))
  }

  @Test("a call is what it stands for, in derivatives and tapes")
  func expanded() throws {
    let call = try Formula("normalcdf(0,x,0,2)")
    let slope = try call.derivative(withRespectTo: "x")
    #expect((try slope.value(variables: ["x": 1]) - 0.17603266338214976).magnitude < 1e-15)
    var points = PointEvaluator()
    let value = points.evaluate(Tape(call, variables: ["x"]), at: [1])
    #expect((value - 0.19146246127401312).magnitude < 1e-15)
  }

  /// Values by mpmath at 40 digits.
  @Test(
    "calls within calls have values, however deep",
    arguments: [
      ("0.5", "poissoncdf(", ",2)", 4, 0.93152924256804205),
      ("0.5", "poissoncdf(", ",2)", 5, 0.93185225699016733),
      ("0.5", "poissoncdf(", ",2)", 8, 0.93180486314203270),
      ("1", "normalpdf(", ",1,2)", 60, 0.18352304357407246),
    ] as [(String, String, String, Int, Double)])
  func nested(start: String, open: String, close: String, depth: Int, value: Double) throws {
    let text =
      String(repeating: open, count: depth) + start + String(repeating: close, count: depth)
    let found = try Formula(text).value()
    #expect((found - value).magnitude <= 1e-15 * value)
    var real = RealValue(try Formula(text))
    let nearest = try real.nearestDouble()
    #expect((nearest - value).magnitude <= 1e-16 * value)
    #expect(try Formula("0\(text)").value() == 0)
    #expect(try Formula(text).enclosure().contains(found))
  }

  @Test("calls within calls that have no value say so, however deep")
  func nestedWithoutValue() throws {
    let text =
      String(repeating: "poissoncdf(", count: 7) + "-1" + String(repeating: ",2)", count: 7)
    #expect(throws: DomainError.outOfDomain(.poissonSum)) { try Formula(text).value() }
    let outer =
      String(repeating: "poissoncdf(", count: 7) + "2" + String(repeating: ",2)", count: 7)
    #expect(throws: DomainError.outOfDomain(.poissonSum)) {
      try Formula("poissoncdf(-\(outer),2)").value()
    }
    for width in ["0", "(-2)"] {
      let density =
        String(repeating: "normalpdf(", count: 6) + "1,0,\(width))"
        + String(repeating: ",1,2)", count: 5)
      #expect(throws: DomainError.outOfDomain(.normalDensity)) { try Formula(density).value() }
      var real = RealValue(try Formula(density))
      let failure = #expect(throws: RealFailure.self) { try real.nearestDouble() }
      #expect(failure?.error == .outOfDomain(.normalDensity))
    }
  }

  @Test(
    "what has no value says so",
    arguments: [
      ("invnorm(1)", .outOfDomain(.normalQuantile)),
      ("invt(0.5,0)", .outOfDomain(.studentQuantile)),
      ("invt(0.3,2.5)", .undecided), ("invchi2(-1,3)", .outOfDomain(.chiSquareQuantile)),
      ("quartile(1,2,5)", .outOfDomain(.quartile)),
      ("normalpdf(0,0,-1)", .outOfDomain(.normalDensity)),
      ("normalcdf(0,1,0,0)", .outOfDomain(.normalProbability)),
      ("binompdf(5,1.5,2)", .outOfDomain(.binomialProbability)),
      ("binompdf(-5,0.5,2)", .outOfDomain(.binomialProbability)),
      ("binompdf(5,0.5,2.5)", .outOfDomain(.binomialProbability)),
      ("binomcdf(5.5,0.5,2)", .outOfDomain(.binomialSum)),
      ("poissonpdf(-2,3)", .outOfDomain(.poissonProbability)),
      ("poissonpdf(3,2.5)", .outOfDomain(.poissonProbability)),
      ("poissoncdf(-2,3)", .outOfDomain(.poissonSum)),
      ("poissoncdf(10^20,1000)", .underflow),
      ("tpdf(1,-3)", .outOfDomain(.studentDensity)),
      ("tcdf(0,1,-3)", .outOfDomain(.studentProbability)),
      ("chi2pdf(-1,4)", .outOfDomain(.chiSquareDensity)),
      ("chi2pdf(1,-3)", .outOfDomain(.chiSquareDensity)),
      ("chi2cdf(-1,3,4)", .outOfDomain(.chiSquareProbability)),
      ("chi2cdf(-1,3,2.5)", .outOfDomain(.chiSquareProbability)),
      ("chi2cdf(1,2,-3)", .outOfDomain(.chiSquareProbability)),
      ("invnorm(0.3,0,-1)", .outOfDomain(.scaledNormalQuantile)),
    ] as [(String, DomainError)])
  func withoutValue(text: String, error: DomainError) throws {
    #expect(throws: FormulaError.domain(error, at: 0..<text.utf8.count)) {
      try Formula.shownText(of: text)
    }
  }

  @Test("a call with another number of values is marked")
  func wrongCount() throws {
    #expect(
      throws: SyntaxError(.operandCount(function: "tpdf", expected: 2...2, given: 1), at: 2..<9)
    ) { try Formula("2+tpdf(1)-3,") }
    #expect(throws: SyntaxError.self) { try Formula("normalpdf(1,2,") }
    #expect(throws: SyntaxError.self) { try Formula("normalpdf(1,2,)") }
  }

  @Test("what is within calls keeps its place")
  func places() throws {
    let source = Array("normalpdf(1,0,1)+1÷0".utf8)
    #expect(throws: FormulaError.domain(.divisionByZero, at: 17..<21)) {
      try Formula.value(of: source)
    }
  }
}
