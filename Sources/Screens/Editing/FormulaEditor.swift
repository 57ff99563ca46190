/// A formula that is being written as on paper, with a cursor in it.
///
/// The text of the language is read from it and made into it. A value: keeping an old one is undo.
public struct FormulaEditor: Hashable, Sendable {
  public internal(set) var row: FormulaRow
  public internal(set) var place: FormulaPlace
  /// Where the selection begins that ends at the cursor.
  var anchor: FormulaPlace?
  /// What letters that have just become a sign looked like: Backspace brings them back.
  var spelled: Spelled?

  /// Where a space was typed: letters before it and behind it are no name together.
  var gap: FormulaPlace?

  /// The place before a sum, product or integral that is being typed as a function.
  var call: FormulaPlace?

  /// The sum, product or integral whose limits are being typed as in TeX.
  var limits: Limits?

  struct Limits: Hashable, Sendable {
    /// The place before it.
    let place: FormulaPlace
    /// Whether a brace is open around a limit.
    var areBraced: Bool

    /// The step into one of its rows that leads to a place; `nil` for places elsewhere.
    func step(of other: FormulaPlace) -> FormulaPlace.Step? {
      let depth = place.path.count
      guard other.path.count > depth, other.path.starts(with: place.path),
        other.path[depth].atom == place.offset
      else { return nil }
      return other.path[depth]
    }
  }

  struct Spelled: Hashable, Sendable {
    let row: FormulaRow
    let place: FormulaPlace
  }

  /// How many boxes may stand in each other.
  static let deepest = 60
  /// How many atoms may stand in a row.
  static let longestRow = 20_000

  /// An editor of a text, with the cursor at its end.
  public init(_ text: String = "") {
    row = FormulaRow(reading: text)
    place = FormulaPlace(offset: row.atoms.count)
  }

  /// What is written, as text of the language.
  ///
  /// - Complexity: O(atoms).
  public var text: String { row.text }

  /// The atoms that are selected; `nil` if there are none.
  public var selection: FormulaRange? {
    guard let anchor else { return nil }
    let range = FormulaRange(anchor, place)
    return range.isEmpty ? nil : range
  }

  /// What is selected, as text of the language.
  public var selectedText: String? {
    guard let selection else { return nil }
    let atoms = row[selection.path].atoms
    let part = Array(atoms[selection.lower..<selection.upper])
    if atoms[..<selection.lower].filter({ $0 == .quotationMark }).count % 2 == 1 {
      // What is in a note is written as such, with all its spaces.
      let text = FormulaRow([.quotationMark] + part).text
      return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    }
    let space = FormulaAtom.character(" ")
    return (part.first == space ? " " : "") + FormulaRow(part).text
      + (part.count > 1 && part.last == space ? " " : "")
  }

  /// The row that the cursor is in.
  var current: FormulaRow { row[place.path] }

  /// Puts the cursor somewhere. Brackets that it leaves count as closed.
  ///
  /// - Parameter selects: Whether all between here and there becomes selected.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func move(to target: FormulaPlace, selects: Bool = false) -> Bool {
    guard row.contains(target) else { return false }
    spelled = nil
    if !selects { closeBrackets(leftFor: target) }
    anchor = selects ? anchor ?? place : nil
    place = target
    return true
  }

  /// Selects the number, name or box next to a place.
  public mutating func selectTerm(at target: FormulaPlace) {
    guard move(to: target) else { return }
    let atoms = current.atoms
    guard !atoms.isEmpty else { return }
    var (lower, upper) = (min(target.offset, atoms.count - 1), min(target.offset + 1, atoms.count))
    if atoms[lower].isDigit {
      while lower > 0 && atoms[lower - 1].isDigit { lower -= 1 }
      while upper < atoms.count && atoms[upper].isDigit { upper += 1 }
    }
    anchor = FormulaPlace(path: place.path, offset: lower)
    place.offset = upper
  }

  public mutating func selectAll() {
    spelled = nil
    anchor = FormulaPlace()
    place = FormulaPlace(offset: row.atoms.count)
  }

  private mutating func closeBrackets(leftFor target: FormulaPlace) {
    for depth in place.path.indices
    where depth >= target.path.count || target.path[depth] != place.path[depth] {
      let path = Array(place.path[..<depth])
      var outer = row[path]
      guard case .box(var box) = outer.atoms[place.path[depth].atom], box.isOpen else { continue }
      box.setClosed(true)
      outer.atoms[place.path[depth].atom] = .box(box)
      row[path] = outer
    }
  }

  /// Replaces atoms of the row that the cursor is in. The cursor then stands behind what is new.
  mutating func replace(_ range: Range<Int>, by atoms: [FormulaAtom]) {
    var current = current
    guard current.atoms.count - range.count + atoms.count <= Self.longestRow else { return }
    current.atoms.replaceSubrange(range, with: atoms)
    row[place.path] = current
    place.offset = range.lowerBound + atoms.count
  }

  /// Removes what is selected and puts the cursor in its place.
  ///
  /// - Returns: What it was; `nil` if nothing was selected.
  mutating func cutSelection() -> [FormulaAtom]? {
    guard let selection else {
      anchor = nil
      return nil
    }
    place = FormulaPlace(path: selection.path, offset: selection.upper)
    anchor = nil
    let atoms = Array(current.atoms[selection.lower..<selection.upper])
    replace(selection.lower..<selection.upper, by: [])
    return atoms
  }
}
