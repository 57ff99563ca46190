import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import Testing

struct FormulaSourceTests {
  @Test(
    "takes the given variable as its abscissa, or else the first, and the values of the others",
    arguments: [
      ("t^2", nil, [:], [0, 1, 4]), ("a x + b", "x", ["a": 2, "b": -1], [-1, 1, 3]),
      ("a x + b", "a", ["x": 3, "b": 1], [1, 4, 7]), ("7", nil, [:], [7, 7, 7]),
    ] as [(String, Name?, Variables, [Double])])
  func values(text: String, abscissa: Name?, others: Variables, expected: [Double]) throws {
    let formula = try Formula(text)
    let xs = [0.0, 1, 2]
    #expect(FormulaSource(formula, of: abscissa, values: others).values(at: xs) == expected)
    #expect(FormulaValues(formula, of: abscissa, values: others).values(at: xs) == expected)
  }

  @Test func isUndefinedWhileAVariableHasNoValue() throws {
    let source = FormulaSource(try Formula("a x"), of: "x")
    #expect(source.values(at: [1])[0].isNaN)
    #expect(source.enclosures(over: [Interval(0, 1)])[0].decoration < .defined)
  }

  @Test(
    "encloses quotients and their slopes near the holes that it knows exactly",
    arguments: [
      ("sin(x)/x", 0, 1, 0), ("(1-cos(x))/x²", 0, 0.5, 0), ("(e^x-1)/x", 0, 1, 0.5),
      ("x/(e^x-1)", 0, 1, -0.5), ("(x-sin(x))/x³", 0, 1.0 / 6, 0), ("ln(x)/(x-1)", 1, 1, -0.5),
      ("sin(2x-2)/(3x-3)", 1, 2.0 / 3, 0), ("(x²-4)/(x-2)", 2, 4, 1), ("(1-cos(x))/x", 0, 0, 0.5),
      ("3(√(1+x)-1)/x+x", 0, 1.5, 0.625), ("(e^x-1)/x*sin(x)/x", 0, 1, 0.5),
    ] as [(String, Double, Double, Double)])
  func holes(text: String, place: Double, limit: Double, slope: Double) throws {
    let source = FormulaSource(try Formula(text))
    let near = [
      Interval(place - 1e-3, place + 1e-3), Interval(place), Interval(place + 1e-9, place + 3e-9),
    ]
    let values = source.enclosures(over: near)
    #expect(values[0].contains(limit) && values[0].width < 1e-2)
    #expect(values[0].decoration == .partlyDefined && values[1].decoration < .defined)
    #expect(values[2].decoration == .continuous && values[2].width < 1e-8)
    let slopes = try #require(source.derivative).enclosures(over: near)
    #expect(slopes[0].decoration < .defined)
    #expect(slopes[2].decoration >= .defined && slopes[2].width < 1e-6)
    #expect((slopes[2].midpoint - slope).magnitude < 1e-6)
    let value = source.values(at: [place + 2e-9, place])
    #expect((value[0] - limit - slope * 2e-9).magnitude < 1e-12 && values[2].contains(value[0]))
    #expect(!value[1].isFinite)
  }

  @Test(
    "encloses poles and jumps as such",
    arguments: ["cos(x)/x", "sin(x)/x²", "(1-cos(x))/x³", "x/(1-cos(x))", "abs(x)/x"])
  func poles(text: String) throws {
    let source = FormulaSource(try Formula(text))
    let enclosure = source.enclosures(over: [Interval(-1e-3, 1e-3)])[0]
    #expect(enclosure.decoration == .partlyDefined)
    for value in source.values(at: [-1e-3, -1e-6, -1e-7, 1e-7, 1e-6, 1e-3]) {
      #expect(enclosure.contains(value))
    }
  }

  @Test func knowsItsDerivativesAndFactors() throws {
    let source = FormulaSource(try Formula("x^3/(x-1)"))
    let slope = try #require(source.derivative)
    #expect(slope.values(at: [2]) == [4])
    #expect(slope.derivative?.values(at: [2]) == [4])
    #expect(source.factors?.zeros.values(at: [0]) == [0])
    #expect(source.factors?.poles.values(at: [1]) == [0])
    #expect(FormulaSource(try Formula("x^3"), curvatures: false).derivative?.derivative == nil)
  }

  @Test func provesAsMuchWithoutItsTypeBesideOthers() throws {
    let formula = FormulaSource(try Formula("sin(x)/(x-1)"))
    let sources = [
      AnyGraphDataSource(formula), AnyGraphDataSource(FunctionDataSource { $0 - 2 }),
    ]
    let found = sources.map { CurveAnalysis(of: $0, over: -4...4) }
    #expect(found.map(\.isComplete) == [true, false])
    #expect(found[0].poles.map(\.x) == [1] && found[1].zeros.map(\.x) == [2])
  }

  @Test func stopsATableWhenAsked() throws {
    let table = ValueTable(of: try Formula("x"), over: 0...1, sampleCount: 1000)
    var rest = 3
    #expect(
      table.csv(shouldStop: {
        rest -= 1
        return rest == 0
      }) == nil)
    #expect(rest == 0)
  }

  @Test(
    "shows the digits that an analysis proves",
    arguments: [
      ("x²-2", -3.0...3.0, "-1.414213562373095 1.414213562373095"),
      ("x-0.1", -3...3, "0.1"), ("e^x-x^2", -10...10, "-0.7034674224983917"),
      ("sin(x)", 3...10, "3.141592653589793 6.283185307179586 9.42477796076938"),
    ])
  func zeros(text: String, window: ClosedRange<Double>, zeros: String) throws {
    let source = FormulaSource(try Formula(text))
    let shown = ShownAnalysis(source)
    let analysis = CurveAnalysis(of: source, over: window)
    #expect(analysis.zeros.map { shown.x(of: $0).text }.joined(separator: " ") == zeros)
    let few = analysis.zeros.map { shown.x(of: $0, count: 3).text }
    #expect(few.allSatisfy { $0.utf8.count <= 6 })
  }

  // The digits are mpmath's.
  @Test(
    "shows a least ordinate that is too small for doubles, and never a false 0",
    arguments: [
      ("e^(-x^2)", -30...10, "1.364477212365683×10⁻³⁹¹ at -30"),
      ("e^(-(4-x^2)^2)", -100...100, "2.62733448953918×10⁻⁴³³⁹⁴⁷¹² at -100"),
      ("1/gamma(x)", 1...200, "2.535953906961925×10⁻³⁷³ at 200"),
      ("(x^2-2)^2+10^-30", -10...10, "1×10⁻³⁰ at -1.414213562373095"), ("x^2", -1...1, "0 at 0"),
      ("(x-π)^2", -10...10, "0 at 3.141592653589793"),
      ("cos(x)+1+10^-17", -4...4, "1×10⁻¹⁷ at -3.141592653589793"),
      ("cos(x)+1+10^-60", 0...4, "1×10⁻⁶⁰ at 3.141592653589793"),
      ("cos(x)+1+10^-60", -9.43...9.43, "1×10⁻⁶⁰ at -9.42477796076938"),
      ("cos(x)+1+10^-60", -10...10, "1×10⁻⁶⁰ at -9.42477796076938"),
      ("cos(x)+1+10^-60", -30...30, "1×10⁻⁶⁰ at -28.27433388230814"),
      ("tan(x)^2+10^-60", -10...10, "1×10⁻⁶⁰ at 0"),
      ("cos(x)+1", 0...4, "0 at 3.141592653589793"),
      ("(x^2-2)^2+10^-300", 0...10, "1×10⁻³⁰⁰ at 1.414213562373095"),
      ("(x^3-x-1)^2+10^-100", 0...10, "1×10⁻¹⁰⁰ at 1.324717957244746"),
      ("(x^3-x-1)^2+10^-300", 0...10, "1×10⁻³⁰⁰ at 1.324717957244746"),
      ("(x^3-x-1)^2", 0...10, "0 at 1.324717957244746"),
    ] as [(String, ClosedRange<Double>, String)])
  func leastOrdinates(text: String, window: ClosedRange<Double>, expected: String) throws {
    let source = FormulaSource(try Formula(text))
    let analysis = CurveAnalysis(of: source, over: window)
    let (shown, minimum) = (ShownAnalysis(source), try #require(analysis.minimum))
    let (x, y) = (shown.x(of: minimum), try #require(shown.y(of: minimum)))
    #expect(y.text + " at " + x.text == expected && analysis.isComplete)
  }

  @Test func tabulatesWithGapsWhereThereIsNoValue() throws {
    let table = ValueTable(of: try Formula("1/x"), over: -1...1, sampleCount: 2)
    #expect(table.csv == "x,y\n-1,-1\n0,\n1,1\n")
    #expect(table.nearestDoubles.map(\.x) == [-1, 0, 1])
    #expect(table.nearestDoubles[1].y.isNaN && table.nearestDoubles[2].y == 1)
  }
}
