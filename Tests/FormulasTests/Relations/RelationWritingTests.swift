import TestSupport
import Testing

@testable import Formulas

struct RelationWritingTests {
  @Test(
    "text, LaTeX and MathML write relations as on paper",
    arguments: [
      ("x²+y²<=4", "x^2+y^2 ≤ 4", "x^{2}+y^{2}\\le 4", "<mo>≤</mo><mn>4</mn>"),
      ("y<>x", "y ≠ x", "y\\ne x", "<mi>y</mi><mo>≠</mo><mi>x</mi>"),
      ("1<x<y", "1 < x < y", "1<x<y", "<mo>&lt;</mo><mi>x</mi><mo>&lt;</mo>"),
      (
        "y=x and not x>=1", "y = x ∧ ¬(x ≥ 1)", "y=x\\land \\neg \\left(x\\ge 1\\right)",
        "<mo>∧</mo><mo>¬</mo><mrow><mo>(</mo>"
      ),
      (
        "(x<1 or x>2) and m in Z", "(x < 1 ∨ x > 2) ∧ m ∈ ℤ",
        "\\left(x<1\\lor x>2\\right)\\land m\\in \\mathbb{Z}", "<mo>∈</mo><mi>ℤ</mi>"
      ),
    ])
  func notations(source: String, text: String, latex: String, mathML: String) throws {
    let relation = try Relation(source)
    #expect(relation.text == text)
    #expect(relation.latex == latex)
    #expect(relation.mathML.contains(mathML), "\(relation.mathML)")
    #expect(try Relation(latex) == relation)
  }

  @Test("a layout has fractions on both sides of a sign")
  func layout() throws {
    let layout = try Relation("1/x ≤ -y/2 and y=1").layout
    #expect(layout.lines == ["1   −y", "─ ≤ ── ∧ y = 1", "x   2"])
  }

  @Test("any relation reads back as the same from its exact text and its ASCII")
  func readsBack() throws {
    var random = SeededGenerator.printingSeed("relations read back")
    for _ in 0..<2_000 {
      let relation = Relation.random(depth: 3, using: &random)
      for text in [relation.exactText, relation.ascii] {
        #expect(try Relation(text) == relation, "\(text)")
      }
      #expect(relation.ascii.utf8.allSatisfy { $0 < 0x80 })
      #expect(try Relation(relation.text).text == relation.text)
    }
  }
}

extension Relation {
  /// A random relation with every kind of node.
  static func random(depth: Int, using random: inout SeededGenerator) -> Relation {
    switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let links = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Link(
          Comparison.allCases.randomElement(using: &random)!, .random(depth: 2, using: &random))
      }
      return .comparison(.random(depth: 2, using: &random), links)
    case 2: return .wholeNumber(.random(depth: 2, using: &random))
    case 3: return .not(.random(depth: depth - 1, using: &random))
    case 4: return .all(several(depth: depth, using: &random))
    default: return .any(several(depth: depth, using: &random))
    }
  }

  private static func several(
    depth: Int, using random: inout SeededGenerator
  ) -> [Relation] {
    (0..<Int.random(in: 2...4, using: &random)).map { _ in
      .random(depth: depth - 1, using: &random)
    }
  }
}
