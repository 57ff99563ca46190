import Formulas
import Testing

@testable import Calculators

/// An infix calculator while words are entered: tokens and other words.
struct InfixRun {
  var brain = InfixBrain()
  /// The completed calculations, oldest first.
  var computations: [Computation] = []

  init(_ words: String, order: OrderOfOperations = .precedence, angle: AngleUnit = .radians) throws
  {
    brain.order = order
    brain.angle = angle
    try enter(words)
  }

  mutating func enter(_ words: String) throws {
    for word in words.split(separator: " ") {
      switch word {
      case "ms": try brain.storeInMemory()
      case "m+": try brain.addToMemory()
      case "mr": try brain.recallMemory()
      case "mc": brain.clearMemory()
      case "C": brain.clear()
      case "CE": brain.clearOperand()
      case "⌫": _ = brain.undo()
      default:
        let token = try #require(InfixBrain.Token(String(word)), "\(word)")
        if let computation = try brain.perform(token) { computations.append(computation) }
      }
    }
  }

  /// The text on the display; empty for an error.
  var display: String {
    switch brain.shown {
    case .cleared: "0"
    case .value(let number): number.digits?.text ?? ""
    case .expression(let formula): formula.exactText
    case .error: ""
    }
  }

  /// The history, oldest row first.
  var rows: [String] {
    computations.map { computation in
      let value = computation.number.map { " = " + ($0.digits?.text ?? "") } ?? ""
      return computation.formula.spacedText + value
    }
  }
}

struct InfixExampleTests {
  @Test(
    "the calculations in the documents have the value, the description and the row given there",
    arguments: [
      ("7 × 9 =", "63", "7×9", "7 × 9 = 63"),
      ("37 ÷ 3 =", "12.33333333333333", "37÷3", "37 ÷ 3 = 12.33333333333333"),
      ("522 − 275 =", "247", "522-275", "522 - 275 = 247"),
      ("39 + 15 =", "54", "39+15", "39 + 15 = 54"),
      ("10356 - 3463 =", "6893", "10356-3463", "10356 - 3463 = 6893"),
      ("4 √", "2", "√(4)", "√(4) = 2"), ("5 1/x", "0.2", "1÷5", "1 ÷ 5 = 0.2"),
      ("π sin", "0", "sin(π)", "sin(π) = 0"), ("e ln", "1", "ln(e)", "ln(e) = 1"),
      ("100 log", "2", "log(100)", "log(100) = 2"),
      (
        "2.45 cos", "-0.7702312540473073", "cos(2.45)", "cos(2.45) = -0.7702312540473073"
      ),
      ("1.234 tan", "2.856029838919548", "tan(1.234)", "tan(1.234) = 2.856029838919548"),
      ("795 + 459 =", "1254", "795+459", "795 + 459 = 1254"),
      ("44 ÷ 11 =", "4", "44÷11", "44 ÷ 11 = 4"), ("222 + 8 =", "230", "222+8", "222 + 8 = 230"),
      ("4 × 12 =", "48", "4×12", "4 × 12 = 48"),
      ("459 + 422 ÷ 10 =", "501.2", "459+422÷10", "459 + 422 ÷ 10 = 501.2"),
      (
        "10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "1486.875", "10÷4×6÷8+99×15",
        "10 ÷ 4 × 6 ÷ 8 + 99 × 15 = 1486.875"
      ),
      ("7 × ( 9 + 54 ) ÷ 2 =", "220.5", "7×(9+54)÷2", "7 × (9 + 54) ÷ 2 = 220.5"),
      (
        "42 × 90 cos =", "-18.81909187742515", "42×cos(90)", "42 × cos(90) = -18.81909187742515"
      ),
      (
        "( 522 − 275 ) ÷ 45 sin =", "290.27967669453", "(522-275)÷sin(45)",
        "(522 - 275) ÷ sin(45) = 290.27967669453"
      ),
      ("0.1 + 0.2 =", "0.3", "0.1+0.2", "0.1 + 0.2 = 0.3"),
      ("4.35 × 100 =", "435", "4.35×100", "4.35 × 100 = 435"),
      ("x sin =", "sin(x)", "sin(x)", "sin(x)"),
    ])
  func byPrecedence(words: String, display: String, description: String, row: String) throws {
    let run = try InfixRun(words)
    #expect(run.display == display)
    #expect(run.brain.description == description)
    #expect(run.rows == [row])
    #expect(run.brain.isComplete)
  }

  @Test(
    "chains from left to right have the value, the description and the row of their tree",
    arguments: [
      (
        "17 ÷ 3 + 69 − 23 =", "51.66666666666667", "17÷3+69-23",
        "17 ÷ 3 + 69 - 23 = 51.66666666666667", false
      ),
      ("3 × 5 ÷ 2 × 15 ÷ 3 =", "37.5", "3×5÷2×15÷3", "3 × 5 ÷ 2 × 15 ÷ 3 = 37.5", false),
      (
        "10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "1513.125", "(10÷4×6÷8+99)×15",
        "(10 ÷ 4 × 6 ÷ 8 + 99) × 15 = 1513.125", true
      ),
      ("2 + 3 × 4 =", "20", "(2+3)×4", "(2 + 3) × 4 = 20", true),
      ("2 + 3 xʸ 2 =", "11", "2+3^2", "2 + 3^2 = 11", false),
      ("2 + ( 3 + 4 × 5 ) =", "37", "2+(3+4)×5", "2 + (3 + 4) × 5 = 37", true),
      ("459 + 422 ÷ 10 =", "88.1", "(459+422)÷10", "(459 + 422) ÷ 10 = 88.1", true),
    ])
  func fromLeftToRight(
    words: String, display: String, description: String, row: String, isOrderRelevant: Bool
  ) throws {
    let run = try InfixRun(words, order: .leftToRight)
    #expect(run.display == display)
    #expect(run.brain.description == description)
    #expect(run.rows == [row])
    #expect(run.brain.isOrderRelevant == isOrderRelevant)
  }

  @Test("memory that holds expressions describes their sum")
  func memory() throws {
    var run = try InfixRun("3 × x × x = m+ 4 × x = m+ 5 m+ mr")
    #expect(run.brain.description == "3×x×x+4×x+5")
    #expect(run.rows == ["3 × x × x", "4 × x"])
    #expect(!run.brain.isComplete)
    try run.enter("=")
    #expect(try run.brain.graphed.get() == Formula("3×x×x+4×x+5"))
    try run.enter("C mr =")
    #expect(run.display == "3×x×x+4×x+5")
  }
}
