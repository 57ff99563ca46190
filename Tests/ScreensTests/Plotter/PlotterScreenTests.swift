import Formulas
import Sheets
import Testing
import Words

@testable import Screens

struct PlotterScreenTests {
  /// The screen after keys, whose names are separated by spaces.
  static func screen(
    _ keys: String, _ configuration: Configuration = Configuration()
  ) -> PlotterScreen {
    var screen = PlotterScreen()
    for word in keys.split(separator: " ") {
      for key in Keypad.plotter.sequence(named: String(word)) ?? [] {
        screen.press(key, configuration: configuration)
      }
    }
    return screen
  }

  @Test(
    "keys append at the right",
    arguments: [
      // PL-2, PL-3
      ("0 1 2 3 4 5 6 7 8 9 . ( ) x pi", "0123456789.()xπ"),
      ("sqrt sin cos tan ln", "√(sin(cos(tan(ln("),
      // PL-5
      ("1 + 2 - 3 * 4 / 5", "1+2-3*4/5"),
      ("1 ÷ 2 × 3 − 4", "1/2*3-4"),
      // PL-4: one superscript digit, then normal input; pressed again for more digits
      ("x exponent 5 -", "x⁵-"),
      ("x exponent 2 3", "x²3"),
      ("x exponent 1 exponent 2", "x¹²"),
      ("x exponent exponent 2", "x2"),
      ("x exponent + 2", "x+2"),
      ("x exponent backspace 2", "2"),
      ("( x + 1 ) exponent 0", "(x+1)⁰"),
      // PL-6
      ("x sign", "-x"), ("x sign sign", "x"), ("sign x + 1", "-x+1"), ("sign sign", ""),
      // PL-7
      ("x + 1 clear", ""), ("2 sin backspace", "2"), ("sqrt backspace", ""), ("x ( backspace", "x"),
      ("x exponent 3 backspace", "x"), ("pi backspace", ""), ("backspace", ""),
      ("x sin backspace", "x"), ("2.45 backspace", "2.4"), ("ln sin x backspace backspace", "ln("),
    ])
  func text(keys: String, text: String) {
    #expect(Self.screen(keys).text == text)
  }

  @Test(
    "the exponent mode ends with any other key",
    arguments: [
      ("exponent", true), ("exponent 2", false), ("exponent +", false),
      ("exponent exponent", false),
      ("exponent clear", false), ("exponent plot", false), ("exponent 2 exponent", true),
    ])
  func exponentMode(keys: String, isOn: Bool) {
    #expect(Self.screen(keys).isTypingExponent == isOn)
  }

  @Test(
    "the reading is shown whenever the text can be read",
    arguments: [
      ("2.5 x exponent 2", "2.5×x^2", ""), ("2 pi x", "2×π×x", ""), ("sin x", "sin(x)", ")"),
      ("sqrt ( x + 1", "√(x+1)", "))"), ("2 +", nil, ""), ("", nil, ""),
    ])
  func reading(keys: String, reading: String?, missing: String) {
    let screen = Self.screen(keys)
    #expect(screen.formula?.text == reading)
    #expect(screen.missingParentheses == missing)
    #expect(screen.problem == nil)
  }

  @Test(
    "text that cannot be plotted stays, with a message that says why and where",
    arguments: [
      ("2+", "syntax", 2..<2), ("sin(", "syntax", 4..<4), ("1..2", "syntax", 0..<4),
      ("2 3", "syntax", 2..<3), ("x y z q", "variable-not-set", 2..<3),
      ("sinn(x)", "unknown-name", 0..<4), ("t+xy", "variable-not-set", 0..<1),
      (")", "syntax", 0..<0),
    ])
  func problem(text: String, code: String, range: Range<Int>) {
    var screen = Self.screen("x plot")
    screen.type(text)
    #expect(screen.problem == nil)
    screen.press(.plot, configuration: Configuration())
    #expect(screen.problem?.code == code)
    #expect(screen.problem?.range == range)
    #expect(screen.text == text)
    #expect(screen.plot?.source == "x")
    screen.press(.backspace, configuration: Configuration())
    #expect(screen.problem == nil)
  }

  @Test(
    "an equation for y may be typed, and is its formula",
    arguments: [
      ("y = 2x+1", "2×x+1"), ("y=2x+1", "2×x+1"), ("f(x) = x²", "x^2"), ("g(t)=t", "t"),
      ("y = sum(n=1,3,n)x", "Σ(n=1,3,n)×x"), ("f(y) = 3", "3"),
    ])
  func equation(text: String, formula: String) {
    var screen = PlotterScreen()
    screen.open(text, configuration: Configuration())
    #expect(screen.text == text)
    #expect(screen.problem == nil)
    #expect(screen.plot?.formula.text == formula)
  }

  @Test("an equation for y is closed as its formula is") func closesEquation() {
    var screen = PlotterScreen()
    screen.type("y = sin(x")
    #expect(screen.missingParentheses == ")")
    screen.press(.plot, configuration: Configuration())
    #expect(screen.text == "y = sin(x)" && screen.plot != nil)
  }

  @Test(
    "what draws nothing is refused, with what it is",
    arguments: [
      ("x = cos t", .undrawable(.unsolvedParameter, at: 0..<9)),
      ("y < m x ∧ m ∈ ℤ", .undrawable(.tooManyValues("m"), at: 0..<21)),
      ("a = 2", .notAFunction(.definition("a"), at: 0..<3)),
    ] as [(String, PlotterProblem)])
  func undrawable(text: String, problem: PlotterProblem) {
    for isPasted in [false, true] {
      var screen = PlotterScreen()
      if isPasted { screen.paste(text, over: 0..<0) } else { screen.type(text) }
      screen.press(.plot, configuration: Configuration())
      #expect(screen.problem == problem && screen.graphed == nil)
      #expect(screen.text == text && screen.plot == nil)
      #expect(screen.problem?.code == "syntax")
    }
  }

  @Test(
    "Plot gives a relation to the graph",
    arguments: [
      "x = 2", "x²+y²=25", "x^2+y^2=25", "2x = 4", "y < x", "y ≤ x", "y = x < 2", "y = y+1",
      "y = x = 2",
      "y²=x³-x and y>0", "y = x² {0 ≤ x}", "r = 2cos(θ)", "θ = 1", "(cos t, sin 2t)",
      "x = cos t ∧ y = sin t", "(t, t²) {0 ≤ t < 1}", "x = m ∧ y = m² ∧ m ∈ ℤ",
    ])
  func relation(text: String) {
    for isPasted in [false, true] {
      var screen = PlotterScreen()
      if isPasted { screen.paste(text, over: 0..<0) } else { screen.type(text) }
      #expect(screen.relation != nil && screen.graphed == nil)
      screen.press(.plot, configuration: Configuration())
      #expect(screen.graphed?.text == text && screen.graphed?.serial == 1)
      #expect(screen.text == text && screen.plot == nil && screen.problem == nil)
      screen.press(.plot, configuration: Configuration())
      #expect(screen.graphed?.serial == 2)
      screen.type("x²")
      #expect(screen.relation == nil && screen.formula != nil)
    }
  }

  @Test(
    "a relation that cannot be read is refused at its mistake",
    arguments: [("x²+y²=", 8..<8), ("x²+y² = a", 10..<11), ("x = 2+", 6..<6), ("y < ", 4..<4)])
  func unreadableRelation(text: String, range: Range<Int>) {
    var screen = PlotterScreen()
    screen.open(text, configuration: Configuration())
    #expect(screen.problem?.range == range && screen.graphed == nil && screen.text == text)
  }

  @Test("the place of a mistake counts from the beginning of the text") func placeAfterHead() {
    var screen = PlotterScreen()
    screen.open("y = 2 3", configuration: Configuration())
    #expect(screen.problem?.range == 6..<7)
    screen.open("f(x) = t²", configuration: Configuration())
    #expect(screen.problem == .severalVariables(["x", "t"], at: 7..<10))
  }

  @Test func saysWhatIsMissing() {
    var screen = PlotterScreen()
    screen.open("x = cos t", configuration: Configuration())
    #expect(
      screen.problem.map { Words.english.message(for: $0) }
        == "t gives a curve only where both x = … and y = … depend on it.")
  }

  @Test("a turn has the unit of angles that was set when Plot was pressed") func angleOfTurn() {
    var screen = PlotterScreen()
    screen.type("(cos t, sin t)")
    var configuration = Configuration()
    configuration.angle = .degrees
    screen.press(.plot, configuration: configuration)
    #expect(screen.graphed?.angle == .degrees && screen.graphed?.text == "(cos t, sin t)")
    var graph = GraphScreen()
    graph.add("(cos t, sin t)", angle: .degrees)
    graph.add("(t, t² + sin t)", angle: .degrees)
    #expect(
      graph.curves.map(\.title) == [
        "x = cos(t) ∧ y = sin(t)", "x = t ∧ y = t^2+sin(t) ∧ 0 ≤ t ≤ 360",
      ])
  }

  @Test func namesTheVariablesThatAreTooMany() {
    var screen = PlotterScreen()
    screen.open("t+u*v", configuration: Configuration())
    #expect(
      screen.problem.map { Words.english.message(for: $0) }
        == "Only one variable can be plotted, but this equation has t, u and v.")
  }

  @Test(
    "an empty field raises an alert, which stays until a key is pressed",
    arguments: ["plot", "x clear plot"])
  func alert(keys: String) {
    var screen = Self.screen(keys)
    #expect(screen.alert == .noEquation)
    #expect(screen.plot == nil)
    screen.press(.x, configuration: Configuration())
    #expect(screen.alert == nil)
    #expect(screen.text == "x")
  }

  @Test("blank text counts as empty") func blank() {
    var screen = PlotterScreen()
    screen.open("  ", configuration: Configuration())
    #expect(screen.alert == .noEquation)
    screen.dismissAlert()
    #expect(screen.alert == nil)
  }

  @Test func addsMissingParenthesesWhenItPlots() {
    let screen = Self.screen("sin cos x plot")
    #expect(screen.text == "sin(cos(x))")
    #expect(screen.plot?.source == "sin(cos(x))")
    #expect(screen.plot?.dotCount == 51)
  }

  @Test("later keys and settings do not change the plot") func keepsThePlot() {
    var screen = Self.screen("x exponent 2 plot", Configuration(xMax: 4, sampleCount: 8)!)
    let plot = screen.plot
    for key in [Key.add, .one, .clear] { screen.press(key, configuration: Configuration()) }
    #expect(screen.plot == plot)
    #expect(plot?.samples.ys == [16, 9, 4, 1, 0, 1, 4, 9, 16])
    #expect(screen.plotCount == 1)
  }

  @Test("plots against the one variable, whatever its letter", arguments: ["t", "M", "x", "α"])
  func variable(letter: String) {
    var screen = PlotterScreen()
    screen.open("2" + letter, configuration: Configuration(xMax: 1, sampleCount: 2)!)
    #expect(screen.plot?.samples.ys == [-2, 0, 2])
  }

  @Test(
    "the equations in the document have the dots given there",
    arguments: [
      ("x exponent 3 - 2.5 x exponent 2 + 3.1 x - 13.3", 4.0, 200, 201),
      ("sin x ) + cos 2 x ) - tan 3 x )", 0.25, 200, 201),
      ("sqrt x exponent 3 + x exponent 2 + 2.5 x + 23 )", 4, 200, 173),
      ("ln x exponent 2 + 2 pi x + 23 )", 4, 200, 201),
      ("ln x exponent 2 + 2 pi x + 23 )", 4, 50, 51),
    ])
  func dots(keys: String, xMax: Double, samples: Int, dots: Int) {
    let screen = Self.screen(
      keys + " plot", Configuration(xMax: xMax, sampleCount: samples)!)
    #expect(screen.plot?.dotCount == dots)
  }

  @Test("reads angles in the chosen unit") func degrees() {
    let degrees = Configuration(xMax: 90, sampleCount: 2, angle: .degrees)!
    #expect(Self.screen("sin x plot", degrees).plot?.samples.ys == [-1, 0, 1])
  }

  @Test(
    "what is typed is typeset again only where that looks different",
    arguments: [
      ("", false), ("2x+1", false), ("2x - 1", false), ("2x−1", false), ("-x", false),
      ("sin(2x", false), ("y = 2x+1", false), ("x³-3x", false), ("2πx", false), ("sin²(x)", false),
      ("max(x, 1)", false), ("x^3-3x", true), ("2*x", true), ("x/2", true), ("√(x)", true),
      ("2pi*x", true), ("sin x", true), ("x^(-1)", true), ("x⁻¹", true), ("xˣ", true),
      ("2^(x²)", true), ("1e20x", true), ("log_2(x)", true), ("2+", false),
    ])
  func typesetOtherwise(text: String, isOtherwise: Bool) {
    var screen = PlotterScreen()
    screen.type(text)
    #expect(screen.isTypesetOtherwise == isOtherwise)
  }

  @Test("says so if nothing can be drawn") func nothingToPlot() {
    let plot = Self.screen("sqrt 0 - 1 - x x plot").plot
    #expect(plot?.dotCount == 0)
    #expect(
      plot.flatMap { Words.english.message(for: $0) }
        == "This equation has no value anywhere from −5 to 5.")
  }

  @Test("a formula that is brought back is written as keys write it; what is none stays as it is")
  func recall() {
    var screen = PlotterScreen()
    screen.recall("x*sin(x)")
    #expect(screen.text == "x×sin(x)")
    screen.recall("2+")
    #expect(screen.text == "2+")
  }

  @Test(
    "pasted text loses what surrounds its formula, and stays as it was written",
    arguments: [
      ("y = x³ − 2.5x²", "x³ − 2.5x²"), ("f(x) = sqrt(x)", "sqrt(x)"), (" 2·π·x\n", "2·π·x"),
      ("sin(x", "sin(x"), ("2 +", "2 +"), ("x\u{00A0}+\u{00A0}1", "x + 1"), ("√x²", "√x²"),
      ("x = 2", "x = 2"), ("r = 2cos(θ)", "r = 2cos(θ)"), ("y = y+1", "y = y+1"),
      ("f(x) = t²", "f(x) = t²"),
    ])
  func paste(pasted: String, text: String) {
    var screen = PlotterScreen()
    screen.type("old")
    screen.paste(pasted, over: 0..<3)
    #expect(screen.text == text)
  }

  @Test("text pasted over a part replaces only that part") func pastePart() {
    var screen = PlotterScreen()
    screen.type("1+x+2")
    screen.paste(" sin(x) ", over: 2..<3)
    #expect(screen.text == "1+sin(x)+2")
    screen.paste("9", over: 90..<95)
    #expect(screen.text == "1+sin(x)+29")
  }
}
