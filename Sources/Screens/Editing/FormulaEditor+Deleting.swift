import Formulas

extension FormulaEditor {
  /// Deletes what is selected or what stands before the cursor: never more than a character or one box, and never
  /// what a box holds.
  ///
  /// - Returns: `false` if nothing stands before the cursor.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    if cutSelection() != nil {
      spelled = nil
      return true
    }
    if let spelled {
      (row, place) = (spelled.row, spelled.place)
      self.spelled = nil
      return true
    }
    guard place.offset > 0 else { return dissolveBox() }
    let index = place.offset - 1
    switch current.atoms[index] {
    case .character: replace(index..<place.offset, by: [])
    case .word(let name):
      let letters = name.utf8.dropLast().map { FormulaAtom.character($0) }
      replace(index..<place.offset, by: letters)
    case .box(let box):
      if box.contents.isEmpty {
        replace(index..<place.offset, by: [])
      } else {
        enter(box, at: index)
      }
    }
    return true
  }

  /// Deletes what is selected or what stands behind the cursor.
  ///
  /// - Returns: `false` if nothing stands behind the cursor.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    if cutSelection() != nil {
      spelled = nil
      return true
    }
    spelled = nil
    let index = place.offset
    guard index < current.atoms.count else { return dissolveBox() }
    if let box = current.atoms[index].box, !box.contents.isEmpty {
      place = place.entering(index, slot: 0)
    } else {
      replace(index..<index + 1, by: [])
      place.offset = index
    }
    return true
  }

  /// Goes to the end of a box. Brackets lose their closing one.
  private mutating func enter(_ box: FormulaBox, at index: Int) {
    if box.bracket != nil {
      var box = box
      box.setClosed(false)
      var atoms = current.atoms
      atoms[index] = .box(box)
      row[place.path] = FormulaRow(atoms)
    }
    let last = box.slots.count - 1
    place = place.entering(index, slot: last, offset: box.slots[last].atoms.count)
  }

  /// Puts what the innermost box holds in its place.
  private mutating func dissolveBox() -> Bool {
    guard let step = place.path.last, let box = row.box(at: place.path) else { return false }
    let before = box.slots[..<step.slot].reduce(0) { $0 + $1.atoms.count } + place.offset
    place = FormulaPlace(path: place.path.dropLast(), offset: step.atom + 1)
    replace(step.atom..<step.atom + 1, by: box.contents)
    place.offset = step.atom + before
    return true
  }
}
