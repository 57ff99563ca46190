import Formulas
import OrdinateNumerics
import Reals
import Testing

@testable import Statistics

struct FitterTests {
  private func fit(
    _ model: String, _ data: String, starts: Variables = Variables()
  ) throws -> Fit {
    let table = try DataTable(utf8: Array(data.utf8))
    let model = try Model(utf8: Array(model.utf8), columns: table.columns.map { $0.name })
    return try Fitter.fit(model, to: table, starts: starts)
  }

  @Test("rational data have an exact fit")
  func exact() throws {
    let fit = try fit("y ~ m x + b", "x,y\n0,0.1\n1,0.3\n2,0.2\n")
    #expect(fit.parameters.map { $0.value.exact } == [Fraction(1, 20), Fraction(3, 20)])
    #expect(fit.residualSumOfSquares.exact == Fraction(3, 200))
    #expect(fit.rSquared?.exact == Fraction(1, 4))
    #expect(fit.parameters[0].standardError?.text == "0.08660254037844386")
    #expect(fit.residuals == [-0.05, 0.1, -0.05])
    #expect(fit.isExact && fit.isLinear && fit.degreesOfFreedom == 1)
  }

  @Test(
    "finds the parameters that made the data, without starting values",
    arguments: [
      ("y ~ m x + b", ["m": 2.5, "b": -7]), ("y ~ a x^n", ["a": 3, "n": 1.7]),
      ("y ~ a e^(k x) + c", ["a": 2, "k": -0.3, "c": 5]),
      ("y ~ c÷(1+e^(-k (x - p)))", ["c": 50, "k": 0.8, "p": 12]),
      ("y ~ a sin(b x + c) + d", ["a": 3, "b": 1.7, "c": 0.4, "d": 5]),
      ("y ~ a + b x + c x² + d x³", ["a": 1, "b": -2, "c": 0.5, "d": 0.125]),
    ] as [(String, [String: Double])])
  func recovers(text: String, expected: [String: Double]) throws {
    let model = try Model(utf8: Array(text.utf8), columns: ["x", "y"])
    var values = Variables()
    for (name, value) in expected { values[Name(name)] = value }
    let xs = (1...60).map { Double($0) / 2.5 }
    let ys = model.formula.values(at: xs, of: "x", others: values)
    let table = DataTable(columns: [
      DataColumn(name: "x", approximations: xs), DataColumn(name: "y", approximations: ys),
    ])
    let fit = try Fitter.fit(model, to: table)
    #expect(fit.residualSumOfSquares.double < 1e-18)
    // A sine has the same values with its phase moved by a turn, or its sign.
    if text.contains("sin") { return }
    for parameter in fit.parameters {
      let value = try #require(expected[parameter.name.description])
      #expect(abs(parameter.value.double - value) < 1e-9 * abs(value))
    }
  }

  @Test(
    "fits models with sums, integrals and other functions that pairs of doubles do not have",
    arguments: [
      ("y ~ a x + integral(t=0,1,t)", 2), ("y ~ a x + sum(n=1,2,n)÷6", 2),
      ("y ~ a x + median(x,0,1÷2)", 2), ("y ~ a integral(t=0,x,2) + 1÷2", 1),
    ] as [(String, Double)])
  func enclosed(text: String, expected: Double) throws {
    let fit = try fit(text, "x,y\n1,2.5\n2,4.5\n3,6.5\n")
    #expect((fit.parameters[0].value.double - expected).magnitude < 1e-12)
  }

  @Test("doubles, pairs and fractions give the same fit", arguments: [0, 1, 2])
  func agree(power: Int) throws {
    var text = "x,y\n"
    for row in 0..<50 { text += "\(Double(row) / 10 + 3),\(row * row % 17)\n" }
    let table = try DataTable(utf8: Array(text.utf8))
    let model = try Model(
      utf8: Array("y ~ a + b x^\(power + 1)".utf8), columns: ["x", "y"])
    let basis = try #require(LinearBasis(model.formula, in: model.parameters))
    let data = try FitData(model, table)
    var exact = try #require(ExactLeastSquares(basis, response: model.response, data))
    let isRational = exact.read(rows: 100)
    #expect(isRational)
    var pairs = PairLeastSquares(basis, response: model.response, data, .radians)
    try pairs.read(rows: 100)
    let rows = RowLeastSquares(basis: basis, response: model.response, data: data, angle: .radians)
    let truth = try exact.fit()
    for (fit, tolerance) in [(try pairs.fit(), 1e-15), (try #require(try rows.fit()), 1e-12)] {
      for (a, b) in zip(fit.parameters, truth.parameters) {
        #expect(abs(a.value.double - b.value.double) <= tolerance * abs(b.value.double))
        let error = try #require(b.standardError).double
        #expect(abs(try #require(a.standardError).double - error) <= tolerance * 100 * error)
      }
      #expect(abs(fit.rSquared!.double - truth.rSquared!.double) < tolerance * 100)
    }
    // The digits shown are those of the exact value.
    for (a, b) in zip(try pairs.fit().parameters, truth.parameters) {
      #expect(a.value.text == b.value.text)
    }
  }

  @Test(
    "says why there is no fit",
    arguments: [
      ("y ~ m x + b", "x,y\n1,2\n", .tooFewRows(rows: 1, parameters: 2)),
      ("y ~ m x + b", "x,y\n1,2\n1,3\n", .notDetermined(["b"])),
      ("y ~ a + b x + c (2x)", "x,y\n1,2\n2,3\n3,5\n", .notDetermined(["c"])),
      ("y ~ a e^(b x + c)", "x,y\n1,2\n2,3\n3,5\n4,9\n", .notDetermined(["c"])),
      ("y ~ a erf(b x)", "x,y\n1,2\n2,4\n3,6\n4,8\n", .notDetermined(["a", "b"])),
      ("y ~ a atan(b x)", "x,y\n1,2\n2,4\n3,6\n4,8\n", .notDetermined(["a", "b"])),
      ("y ~ a tanh(b x)", "x,y\n1,2\n2,4\n3,6\n4,8\n", .notDetermined(["a", "b"])),
      ("y ~ a ln(x) + b", "x,y\n1,2\n0,3\n2,5\n", .undefined(row: 2)),
      ("y ~ m x + b", "x,y\n1,2\nsix,3\n2,5\n", .textInColumn("x", "six", line: 3)),
      ("y ~ dfact(a x)", "x,y\n1,2\n2,3\n3,4\n", .noDerivative(.doubleFactorial)),
    ] as [(String, String, FitError)])
  func problems(model: String, data: String, error: FitError) throws {
    #expect(throws: error) { try fit(model, data) }
  }

  @Test("starting values outside the model's domain have their row")
  func undefinedAtStart() throws {
    // The guesses find values, so the fit is found nevertheless.
    let data = "x,y\n1,0.1\n2,0.7\n3,1.1\n4,1.39\n"
    let fit = try? fit("y ~ a ln(x + b)", data, starts: ["a": 1, "b": 0])
    #expect(fit != nil)
    #expect(throws: FitError.undefinedAtStart(row: 1)) {
      try self.fit("y ~ ln(x - b)", data, starts: ["b": 2])
    }
  }

  @Test("rows with gaps are left out")
  func gaps() throws {
    let fit = try fit("y ~ m x + b", "x,y\n0,1\n1,\n2,5\n,4\n3,7\n")
    #expect(fit.parameters.map { $0.value.text } == ["2", "1"])
    #expect(fit.rowCount == 3)
    #expect(fit.residuals.map { $0.isNaN } == [false, true, false, true, false])
  }

  @Test("a fit in small slices is the same")
  func slices() throws {
    var text = "x,y\n"
    for row in 0..<700 { text += "\(row),\(row * 7 % 31)\n" }
    let table = try DataTable(utf8: Array(text.utf8))
    for source in ["y ~ m x + b", "y ~ a cos(x) + b", "y ~ a sin(b x) + c"] {
      let model = try Model(utf8: Array(source.utf8), columns: ["x", "y"])
      var fitter = try Fitter(model, to: table)
      var slices = 1
      var fit = try fitter.run(work: 1)
      while fit == nil {
        slices += 1
        fit = try fitter.run(work: 1)
      }
      #expect(slices > 1)
      #expect(fit?.parameters == (try Fitter.fit(model, to: table)).parameters)
    }
  }
}
