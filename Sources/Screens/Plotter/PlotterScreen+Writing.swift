import Formulas
import Sheets
import TextFormats

// How the editor's text is written in the field.
extension PlotterScreen {
  /// A longer text keeps all its parentheses.
  private static let longestTidied = 1_000

  /// A text as one would type it: `x²` for `x^2`, and without parentheses that change nothing.
  ///
  /// - Complexity: O(parentheses · bytes).
  static func asTyped(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    guard utf8.count <= longestTidied, case .success(let meant) = read(utf8) else { return text }
    let written = withoutNeedlessParentheses(utf8, meaning: meant)
    let raised = withSuperscripts(written)
    return String(decoding: says(raised, meant) ? raised : written, as: UTF8.self)
  }

  private static func read(_ utf8: [UInt8]) -> Result<PlotRow, PlotterProblem> {
    PlotRow.read(utf8, angle: .radians)
  }

  private static func says(_ utf8: [UInt8], _ meant: PlotRow) -> Bool {
    if case .success(let row) = read(utf8) { row == meant } else { false }
  }

  private static func withoutNeedlessParentheses(
    _ utf8: [UInt8], meaning meant: PlotRow
  ) -> [UInt8] {
    var text = utf8
    var start = 0
    while let open = text[start...].firstIndex(of: UInt8(ascii: "(")) {
      start = open + 1
      guard isBehindOperator(text[..<open]), let close = closing(open, in: text),
        text[open + 1] != UInt8(ascii: "-")
      else { continue }
      var shorter = text
      shorter.remove(at: close)
      shorter.remove(at: open)
      if says(shorter, meant) { (text, start) = (shorter, open) }
    }
    return text
  }

  /// Whether a text is empty or ends with an operator, so that parentheses behind it are not those of a function.
  private static func isBehindOperator(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    if "+-*/=<>,( ".utf8.contains(last) { return true }
    return ["·", "×", "÷", "≤", "≥"].contains { text.suffix($0.utf8.count).spells($0) }
  }

  /// The index of the parenthesis that closes one.
  private static func closing(_ open: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<text.count {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A text with superscripts for exponents that are digits.
  private static func withSuperscripts(_ utf8: [UInt8]) -> [UInt8] {
    var raised: [UInt8] = []
    var index = 0
    while index < utf8.count {
      var end = index + 1
      while utf8[index] == UInt8(ascii: "^"), end < utf8.count, (0x30...0x39).contains(utf8[end]) {
        end += 1
      }
      if end > index + 1, end == utf8.count || utf8[end] != UInt8(ascii: ".") {
        for digit in utf8[index + 1..<end] { raised += superscripts[Int(digit) - 0x30].utf8 }
      } else {
        raised += utf8[index..<end]
      }
      index = end
    }
    return raised
  }
}
