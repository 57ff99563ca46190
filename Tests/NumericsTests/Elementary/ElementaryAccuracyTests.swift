import Testing
import ValueChecks

@testable import OrdinateNumerics

struct ElementaryAccuracyTests {
  /// A line of `elementaryValues`.
  struct Row {
    var function: Substring
    var operands: [Double]
    var nearest: Double
    var remainder: Double

    init(_ line: Substring) {
      let fields = line.split(separator: " ")
      let numbers = fields.dropFirst().map { Double($0)! }
      function = fields[0]
      operands = Array(numbers.dropLast(2))
      nearest = numbers[numbers.count - 2]
      remainder = numbers[numbers.count - 1]
    }
  }

  private static let rows = Dictionary(
    grouping: elementaryValues.split(separator: "\n").map(Row.init), by: \.function)

  /// The table's remainders are rounded to three digits.
  private static let tableError = 0.0005

  @Test("is as near to the true value as claimed", arguments: ElementaryFunction.all)
  func accuracy(function: ElementaryFunction) throws {
    let rows = try #require(Self.rows[function.name[...]])
    #expect(rows.count >= 60)
    for row in rows {
      let value = function.value(row.operands[0], row.operands.last ?? 0)
      guard row.nearest.isFinite else {
        #expect(value == row.nearest, "\(function.name)\(row.operands)")
        continue
      }
      // Near the zeros of the logarithm of gamma, the bound on its error is absolute.
      let ulp = function.name == "logGamma" ? max(row.nearest.ulp, 0x1p-52) : row.nearest.ulp
      let error = ((value - row.nearest) / ulp - row.remainder * (row.nearest.ulp / ulp)).magnitude
      #expect(
        error <= function.largestError + Self.tableError,
        "\(function.name)\(row.operands) is \(value), \(error) ulp from \(row.nearest)")
    }
  }

  @Test("a row has the same bits as the values one by one", arguments: ElementaryFunction.all)
  func row(function: ElementaryFunction) {
    #expect(function.hash(count: 1000, inRows: true) == function.hash(count: 1000, inRows: false))
  }

  @Test(
    "a row has these bits at any length and offset, and when it replaces its operands",
    arguments: ElementaryFunction.all)
  func shortRow(function: ElementaryFunction) {
    var arguments = HardArguments(seed: 2)
    let operands = (0..<11).map { _ in
      var pair = (Lanes(), Lanes())
      for lane in 0..<Lanes.scalarCount { pair.0[lane] = arguments.next() }
      for lane in 0..<Lanes.scalarCount { pair.1[lane] = arguments.next() }
      return pair
    }
    for start in 0..<2 {
      for count in 0...9 {
        var xs = operands.map { $0.0 }
        let ys = operands.map { $0.1 }
        var zs = [Lanes](repeating: Lanes(repeating: 7), count: 11)
        xs.withUnsafeMutableBufferPointer { xs in
          ys.withUnsafeBufferPointer { ys in
            zs.withUnsafeMutableBufferPointer { zs in
              let (xs, ys, zs) = (xs.baseAddress! + start, ys.baseAddress! + start, zs.baseAddress!)
              function.row(xs, ys, zs + start, count)
              function.row(xs, ys, xs, count)
            }
          }
        }
        for index in 0..<11 {
          let isInside = (start..<start + count).contains(index)
          for lane in 0..<Lanes.scalarCount {
            let (x, y) = (operands[index].0[lane], operands[index].1[lane])
            let value = function.value(x, y)
            #expect(hasBits(zs[index][lane], of: isInside ? value : 7))
            #expect(hasBits(xs[index][lane], of: isInside ? value : x))
          }
        }
      }
    }
  }

  private func hasBits(_ value: Double, of other: Double) -> Bool {
    value.bitPattern == other.bitPattern || value.isNaN && other.isNaN
  }
}

extension ElementaryFunction: CustomTestStringConvertible {
  public var testDescription: String { name }
}
