import Formulas
import Testing

@testable import Calculators

/// A brain after tokens, separated by spaces; it must perform every one of them.
func brain(after program: String, angle: AngleUnit = .radians) throws -> CalculatorBrain {
  var brain = CalculatorBrain()
  brain.angle = angle
  for text in program.split(separator: " ") {
    try brain.perform(#require(CalculatorBrain.Token(String(text)), "\(text)"))
  }
  return brain
}

struct BrainExampleTests {
  @Test(
    "the examples in the documents have the description and the value given there",
    arguments: [
      ("10 cos", "cos(10)", -0.8390715290764524), ("3 5 -", "3-5", -2),
      ("10 √ 3 +", "√(10)+3", 6.16227766016838), ("3 5 + √", "√(3+5)", 2.8284271247461903),
      ("3 5 4 + +", "3+5+4", 12), ("3 5 √ + √ 6 ÷", "√(3+√(5))÷6", 0.38137426854512285),
      ("3 +", "?+3", nil), ("3 5 + √ π cos", "√(3+5),cos(π)", -1), ("3 5 4 + ×", "3×(5+4)", 27),
      ("3 5 4 - -", "3-(5-4)", 2), ("7 M + √", "√(7+M)", nil), ("", "", nil),
      ("4 1/x", "1÷4", 0.25), ("x 2 xʸ", "x^2", nil), ("3 x²", "3^2", 9), ("3 -5 +", "3+(-5)", -2),
      ("2 ± x²", "(-2)^2", 4), ("5 ± ±", "--5", 5), ("3 5 swap -", "5-3", 2), ("3 5 drop", "3", 3),
      ("3 enter ×", "3×3", 9), ("2 8 log:2", "log(2,8)", 3), ("100 log", "log(100)", 2),
      ("1 2 3 max:3", "max(1,2,3)", 3), ("5 !", "5!", 120), ("8 ∛", "∛(8)", 2),
      ("cos", "cos(?)", nil), ("±", "-?", nil), ("3 log:2", "log(?,3)", nil),
      ("-2 sgn", "sign(-2)", -1), ("1 3 clear 4", "4", 4),
      ("0.1 0.2 +", "0.1+0.2", 0.30000000000000004),
    ] as [(String, String, Double?)])
  func examples(program: String, description: String, value: Double?) throws {
    let brain = try brain(after: program)
    #expect(brain.description == description)
    if let value {
      let result = try #require(brain.evaluate())
      #expect(abs(result - value) <= 1e-15 * abs(value))
    } else {
      #expect(brain.evaluate() == nil)
    }
  }

  @Test("while M is not set the value is blank, and setting M evaluates again")
  func memory() {
    var brain = CalculatorBrain()
    let values = [
      brain.pushOperand(7), brain.pushOperand("M"), brain.performOperation("+"),
      brain.performOperation("√"),
    ]
    #expect(values == [7, nil, nil, nil])
    brain.variableValues["M"] = 9
    #expect(brain.evaluate() == 4)
    brain.pushOperand(14)
    let sum = brain.performOperation("+")
    #expect(sum == 18)
    #expect(brain.description == "√(7+M)+14")
    brain.clear()
    #expect(brain.description.isEmpty)
    #expect(brain.variableValues == ["M": 9])
  }

  @Test(
    "an unknown operation is refused, and the brain does not change",
    arguments: [
      "", "foo", "7", "M", "M=9", "sin ", "SIN", "?", "++", "log:3", "max:0", "max:x", "=",
    ])
  func unknownOperation(symbol: String) throws {
    let before = try brain(after: "3 5")
    var after = before
    let value = after.performOperation(symbol)
    #expect(value == nil)
    #expect(after == before)
    #expect(after.description == "3,5")
  }

  @Test(
    "an operand that is not a variable is refused",
    arguments: ["", "?", "xy", "π", "e", "1", "x ", "(x", "sin", "é"])
  func unknownVariable(symbol: String) {
    var brain = CalculatorBrain()
    let value = brain.pushOperand(symbol)
    #expect(value == nil)
    #expect(brain == CalculatorBrain())
  }

  @Test("a number that is not finite is refused", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    var brain = CalculatorBrain()
    let pushed = brain.pushOperand(value)
    #expect(pushed == nil)
    #expect(brain == CalculatorBrain())
  }

  @Test(
    "swap, drop and enter without their operands are refused",
    arguments: [("", "drop"), ("", "enter"), ("", "swap"), ("1", "swap")])
  func withoutOperands(program: String, text: String) throws {
    var brain = try brain(after: program)
    let before = brain
    let token = try #require(CalculatorBrain.Token(text))
    #expect(throws: CalculatorError.missingOperands) { try brain.perform(token) }
    #expect(brain == before)
  }

  @Test(
    "an error has its code and does not change the description",
    arguments: [
      ("1 0 ÷", "division-by-zero", "1÷0"), ("4 ± √", "negative-root", "√(-4)"),
      ("3 +", "missing-operands", "?+3"), ("", "missing-operands", ""),
      ("M 1 +", "variable-not-set", "M+1"), ("10 10 19 xʸ xʸ", "overflow", "10^10^19"),
      ("0 ln", "logarithm-of-zero", "ln(0)"), ("1 ± ln", "logarithm-of-negative", "ln(-1)"),
      ("90 tan", "pole", "tan(90)"), ("1 0 ÷ +", "missing-operands", "?+1÷0"),
      ("2 asin", "out-of-domain", "asin(2)"),
    ])
  func errors(program: String, code: String, description: String) throws {
    let brain = try brain(after: program, angle: .degrees)
    guard case .failure(let error) = brain.evaluateAndReportErrors() else {
      Issue.record("\(program) has a value")
      return
    }
    #expect(error.code == code)
    #expect(brain.evaluate() == nil)
    #expect(brain.number(at: brain.depth - 1).flatMap { ShownNumber($0).digits } == nil)
    #expect(brain.description == description)
  }

  @Test(
    "a number is the one that was meant, to the last digit that is shown",
    arguments: [
      ("π sin", "0"), ("1e-300", "1×10⁻³⁰⁰"), ("10 22 xʸ sin", "-0.8522008497671888"),
      ("0.3 0.1 - 0.2 - √", "0"), ("10 400 xʸ", "1×10⁴⁰⁰"),
    ])
  func shownNumber(program: String, text: String) throws {
    let number = try #require(try brain(after: program).number(at: 0))
    #expect(ShownNumber(number).digits?.text == text)
  }

  @Test("a stored number is kept, and stays what it was when the angle unit changes")
  func storedNumber() throws {
    var brain = try brain(after: "90 sin", angle: .degrees)
    brain.numbers["M"] = brain.number(at: 0).map { ShownNumber($0).stored }
    brain = try #require(CalculatorBrain(program: brain.program + ["M", "M", "+"]))
    brain.angle = .radians
    #expect(brain.evaluate() == 2)
    for _ in 0..<60 {
      brain.numbers["M"] = brain.number(at: brain.depth - 1).map { ShownNumber($0).stored }
      for token in [CalculatorBrain.Token.variable("M"), .variable("M"), .multiply] {
        try brain.perform(token)
      }
    }
    #expect(brain.numbers.nodeCount < 1000)
  }

  @Test("a graphed expression has what its variables stand for, to the last digit")
  func graphedNumbers() throws {
    var brain = try brain(after: "a M × b +", angle: .degrees)
    _ = brain.load(brain.program + ["a=0.1000000000000000055", "@0=degrees,,sin(30)", "b=@0"])
    #expect(try brain.graphed.get() == Formula("0.1000000000000000055×M+sin(30)"))
    brain.angle = .radians
    #expect(try brain.graphed.get() == Formula("0.1000000000000000055×M+0.5"))
    _ = brain.load(["a", "a=1e400"])
    #expect(try brain.graphed.get() == Formula("1e400"))
    _ = brain.load(["a", "@0=radians,,1e400", "@1=radians,b@0,b*b", "a=@1"])
    #expect(brain.graphed == .failure(.noValue(.variableNotSet("a"))))
  }

  @Test("undo takes back one operation at a time, even a clear, and keeps M")
  func undo() throws {
    var brain = try brain(after: "3 5 +")
    brain.undo()
    #expect(brain.description == "3,5")
    brain.clear()
    brain.variables["M"] = 9
    brain.undo()
    #expect(brain.description == "3,5")
    #expect(brain.variables["M"] == 9)
    let undone = [brain.undo(), brain.undo(), brain.undo()]
    #expect(undone == [true, true, false])
    #expect(brain.description.isEmpty)
  }

  @Test("a program that cannot be read or performed is refused as a whole")
  func refusedPrograms() throws {
    var brain = try brain(after: "3 5 +")
    let before = brain
    for program in [
      ["1", "foo"], ["drop"], ["M=x"], ["Q=1e9999999999999999999"], ["e=1"], ["M=", "1"], ["1 2"],
    ] {
      brain.program = program
      #expect(brain == before)
      #expect(CalculatorBrain(program: program) == nil)
    }
  }

  @Test("a program names the variables that are set; restoring it keeps the others")
  func programVariables() throws {
    var brain = try brain(after: "7 M + √")
    brain.variables["M"] = -0.0
    #expect(brain.program == ["7", "M", "+", "√", "M=-0"])
    brain.variables["x"] = 1e-7
    brain.program = ["M", "M=2.5"]
    #expect(brain.variableValues == ["M": 2.5, "x": 1e-7])
  }

  @Test(
    "ASCII names are read as the same tokens",
    arguments: [
      ("*", "×"), ("/", "÷"), ("pi", "π"), ("sqrt", "√"), ("inverse", "1/x"), ("pow", "xʸ"),
      ("square", "x²"), ("cbrt", "∛"), ("factorial", "!"), ("fact", "!"), ("sign", "±"), ("−", "-"),
      ("log10", "log"), ("max:2", "max"), ("tau", "τ"), ("sgn", "sgn"), ("5.0", "5"),
    ])
  func names(ascii: String, text: String) throws {
    let token = try #require(CalculatorBrain.Token(ascii))
    #expect(token.text == text)
    #expect(CalculatorBrain.Token(text) == token)
  }

  @Test("every function of the language is a token under its name, for each number of operands")
  func everyFunction() throws {
    for operation in Operation.allCases where operation != .power {
      let counts = operation.operandCount
      for count in counts.lowerBound...min(counts.upperBound, 4) {
        let token = CalculatorBrain.Token.operation(operation, operandCount: count)
        #expect(CalculatorBrain.Token(token.text) == token, "\(token.text)")
        #expect(CalculatorBrain.Token(token.ascii) == token, "\(token.ascii)")
      }
    }
  }

  @Test("a graph shows the last expression, with the values of all variables except M")
  func graphed() throws {
    var brain = try brain(after: "1 M x × sin")
    #expect(throws: CalculatorError.noValue(.variableNotSet("x"))) { try brain.graphed.get() }
    brain.variables["x"] = -2
    brain.variables["M"] = 5
    #expect(try brain.graphed.get().text == "sin(M×(-2))")
    brain.performOperation("clear")
    #expect(throws: CalculatorError.missingOperands) { try brain.graphed.get() }
    brain.performOperation("+")
    #expect(throws: CalculatorError.missingOperands) { try brain.graphed.get() }
  }

  @Test(
    "keystrokes end a typed number where the next key would change it",
    arguments: [
      ("3-5", "3 enter 5 -"), ("√(7+M)+14", "7 M + sqrt 14 +"), ("-5", "5 sign"),
      ("--5", "5 sign enter sign"), ("6.02e23", "6.02 ee 23"), ("1e-300", "1 ee 300 sign"),
      ("-1e-300", "1 ee 300 sign enter sign"), ("1/x", "x inverse"), ("x^2", "x square"),
      ("2^3", "2 enter 3 pow"), ("1/4", "4 inverse"), ("pi e", "pi e *"), ("-x", "x sign"),
      ("3!", "3 factorial"), ("cbrt(8)", "8 cbrt"), ("-0", "0 enter sign"),
      ("1-(-2)", "1 enter 2 sign -"), ("max(1,2,3)", "1 enter 2 enter 3 max:3"),
    ])
  func keystrokes(source: String, keys: String) throws {
    #expect(
      CalculatorBrain.keystrokes(for: try Formula(source)).joined(separator: " ") == keys)
  }
}
