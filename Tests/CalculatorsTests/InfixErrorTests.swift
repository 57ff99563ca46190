import Formulas
import Testing

@testable import Calculators

struct InfixErrorTests {
  @Test(
    "a calculation without a value is an error with its code; it makes no row and keeps the description",
    arguments: [
      ("1 ÷ 0 =", "division-by-zero", "1÷0"), ("1 ÷ 0 +", "division-by-zero", "1÷0+"),
      ("0 1/x", "division-by-zero", "1÷0"), ("-4 √", "negative-root", "√(-4)"),
      ("0 ln", "logarithm-of-zero", "ln(0)"), ("-1 log", "logarithm-of-negative", "log(-1)"),
      ("√ -4 =", "negative-root", "√(-4)"),
      ("2 asin", "out-of-domain", "asin(2)"), ("10 xʸ 1e300 =", "overflow", "10^1e300"),
      ("5 + 0 1/x", "division-by-zero", "5+1÷0"), ("5 + 0 1/x =", "division-by-zero", "5+1÷0"),
      ("-4 √ =", "negative-root", "√(-4)"), ("1 ÷ 0 = =", "division-by-zero", "1÷0"),
      ("( 1 ÷ 0 )", "division-by-zero", "1÷0"), ("-1 !", "pole", "(-1)!"),
      ("1e999999999999999999 × 10 =", "overflow", "1e999999999999999999×10"),
      ("0 1/x ms", "division-by-zero", "1÷0"),
    ])
  func hasCode(words: String, code: String, description: String) throws {
    var run = try InfixRun(words.replacing(" ms", with: ""))
    if words.hasSuffix("ms") {
      #expect(throws: CalculatorError.self) { try run.enter("ms") }
      #expect(throws: CalculatorError.self) { try run.enter("m+") }
      #expect(run.brain.memory == nil)
    }
    guard case .error(let error) = run.brain.shown else {
      Issue.record("\(run.brain.shown) is no error")
      return
    }
    #expect(error.code == code)
    #expect(run.brain.description == description)
    #expect(run.rows.isEmpty)
    guard case .failure = run.brain.graphed else {
      Issue.record("what has an error is graphed")
      return
    }
  }

  @Test(
    "the input after an error starts a new calculation",
    arguments: [
      ("1 ÷ 0 = 7", "7", "7"), ("1 ÷ 0 + 7", "7", "7"), ("1 ÷ 0 = + 7", "7", "0+7"),
      ("1 ÷ 0 = √", "0", "√"), ("1 ÷ 0 = (", "0", "("), ("5 ms 0 1/x mr", "5", "5"),
      ("1 ÷ 0 = C", "0", ""), ("1 ÷ 0 = ⌫ 5", "5", "1÷0×5"),
    ])
  func startsAfresh(words: String, display: String, description: String) throws {
    let run = try InfixRun(words)
    #expect(run.display == display)
    #expect(run.brain.description == description)
  }

  @Test("a calculation with x is a formula, not an error")
  func dependsOnX() throws {
    for words in ["x sin =", "1 ÷ ( x - x ) =", "x ln", "2 + x ="] {
      let run = try InfixRun(words)
      guard case .expression(let formula) = run.brain.shown else {
        Issue.record("\(words) is \(run.brain.shown)")
        continue
      }
      #expect(run.computations.map(\.formula) == [formula])
      #expect(run.computations.map(\.number) == [nil])
      #expect(try run.brain.graphed.get() == formula)
    }
  }

  @Test(
    "the graph is of the formula against x, which is completed first if necessary",
    arguments: [
      ("2 × x + 1", "2×x+1"), ("x × x - 2 × x =", "x×x-2×x"), ("1 ÷ x", "1÷x"),
      ("x × ( 1 ÷ x ) cos", "x×cos(1÷x)"), ("4 × 5", "4×5"), ("x × ( 2 + x", "x×(2+x)"),
    ])
  func isGraphed(words: String, formula: String) throws {
    #expect(try InfixRun(words).brain.graphed.get() == Formula(formula))
  }

  @Test("neither an empty calculation nor a formula of another variable is graphed")
  func isNotGraphed() throws {
    #expect(InfixBrain().graphed == .failure(.missingOperands))
    #expect(try InfixRun("(").brain.graphed == .failure(.missingOperands))
    #expect(try InfixRun("M + 1 =").brain.graphed == .failure(.noValue(.variableNotSet("M"))))
  }

  @Test("a refused token does not change the brain")
  func refuses() throws {
    let refused: [(InfixBrain.Token, String)] = [
      (.function(.atan2), "missing-operands")
    ]
    for words in ["", "5 +", "5 + 3 =", "1 ÷ 0 =", "5 + 9 √"] {
      for (token, code) in refused {
        var brain = try InfixRun(words).brain
        let before = brain
        #expect { try brain.perform(token) } throws: { ($0 as? CalculatorError)?.code == code }
        #expect(brain == before)
      }
    }
  }
}
