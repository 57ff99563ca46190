import Testing

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

  @Test("is as near to the true value as claimed", arguments: ElementaryFunction.allCases)
  func accuracy(function: ElementaryFunction) throws {
    let rows = try #require(Self.rows["\(function)"])
    #expect(rows.count >= 60)
    for row in rows {
      let value = function.value(row.operands[0], row.operands.last ?? 0)
      guard row.nearest.isFinite else {
        #expect(value == row.nearest, "\(function)\(row.operands)")
        continue
      }
      // Beside the zeros of the logarithm of gamma its error is bounded absolutely.
      let ulp = function == .logGamma ? max(row.nearest.ulp, 0x1p-52) : row.nearest.ulp
      let error = ((value - row.nearest) / ulp - row.remainder * (row.nearest.ulp / ulp)).magnitude
      #expect(
        error <= function.largestError + Self.tableError,
        "\(function)\(row.operands) is \(value), \(error) ulp from \(row.nearest)")
    }
  }

  @Test("a row has the bits of the values one by one", arguments: ElementaryFunction.allCases)
  func row(function: ElementaryFunction) {
    #expect(function.hash(count: 1000, inRows: true) == function.hash(count: 1000, inRows: false))
  }
}
