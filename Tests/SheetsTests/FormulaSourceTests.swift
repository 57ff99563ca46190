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

  @Test func tabulatesWithGapsWhereThereIsNoValue() throws {
    let table = ValueTable(of: try Formula("1/x"), over: -1...1, sampleCount: 2)
    #expect(table.csv == "x,y\n-1,-1\n0,\n1,1\n")
  }
}
