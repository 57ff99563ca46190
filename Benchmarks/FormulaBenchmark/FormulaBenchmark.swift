import Formulas

/// Times one parse and one evaluation of the formulas given as arguments, at x = 1.5: a line each
/// with nanoseconds, the median of 21 rounds.
@main
struct FormulaBenchmark {
  static func main() {
    let options = ReadingOptions(variables: .named(["x"]))
    let clock = ContinuousClock()
    for argument in CommandLine.arguments.dropFirst() {
      let source = Array(argument.utf8)
      let count = 2000
      var sum = 0.0
      let rounds = (0..<21).map { _ in
        clock.measure {
          for _ in 0..<count {
            sum += (try? Formula.value(of: source, options: options, variables: ["x": 1.5])) ?? 0
          }
        }
      }
      let median = rounds.sorted()[10]
      let nanoseconds = Double(median.components.attoseconds) / 1e9 / Double(count)
      print(nanoseconds, sum / Double(21 * count))
    }
  }
}
