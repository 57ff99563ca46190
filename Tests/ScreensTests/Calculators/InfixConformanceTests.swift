import Foundation
import TestSupport
import Testing

@testable import Screens

/// The key sequences of other calculators' tests. They are beside this repository where it is
/// developed.
struct InfixConformanceTests {
  private struct Case: Decodable, CustomTestStringConvertible {
    let input: [String]
    let mode: String
    let expect: Double
    let text: String?

    var testDescription: String { mode + " " + input.joined() }
  }

  @Test(
    "key sequences of other calculators end in the same display",
    .enabled(if: Conformance.isPresent, "needs ../shared/conformance"))
  func conformance() throws {
    let decoder = JSONDecoder()
    for line in try #require(Conformance.lines(of: "infix-keys.jsonl")) {
      let example = try decoder.decode(Case.self, from: Data(line.utf8))
      let screens =
        (example.mode == "precedence" ? [] : [calculator("")])
        + (example.mode == "immediate" ? [] : [scientific("")])
      for start in screens {
        let screen = infix(example.input.joined(separator: " "), on: start)
        // Cleared, the display shows 0 and has no value.
        let value = try #require(screen.displayValue ?? Double(screen.display))
        #expect(abs(value - example.expect) <= 1e-12 * max(1, abs(value)), "\(line)")
        if let text = example.text { #expect(screen.display == text, "\(line)") }
      }
    }
  }
}
