import Foundation
import TestSupport
import Testing

@testable import Formulas

/// Relations of other projects' test suites, if their data is beside the repository.
struct RelationConformanceTests {
  private static let file = "relations/relations.jsonl"

  struct Row: Decodable {
    let relation: String
    let features: [String]

    /// The relation in our notation, with the integer parameters declared.
    var text: String {
      var text = relation.replacing("Γ", with: "gamma").replacing(
        "sum(sin((2k-1) x)/(2k-1), k, 1, 20)", with: "sum(k=1, 20, sin((2k-1) x)/(2k-1))")
      if features.contains("integer-parameter") {
        let names = ["m", "n"].filter { text.contains("\($0) ") }
        text += " ∧ \(names.joined(separator: ", ")) ∈ ℤ"
      }
      return text
    }

    /// Whether it has functions that the language does not have, whatever its features say.
    var isOfOtherFunctions: Bool {
      features.contains("special") || features.contains("gamma") && relation.contains(", x)")
    }
  }

  @Test(
    "every relation of the language is read, and reads back as the same from what is written",
    .enabled(if: Conformance.lines(of: file) != nil, "needs ../shared/conformance"))
  func reads() throws {
    let lines = try #require(Conformance.lines(of: Self.file))
    var count = 0
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      if row.isOfOtherFunctions { continue }
      count += 1
      guard let relation = try? Relation(row.text) else {
        Issue.record("\(row.text): \(error(of: row.text))")
        continue
      }
      for text in [relation.exactText, relation.ascii] {
        #expect(try Relation(text) == relation, "\(row.text): \(text)")
      }
      #expect(
        Set(relation.variables).isSubset(of: ["x", "y", "r", "θ", "t", "m", "n"]), "\(row.text)")
    }
    print("\(count) of \(lines.count) relations read")
    #expect(count > 100)
  }

  private func error(of text: String) -> String {
    do {
      _ = try Relation(text)
      return ""
    } catch {
      return "\(error)"
    }
  }
}
