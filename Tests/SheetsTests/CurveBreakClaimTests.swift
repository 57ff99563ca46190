import Formulas
import Graphing
import Sheets
import Testing

/// Steps, jumps and poles, of which `CurveAnalysis` proves where they are.
struct CurveBreakClaimTests {
  @Test(
    "a step that is 0 is a range of zeros",
    arguments: [("floor(x)", 0.0, 1.0), ("round(x)", -0.5, 0.5)])
  func zeroSteps(formula: String, lower: Double, upper: Double) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: -3...3)
    #expect(found.isComplete && found.zeros.isEmpty && found.zeroRanges == [lower...upper])
  }

  @Test(
    "sums and products have jumps where their terms have, and no gaps",
    arguments: [
      ("sum(k=1,3,floor(k x))", 0.1, 0.9, [1 / 3.0, 1 / 2.0, 2 / 3.0]),
      ("sum(k=1,2,sign(x-k))", 0, 3, [1, 2]), ("prod(k=1,3,sin(k x))", 0, 4, []),
      ("prod(k=1,3,1-cos(k x))", 0, 7, []), ("sum(k=1,3,|sin(k x)|)", 0, 4, []),
      ("integral(t=0,x,|t|)", -2, 2, []), ("integral(t=0,1,cos(x t))", -1, 1, []),
    ] as [(String, Double, Double, [Double])])
  func seriesHaveNoGaps(formula: String, lower: Double, upper: Double, jumps: [Double]) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(formula)), over: lower...upper)
    #expect(found.isComplete && found.gaps.count == jumps.count && found.jumps.count == jumps.count)
    for (place, expected) in zip(found.jumps, jumps) {
      #expect((place - expected).magnitude < 1e-14)
    }
  }

  @Test(
    "integrals of functions with jumps and kinks are continuous curves",
    arguments: [
      ("floor(t)", 0, 6), ("ceil(t)", 0, 6), ("round(t)", 0, 4.5), ("trunc(t)", 0, 3),
      ("mod(t,2)", -3.5, 2.5), ("max(t,1)", -3, 5),
    ] as [(String, Double, Double)])
  func integralsOfSteps(integrand: String, least: Double, greatest: Double) throws {
    let formula = try Formula("integral(t=0,x," + integrand + ")")
    let found = CurveAnalysis(of: FormulaSource(formula), over: -3...3)
    #expect(found.gaps.isEmpty)
    #expect((try #require(found.minimum?.y) - least).magnitude < 1e-9)
    #expect((try #require(found.maximum?.y) - greatest).magnitude < 1e-9)
  }

  @Test(
    "an integral of a logarithm is proved to be 0 at its bound, and to have values beside it",
    arguments: ["log2(t)", "log(t)", "log(3,t)", "π ln(t)"], [0.5, 1])
  func integralsOfLogarithms(integrand: String, start: Double) throws {
    let formula = try Formula("integral(t=1,x," + integrand + ")")
    let found = CurveAnalysis(of: FormulaSource(formula), over: start...4)
    #expect(found.gaps.isEmpty && found.isComplete)
    #expect(found.zeros.map { $0.x } == [1] && found.minimum?.y == 0)
  }

  @Test(
    "an integral has a gap only where it is proved to have no value",
    arguments: [
      ("integral(t=1,x,1÷t)", -2, -1, true), ("integral(t=1,x,1÷t)", 1e-17, 1e-16, false),
      ("integral(t=1,x,ln(t^2))", -2, -1, false), ("integral(t=0,x,√(1-t))", 1.5, 2, true),
      ("integral(t=0,x,sec(t)^2)", 2, 3, true), ("integral(t=0,1,(√x)^2+t)", -2, -1, true),
      ("integral(t=1,x,(√t)²sin(t)/t²)", -3, -1, true),
    ] as [(String, Double, Double, Bool)])
  func integralsBeyondPoles(source: String, lower: Double, upper: Double, isGap: Bool) throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula(source)), over: lower...upper)
    #expect(found.gaps == (isGap ? [lower...upper] : []))
    #expect(found.isComplete || !isGap)
  }

  @Test("where no value is found, but none is proved to be missing, there is no gap")
  func unknownValues() throws {
    let formula = try Formula("integral(t=0,x,t floor(t))")
    let found = CurveAnalysis(of: FormulaSource(formula), over: -3...3)
    #expect(found.gaps.isEmpty && !found.isComplete)
  }

  @Test("ranges of zeros do not overlap")
  func zeroRanges() throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula("mod(floor(x^2),4)")), over: -3...3)
    let ends = found.zeroRanges.flatMap { [$0.lowerBound, $0.upperBound] }
    #expect(ends.count == 10 && ends == ends.sorted())
  }

  @Test("of a pole at the end of the window, only the side within it counts")
  func poleAtTheEnd() throws {
    let found = CurveAnalysis(of: FormulaSource(try Formula("1/(x-0.1)")), over: 0.1...1)
    #expect(found.isUnboundedAbove && !found.isUnboundedBelow)
    #expect((try #require(found.minimum?.y) - 10 / 9.0).magnitude < 1e-14)
  }

  @Test("tells jumps apart that are close together, and no gap between them")
  func closeJumps() throws {
    let formula = try Formula("mod(sin(log2(x)),4-2x)+1")
    let found = CurveAnalysis(of: FormulaSource(formula), over: 0...1)
    let hasWidth = found.gaps.contains { $0.lowerBound < $0.upperBound }
    #expect(!hasWidth)
    // At 2^(-kπ).
    var place = 1.0
    for _ in 1...20 {
      place *= 0.11331473229676087
      let isListed = found.jumps.contains { ($0 / place - 1).magnitude < 1e-12 }
      #expect(isListed)
    }
  }
}
