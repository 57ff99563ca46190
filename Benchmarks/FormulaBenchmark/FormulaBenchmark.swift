import BenchmarkKernel
import Formulas
import Foundation
import Statistics

/// Measures the time that formulas take, at x = 1.5 or over a row of points from 0 to 10.
///
///     FormulaBenchmark parse FORMULA…      parse and evaluate one value
///     FormulaBenchmark rows FORMULA…       evaluate 1,000,000 points in rows of 1000
///     FormulaBenchmark region FILE         draw the region of a program at 1024 × 1024
///     FormulaBenchmark fit MODEL FILE      fit a model to a table that has been read
///
/// Prints one line for each: nanoseconds, the least of the rounds, and the value. For a region, it
/// prints milliseconds, the number of pixels inside, and how many differ from pixel-by-pixel drawing;
/// for a fit, milliseconds and the values of the parameters.
@main
struct FormulaBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "parse": for source in arguments.dropFirst() { parse(Array(source.utf8)) }
    case "rows": for source in arguments.dropFirst() { try row(Array(source.utf8)) }
    case "region": for path in arguments.dropFirst() { try region(path) }
    case "fit":
      let operands = Array(arguments.dropFirst())
      guard operands.count == 2 else { throw CocoaError(.featureUnsupported) }
      try fit(operands[0], to: operands[1])
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static func parse(_ source: [UInt8]) {
    let options = ReadingOptions(variables: .named(["x"]))
    let count = 2000
    var value = 0.0
    let least = leastNanoseconds(rounds: 41) {
      for _ in 0..<count {
        value = (try? Formula.value(of: source, options: options, variables: ["x": 1.5])) ?? 0
      }
    }
    print(least / Double(count), value)
  }

  private static func row(_ source: [UInt8]) throws {
    var row = BenchmarkRow(try Formula(utf8: source))
    let least = leastNanoseconds(rounds: 15) { row.evaluate() }
    print(
      least / Double(BenchmarkRow.count * BenchmarkRow.rowCount), row.ys[BenchmarkRow.count / 3])
  }

  private static func region(_ path: String) throws {
    guard let tape = tape(ofText: Array(try Data(contentsOf: URL(fileURLWithPath: path)))) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var inside = 0
    let region = Region(size: 1024)
    let least = leastNanoseconds(rounds: 15) { inside = region.draw(tape) }
    let pixels = region.pixels
    _ = region.drawWithoutIntervals(tape)
    let different = zip(pixels, region.pixels).count { $0 != $1 }
    print(least / 1e6, inside, different)
  }

  private static func fit(_ source: String, to path: String) throws {
    let table = try DataTable(utf8: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let model = try Model(utf8: Array(source.utf8), columns: table.columns.map { $0.name })
    var values: [Double] = []
    let least = leastNanoseconds(rounds: 5) {
      values = (try? Fitter.fit(model, to: table))?.parameters.map(\.value.double) ?? []
    }
    print(least / 1e6, values)
  }

  private static func leastNanoseconds(rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(body) }
    return (times.min() ?? .zero) / .nanoseconds(1)
  }
}
