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

  @Test func tabulatesWithGapsWhereThereIsNoValue() throws {
    let table = ValueTable(of: try Formula("1/x"), over: -1...1, sampleCount: 2)
    #expect(table.csv == "x,y\n-1,-1\n0,\n1,1\n")
    #expect(table.nearestDoubles.map(\.x) == [-1, 0, 1])
    #expect(table.nearestDoubles[1].y.isNaN && table.nearestDoubles[2].y == 1)
  }
}
