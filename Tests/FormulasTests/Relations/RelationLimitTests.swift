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

  @Test("any text is a relation that reads back, or has an error with a place in it")
  func anyText() throws {
    let operands = [
      "x", "2.5", "|x|", "||y|-1|", "sin x", "(x+1)", "{y}", "x²", "5!", "max(x,y)", "if(x<0,1,2)",
      "{x<0: 1, 2}", "\\frac{1}{2}", "\\left|x\\right|", "\\sum_{n=1}^{3}n", "sum(n=1,3,n)", "x₁",
    ]
    let signs = ["<", "<=", "≥", "=", "==", "≠", "<>", "\\le ", "＜"]
    let joints = [
      " and ", " or ", "∧", "||", "&&", "{", "}", "(", ")", "\\text{and}", "{x<1}", "¬",
    ]
    let others = [
      "+", "-", "/", "^", "!", "|", "{", "}", "[", "]", ",", ":", "!=", " ∈ ℤ", " in Z", "if(",
      "\\{",
      "\\}", "_", "⌊", "\n", "ℤ", "\\", "%", "°", "not ", "",
    ]
    var random = SeededGenerator.printingSeed("any text is read as a relation")
    var count = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { place in
        let isOther = Int.random(in: 0..<8, using: &random) == 0
        let list = isOther ? others : place % 2 == 0 ? operands : place % 4 == 1 ? signs : joints
        return list.randomElement(using: &random)!
      }.joined()
      do throws(SyntaxError) {
        let relation = try Relation(text)
        count += 1
        #expect((try? Relation(relation.ascii)) == relation, "\(text): \(relation.ascii)")
        #expect((try? Relation(relation.exactText)) == relation, "\(text): \(relation)")
      } catch {
        let isInText = error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count
        if !isInText { Issue.record("\(text): \(error) at \(error.range)") }
      }
    }
    #expect(count > 1_000)
  }
}
