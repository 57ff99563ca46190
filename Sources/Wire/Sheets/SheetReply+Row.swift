import Formulas
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// What is beside a row, and what is edited in it.
extension SheetReply {
  /// The solutions of an equation in one unknown.
  static func write(
    _ solutions: Solutions, of unknown: Name, _ words: Words, to json: inout JSONText
  ) {
    var text = ""
    for index in 0..<solutions.count {
      guard let digits = solutions.digits(of: index) else { continue }
      let exact = solutions.exact(index)?.text
      let isShort = exact.map { $0.utf8.count <= longestSolution } ?? false
      let isExact = digits.isExact || isShort
      text += text.utf8.isEmpty ? "" : "; "
      text += unknown.description + (isExact ? " = " : " ≈ ")
      text += Words.shown(isShort && !digits.isExact ? exact ?? "" : digits.text)
    }
    let ends: [(name: String, text: String)] =
      solutions.range.map { range in
        [
          (name: "lower", text: Words.shown(range.lowerBound.text(.shortest))),
          (name: "upper", text: Words.shown(range.upperBound.text(.shortest))),
        ]
      } ?? []
    let hasNone = solutions.count == 0
    let sentence: SheetWord =
      if !solutions.isComplete {
        .moreSolutions
      } else if ends.isEmpty {
        hasNone ? .noSolutions : .allSolutions
      } else {
        hasNone ? .noSolutionsBetween : .allSolutionsBetween
      }
    text += (text.utf8.isEmpty ? "" : ". ") + words.text(sentence, ends)
    json.beginObject()
    json.member("text", text)
    json.name("exact")
    json.null()
    json.endObject()
  }

  /// An exact form with more characters is shown as a decimal.
  private static let longestSolution = 40

  static func write(_ slider: SheetScreen.Slider, to json: inout JSONText) {
    json.beginObject()
    json.member("name", slider.name.description)
    json.member("value", slider.value.double)
    json.member("valueText", Words.shown(slider.value.text))
    let (lower, upper) = (slider.range.lowerBound, slider.range.upperBound)
    json.member("lower", slider.ends.lowerBound)
    json.member("upper", slider.ends.upperBound)
    json.member("lowerText", Words.shown(slider.texts.lower ?? lower.text(.significant(6))))
    json.member("upperText", Words.shown(slider.texts.upper ?? upper.text(.significant(6))))
    json.member("step", slider.step.double)
    json.member("stepText", Words.shown(slider.texts.step ?? slider.step.text))
    json.endObject()
  }

  static func write(_ editor: FormulaEditor, to json: inout JSONText) {
    json.beginObject()
    json.member("path", text(of: editor.place.path))
    json.member("offset", editor.place.offset)
    json.name("selection")
    if let selection = editor.selection {
      json.beginObject()
      json.member("path", text(of: selection.path))
      json.member("lower", selection.lower)
      json.member("upper", selection.upper)
      json.member("text", editor.selectedText)
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  /// A path as `data-row` has it.
  private static func text(of path: [FormulaPlace.Step]) -> String {
    var text = ""
    for step in path {
      if !text.utf8.isEmpty { text += " " }
      text += step.atom.description + "." + step.slot.description
    }
    return text
  }
}
