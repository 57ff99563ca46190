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
      ("1-normalcdf(-1e99,0,0,1)", "0.5"),
    ])
  func values(text: String, value: String) throws {
    #expect(try Formula.shownText(of: text) == value)
  }

  @Test("the unit of angles does not matter")
  func degrees() throws {
    #expect(try Formula.shownText(of: "tcdf(-2,2,5)", angle: .degrees) == "0.8980605211701416")
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
