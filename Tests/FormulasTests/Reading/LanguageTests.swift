import Testing

@testable import Formulas

/// What people write and paste, and how it is read.
struct LanguageTests {
  @Test(
    "a function's name without parentheses takes the product that follows",
    arguments: [
      ("sin 2πx", "sin(2*pi*x)"), ("ln 2x²", "ln(2*x^2)"), ("sin x cos x", "sin(x)*cos(x)"),
      ("sin x/2", "sin(x)/2"), ("2 sin 3x", "2*sin(3*x)"), ("sqrt 2x", "sqrt(2*x)"),
      ("sin x^2", "sin(x^2)"), ("sin x²", "sin(x^2)"), ("sin x!", "sin(x!)"),
      ("sin 30°", "sin(degree(30))"), ("sin 10%", "sin(10/100)"), ("sin -2x", "sin(-2*x)"),
      ("sin (2)x", "sin(2)*x"), ("sin(2)x", "sin(2)*x"), ("sin(x)²", "sin(x)^2"),
      ("sin²2x", "sin(2*x)^2"), ("sin²(x)", "sin(x)^2"), ("sin x√2", "sin(x*sqrt(2))"),
      ("|sin x|", "abs(sin(x))"), ("sin x|y|", "sin(x*abs(y))"), ("|sin x|y", "abs(sin(x))*y"),
      ("2|sin x y|", "2*abs(sin(x*y))"), ("log_2 8x", "log2(8*x)"), ("log₂ 8x", "log2(8*x)"),
      ("sin2x", "sin(2*x)"), ("sin x cos y z", "sin(x)*cos(y*z)"), ("sin cos x", "sin(cos(x))"),
      ("sin cos 2x tan x", "sin(cos(2*x))*tan(x)"), ("2^sin 2x", "2^sin(2*x)"),
      ("sin x + 1", "sin(x)+1"), ("sin x - 1", "sin(x)-1"), ("sin x × 2", "sin(x)*2"),
      ("max(sin 2x, 1)", "max(sin(2*x),1)"), ("(sin 2x)y", "sin(2*x)*y"),
      ("sin x(y+1)", "sin(x*(y+1))"), ("sin 2^x y", "sin(2^x*y)"), ("-sin 2x", "-sin(2*x)"),
      ("√4-2", "sqrt(4)-2"), ("√2x", "sqrt(2)*x"), ("∛2x", "cbrt(2)*x"), ("√x²y", "sqrt(x^2)*y"),
      ("√sin 2x", "sqrt(sin(2*x))"), ("sin√x y", "sin(sqrt(x)*y)"), ("√(2)x", "sqrt(2)*x"),
      ("abs -x", "abs(-x)"), ("log 2x", "log10(2*x)"), ("x sin x", "x*sin(x)"),
    ])
  func products(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "left-to-right order does not split the product of a function's name",
    arguments: [("1+sin 2x", "1+sin(2×x)"), ("1+2x", "(1+2)×x"), ("1+sin x y+2", "1+sin(x×y)+2")])
  func productsInOrder(source: String, text: String) throws {
    #expect(try Formula(source, options: ReadingOptions(order: .leftToRight)).text == text)
  }

  @Test(
    "the first version of the language gave a name without parentheses one operand",
    arguments: [
      ("sin 2x", "sin(2)*x"), ("sin x cos x", "sin(x)*cos(x)"), ("ln 2x²", "ln(2)*x^2"),
      ("sin -2x", "sin(-2)*x"), ("sin2x", "sin(2)*x"), ("sqrt 2x", "sqrt(2)*x"),
      ("sinx", "s*i*n*x"), ("PI", "P*I"), ("pix", "p*i*x"), ("xsin(x)", "x*sin(x)"),
      ("log2x", "log2(x)"), ("sin √x²", "sin(sqrt(x^2))"),
    ])
  func firstVersion(source: String, ascii: String) throws {
    #expect(try Formula(source, options: ReadingOptions(language: .first)).ascii == ascii)
  }

  @Test(
    "a text of the first version keeps its meaning",
    arguments: [
      ("sin 2x", "sin (2)x"), ("sin x + cos 2x", "sin (x) + cos (2)x"), ("sin x", "sin x"),
      ("sin x²+1", "sin x²+1"), ("2+", "2+"), ("sinx", "s×i×n×x"), ("PI", "P×I"),
      ("sin -2x", "sin (-2)x"), ("sin cos 2x", "sin (cos (2))x"), ("ln 2|x|", "ln (2)|x|"),
      ("sin2x y", "sin(2)x y"), ("√2x", "√2x"), ("5!!", "5!!"), ("sin(2)x", "sin(2)x"),
    ])
  func rewriting(source: String, text: String) {
    let rewritten = Formula.rewriting(Array(source.utf8), from: .first)
    #expect(String(decoding: rewritten, as: UTF8.self) == text)
  }

  @Test(
    "what people write and paste is read",
    arguments: [
      ("PI", "pi"), ("Pi", "pi"), ("2PI", "2*pi"), ("10%", "10/100"), ("10%+5", "10/100+5"),
      ("10% - x", "10/100-x"), ("2^10%", "2^(10/100)"), ("30°", "degree(30)"),
      ("⌊x⌋", "floor(x)"), ("⌈2x⌉", "ceil(2*x)"), ("2⌊x/2⌋y", "2*floor(x/2)*y"),
      ("[1+2]x", "(1+2)*x"), ("{1+2}[3]", "(1+2)*3"), ("sin[x]", "sin(x)"), ("2^{x+1}", "2^(x+1)"),
      ("[(1+2)·3]^2", "((1+2)*3)^2"), ("½", "1/2"), ("½x", "1/2*x"), ("2½", "5/2"),
      ("2⅔", "8/3"), ("(-8)^⅓", "(-8)^(1/3)"), ("⅛+⅞", "1/8+7/8"), ("log₂ 8", "log2(8)"),
      ("log_2(8)", "log2(8)"), ("log_3(8)", "log(3,8)"), ("log_b 8x", "log(b,8*x)"),
      ("log_{b+1} x", "log(b+1,x)"), ("log_10 x", "log10(x)"), ("log_2² x", "log2(x)^2"),
      ("³√27", "cbrt(27)"), ("∜16", "root(16,4)"), ("⁵√x", "root(x,5)"), ("2³√27", "2^3*sqrt(27)"),
      ("2+³√27", "2+cbrt(27)"), ("2·⁴√(16)x", "2*root(16,4)*x"), ("5!!", "5!!"),
      ("3+5!!x", "3+5!!*x"), ("(x!)!", "(x!)!"), ("sinx", "sin(x)"),
      ("2sinxcosx", "2*sin(x)*cos(x)"), ("lnx", "ln(x)"), ("xsinx", "x*sin(x)"),
      ("sincosx", "sin(cos(x))"), ("pix", "pi*x"), ("asinx", "asin(x)"),
      ("sin2xcos3x", "sin(2*x)*cos(3*x)"),
      ("log2x", "log2(x)"), ("xlog2(8)", "x*log2(8)"), ("sqrtx", "sqrt(x)"), ("x_1", "x_1"),
      ("x_1y", "x_1*y"), ("x_max+1", "x_max+1"), ("2x_1²", "2*x_1^2"), ("θ_1", "θ_1"),
    ])
  func pasted(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test("the same names are read where variables are named")
  func namedVariables() throws {
    for (source, ascii) in [
      ("sinx", "sin(x)"), ("2sinxcosx", "2*sin(x)*cos(x)"), ("pix", "pi*x"), ("x_1x", "x_1*x"),
      ("lnx", "ln(x)"), ("xlog_2(8)", "x*log2(8)"), ("sinPIx", "sin(pi*x)"),
    ] {
      let options = ReadingOptions(variables: .named(["x", "x_1"]))
      #expect(try Formula(source, options: options).ascii == ascii)
    }
  }

  @Test(
    "rare notations are read as the usual ones",
    arguments: [
      ("２＋３", "2+3"), ("ｓｉｎ（ｘ）", "sin(x)"), ("１．５×２", "1.5*2"), ("10％", "10/100"),
      ("x₁", "x_1"), ("x₁y", "x_1*y"), ("x₁²", "x_1^2"), ("xₘₐₓ+1", "x_max+1"),
      ("log₂8", "log2(8)"),
      ("log₁₀ x", "log10(x)"), ("θ₁", "θ_1"), ("2⁰·⁵", "2^0.5"), ("2⁻⁰·⁵", "2^(-0.5)"),
      ("xⁿ", "x^n"), ("xⁿ⁺¹", "x^(n+1)"), ("e⁻²ˣ", "e^(-2*x)"), ("2²·³√8", "2^2*cbrt(8)"),
      ("10⁴·³⁸⁵ √13", "10^4.385*sqrt(13)"),
      ("2²·3", "2^2*3"), ("𝑥²+𝐞^𝜋", "x^2+e^pi"), ("𝟐𝜃 𝗌𝗂𝗇 ℎ", "2*θ*sin(h)"),
      ("x²·²√(4)", "x^2*sqrt(4)"), ("x⁽ⁿ⁻¹⁾", "x^(n-1)"),
    ])
  func rareNotation(source: String, ascii: String) throws {
    #expect(try Formula(source).ascii == ascii)
  }

  @Test(
    "LaTeX is read as pasted",
    arguments: [
      ("\\frac{1}{2}x^2", "1/2*x^2"), ("\\dfrac12x", "1/2*x"), ("\\sqrt[3]{x}", "root(x,3)"),
      ("\\sqrt{x}+1", "sqrt(x)+1"), ("\\sqrt2x", "sqrt(2)*x"), ("2\\cdot\\pi", "2*pi"),
      ("\\left(x+1\\right)^2", "(x+1)^2"), ("\\sin^{2}x", "sin(x)^2"),
      ("\\operatorname{sgn}\\left(x\\right)", "sign(x)"), ("\\mathrm{e}^{x}", "e^x"),
      ("\\ln x\\,y", "ln(x*y)"), ("x_{1}^{2}", "x_1^2"), ("x_1y", "x_1*y"),
      ("\\log_{2}8", "log2(8)"), ("\\log_{b+1}\\left(8\\right)", "log(b+1,8)"),
      ("\\frac{\\frac{1}{x}}{1+\\sqrt[n]{y}}", "1/x/(1+root(y,n))"),
      ("\\left|x\\right|", "abs(x)"), ("\\lfloor x\\rfloor", "floor(x)"),
      ("\\binom{5}{2}", "ncr(5,2)"), ("\\sin 30^{\\circ}", "sin(degree(30))"),
      ("30^\\circ", "degree(30)"), ("\\theta^2", "θ^2"), ("10\\%", "10/100"),
      ("\\frac\\pi2", "pi/2"), ("\\frac{x+1}{x-1}+\\frac12", "(x+1)/(x-1)+1/2"),
      ("$\\tfrac{2}{3}$", "2/3"), ("e^{-x^{2}/2}", "e^(-x^2/2)"), ("3\\times10^{-2}", "3*10^(-2)"),
      ("\\arcsin\\frac{1}{2}", "asin(1/2)"), ("\\cos\\left(2\\pi x\\right)", "cos(2*pi*x)"),
    ])
  func latex(source: String, ascii: String) throws {
    #expect(try Formula(PastedText.cleaned(source)).ascii == ascii)
  }

  @Test(
    "errors in rare notations have their places in the text as it was typed",
    arguments: [
      ("x₁+", .missingOperand, 5..<5), ("２＋", .missingOperand, 6..<6),
      ("\\frac{1}{2}+)", .missingOperand, 12..<12),
      ("\\foo{x}", .unknownName("\\foo", suggestion: nil), 0..<4),
      ("3＋（4", .unclosedParenthesis, 4..<7), ("xⁿ⁺ + 1", .missingOperand, 7..<7),
      ("1＋3,5", .decimalComma(suggestion: "3.5"), 4..<7),
    ] as [(String, SyntaxError.Kind, Range<Int>)])
  func rareErrors(source: String, kind: SyntaxError.Kind, place: Range<Int>) {
    #expect(throws: SyntaxError(kind, at: place)) { try Formula(source) }
  }

  @Test(
    "an ambiguous habit is an error that says what to write",
    arguments: [
      ("3,5", .decimalComma(suggestion: "3.5"), 0..<3),
      ("2+3,25x", .decimalComma(suggestion: "3.25"), 2..<6),
      ("2 + 3, 25", .decimalComma(suggestion: "3.25"), 4..<9),
      ("[1,2]", .misplacedComma, 2..<3), ("(3, 5)", .misplacedComma, 2..<3),
      ("3,5,7", .misplacedComma, 1..<2), ("2,3.9", .misplacedComma, 1..<2),
      ("1, 000", .groupedDigits(suggestion: "1000"), 0..<6),
      ("0,125", .decimalComma(suggestion: "0.125"), 0..<5),
      ("1,000", .groupedDigits(suggestion: "1000"), 0..<5),
      ("1,234.56", .groupedDigits(suggestion: "1234.56"), 0..<8),
      ("1+12,345,678", .groupedDigits(suggestion: "12345678"), 2..<12),
      ("1 000", .groupedDigits(suggestion: "1000"), 0..<5),
      ("1 000 000+2", .groupedDigits(suggestion: "1000000"), 0..<9),
      ("1 00", .missingOperator, 2..<4), ("(1,x)", .misplacedComma, 2..<3),
      ("0x10", .hexadecimal(suggestion: "16"), 0..<4),
      ("0x1F+1", .hexadecimal(suggestion: "31"), 0..<4),
      ("n!=120", .factorialOrUnequal, 1..<3), ("5 % 3", .remainderSign, 2..<3),
      ("5%x", .remainderSign, 1..<2), ("5%(3)", .remainderSign, 1..<2),
      ("max 2", .missingParentheses(function: "max"), 0..<3),
      ("5 mod 3", .missingParentheses(function: "mod"), 2..<5),
      ("5!!!", .repeatedFactorial, 1..<4), ("[1+2)", .unclosedBracket("]"), 0..<1),
      ("⌊x", .unclosedBracket("⌋"), 0..<3), ("(1]", .unclosedParenthesis, 0..<1),
      ("2]", .unopenedParenthesis, 1..<2), ("x_1 2", .missingOperator, 4..<5),
      ("sin^½ x", .functionExponent, 3..<6), ("²", .missingOperand, 0..<2),
      ("3_1", .unknownName("_1", suggestion: nil), 1..<3),
    ] as [(String, SyntaxError.Kind, Range<Int>)])
  func habits(source: String, kind: SyntaxError.Kind, place: Range<Int>) {
    #expect(throws: SyntaxError(kind, at: place)) { try Formula(source) }
  }

  @Test(
    "the rarer signs have their values",
    arguments: [
      ("2½", 2.5), ("10%", 0.1), ("50%×200", 100), ("sin 30°", 0.5), ("5!!", 15), ("6!!", 48),
      ("0!!", 1), ("-5!!", -15), ("(-1)!!", 1), ("⌊-2.5⌋", -3), ("⌈-2.5⌉", -2), ("³√-27", -3),
      ("∜16", 2), ("log₂ 8", 3), ("2sinx×0+1", 1), ("log_3 9", 2),
    ])
  func values(source: String, value: Double) throws {
    let result = try Formula.value(of: source, variables: ["x": 1])
    #expect((result - value).magnitude < 1e-12, "\(result)")
  }

  @Test(
    "a function has the value that mpmath gives",
    arguments: [
      ("lg 1000", 3.0),
      ("expm1(1e-10)", 1.00000000005e-10),
      ("log1p(1e-10)", 9.9999999995e-11),
      ("log1p(-0.5)", -0.69314718055994531),
      ("digamma(1)", -0.57721566490153286),
      ("digamma(0.25)", -4.2274535333762654),
      ("digamma(-2.75)", -1.959055264977997),
      ("digamma(1e9)", 20.723265836446411),
      ("digamma(-1000000.5)", 13.815511557963816),
      ("polygamma(1,1)", 1.6449340668482264),
      ("polygamma(1,-0.5)", 8.9348022005446793),
      ("polygamma(2,3.5)", -0.1082040516417274),
      ("polygamma(2,-7.25)", 124.00852603656573),
      ("polygamma(7,0.1)", 504000002365.19142),
      ("polygamma(100,90)", -5.8230539478237743e-40),
      ("erfc(0.3)", 0.67137324054087257),
      ("erfc(2)", 0.0046777349810472658),
      ("erfc(-1)", 1.8427007929497149),
      ("erfc(10)", 2.0884875837625448e-45),
      ("erfc(26)", 5.6631924088561428e-296),
      ("product(2,3,7)", 42.0),
      ("prod(1.5,4)", 6.0),
      ("median(3,1,2)", 2.0),
      ("median(4,1,3,2)", 2.5),
      ("median(7)", 7.0),
      ("median(5,3,9,1,4)", 4.0),
      ("var(2,4,4,4,5,5,7,9)", 4.5714285714285714),
      ("stdev(2,4,4,4,5,5,7,9)", 2.1380899352993951),
      ("round(2.5,0)", 3.0),
      ("round(3.14159,2)", 3.14),
      ("round(-1.25,1)", -1.3),
      ("round(1234.5,-2)", 1200.0),
      ("round(1250,-2)", 1300.0),
      ("round(2.5)", 3.0),
      ("hypot(3,4,12)", 13.0),
      ("hypot(1,2,3,4)", 5.4772255750516611),
      ("ncr(0.5,3)", 0.0625),
      ("ncr(-2,3)", -4.0),
      ("ncr(5,2)", 10.0),
      ("ncr(2.5,0)", 1.0),
      ("npr(0.5,2)", -0.25),
      ("npr(-1,3)", -6.0),
      ("npr(5,2)", 20.0),
      ("ncr(3,5)", 0.0),
    ] as [(String, Double)])
  func functions(source: String, value: Double) throws {
    let result = try Formula.value(of: source)
    #expect((result - value).magnitude <= 4e-15 * value.magnitude, "\(result)")
    let formula = try Formula(source)
    #expect(formula.enclosure().contains(value), "\(formula.enclosure())")
    #expect(formula.enclosure().contains(result), "\(formula.enclosure())")
  }

  @Test(
    "a function outside its domain is an error",
    arguments: [
      ("log1p(-1)", .logarithmOfZero), ("log1p(-2)", .logarithmOfNegative),
      ("round(2.5,0.5)", .outOfDomain(.roundToPlaces)), ("ncr(5,1.5)", .outOfDomain(.combinations)),
      ("npr(2.5,-1)", .outOfDomain(.permutations)), ("2.5!!", .outOfDomain(.doubleFactorial)),
      ("(-3)!!", .outOfDomain(.doubleFactorial)),
    ] as [(String, DomainError)])
  func domains(source: String, error: DomainError) throws {
    let formula = try Formula(source)
    #expect(throws: error) { try formula.value() }
  }

  @Test(
    "a result is the true value, rounded once",
    arguments: [
      ("sum(n=1,10,n²)", "385"), ("prod(n=1,6,n)", "720"),
      ("sum(n=1,100,1/n)", "5.18737751763962"),
      ("sum(n=0,50,1/n!)", "2.718281828459045"), ("prod(n=1,0,x)", "1"),
      ("sum(n=1,3,prod(k=1,n,k+√2)-√2)", "42.79898987322333"), ("sum(n=1,10^9,1/n)", "unfinished"),
      ("sum(n=0.5,3,n)", "out-of-domain"), ("sin 30°", "0.5"), ("cos 60° + 2½", "3"),
      ("10%+0.2", "0.3"), ("5!!", "15"), ("51!!", "2.980227913743311×10³³"), ("(-1)!!", "1"),
      ("round(2.675,2)", "2.68"), ("round(-1.25,1)", "-1.3"), ("round(1250,-2)", "1300"),
      ("median(√2,1,3)", "1.414213562373095"), ("median(4,1,3,2)", "2.5"),
      ("var(2,4,4,4,5,5,7,9)", "4.571428571428571"),
      ("stdev(2,4,4,4,5,5,7,9)", "2.138089935299395"), ("hypot(1,2,3,4)", "5.477225575051661"),
      ("product(0.1,0.2,50)", "1"), ("expm1(1/3)", "0.3956124250860895"),
      ("log1p(1/3)", "0.2876820724517809"), ("log1p(10^-20)", "1×10⁻²⁰"),
      ("erfc(2)", "0.004677734981047266"), ("erfc(10)", "2.088487583762545×10⁻⁴⁵"),
      ("digamma(1)", "-0.5772156649015329"), ("polygamma(3,-2.5)", "194.7478762191876"),
      ("polygamma(30,-0.5)", "-9.222127066162056×10²⁶"),
      ("digamma(1.4616321449683623)", "-3.992873041246304×10⁻¹⁷"),
      ("lg 1000", "3"), ("³√-27", "-3"), ("log₃ 81", "4"),
    ])
  func shown(source: String, text: String) {
    let result: String
    do {
      result = try Formula.shownText(of: source, work: 1_000_000_000)
    } catch {
      result = error.code
    }
    #expect(result == text)
  }
}
