import Formulas
import Sheets
import Testing
import Words

@testable import Screens

/// What is said about rows and links, in every language.
struct SheetWordsTests {
  /// Sheets whose last row has a problem, and what is said of it in German.
  private static let sheets: [(rows: [String], german: String)] = [
    (["a = a + 1"], "Diese Zeile definiert einen Namen durch sich selbst."),
    (["a = b", "c = 1", "b = a"], "Die Zeilen 1 und 3 definieren sich im Kreis."),
    (["a = 1", "a = 2", "a = 3"], "Die Zeilen 1, 2 und 3 definieren a."),
    (["a = b", "b = 1/", "a"], "Zeile 1, die hier gebraucht wird, hat einen Fehler."),
    (["π = 3"], "π lässt sich nicht definieren."),
    (["f(x) = x", "f + 1"], "f ist eine Funktion. Schreibe f(x)."),
    (
      ["f(x) = {x < 0: -x, x}", "f'(2)"],
      "f hat Fälle oder Einschränkungen: Das wird gezeichnet, hat hier aber keinen Wert."
    ),
    (["f(x) = x {x > 0}", "f(-2)"], "f hat hier keinen Wert: Keiner der Fälle trifft zu."),
    (["f(x) = x", "f(1, 2)"], "f braucht einen Wert, nicht 2."),
    (["P = (1, 2)", "P + 1"], "Ein Punkt kann nicht Teil einer Formel sein."),
    (["[1, [2, 3]]"], "Eine Liste kann nicht Element einer Liste sein."),
    (["[1, 2] + [1, 2, 3]"], "Listen mit 2 und 3 Elementen passen nicht zusammen."),
    (["[1…x]"], "Eine Liste wie [1…10] braucht Zahlen an ihren Enden."),
    (["[1…10^9]"], "Eine Liste kann höchstens 10000 Elemente haben."),
    (["y = [1…200] x"], "Eine Zeile kann höchstens 100 Kurven oder Punkte zeichnen."),
    (
      ["f(x) = dfact(x)", "f'(1)"],
      "Die Ableitung von dfact lässt sich nicht durch bekannte Funktionen ausdrücken."
    ),
    (["x y"], "Das hat die Variablen x und y. Schreibe es als Gleichung."),
    (["a = 2 {1 ≤ b ≤ 2}"], "Schreibe den Bereich wie in {-5 ≤ a ≤ 5, step 0.1}."),
    (["x = cos(t)"], "t gibt nur dann eine Kurve, wenn x = … und y = … beide davon abhängen."),
    (["y = b"], "Es gibt kein b."), (["1/0"], "Division durch null"),
    (["2 +"], "Hier fehlt etwas. Gib eine Zahl, x oder eine Funktion ein."),
  ]

  @Test("A row says in German what is wrong with it", arguments: sheets)
  func german(rows: [String], german: String) throws {
    let sheet = SheetScreen(rows.map { Sheet.Entry($0) }, view: nil).sheet
    let problem = try #require(sheet.result(at: rows.count - 1).problem, "\(rows)")
    #expect(Words(.german).message(for: problem, in: sheet) == german)
  }

  @Test("No language but English says something in English", arguments: Language.allCases)
  func translated(language: Language) throws {
    let words = Words(language)
    for (rows, _) in Self.sheets {
      let sheet = SheetScreen(rows.map { Sheet.Entry($0) }, view: nil).sheet
      let problem = try #require(sheet.result(at: rows.count - 1).problem)
      let english = Words.english.message(for: problem, in: sheet)
      #expect((words.message(for: problem, in: sheet) == english) == (language == .english))
    }
    let sheet = SheetScreen().sheet
    for problem in [RowProblem.tooLarge, .undrawable(.tooManyValues("m"))] {
      let english = problem.message { $0 }
      #expect((words.message(for: problem, in: sheet) == english) == (language == .english))
    }
    for problem in [SheetLink.Problem.tooLong, .noSheet, .damaged] {
      #expect((words.message(for: problem) == problem.message) == (language == .english))
    }
    #expect(words.message(for: .tooLong).contains("65536"))
  }

  @Test("Sentences have the values that English has", arguments: Language.allCases)
  func values(language: Language) {
    let words = Words(language)
    let sheet = SheetScreen().sheet
    let problems: [(RowProblem, String)] = [
      (.tooManyElements(limit: 717), "717"), (.tooManyCurves(limit: 717), "717"),
      (.listLengths(31, 717), "31"), (.listLengths(31, 717), "717"),
      (.reserved("π", at: 0..<0), "π"),
      (.functionWithoutValues("g"), "g(x)"), (.functionOfCases("g"), "g"),
      (.duplicate("g", []), "g"), (.definedColumn("g_1", []), "g_1"),
      (.severalVariables(["u", "v"]), "u"),
      (.severalVariables(["u", "v"]), "v"), (.range(at: 0..<0), "{-5 ≤ a ≤ 5, step 0.1}"),
      (.valueCount(function: "g", expected: 3...3, given: 717), "717"),
    ]
    for (problem, value) in problems {
      let sentence = words.message(for: problem, in: sheet)
      #expect(sentence.contains(value), "\(sentence)")
    }
  }
}
