import Testing

@testable import Formulas

struct RelationErrorTests {
  @Test(
    "an error has the place of its cause",
    arguments: [
      ("", .empty, 0..<0), ("  ", .empty, 0..<2), ("x²+1", .missingComparison, 0..<5),
      ("x<1 and y", .missingComparison, 8..<9), ("(x+1) or x<2", .missingComparison, 0..<5),
      ("x {x<1}", .missingComparison, 0..<1), ("x <", .missingOperand, 3..<3),
      ("< x", .missingOperand, 0..<1), ("x < < y", .missingOperand, 4..<5),
      ("x => y", .missingOperand, 3..<4), ("x<1 and", .missingOperand, 7..<7),
      ("and x<1", .missingOperand, 0..<3), ("x<1 or or y<1", .missingOperand, 7..<9),
      ("y=if((x<0,))", .missingOperand, 11..<11), ("y=if((x<0))", .missingOperand, 10..<10),
      ("y=if((x<0 and (x>1,)))", .missingOperand, 21..<21),
      ("if((x<0,)) > 1", .missingOperand, 9..<9),
      ("(x<)", .missingOperand, 3..<3), ("x<1 {y<}", .missingOperand, 7..<7),
      ("x < 1+", .missingOperand, 6..<6), ("2 < x 3", .missingOperator, 6..<7),
      ("x<2 and y < (x+1", .unclosedParenthesis, 12..<13),
      ("(x+1 = 2", .unclosedParenthesis, 0..<1), ("y=x {x<1", .unclosedBracket("}"), 4..<5),
      ("(x<1]", .unclosedParenthesis, 0..<1), ("x+1) = 2", .unopenedParenthesis, 3..<4),
      ("(x<1))", .unopenedParenthesis, 5..<6), ("|x<1", .unclosedBar, 0..<1),
      ("|x<1|", .unclosedBar, 0..<1), ("2(x<1)", .comparisonInFormula, 1..<2),
      ("y = (x<1)", .comparisonInFormula, 4..<5), ("max(x<1,2) = 3", .comparisonInFormula, 3..<4),
      ("y = x (x<1)", .comparisonInFormula, 6..<7), ("(x<1)(y<1)", .comparisonInFormula, 5..<6),
      ("{x<1} y<1", .comparisonInFormula, 6..<7), ("(x<1)+2", .comparisonInFormula, 5..<7),
      ("(x<1)=2", .comparisonInFormula, 5..<6), ("x<1 not y<2", .comparisonInFormula, 4..<7),
      ("⌊x<1⌋", .comparisonInFormula, 0..<3),
      ("{x<1, y<2}", .commaBetweenConditions, 4..<5),
      ("y=x {x<1, y<2}", .commaBetweenConditions, 8..<9),
      ("x<3,5<y", .commaBetweenConditions, 3..<4), ("(x<1), (y<2)", .commaBetweenConditions, 5..<6),
      ("x<1, not y<2", .commaBetweenConditions, 3..<4),
      ("x<1, m ∈ ℤ", .commaBetweenConditions, 3..<4),
      ("x<3,5", .decimalComma(suggestion: "3.5"), 2..<5),
      ("1,000 = x", .groupedDigits(suggestion: "1000"), 0..<5),
      ("x, y < 1", .misplacedComma, 1..<2), ("x<1,", .commaBetweenConditions, 3..<4),
      ("n!=120", .factorialOrUnequal, 1..<3), ("x != y", .factorialOrUnequal, 2..<4),
      ("m ∈ ℝ", .unknownSet, 6..<9), ("m in N and x<1", .unknownSet, 5..<6),
      ("m ∈", .unknownSet, 5..<5), ("x < m ∈ ℤ", .comparisonInFormula, 6..<13),
      ("x < #", .unexpectedCharacter("#"), 4..<5), ("x & y", .unexpectedCharacter("&"), 2..<3),
      ("x<1: y<2", .unexpectedCharacter(":"), 3..<4),
      ("x < 1 000 000", .groupedDigits(suggestion: "1000000"), 4..<13),
    ] as [(String, SyntaxError.Kind, Range<Int>)])
  func places(source: String, kind: SyntaxError.Kind, range: Range<Int>) {
    #expect(throws: SyntaxError(kind, at: range)) { try Relation(source) }
  }

  @Test(
    "an error says what is wrong and how to correct it",
    arguments: [
      (
        "x²+1",
        "This is a formula, not an equation or inequality. Compare it with something, as in y = x²."
      ),
      (
        "2(x<1)",
        "A comparison cannot be part of a formula. Join comparisons with “and” or “or”, "
          + "or write if(x<1,2,0) for a value."
      ),
      (
        "{x<1, y<2}",
        "A comma between conditions is read in two ways. Write “and” or “or” instead."
      ),
      ("x != y", "“!=” is read in two ways. Write n! = 120 or n ≠ 120."),
      (
        "y = {" + (0..<300).map { "x<\($0): 1" }.joined(separator: ", ") + "}",
        "A comparison can have at most 256 cases."
      ),
      ("m ∈ ℕ", "Only ℤ can follow ∈. Write m ∈ ℤ."),
    ])
  func sentences(source: String, sentence: String) {
    #expect { try Relation(source) } throws: { "\($0)" == sentence }
  }
}
