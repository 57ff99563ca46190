import Formulas
import Glibc
import OrdinateNumerics
import ValueChecks

/// The elementary functions for scripts that check many values.
///
///     NumericsCheck functions        each function's name, arity and claimed largest error
///     NumericsCheck values NAME      the values for operands on standard input
///     NumericsCheck pairs NAME       a function of pairs: three doubles a pair, high, low, bound
///     NumericsCheck hashes           each function's name and hashes, one by one and in rows
///     NumericsCheck tapes            each tape's hashes, one for each evaluator
///
/// Operands and values are doubles in the machine's byte order; operands of a function of two come
/// in pairs.
@main
struct NumericsCheck {
  static func main() {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("functions", 2):
      for function in ElementaryFunction.all {
        print(function.name, function.arity, function.largestError)
      }
    case ("values", 3):
      guard let function = function(named: arguments[2]) else {
        fail("no function \(arguments[2])")
      }
      write(values(of: function, for: readDoubles()))
    case ("pairs", 2):
      for function in PairFunction.all { print(function.name, function.arity) }
    case ("pairs", 3):
      guard let function = PairFunction.all.first(where: { $0.name == arguments[2] }) else {
        fail("no function \(arguments[2])")
      }
      write(values(of: function, for: readDoubles()))
    case ("hashes", 2):
      for function in ElementaryFunction.all {
        let hashes = [false, true].map { function.hash(count: hashedCount, inRows: $0) }
        print(function.name, hashes[0], hashes[1])
      }
    case ("tapes", 2):
      for tape in Tape.hashed() {
        let hashes = EvaluatorKind.allCases.map { "\(tape.hash(by: $0, count: hashedCount))" }
        print(hashes.joined(separator: " "))
      }
    default: fail("usage: NumericsCheck functions | values NAME | pairs [NAME] | hashes | tapes")
    }
  }

  private static let hashedCount = 100_000

  private static func function(named name: String) -> ElementaryFunction? {
    ElementaryFunction.all.first { $0.name == name }
  }

  /// Stops if a row has other bits than the same values one by one.
  private static func values(of function: ElementaryFunction, for operands: [Double]) -> [Double] {
    let count = operands.count / function.arity
    let rowCount = (count + Lanes.scalarCount - 1) / Lanes.scalarCount
    var (xs, ys) = (
      [Lanes](repeating: .zero, count: rowCount), [Lanes](repeating: .zero, count: rowCount)
    )
    for index in 0..<count {
      let (place, lane) = index.quotientAndRemainder(dividingBy: Lanes.scalarCount)
      xs[place][lane] = operands[index * function.arity]
      ys[place][lane] = operands[index * function.arity + function.arity - 1]
    }
    var zs = [Lanes](repeating: .zero, count: rowCount)
    function.row(&xs, &ys, &zs, rowCount)
    return (0..<count).map { index in
      let (place, lane) = index.quotientAndRemainder(dividingBy: Lanes.scalarCount)
      let (x, y, z) = (xs[place][lane], ys[place][lane], zs[place][lane])
      let value = function.value(x, y)
      guard value.bitPattern == z.bitPattern || value.isNaN && z.isNaN else {
        fail("\(function.name)(\(x), \(y)) is \(value), in a row \(z)")
      }
      return value
    }
  }

  private static func values(of function: PairFunction, for operands: [Double]) -> [Double] {
    let length = 3 * function.arity
    func pair(_ index: Int) -> DoublePair {
      DoublePair(high: operands[index], low: operands[index + 1], error: operands[index + 2])
    }
    return (0..<operands.count / length).flatMap { index -> [Double] in
      let value = function.value(pair(index * length), pair((index + 1) * length - 3))
      return [value.high, value.low, value.error]
    }
  }

  private static func readDoubles() -> [Double] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(STDIN_FILENO, &block, block.count), count > 0 {
      bytes += block[..<count]
    }
    return bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / 8).map { buffer.load(fromByteOffset: 8 * $0, as: Double.self) }
    }
  }

  private static func write(_ doubles: [Double]) {
    doubles.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          STDOUT_FILENO, Array(rest.prefix(1 << 16)), min(rest.count, 1 << 16))
        guard count > 0 else { fail("cannot write the values") }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    let line = "error: \(message)\n"
    _ = Glibc.write(STDERR_FILENO, line, line.utf8.count)
    exit(1)
  }
}
