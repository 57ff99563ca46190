import Calculators
import Formulas
import Sheets
import TextFormats
package import Words

/// The Plotter's formula as it is written on paper, with a cursor in it: another way to edit the text of the field.
///
/// The text of the field is what counts. This follows it, and has another text for it after a change.
public struct PlotterReading: Sendable {
  /// Whether keys go to this cursor instead of the end of the field.
  public private(set) var isEdited = false
  /// What is written, with the cursor.
  public private(set) var editor = FormulaEditor()
  /// What the field says.
  public private(set) var text = ""
  private var past: [Moment] = []
  private var future: [Moment] = []

  /// What Undo and Redo bring back.
  private struct Moment: Sendable {
    let editor: FormulaEditor
    let text: String
  }

  /// How many changes can be undone.
  private static let mostMoments = 200

  public init() {}

  /// Takes over what the field says, if that was changed elsewhere. The cursor then stands at the end.
  ///
  /// - Complexity: O(bytes).
  public mutating func follow(_ field: String) {
    guard !field.utf8.elementsEqual(text.utf8) else { return }
    if isEdited { record() } else { (past, future) = ([], []) }
    (editor, text) = (FormulaEditor(field), field)
  }

  /// Begins to edit; the cursor stays where it was.
  public mutating func select() { isEdited = true }

  /// Ends editing.
  public mutating func leave() { isEdited = false }

  /// Puts the cursor somewhere.
  ///
  /// - Parameter selects: Whether all between the cursor and the place becomes selected.
  /// - Returns: `false` if there is no such place.
  public mutating func move(to place: FormulaPlace, selects: Bool) -> Bool {
    let selects = selects && isEdited
    select()
    return editor.move(to: place, selects: selects)
  }

  /// Selects the number, name or box at a place.
  public mutating func selectTerm(at place: FormulaPlace) {
    select()
    editor.selectTerm(at: place)
  }

  /// Types each character of a text where the cursor is.
  public mutating func type(_ typed: String) { edit { $0.type(typed) } }

  /// Writes another text in place of all.
  public mutating func setText(_ text: String) { edit { $0 = FormulaEditor(text) } }

  /// Pastes a text in place of the selection: one of the language, LaTeX or MathML. Signs around a formula are
  /// removed, and so is `y =` before it.
  public mutating func paste(_ pasted: String) {
    let line = PastedMathML.text(pasted) ?? PastedRow.line(PlotterScreen.line(of: pasted))
    let clean = PlotterScreen.withoutHead(line)
    edit { $0.insert(clean) }
  }

  /// Does what a key of a keyboard does, by its name in data: see `SheetScreen.press`.
  ///
  /// - Returns: `false` if the key has nothing to do there.
  public mutating func press(_ name: ArraySlice<UInt8>) -> Bool {
    if let motion = FormulaMotion(name: name) { return editor.move(motion) }
    switch FormulaKey.allCases.first(where: { name.spells($0.rawValue) }) {
    case .backspace: edit { _ = $0.deleteBackward() }
    case .delete: edit { _ = $0.deleteForward() }
    case .nextSlot: return editor.moveToEmptySlot(isForward: true)
    case .previousSlot: return editor.moveToEmptySlot(isForward: false)
    case .selectAll: editor.selectAll()
    case .enter, nil: return false
    }
    return true
  }

  /// Does what a key of the Plotter's keypad does, at the cursor.
  ///
  /// - Returns: `false` for Plot and Clear, which the Plotter itself carries out.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .plot, .clear: return false
    case .backspace: edit { _ = $0.deleteBackward() }
    case .exponent: edit { $0.enterOrLeaveExponent() }
    case .sign: edit { $0.changeSign() }
    // The root is drawn over what follows, without parentheses.
    case .squareRoot: type("√")
    default:
      guard let row = key.plotterRow else { return false }
      type(row.appends)
    }
    return true
  }

  /// Brings back what was written before the last change.
  ///
  /// - Returns: `false` if nothing can be undone.
  public mutating func undo() -> Bool {
    guard let moment = past.popLast() else { return false }
    future.append(self.moment)
    (editor, text) = (moment.editor, moment.text)
    return true
  }

  /// Repeats the change that was undone last.
  ///
  /// - Returns: `false` if nothing was undone.
  public mutating func redo() -> Bool {
    guard let moment = future.popLast() else { return false }
    past.append(self.moment)
    (editor, text) = (moment.editor, moment.text)
    return true
  }

  /// What has changed, to be said: see `FormulaEditor.speech`.
  ///
  /// - Parameter old: The state before a key, a touch or what was typed.
  package func speech(since old: PlotterReading, _ words: Words) -> String {
    isEdited && old.isEdited ? editor.speech(since: old.editor, words) : ""
  }

  private var moment: Moment { Moment(editor: editor, text: text) }

  private mutating func record() {
    future = []
    if past.count == Self.mostMoments { past.removeFirst() }
    past.append(moment)
  }

  private mutating func edit(_ change: (inout FormulaEditor) -> Void) {
    select()
    var edited = editor
    change(&edited)
    // What was written otherwise in the field stays as it is until something changes.
    if !edited.text.utf8.elementsEqual(editor.text.utf8) {
      record()
      text = PlotterScreen.asTyped(edited.text)
    }
    editor = edited
  }
}
