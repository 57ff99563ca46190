import TestSupport
import Testing

@testable import Formulas

struct ReadingTests {
  @Test(
    "precedence and implicit multiplication are as on paper",
    arguments: [
      ("1/2x", "1/2*x"), ("4÷2(1+1)", "4/2*(1+1)"), ("-2^2", "-2^2"), ("2^-1", "2^(-1)"),
      ("2^3^2", "2^3^2"), ("(2^3)^2", "(2^3)^2"), ("2^3!", "2^3!"), ("-3!", "-3!"),
      ("3!^3", "3!^3"), ("2x", "2*x"), ("2πx", "2*pi*x"), ("(1+2)(3)", "(1+2)*3"),
      ("2sin(x)", "2*sin(x)"), ("x²y", "x^2*y"), ("xy", "x*y"), ("x y", "x*y"), ("x(y)", "x*y"),
      ("3² 2", "3^2*2"), ("(x)3", "x*3"), ("2²pi", "2^2*pi"), ("-x²", "-x^2"), ("--x", "--x"),
      ("+x", "x"), ("2×-3", "2*(-3)"), ("2--3", "2-(-3)"), ("-(x×y)", "-x*y"), ("2³²", "2^32"),
      ("x⁻¹", "x^(-1)"), ("2**3", "2^3"), ("xsin(x)", "x*sin(x)"), ("ex", "e*x"), ("2e", "2*e"),
      ("2e3", "2000"), ("2e+1", "20"), ("2e-x", "2*e-x"), ("2E+3", "2000"), (".5", "0.5"),
      ("2.", "2"), ("(a+b)+c", "a+b+c"), ("a+(b+c)", "a+(b+c)"), ("0x", "0*x"), ("e²", "e^2"),
    ])
  func precedence(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "a function's exponent stands after its name, and -1 means its inverse",
    arguments: [
      ("sin x²", "sin(x^2)"),
      ("sin²(x)", "sin(x)^2"), ("sin⁻¹(x)", "asin(x)"), ("sin^2 x", "sin(x)^2"),
      ("sin^-1 x", "asin(x)"), ("asin sin-.5", "asin(sin(-0.5))"), ("sin(x)²", "sin(x)^2"),
      ("sin x!", "sin(x!)"), ("√√16", "sqrt(sqrt(16))"), ("∛27", "cbrt(27)"),
      ("2^sin x", "2^sin(x)"), ("sin -x^2", "sin(-x^2)"),
      ("sin^(-1)(x)", "asin(x)"), ("sin^{2} x", "sin(x)^2"), ("sin⁻¹ 2x", "asin(2*x)"),
      ("log2x", "log2(x)"), ("cosh⁻¹(x)", "acosh(x)"), ("ln⁻¹ x", "exp(x)"),
    ])
  func functions(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "look-alikes of operators are read",
    arguments: [
      ("3−2", "3-2"), ("1e−2", "0.01"), ("2e−x", "2*e-x"), ("3–2", "3-2"), ("3—2", "3-2"),
      ("3‐2", "3-2"), ("3·2", "3*2"),
      ("3⋅2", "3*2"), ("3✕2", "3*2"), ("3∗2", "3*2"), ("3∕2", "3/2"), ("3⁄2", "3/2"),
      ("3÷2", "3/2"), ("3／2", "3/2"), ("（3）", "3"), ("3\u{A0}+\u{2009}2", "3+2"),
      ("x\u{2062}y", "x*y"), ("|x|", "abs(x)"), ("||x|-1|", "abs(abs(x)-1)"),
      ("2|x|3", "2*abs(x)*3"), ("ϕ", "phi"), ("𝜋", "pi"), ("max(1，2)", "max(1,2)"),
    ])
  func lookAlikes(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "all names of a function mean the same",
    arguments: [
      ("arcsin(x)", "asin(x)"), ("arctan x", "atan(x)"), ("log(x)", "log10(x)"),
      ("log10(x)", "log10(x)"), ("log(2,x)", "log(2,x)"), ("pow(x,2)", "x^2"), ("fact(5)", "5!"),
      ("nthroot(x,3)", "root(x,3)"), ("average(1,2)", "avg(1,2)"), ("sgn(x)", "sign(x)"),
      ("rtod(x)", "deg(x)"), ("cotan(x)", "cot(x)"), ("arcosh(x)", "acosh(x)"),
    ])
  func aliases(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "from left to right, only + − × ÷ lose their precedence",
    arguments: [
      ("2+3×4", "(2+3)×4"), ("2+3^2×4", "(2+3^2)×4"), ("17÷3+69-23", "17÷3+69-23"),
      ("10÷4×6÷8+99×15", "(10÷4×6÷8+99)×15"), ("2+3x", "(2+3)×x"), ("2-3+4", "2-3+4"),
      ("2+sin(1+2×3)", "2+sin((1+2)×3)"), ("-2+3×4", "(-2+3)×4"), ("2×3!+1", "2×3!+1"),
      ("1+2×3+4×5", "((1+2)×3+4)×5"),
    ])
  func leftToRight(source: String, text: String) throws {
    #expect(try Formula(source, options: ReadingOptions(order: .leftToRight)).text == text)
  }

  @Test("an error says what is wrong and where", arguments: badInput)
  func errors(_ bad: BadInput) {
    let options = ReadingOptions(variables: .named(["x"]))
    #expect(throws: SyntaxError(bad.kind, at: bad.range)) {
      try Formula(utf8: bad.source, options: options)
    }
  }

  struct BadInput: Sendable, CustomTestStringConvertible {
    let source: [UInt8]
    let kind: SyntaxError.Kind
    let range: Range<Int>

    init(_ source: String, _ kind: SyntaxError.Kind, _ range: Range<Int>) {
      self.init(Array(source.utf8), kind, range)
    }

    init(_ source: [UInt8], _ kind: SyntaxError.Kind, _ range: Range<Int>) {
      self.source = source
      self.kind = kind
      self.range = range
    }

    var testDescription: String { String(decoding: source.prefix(40), as: UTF8.self) }
  }

  static let badInput: [BadInput] = [
    BadInput("", .empty, 0..<0), BadInput("  ", .empty, 0..<2),
    BadInput("2+", .missingOperand, 2..<2), BadInput("2+*3", .missingOperand, 2..<3),
    BadInput("sin(", .missingOperand, 4..<4), BadInput("sin()", .missingOperand, 4..<4),
    BadInput("()", .missingOperand, 1..<1), BadInput("^2", .missingOperand, 0..<1),
    BadInput("2 3", .missingOperator, 2..<3), BadInput("x 2", .missingOperator, 2..<3),
    BadInput("x2", .missingOperator, 1..<2), BadInput("2^3 4", .missingOperator, 4..<5),
    BadInput("-2 3", .missingOperator, 3..<4), BadInput("sin x 2", .missingOperator, 6..<7),
    BadInput("π2", .missingOperator, 2..<3), BadInput("1..2", .malformedNumber, 0..<4),
    BadInput("1.2.3", .malformedNumber, 0..<5), BadInput(".", .malformedNumber, 0..<1),
    BadInput("2e3.5", .malformedNumber, 0..<4), BadInput("x⁻", .malformedNumber, 1..<4),
    BadInput("1e1000000000000000000", .numberTooLarge, 0..<21),
    BadInput("(1", .unclosedParenthesis, 0..<1),
    BadInput("2sin(x", .unclosedParenthesis, 1..<5), BadInput("1)", .unopenedParenthesis, 1..<2),
    BadInput("|x", .unclosedBar, 0..<1), BadInput("(|x)", .unclosedBar, 1..<2),
    BadInput("1,x", .misplacedComma, 1..<2), BadInput("(x,2)", .misplacedComma, 2..<3),
    BadInput("5!!!", .repeatedFactorial, 1..<4), BadInput("√⁻¹(x)", .functionExponent, 0..<8),
    BadInput("sin^x(2)", .functionExponent, 3..<5),
    BadInput("x y z q", .unknownName("y", suggestion: nil), 2..<3),
    BadInput("sinn(x)", .unknownName("sinn", suggestion: "sin"), 0..<4),
    BadInput("Sin(x)", .unknownName("Sin", suggestion: "sin"), 0..<3),
    BadInput("3+sqtr(x)", .unknownName("sqtr", suggestion: "sqrt"), 2..<6),
    BadInput("θ", .unknownName("θ", suggestion: nil), 0..<2),
    BadInput("2 # 3", .unexpectedCharacter("#"), 2..<3),
    BadInput("2 > 3", .unexpectedCharacter(">"), 2..<3),
    BadInput("1+☃", .unexpectedCharacter("☃"), 2..<5),
    BadInput([0x31, 0x2B, 0xFF, 0x32], .invalidUTF8, 2..<3),
    BadInput([0xE2, 0x88], .invalidUTF8, 0..<2), BadInput([0xC0, 0x80], .invalidUTF8, 0..<1),
    BadInput("pow(4)", .operandCount(function: "pow", expected: 2...2, given: 1), 0..<6),
    BadInput("sin(1,2)", .operandCount(function: "sin", expected: 1...1, given: 2), 0..<8),
    BadInput("log(1,2,3)", .operandCount(function: "log", expected: 2...2, given: 3), 0..<10),
    BadInput(
      String(repeating: "(", count: 2000) + "1" + String(repeating: ")", count: 2000),
      .tooDeep(limit: 1000), 1000..<1001),
    BadInput(String(repeating: "-", count: 1001) + "1", .tooDeep(limit: 1000), 1000..<1001),
    BadInput(String(repeating: "2^", count: 1001) + "1", .tooDeep(limit: 1000), 2000..<2002),
    BadInput(
      String(repeating: "1", count: 100_001), .tooLong(limit: 100_000), 100_000..<100_001),
    BadInput(
      String(repeating: "x", count: 99_999) + "é²", .tooLong(limit: 100_000), 100_001..<100_003),
  ]

  @Test(
    "formulas up to the limits are read, evaluated and written",
    arguments: [
      (String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000), 1),
      (String(repeating: "-", count: 1000) + "1", 1),
      (String(repeating: "sin(", count: 1000) + "0" + String(repeating: ")", count: 1000), 0),
      (String(repeating: "1^", count: 1000) + "2", 1),
      (String(repeating: "1+", count: 49_999) + "1", 50_000),
      (String(repeating: "1×", count: 49_999) + "1", 1),
      (String(repeating: "1/", count: 49_999) + "1", 1),
      (String(repeating: "(1+2×", count: 999) + "0" + String(repeating: ")", count: 999), nil),
    ] as [(String, Double?)])
  func limits(source: String, value: Double?) throws {
    let formula = try Formula(source)
    let result = try? formula.value()
    if let value { #expect(result == value) }
    #expect(try Formula(formula.ascii) == formula)
    #expect(!formula.latex.isEmpty && !formula.mathML.isEmpty)
  }

  @Test(
    "missing parentheses at the end are closed on request",
    arguments: [("sin(x", 1), ("√(x+(2", 2), ("2x", 0), ("(1+2)×(3", 1)])
  func closing(source: String, count: Int) throws {
    let bytes = Array(source.utf8)
    #expect(try Formula.missingParentheses(in: bytes, options: ReadingOptions()) == count)
    #expect(throws: SyntaxError.self) {
      if count > 0 { _ = try Formula(source) } else { throw SyntaxError(.empty, at: 0..<0) }
    }
    let options = ReadingOptions(closesParentheses: true)
    let closed = source + String(repeating: ")", count: count)
    #expect(try Formula(source, options: options) == Formula(closed))
  }

  @Test(
    "pasted text loses everything around the formula",
    arguments: [
      ("y = sin(x)\n", "sin(x)"), ("f(x)=x²", "x²"), ("  2 +\n 3  ", "2 + 3"), ("$x^2$", "x^2"),
      ("２＋３", "2＋3"), ("2+3 =", "2+3"), ("", ""), ("x", "x"), ("g(t)=t", "t"),
      ("y(x) = x", "x"), ("sum(n=1,10,n²)", "sum(n=1,10,n²)"),
      // What says something else keeps its left side.
      ("x = 2", "x = 2"), ("r = 2cos(θ)", "r = 2cos(θ)"), ("a = b = c", "a = b = c"),
      ("Y = 2", "Y = 2"), ("x(t) = t", "x(t) = t"), ("x² = 2", "x² = 2"),
    ])
  func pasted(text: String, cleaned: String) {
    #expect(PastedText.cleaned(text) == cleaned)
  }

  @Test("any bytes are a formula, or an error with a place in them")
  func anyBytes() {
    var random = SeededGenerator.printingSeed("any bytes are read")
    let pieces = [
      "(", ")", "|", ",", "!", "^", "+", "-", "×", "/", "√", "sin", "log", "x", "e", "π", "2", ".5",
      "1e", "²", "⁻", "max(", " ", "y =", "_", "\u{2212}", "0x", "é", "😀", "root(", "^-1",
    ]
    for _ in 0..<20_000 {
      var source: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Int.random(in: 0..<20, using: &random) == 0 {
          source.append(UInt8.random(in: 0...255, using: &random))
        } else {
          source += Array(pieces.randomElement(using: &random)!.utf8)
        }
      }
      let options = ReadingOptions(
        variables: Bool.random(using: &random) ? .anyLetter : .named(["x"]),
        order: Bool.random(using: &random) ? .precedence : .leftToRight,
        closesParentheses: Bool.random(using: &random))
      do {
        _ = try Formula.value(of: source, options: options, variables: ["x": 2])
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= source.count)
      }
    }
  }

  @Test(
    "reading takes time in proportion to the length, whatever is repeated",
    arguments: [
      "sin1", "x", "1x", "(", "|", "-", "2^", "√", "x²", "1+", "x!", "1+2×", "log2x", "²",
    ])
  func repeated(piece: String) {
    let source = Array(String(repeating: piece, count: 100_000 / piece.count).utf8)
    for order in [OrderOfOperations.precedence, .leftToRight] {
      _ = try? Formula.value(of: source, options: ReadingOptions(order: order), variables: ["x": 1])
    }
  }
}
