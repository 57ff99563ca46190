import TestSupport
import Testing

@testable import Formulas

struct RelationLimitTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test("long relations are read, and deep ones, on a small stack")
  func sizes() async throws {
    let texts = [
      "1" + Self.repeated("<1", 20_000), "x<1" + Self.repeated("or x<1", 9_000),
      "x<1" + Self.repeated("{x<1}", 9_000), "m" + Self.repeated(",m", 8_000) + "∈ℤ",
      Self.repeated("(", 1_000) + "x<1" + Self.repeated(")", 1_000),
      Self.repeated("¬", 100) + "x<1",
      Self.repeated("(x<1 or (x<1 and ", 49) + "x<1" + Self.repeated("))", 49),
    ]
    let same = try await onSmallStack { () throws -> [Bool] in
      try texts.map { text in
        let relation = try Relation(text)
        return try Relation(relation.ascii) == relation && relation.hashValue == relation.hashValue
      }
    }
    #expect(same == texts.map { _ in true })
  }

  @Test(
    "beyond the limits there is an error",
    arguments: [
      ("x<" + repeated("1", 100_000), .tooLong(limit: 100_000)),
      (repeated("(", 1_001) + "x<1" + repeated(")", 1_001), .tooDeep(limit: 1_000)),
      (repeated("¬", 101) + "x<1", .tooDeep(limit: 100)),
      (repeated("¬", 50_000) + "x<1", .tooDeep(limit: 100)),
      (repeated("(x<1 or x>1 and ", 60) + "x<1" + repeated(")", 60), .tooDeep(limit: 100)),
      (repeated("(", 90_000) + "x<1", .unclosedParenthesis),
      ("x<" + repeated("(", 90_000), .tooDeep(limit: 1_000)),
      (repeated("|", 90_000) + "x<1", .tooDeep(limit: 1_000)),
      (repeated("{", 90_000), .tooDeep(limit: 1_000)),
      (repeated("\\{", 45_000), .tooDeep(limit: 1_000)),
    ] as [(String, SyntaxError.Kind)])
  func limits(source: String, kind: SyntaxError.Kind) {
    #expect { try Relation(source) } throws: { ($0 as? SyntaxError)?.kind == kind }
  }
}
