package import Formulas
public import Graphing
public import Sheets

/// The Graph tab: rows that are edited, and what they draw together.
///
/// It knows the rows, the cursor and what Undo brings back. `show(on:)` gives a graph screen the curves.
public struct SheetScreen: Sendable {
  public internal(set) var sheet: Sheet
  /// What the graph shows of its axes. Undo leaves it as it is.
  public internal(set) var axes = AxesStyle()
  /// What stands above the graph; empty for nothing. Undo leaves it as it is.
  public private(set) var title = ""
  /// The table beside the graph. Undo leaves it as it is.
  public var table = SheetTable()
  /// The row that is edited, by its identity.
  public internal(set) var active: Int?
  /// What is written in that row, with the cursor.
  public internal(set) var editor = FormulaEditor()
  private var past: [Moment] = []
  private var future: [Moment] = []
  private var lastChange: Change?
  var solved: SolvedRow?
  /// Whether the value of a parameter falls while it plays, by the identity of its row.
  var falling: Set<Int> = []

  /// What Undo and Redo bring back.
  private struct Moment: Sendable {
    let sheet: Sheet
    let active: Int?
    let editor: FormulaEditor
  }

  /// Changes in a row that count as one for Undo.
  enum Change: Equatable {
    /// Others never count as one.
    case other
    /// The number of the parameter of a row.
    case slide(Int)
    /// The point that is a row.
    case drag(Int)
    /// The point of a data table: its row, line and column.
    case dragCell(Int, Int, Int)
  }

  /// How many changes can be undone.
  private static let mostMoments = 500
  /// The budget for the values of a row: some milliseconds.
  private static let work: Int64 = 1_000_000

  /// A sheet of one empty row.
  public init() { sheet = Sheet([Sheet.Entry("")], work: Self.work) }

  /// - Parameters:
  ///   - entries: Without any, there is one empty row.
  ///   - view: How they are shown.
  init(_ entries: [Sheet.Entry], view: SheetText.View?) {
    let entries = entries.isEmpty ? [Sheet.Entry("")] : entries
    sheet = Sheet(entries, angle: view?.angle ?? .radians, work: Self.work)
    axes = view?.axes ?? AxesStyle()
    title = view?.title ?? ""
  }

  /// Gives the graph another title.
  ///
  /// - Parameter text: Spaces at its ends, signs that cannot be seen, and what is beyond `GraphTitle.longest`
  ///   characters are left out.
  package mutating func setTitle(_ text: String) { title = SheetText.View.title(text) }

  public var canUndo: Bool { !past.isEmpty }

  public var canRedo: Bool { !future.isEmpty }

  /// The index of the row that is edited.
  var activeIndex: Int? { active.flatMap { sheet.index(of: $0) } }

  /// Brings back the sheet and the cursor before the last change.
  ///
  /// - Returns: `false` if nothing can be undone.
  public mutating func undo() -> Bool {
    guard let moment = past.popLast() else { return false }
    future.append(self.moment)
    restore(moment)
    return true
  }

  /// Repeats the change that was undone last.
  ///
  /// - Returns: `false` if nothing was undone.
  public mutating func redo() -> Bool {
    guard let moment = future.popLast() else { return false }
    past.append(self.moment)
    restore(moment)
    return true
  }

  /// What is now.
  private var moment: Moment {
    Moment(sheet: sheet.withoutLongLists, active: active, editor: editor)
  }

  private mutating func restore(_ moment: Moment) {
    (sheet, active, editor) = (moment.sheet, moment.active, moment.editor)
    sheet.computeLongLists()
    lastChange = nil
  }

  /// Remembers the sheet before a change.
  mutating func record(_ change: Change = .other) {
    let isSame = change != .other && lastChange == change
    lastChange = change
    future = []
    if isSame { return }
    if past.count == Self.mostMoments { past.removeFirst() }
    past.append(moment)
  }

  /// Whether no row says anything.
  public var isBlank: Bool { sheet.rows.allSatisfy { $0.text.utf8.isEmpty } }
}

// Which row is edited.
extension SheetScreen {
  /// Edits a row; the cursor goes to its end, or stays if the row is edited already.
  ///
  /// - Returns: `false` if there is no such row.
  @discardableResult
  public mutating func select(_ id: Int) -> Bool {
    guard let index = sheet.index(of: id) else { return false }
    if active != id {
      active = id
      editor = FormulaEditor(sheet.rows[index].text)
    }
    return true
  }

  /// Ends editing.
  public mutating func leave() { active = nil }

  /// Puts the cursor somewhere in a row.
  ///
  /// - Parameter selects: Whether all between the cursor and the place becomes selected.
  /// - Returns: `false` if there is no such place.
  public mutating func move(to place: FormulaPlace, of id: Int, selects: Bool) -> Bool {
    let selects = selects && active == id
    return select(id) && editor.move(to: place, selects: selects)
  }

  /// Selects the number, name or box at a place of a row.
  ///
  /// - Returns: `false` if there is no such row.
  public mutating func selectTerm(at place: FormulaPlace, of id: Int) -> Bool {
    guard select(id) else { return false }
    editor.selectTerm(at: place)
    return true
  }
}

// Rows.
extension SheetScreen {
  /// Adds an empty row, which is then edited.
  ///
  /// - Returns: `false` if the index is none, or there are too many rows.
  @discardableResult
  public mutating func insertRow(at index: Int) -> Bool {
    guard (0...sheet.rows.count).contains(index), sheet.rows.count < Sheet.mostRows else {
      return false
    }
    record()
    if let id = sheet.insert([Sheet.Entry("")], at: index).first { select(id) }
    return true
  }

  /// Removes a row. The last one becomes empty instead.
  public mutating func removeRow(_ id: Int) -> Bool {
    change(id) { sheet, index in
      if sheet.rows.count == 1 { sheet.insert([Sheet.Entry("")], at: 1) }
      sheet.remove(at: index)
    }
  }

  /// Adds a copy of a row below it.
  public mutating func duplicateRow(_ id: Int) -> Bool {
    guard sheet.rows.count < Sheet.mostRows else { return false }
    guard let index = sheet.index(of: id) else { return false }
    let copy = copy(ofRowAt: index)
    return change(id) { sheet, index in sheet.insert([copy], at: index + 1) }
  }

  /// Moves a row so that it then is at an index.
  public mutating func moveRow(_ id: Int, to index: Int) -> Bool {
    guard sheet.rows.indices.contains(index) else { return false }
    return change(id) { sheet, old in sheet.move(from: old, to: index) }
  }

  /// - Parameter color: From 0, below `GraphCurve.colorCount`; other values are refused.
  public mutating func recolorRow(_ id: Int, _ color: Int) -> Bool {
    guard (0..<GraphCurve.colorCount).contains(color) else { return false }
    return change(id) { sheet, index in sheet.setColor(color, at: index) }
  }

  public mutating func hideRow(_ id: Int, _ isHidden: Bool) -> Bool {
    change(id) { sheet, index in sheet.setHidden(isHidden, at: index) }
  }

  /// Adds a row below another that gives a name the value 1, so that it has a slider.
  ///
  /// - Returns: `false` if the row does not lack the name.
  public mutating func define(_ name: ArraySlice<UInt8>, for id: Int) -> Bool {
    guard let index = sheet.index(of: id), sheet.rows.count < Sheet.mostRows,
      let missing = missingNames(at: index).first(where: { $0.description.utf8.elementsEqual(name) }
      )
    else { return false }
    record()
    // Below the rows that were added like this before.
    var place = index + 1
    while place < sheet.rows.count, sheet.result(at: place).kind == .parameter { place += 1 }
    sheet.insert([Sheet.Entry(missing.description + " = 1")], at: place)
    return true
  }

  /// The names that the row at an index lacks.
  package func missingNames(at index: Int) -> [Name] {
    if case .missing(let names, _, _)? = sheet.result(at: index).problem { return names }
    return []
  }

  /// - Returns: `false` if there is no such row.
  private mutating func change(_ id: Int, _ change: (inout Sheet, Int) -> Void) -> Bool {
    guard let index = sheet.index(of: id) else { return false }
    var changed = sheet
    change(&changed, index)
    if changed.entries != sheet.entries {
      record()
      sheet = changed
    }
    if activeIndex == nil { active = nil }
    return true
  }
}

// What is shown.
extension SheetScreen {
  /// The row at an index as MathML, in which a page points: see `FormulaEditor.mathML`.
  ///
  /// - Complexity: O(characters).
  public func mathML(at index: Int) -> String {
    let row = sheet.rows[index]
    return row.id == active ? editor.mathML : FormulaEditor(row.text).mathML
  }
}
