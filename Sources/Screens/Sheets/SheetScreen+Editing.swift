public import Formulas
import Sheets
import TextFormats
package import Words

// What keys, typing and pasting do to the row that is edited.
extension SheetScreen {
  /// Types each character of a text where the cursor is.
  ///
  /// - Returns: `false` if no row is edited.
  public mutating func type(_ text: String) -> Bool { edit { $0.type(text) } }

  /// Writes another text into a row, which is then edited.
  ///
  /// - Returns: `false` if there is no such row.
  public mutating func setText(_ text: String, of id: Int) -> Bool {
    guard select(id) else { return false }
    return edit { $0 = FormulaEditor(text) }
  }

  /// Pastes a text in place of the selection. Each further line or cell becomes a row below; cells with numbers become
  /// a data table.
  ///
  /// - Returns: `false` if no row is edited, or if the row would be too long.
  public mutating func paste(_ text: String) -> Bool {
    guard let index = activeIndex else { return false }
    if CellReader.isTable(text) { return insertTable(of: text) }
    let lines =
      PastedMathML.text(text).map { [$0] }
      ?? text.utf8.split {
        [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains($0)
      }
      .map { PastedRow.line(String(decoding: Array($0), as: UTF8.self)) }
      .filter { !$0.utf8.isEmpty }
    guard let first = lines.first else { return true }
    var edited = editor
    guard edited.insert(first) else { return false }
    record()
    change { $0 = edited }
    if lines.count > 1 {
      let new = sheet.insert(lines.dropFirst().map { Sheet.Entry($0) }, at: index + 1)
      if let last = new.last { select(last) }
    }
    return true
  }

  /// Adds a formula or relation of another graph as the last row, unless a row says the same. It replaces rows
  /// without a text.
  ///
  /// - Parameter angle: The unit of its angles.
  /// - Returns: `false` if it cannot be read, if it means something else in the sheet's unit, or if there are too many
  ///   rows.
  public mutating func append(_ text: String, angle: AngleUnit) -> Bool {
    let read = PlotRow.read(Array(text.utf8), angle: angle, closesParentheses: true)
    guard case .success(let row) = read, sheet.rows.count < Sheet.mostRows else { return false }
    let formulas: [Formula] =
      switch row {
      case .function(let formula): [formula]
      case .relation(let relation, _): relation.formulas
      case .data: []
      }
    if angle != sheet.angle && formulas.contains(where: { $0.involvesAngles }) { return false }
    let line = row.ofAbscissa.text
    if sheet.rows.contains(where: { $0.text.utf8.elementsEqual(line.utf8) }) { return true }
    record()
    let wasBlank = isBlank
    sheet.insert([Sheet.Entry(line)], at: sheet.rows.count)
    if wasBlank {
      while sheet.rows.count > 1 { sheet.remove(at: 0) }
      active = nil
    }
    return true
  }

  /// What has changed in the row that is edited, to be said; empty if nothing is to be said. See
  /// `FormulaEditor.speech`.
  ///
  /// - Parameter old: The sheet before a key, a touch or what was typed.
  package func speech(since old: SheetScreen, _ words: Words) -> String {
    active != nil && active == old.active ? editor.speech(since: old.editor, words) : ""
  }

  /// Does what a key does.
  ///
  /// - Parameter name: The key's name in data: that of a `FormulaKey`, or of a motion such as `select-left`.
  /// - Returns: `false` if no row is edited, or if the key has nothing to do there.
  public mutating func press(_ name: ArraySlice<UInt8>) -> Bool {
    guard let index = activeIndex else { return false }
    if let motion = FormulaMotion(name: name) { return move(motion, from: index) }
    switch FormulaKey.allCases.first(where: { name.spells($0.rawValue) }) {
    case .backspace:
      if editor.row.isEmpty { return removeEmptyRow(at: index) }
      return edit { _ = $0.deleteBackward() }
    case .delete: return edit { _ = $0.deleteForward() }
    case .enter: return insertRow(at: index + 1)
    case .nextSlot: return editor.moveToEmptySlot(isForward: true)
    case .previousSlot: return editor.moveToEmptySlot(isForward: false)
    case .selectAll:
      editor.selectAll()
      return true
    case nil: return false
    }
  }

  private mutating func move(_ motion: FormulaMotion, from index: Int) -> Bool {
    if editor.move(motion) { return true }
    guard case .next(let direction, _) = motion.target, !motion.selects,
      direction == .up || direction == .down
    else { return false }
    // Data tables have cursors of their own.
    let rows =
      direction == .up
      ? Array(sheet.rows[..<index].reversed()) : Array(sheet.rows[(index + 1)...])
    return rows.first { $0.table == nil }.map { select($0.id) } ?? false
  }

  /// Backspace in an empty row: the cursor goes to the end of the row before.
  private mutating func removeEmptyRow(at index: Int) -> Bool {
    guard let other = sheet.rows[..<index].last(where: { $0.table == nil }) else { return false }
    record()
    sheet.remove(at: index)
    return select(other.id)
  }

  /// - Returns: `false` if no row is edited.
  private mutating func edit(_ change: (inout FormulaEditor) -> Void) -> Bool {
    guard let index = activeIndex else { return false }
    var edited = editor
    change(&edited)
    let text = edited.text.utf8
    // What the editor writes may differ from the row's text, which was written otherwise.
    if text.elementsEqual(editor.text.utf8) || text.elementsEqual(sheet.rows[index].text.utf8) {
      editor = edited
    } else {
      record()
      self.change { $0 = edited }
    }
    return true
  }

  /// Changes the row that is edited, without a step for Undo.
  private mutating func change(_ change: (inout FormulaEditor) -> Void) {
    guard let index = activeIndex else { return }
    change(&editor)
    sheet.setText(editor.text, at: index)
  }
}
