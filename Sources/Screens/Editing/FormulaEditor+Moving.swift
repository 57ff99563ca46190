/// Which way a cursor goes.
public enum FormulaDirection: String, CaseIterable, Sendable {
  case left, right, up, down
}

extension FormulaEditor {
  /// Moves the cursor by one place: left and right through everything in reading order; up and down between the rows
  /// of a box, and between a base and its exponent.
  ///
  /// - Parameters:
  ///   - byTerm: Whether it goes on to the end of the term, left and right.
  ///   - selects: Whether what is passed becomes selected.
  /// - Returns: `false` if the formula ends there.
  @discardableResult
  public mutating func move(
    _ direction: FormulaDirection, byTerm: Bool = false, selects: Bool = false
  ) -> Bool {
    if !selects, let selection, direction == .left || direction == .right {
      let offset = direction == .left ? selection.lower : selection.upper
      return move(to: FormulaPlace(path: selection.path, offset: offset))
    }
    let target =
      switch direction {
      case .left: byTerm ? termStart : before(place, skipsBoxes: selects)
      case .right: byTerm ? termEnd : after(place, skipsBoxes: selects)
      case .up: vertical(isUp: true)
      case .down: vertical(isUp: false)
      }
    guard let target else { return false }
    return move(to: target, selects: selects)
  }

  /// Moves the cursor to the start or the end of the formula.
  public mutating func moveToEnd(isStart: Bool, selects: Bool = false) {
    move(to: FormulaPlace(offset: isStart ? 0 : row.atoms.count), selects: selects)
  }

  /// Leaves the innermost box.
  ///
  /// - Returns: `false` if the cursor is in none.
  @discardableResult
  public mutating func leaveBox() -> Bool {
    guard let target = place.behindBox else { return false }
    return move(to: target)
  }

  /// Moves the cursor to the next or previous row of a box that is empty.
  ///
  /// - Returns: `false` if all the others are filled.
  @discardableResult
  public mutating func moveToEmptySlot(isForward: Bool) -> Bool {
    var next = isForward ? after(place, skipsBoxes: false) : before(place, skipsBoxes: false)
    while let target = next {
      let isInIntegral = row.box(at: target.path)?.kind == .series(.integral)
      if !target.path.isEmpty,
        row[target.path].isEmpty
          || isInIntegral && target.offset == 0 && row[target.path].isDifferential
      {
        return move(to: target)
      }
      next = isForward ? after(target, skipsBoxes: false) : before(target, skipsBoxes: false)
    }
    return false
  }

  private func after(_ place: FormulaPlace, skipsBoxes: Bool) -> FormulaPlace? {
    let atoms = row[place.path].atoms
    if place.offset < atoms.count {
      if !skipsBoxes, atoms[place.offset].box != nil {
        return place.entering(place.offset, slot: 0)
      }
      return FormulaPlace(path: place.path, offset: place.offset + 1)
    }
    guard let step = place.path.last, let box = row.box(at: place.path) else { return nil }
    if !skipsBoxes && step.slot + 1 < box.slots.count {
      return place.beforeBox?.entering(step.atom, slot: step.slot + 1)
    }
    return place.behindBox
  }

  private func before(_ place: FormulaPlace, skipsBoxes: Bool) -> FormulaPlace? {
    if place.offset > 0 {
      let atom = place.offset - 1
      if !skipsBoxes, let box = row[place.path].atoms[atom].box {
        let last = box.slots.count - 1
        return place.entering(atom, slot: last, offset: box.slots[last].atoms.count)
      }
      return FormulaPlace(path: place.path, offset: atom)
    }
    guard let step = place.path.last, let box = row.box(at: place.path) else { return nil }
    if !skipsBoxes && step.slot > 0 {
      let count = box.slots[step.slot - 1].atoms.count
      return place.beforeBox?.entering(step.atom, slot: step.slot - 1, offset: count)
    }
    return place.beforeBox
  }

  /// Behind the next operator, or the end of the row, or out of it.
  private var termEnd: FormulaPlace? {
    let atoms = current.atoms
    guard place.offset < atoms.count else { return after(place, skipsBoxes: true) }
    let rest = atoms[place.offset...]
    let end = rest.dropFirst().firstIndex { $0.isOperator } ?? atoms.count
    return FormulaPlace(path: place.path, offset: end)
  }

  /// Behind the operator before, or the start of the row, or out of it.
  private var termStart: FormulaPlace? {
    guard place.offset > 0 else { return before(place, skipsBoxes: true) }
    let rest = current.atoms[..<(place.offset - 1)]
    let start = rest.lastIndex { $0.isOperator }.map { $0 + 1 } ?? 0
    return FormulaPlace(path: place.path, offset: start)
  }

  private func vertical(isUp: Bool) -> FormulaPlace? {
    let atoms = current.atoms
    // Into an exponent or subscript that stands next to the cursor.
    let kind: FormulaBox.Kind = isUp ? .power : .subscript
    for atom in [place.offset, place.offset - 1] where atoms.indices.contains(atom) {
      guard let box = atoms[atom].box, box.kind == kind else { continue }
      return place.entering(
        atom, slot: 0, offset: atom < place.offset ? box.slots[0].atoms.count : 0)
    }
    var place = place
    while let step = place.path.last, let box = row.box(at: place.path),
      let outer = place.beforeBox
    {
      let other: Int?
      switch box.kind {
      case .fraction, .indexedRoot: other = step.slot == (isUp ? 1 : 0) ? 1 - step.slot : nil
      case .series: other = (isUp ? [1, nil, 1] : [nil, 0, 0])[step.slot]
      case .power: return isUp ? nil : place.behindBox
      case .subscript: return isUp ? place.behindBox : nil
      case .root, .brackets: other = nil
      }
      if let other {
        let offset = min(place.offset, box.slots[other].atoms.count)
        return outer.entering(step.atom, slot: other, offset: offset)
      }
      place = outer
    }
    return nil
  }
}
