import Formulas
import Testing

struct ZeroTests {
  private static func shown(
    _ source: String, variables: Variables = ["x": 0.1], angle: AngleUnit = .radians
  ) throws -> Double {
    let formula = try Formula(
      utf8: Array(source.utf8), options: ReadingOptions(variables: .named(["x"])))
    let value = try formula.value(variables: variables, angle: angle)
    return formula.shown(value, variables: variables, angle: angle)
  }

  @Test(
    "shows 0 where only rounding keeps a value from 0",
    arguments: [
      "sin(π)", "cos(π/2)", "tan(π)", "0.1+0.2-0.3", "0.3-0.1*3", "√(2)^2-2", "e^(ln(2))-2",
      "sin(π)^2", "1e20*sin(π)", "2-2", "0", "cos(1e5π)-1", "ln(e)-1", "asin(1)-π/2",
      "(1+√(5))/2-φ", "100*1.1-110", "1/3+1/3+1/3-1",
    ])
  func zero(source: String) throws {
    #expect(try Self.shown(source) == 0)
  }

  @Test(
    "shows small values as they are",
    arguments: [
      ("1e-300", 1e-300), ("2^-1000", 0x1p-1000), ("x/1e15", 0.1 / 1e15), ("10^-20", 1e-20),
      ("1e-17+1e-18", 1.1e-17), ("e^-50", 1.9287498479639178e-22), ("sin(1e-10)", 1e-10),
      ("1-0.5^40", 0.9999999999990905), ("erf(1e-12)", 1.1283791670955126e-12),
    ])
  func small(source: String, value: Double) throws {
    let shown = try Self.shown(source)
    #expect(abs(shown - value) <= 1e-15 * value)
  }

  @Test("shows exact zeros of degrees")
  func degrees() throws {
    #expect(try Self.shown("sin(180)", angle: .degrees) == 0)
    #expect(try Self.shown("cos(90)+sin(360)", angle: .degrees) == 0)
    #expect(try Self.shown("sin(30)-1/2", angle: .degrees) == 0)
  }
}
