import Foundation
import TestSupport
import Testing

@testable import Formulas

/// Facts from other projects' test suites, if their data is beside the repository.
struct ConformanceTests {
  /// The rows that Ordinate makes no claim about, each with the reason.
  static let unclaimed: [(feature: String, reason: String, isIn: @Sendable (Row) -> Bool)] = [
    ("comparison", "comparison and logic are kept free for later", { $0.feature == "comparison" }),
    ("hexadecimal", "numbers are decimal", { $0.input.contains("0x2A") }),
    ("mul", "a product has an operator", { $0.input.contains("mul(") }),
    ("npr of n below 0", "npr takes any real n", { $0.input == "npr(-2, 4)" }),
    ("sqr", "a square has an operator", { $0.input.contains("sqr(") }),
  ]

  struct Row: Decodable, Sendable {
    let input: String
    let vars: [String: Double]?
    let angle: String
    let expect: Expectation
    let feature: String?
    let illconditioned: Bool?

    enum Expectation: Decodable, Sendable {
      case value(Double)
      case error

      init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = (try? container.decode(Double.self)).map { .value($0) } ?? .error
      }
    }
  }

  @Test(
    "every claimed row has the value that mpmath gives",
    .enabled(if: Conformance.isPresent, "needs ../shared/conformance"))
  func evaluates() throws {
    let lines = try #require(Conformance.lines(of: "eval.jsonl"))
    var passed = 0
    var left: [String: Int] = [:]
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      if let feature = Self.unclaimed.first(where: { $0.isIn(row) }) {
        left[feature.feature, default: 0] += 1
      } else if check(row) {
        passed += 1
      }
    }
    print("conformance: \(passed) rows passed; not claimed: \(left.sorted { $0.key < $1.key })")
    #expect(passed > 2000)
  }

  private func check(_ row: Row) -> Bool {
    var variables = Variables()
    for (name, value) in row.vars ?? [:] { variables[Name(name)] = value }
    let options = ReadingOptions(variables: .named(["x"] + variables.names))
    let result = Result { () throws(FormulaError) in
      try Formula.value(
        of: Array(row.input.utf8), options: options, variables: variables,
        angle: row.angle == "deg" ? .degrees : .radians)
    }
    let isRight: Bool
    switch (row.expect, result) {
    case (.error, .failure): isRight = true
    case (.value(let expected), .success(let value)):
      let tolerance = row.illconditioned == true ? 1e-6 : 1e-12
      isRight = (value - expected).magnitude <= tolerance * max(1, expected.magnitude)
    default: isRight = false
    }
    #expect(isRight, "\(row.input) \(row.vars ?? [:]): \(result), not \(row.expect)")
    return isRight
  }
}
