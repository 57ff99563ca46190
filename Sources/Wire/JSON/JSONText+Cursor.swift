import Screens
import TextFormats

extension JSONText {
  /// Writes where the cursor of an editor stands, and what is selected.
  mutating func cursor(of editor: FormulaEditor) {
    beginObject()
    member("path", Self.text(of: editor.place.path))
    member("offset", editor.place.offset)
    name("selection")
    if let selection = editor.selection {
      beginObject()
      member("path", Self.text(of: selection.path))
      member("lower", selection.lower)
      member("upper", selection.upper)
      member("text", editor.selectedText)
      endObject()
    } else {
      null()
    }
    endObject()
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
