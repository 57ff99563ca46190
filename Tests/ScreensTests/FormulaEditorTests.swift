import Formulas
import Screens
import TestSupport
import Testing

struct FormulaEditorTests {
  /// Keys as they are typed, and what then stands in the row, with `‸` for the cursor.
  static let typing: [(keys: String, text: String)] = [
    ("x+1", "x+1‸"),
    ("1/2", "1/(2‸)"),
    ("1/2→+3", "1/2+3‸"), ("y=d/dx→(x^2", "y = d/dx(x^(2‸))"),
    ("y=d/dx(x^2", "y = d/dx(x^(2‸))"),
    ("a+2x/3", "a+(2x)/(3‸)"),
    ("2x→/3", "(2x)/(3‸)"),
    ("/3", "(3‸)/(□)"),
    ("sin x/2", "(sin x)/(2‸)"),
    ("x^2", "x^(2‸)"),
    ("x^2+1", "x^2+1‸"),
    ("x^-1", "x^(-1‸)"),
    ("x^2→y", "x^2y‸"),
    ("x^2→^", "x^(2‸)"),
    ("x²+1", "x^2+1‸"),
    ("e^2x=3", "e^(2x) = 3‸"),
    ("x_1+y", "x_1+y‸"),
    ("x_1y", "x_1 y‸"),
    ("v_max+1", "v_max+1‸"),
    ("f_2(x)", "f_2(x)‸"), ("f_max(x)", "f_max(x)‸"),
    ("sqrt2", "√(2‸)"),
    ("sqrt2→x", "√2x‸"),
    ("cbrtx", "∛(x‸)"),
    ("nthroot4→x", "root(x‸, 4)"),
    ("pi", "π‸"),
    ("2pix", "2πx‸"),
    ("theta", "θ‸"),
    ("beta", "β‸"),
    ("epsilon", "ε‸"),
    ("epi", "eπ‸"),
    ("xsinx", "x sin x‸"),
    ("arcsinx", "arcsin x‸"),
    ("sinhx", "sinh x‸"),
    ("infinity", "∞‸"),
    ("x<=1", "x ≤ 1‸"),
    ("x>=1", "x ≥ 1‸"),
    ("x!=1", "x ≠ 1‸"),
    ("2*3", "2·3‸"),
    ("y=1 and x>2", "y = 1 ∧ x > 2‸"),
    ("sumn=1→10→n^2", "sum(n = 1, 10, n^(2‸))"), ("∫0→1→x²dx→", "int(x = 0, 1, x^2)‸"),
    ("∫t=0→1→t²", "int(t = 0, 1, t^(2)‸)"), ("∫0→1→x²", "int(x = 0, 1, x^(2)‸)"),
    ("∫0→1→t²dt→", "int(t = 0, 1, t^2)‸"), ("(prod(k=1,n,k))", "(prod(k = 1, n, k))‸"),
    ("∫0,1,x", "int(x = 0, 1, x‸)"), ("integral0→1→x", "int(x = 0, 1, x‸)"),
    ("integral(x=0,1,x^2)+1", "int(x = 0, 1, x^2)+1‸"), ("int(x=0,1,x)", "int(x = 0, 1, x)‸"),
    ("sum(k=1,5,k^2)+1", "sum(k = 1, 5, k^2)+1‸"),
    ("\"a note, if a = b: sin x^2\"", "\"a note, if a = b: sin x^2\"‸"),
    ("histogram(L) \"the f(x) of L\"", "histogram(L)\"the f(x) of L\"‸"),
    ("(x+1)/2", "(x+1)/(2‸)"),
    ("(x+1", "(x+1‸)"),
    ("(x+1)y", "(x+1)y‸"),
    ("x+1)", "(x+1)‸"),
    ("(a, b)", "(a, b)‸"), ("( a , b ) + 1", "(a, b)+1‸"), ("(v cos a, 2)", "(v cos a, 2)‸"),
    ("1+a cos t", "1+a cos t‸"), ("1+acos t", "1+acos t‸"), ("a  sin  x", "a sin x‸"),
    ("s in x", "s i n x‸"), ("x^2 y", "x^2y‸"), ("x^ 2+ 1", "x^2+1‸"), ("1/ 2 x", "1/2x‸"),
    ("sqrt 2 x", "√2x‸"), ("y=x^2{0≤x<2}", "y = x^(2){0 ≤ x < 2}‸"),
    ("y = a x^2 {x > 0}", "y = ax^(2){x > 0}‸"),
    ("(1/2)3", "(1/2)3‸"),
    ("|x|+1", "|x|+1‸"),
    ("||x|-1|", "|abs(x)-1|‸"),
    ("|-x|", "|-x|‸"),
    ("{x>0", "{x > 0‸}"),
    ("⌊x⌋", "⌊x⌋‸"),
    ("f(x)=x", "f(x) = x‸"),
    ("f'(x)", "f'(x)‸"),
    ("1/2→^2", "(1/2)^(2‸)"),
    ("sqrtx→^2", "√(x)^(2‸)"),
    ("x^2→!", "(x^2)!‸"),
    ("x1/2", "(x1)/(2‸)"),
    ("x·1/2→3", "x·1/(2)3‸"),
    ("4÷1/2", "4÷(1/(2‸))"),
    ("pi⌫", "p i‸"),
    ("pi⌫⌫", "p‸"),
    ("x<=⌫", "x < = ‸"),
    ("sqrt⌫", "s q r t‸"),
    ("sinx⌫⌫", "si‸"),
    ("x^2⌫", "x^(‸)"),
    ("x^2⌫⌫", "x‸"),
    ("1/2⌫⌫", "1‸"),
    ("1/2→⌫", "1/(2‸)"),
    ("(x)⌫y", "(xy‸)"),
    ("(x)⌫⌫⌫", "‸"),
    ("ab←/", "a/(‸)b"),
    ("x+1⇱(", "(‸x+1)"),
    ("x+1⇱(→)", "(x)‸+1"),
    ("1/2↑5", "(15‸)/2"),
    ("1/2↑5↓7", "15/(27‸)"),
    ("x^2↓+", "x^2+‸"),
    ("1/(x+1/2→→→→+1", "1/((x+1/2))+1‸"),
    ("a/b→⇤/2", "(a/b)/(2‸)"),
    ("a+b⇤^2", "(a+b)^(2‸)"),
    ("a+b⇤(", "(a+b)‸"),
    ("a+b⇤⌫", "‸"),
    ("x  y", "xy‸"), ("3 1/2", "3 1/(2‸)"), ("0.1 0.2", "0.1 0.2‸"), ("x 2", "x2‸"),
    ("y=+-x", "y = ±x‸"),
    ("1/2=y", "1/2 = y‸"), ("1/sqrtx<=2", "1/(√x) ≤ 2‸"), ("x^y/2=1", "(x^y)/2 = 1‸"),
    ("(1/2,3", "(1/2, 3‸)"), ("[sqrt2,1/3", "[√2, 1/(3‸)]"),
    ("sin^2(x)+1", "sin^2(x)+1‸"), ("cos^2x", "cos^2x‸"), ("sin^-1(x)", "sin^(-1)(x)‸"),
    ("y=Force", "y = F o r c e‸"), ("x or y", "x ∨ y‸"), ("2or", "2 ∨ ‸"),
    ("int_0^1 x^2 dx→", "int(x = 0, 1, x^2)‸"), ("∫_0^{2pi}sin t dt→", "int(t = 0, 2π, sin t)‸"),
    ("sum_{n=1}^{10} n^2→→+1", "sum(n = 1, 10, n^2)+1‸"), ("sum_n=1^5 n", "sum(n = 1, 5, n‸)"),
    ("prod_{k=x^2}^3", "prod(k = x^2, 3‸, □)"),
  ]

  @Test("typing gives what is expected on paper", arguments: typing)
  func types(keys: String, text: String) {
    #expect(FormulaEditor(typing: keys).marked == text)
  }

  @Test(
    "there is a space between a factor and a function, so that `a sin x` does not look like `asin x`",
    arguments: [
      ("a sin(x)", true), ("2sin(x)", true), ("x²cos(x)", true), ("(x+1)ln(x)", true),
      ("√(2) sin(x)", true), ("sin(x)", false), ("1+sin(x)", false), ("-sin(x)", false),
      ("y=asin(x)", false),
    ])
  func spaces(text: String, hasSpace: Bool) {
    let space = "<mspace width=\"0.17em\"/><mi"
    #expect(FormulaEditor(text).mathML.contains(space) == hasSpace)
  }

  @Test(
    "spaces between digits and letters stay what they are when a text is read",
    arguments: [
      ("1  2", "1 2"), ("0.1 \t0.2", "0.1 0.2"), ("3 1/2", "3 1/2"), ("x 2", "x2"),
      ("1 - 2", "1-2"),
      ("Force", "F o r c e"), ("x>0 or y>0", "x > 0 ∨ y > 0"), ("order", "o r d e r"),
    ])
  func readsSpaces(text: String, read: String) { #expect(FormulaEditor(text).text == read) }

  @Test("a selection is a text, and a paste replaces it")
  func selects() {
    var editor = FormulaEditor("12x+3")
    editor.selectTerm(at: FormulaPlace(offset: 1))
    #expect(editor.selectedText == "12")
    editor.insert("x/2")
    #expect(editor.text == "x/2x+3" && editor.selectedText == nil)
    editor.moveToEnd(isStart: true, selects: true)
    #expect(editor.selectedText == "x/2")
    editor.deleteForward()
    #expect(editor.marked == "‸x+3")
  }

  @Test("a paste that is too long changes nothing")
  func pastesTooMuch() {
    var editor = FormulaEditor("12x+3")
    editor.selectAll()
    let before = editor
    let fits = [20_001, 20_000].map { count in
      editor = before
      let isDone = editor.insert(String(repeating: "1", count: count))
      #expect(isDone || editor == before)
      return isDone
    }
    #expect(fits == [false, true])
  }

  /// Texts of the language, and the same as written on paper.
  static let reading: [(text: String, written: String)] = [
    ("y = x^2+1", "y = x^2+1"), ("2x/3y", "(2x)/3y"), ("1/2/3", "(1/2)/3"),
    ("6÷2/3", "(6÷2)/3"), ("a*b/c", "a·b/c"), ("x**2", "x^2"), ("x²y", "x^2y"),
    ("2^-1x", "2^(-1)x"), ("2^3^2", "2^(3^2)"), ("sin(x)/2", "(sin(x))/2"),
    ("1/sin x cos x", "1/(sin x)cos x"), ("√x^2", "√(x^2)"), ("√(x)", "√x"),
    ("sqrt(2x)+1", "√(2x)+1"), ("root(x, 4)", "root(x, 4)"), ("∛8", "∛8"),
    ("|x|y|z|", "|x|y|z|"), ("abs(x-1)", "|x-1|"), ("sum(n=1,10,n^2)", "sum(n = 1, 10, n^2)"),
    ("int(x=0,1,x^2)", "int(x = 0, 1, x^2)"), ("int(x=0,1,x+)", "int(x = 0, 1, x+)"),
    ("int(x=,1,2)", "int(x = , 1, 2)"), ("int(x=0,1,)", "int(x = 0, 1, □)"),
    ("log_2 8", "log_2 8"), ("log2(8)", "log2(8)"), ("x_1y", "x_1 y"), ("pi r^2", "πr^2"),
    ("x<=1 and y>=2", "x ≤ 1 ∧ y ≥ 2"), ("2e-3x", "2e-3x"), ("1/2e3", "1/(2e3)"),
    ("sin^2 x", "sin^2x"), ("f(x) = x", "f(x) = x"), ("(a, b)", "(a, b)"),
    ("{x<0: -x, x}", "{x < 0: -x, x}"), ("[1, 2, 3]", "[1, 2, 3]"), ("x)+(", "x)+(□)"),
    ("5!", "5!"), ("x!^2", "x!^2"), ("(x+1)!", "(x+1)!"), ("1/x!", "1/(x!)"), ("", ""),
    ("2^3!", "2^(3!)"), ("d/dx(x^2)", "d/dx(x^2)"), ("d/dx f(x)", "d/dx f(x)"),
    ("2d/dt(t)", "(2d)/(d)t(t)"), ("-x^2", "-x^2"),
    ("p i", "p i"),
    ("\u{22}a note\u{22}", "\u{22}a note\u{22}"),
    ("x_1 \u{22}Time in s\u{22}", "x_1\u{22}Time in s\u{22}"),
  ]

  @Test("reading a text gives what it means on paper", arguments: reading)
  func reads(text: String, written: String) {
    #expect(FormulaEditor(text).text == written)
  }

  @Test("a formula keeps its value when it is read as boxes and written again")
  func keepsValues() throws {
    var generator = SeededGenerator.printingSeed("boxes")
    for _ in 0..<3000 {
      let text = Self.formula(depth: 4, &generator)
      let written = FormulaEditor(text).text
      #expect(try Self.value(text) == Self.value(written), "\(text) became \(written)")
    }
  }

  /// The first digits of a formula's real value, which no order of operations changes; else why it has none.
  private static func value(_ text: String) throws -> String {
    let formula = try Formula(text, options: ReadingOptions(variables: .anyLetter))
    let variables: Variables = ["x": 0.7, "y": 1.3]
    var value = RealValue(formula, variables: RealVariables(variables), work: 1_000_000)
    do {
      return try value.digits(12).text
    } catch {
      return "no value"
    }
  }

  @Test("whatever is typed, the text reads back, the cursor stays valid and copies are undo")
  func randomWalk() {
    var generator = SeededGenerator.printingSeed("strokes")
    let keys = Array("x12/^_()|+-·=<>sinpqrtu{},!y→←↑↓⌫⌦⇤⇱⇲⇥ √⌊⌋.".unicodeScalars)
    for _ in 0..<400 {
      var editor = FormulaEditor()
      for _ in 0..<60 {
        let before = editor
        let key = keys.randomElement(using: &generator) ?? "x"
        editor.press(key)
        let text = editor.text
        let read = FormulaEditor(text)
        #expect(read.text == text, "after \(key) on \(before.text)")
        var copy = editor
        let isValid = copy.move(to: editor.place)
        #expect(isValid, "after \(key) on \(before.text)")
        #expect(!editor.mathML.isEmpty)
        var selecting = editor
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          selecting.move(Bool.random(using: &generator) ? .left : .right, selects: true)
        }
        // A suffix behind an exponent without its base gets parentheses.
        if let copied = selecting.selectedText, !copied.hasPrefix("(□") {
          var pasted = selecting
          pasted.insert(copied)
          #expect(pasted.text == text, "pasting \(copied) over itself")
        }
      }
    }
  }

  @Test(
    "A copied part is the text of what is selected",
    arguments: [
      ("\"a = b, c\"", 3, " c\""), ("y = sin(x)/2", 1, "(sin(x))/2"), ("x^2+1/y", 2, "+1/y"),
      ("x^2", 1, "□^2"), ("√(x+1)-5", 3, "√(x+1)-5"),
    ])
  func selectedText(text: String, count: Int, copied: String) {
    var editor = FormulaEditor(text)
    for _ in 0..<count { editor.move(.left, selects: true) }
    #expect(editor.selectedText == copied, "\(FormulaEditor(text).text)")
  }

  /// A random text of the language.
  private static func formula(depth: Int, _ generator: inout SeededGenerator) -> String {
    func part() -> String { formula(depth: depth - 1, &generator) }
    guard depth > 0 else {
      return ["x", "y", "2", "3.5", "π", "10"].randomElement(using: &generator) ?? "x"
    }
    switch Int.random(in: 0..<13, using: &generator) {
    case 0: return part() + "+" + part()
    case 1: return part() + "-" + part()
    case 2: return part() + "/" + part()
    case 3: return "(\(part()))\(part())"
    case 4: return "(\(part()))^" + part()
    case 5: return "√" + part()
    case 6: return "sin " + part()
    case 7: return "|(\(part()))|"
    case 8: return "cos(\(part()))"
    case 9: return part() + "÷" + part()
    case 10: return part() + "·" + part()
    case 11: return "(\(part()))²"
    default: return "-" + part()
    }
  }
}

extension FormulaEditor {
  /// Presses keys one after another; arrows and the like stand for themselves.
  init(typing keys: String) {
    self.init()
    for key in keys.unicodeScalars { press(key) }
  }

  /// `⌫ ⌦` delete, `⇱ ⇲` go to the ends, `⇥` to the next empty row, `⇤` selects all.
  mutating func press(_ key: Unicode.Scalar) {
    switch key {
    case "→": move(.right)
    case "←": move(.left)
    case "↑": move(.up)
    case "↓": move(.down)
    case "⌫": deleteBackward()
    case "⌦": deleteForward()
    case "⇱": moveToEnd(isStart: true)
    case "⇲": moveToEnd(isStart: false)
    case "⇥": moveToEmptySlot(isForward: true)
    case "⇤": selectAll()
    default: type(key)
    }
  }

  /// The text with a mark at the cursor.
  var marked: String {
    var copy = self
    copy.move(to: place)
    copy.type("‸")
    return copy.text
  }
}
