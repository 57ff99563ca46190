import Formulas
import FuzzSupport
import Graphing
import Sheets

@testable import Screens

/// Checks the Graph tab without its page: an input is what a reader does, with U+001E between.
///
/// The first byte of each part chooses what is done and in which row; the rest is a text.
@main
struct FuzzSheets {
  static func main() {
    runFuzzer(dictionary: words) { input, count in
      var (screen, graph) = (SheetScreen(), GraphScreen())
      let parts = Array(input: input, count: count).split(separator: 0x1E)
      for part in parts.prefix(40) { FuzzSheets.take(part, &screen, &graph) }
      return 0
    }
  }

  private static func take(
    _ part: ArraySlice<UInt8>, _ screen: inout SheetScreen, _ graph: inout GraphScreen
  ) {
    let (choice, rest) = (Int(part.first ?? 0), part.dropFirst())
    let text = String(decoding: rest, as: UTF8.self)
    let rows = screen.sheet.rows
    let index = choice / 16 % rows.count
    let id = rows[index].id
    let before = screen.sheet.entries
    switch choice % 16 {
    case 0, 1: _ = screen.type(text)
    case 2: _ = screen.setText(text, of: id)
    case 3: _ = screen.paste(text)
    case 4: _ = screen.press(rest)
    case 5: _ = screen.insertRow(at: index)
    case 6: _ = screen.removeRow(id)
    case 7: _ = screen.duplicateRow(id)
    case 8: _ = screen.moveRow(id, to: index / 2)
    case 9: _ = screen.hideRow(id, text.isEmpty)
    case 10: _ = screen.define(rest, for: id)
    case 11: _ = screen.slide(id, to: Double(text) ?? 1)
    case 12: _ = screen.setRange(id, lower: text, upper: "", step: "")
    case 13: _ = screen.play(id)
    case 14: changeTable(choice / 16, text, of: id, &screen)
    default: screen.select(id)
    }
    screen.show(on: &graph)
    let entries = screen.sheet.entries
    let read = SheetScreen(kept: screen.kept(with: graph), on: &graph)
    claim(read.sheet.entries == entries, "what is kept is the sheet", "\(entries)")
    for index in screen.sheet.rows.indices {
      claim(
        read.sheet.result(at: index).text == screen.sheet.result(at: index).text,
        "a row says the same, however it came about", screen.sheet.rows[index].text)
      claimNumbers(in: screen.sheet.result(at: index).value?.text ?? "", "\(entries)")
    }
    guard entries != before, screen.canUndo else { return }
    _ = screen.undo()
    // Moves of one slider are one change.
    if choice % 16 != 11 && choice % 16 != 13 {
      claim(screen.sheet.entries == before, "Undo brings back the rows", "\(before), \(entries)")
    }
    _ = screen.redo()
    claim(screen.sheet.entries == entries, "Redo repeats the change", "\(before), \(entries)")
  }

  private static func changeTable(
    _ choice: Int, _ text: String, of id: Int, _ screen: inout SheetScreen
  ) {
    let (line, column) = (text.utf8.count % 5, choice / 8 % 2)
    switch choice % 8 {
    case 0, 1: _ = screen.insertTable(of: text)
    case 2: _ = screen.setCell(text, of: id, line: line, column: column)
    case 3: _ = screen.pasteCells(text, into: id, line: line, column: column)
    case 4: _ = screen.setHead(text, of: id, column: column)
    case 5: _ = screen.addFit(.line, to: id)
    case 6: _ = screen.keepResiduals(ofFit: id)
    default: _ = screen.removeLine(line, of: id)
    }
  }

  private static let words = [
    "\u{1E}", "y=", "x=", "a=", "f(x)=", "=1", "{0<x<1}", "{-5≤a≤5, step 0.1}", "(a, 1)", "[1…10]",
    "[k² for k = 1…5]", "r=1+cos θ", "(cos t, sin t)", "x²+y²=25", "f'(x)", "d/dx(", "m ∈ ℤ", "\"",
    "sum(n=1,10^9,n)", "backspace", "enter", "left", "select-left", "next-slot", "/", "^", "_", "|",
    "√", "□", "π", "sin", "\n", "\t", "1\t2\n3\t4", "x_1", "y_1", "±", "~", "y_1 ~ m x_1 + b",
    "histogram(", "@data 1, 2; 3",
  ]
}
