extension FormulaEditor {
  /// Puts brackets around what is selected, or else around what follows the cursor in its row.
  mutating func open(_ bracket: FormulaBracket) {
    spelled = nil
    if let atoms = cutSelection() {
      guard canHold(atoms) else { return replace(place.offset..<place.offset, by: atoms) }
      let box = FormulaBox(.brackets(bracket, isClosed: true), [FormulaRow(atoms)])
      return replace(place.offset..<place.offset, by: [.box(box)])
    }
    let rest = Array(current.atoms[place.offset...])
    guard canHold(rest) else { return }
    let box = FormulaBox(.brackets(bracket, isClosed: false), [FormulaRow(rest)])
    let start = place.offset
    replace(start..<current.atoms.count, by: [.box(box)])
    place = FormulaPlace(path: place.path).entering(start, slot: 0)
  }

  /// Closes the brackets around the cursor, or steps behind them; if there are none, puts brackets around what stands
  /// before the cursor in its row.
  mutating func close(_ bracket: FormulaBracket) {
    spelled = nil
    anchor = nil
    var outer = place
    while let step = outer.path.last {
      if bracket == .parentheses, let call, outer.beforeBox == call {
        self.call = nil
        place = FormulaPlace(path: call.path, offset: step.atom + 1)
        return
      }
      if row.box(at: outer.path)?.bracket == bracket { return close(at: outer, step) }
      guard let next = outer.beforeBox else { break }
      outer = next
    }
    let start = Array(current.atoms[..<place.offset])
    guard !start.isEmpty, canHold(start) else { return }
    let box = FormulaBox(.brackets(bracket, isClosed: true), [FormulaRow(start)])
    replace(0..<place.offset, by: [.box(box)])
  }

  /// A bar closes the bars around the cursor if they are open and an operand stands before it; else it opens some.
  mutating func typeBar() {
    if selection == nil, let box = row.box(at: place.path), box.bracket == .bars {
      let isAtEnd = place.offset == current.atoms.count
      let endsOperand = place.offset > 0 && !current.atoms[place.offset - 1].isOperator
      if endsOperand && (box.isOpen || isAtEnd) { return close(.bars) }
    }
    open(.bars)
  }

  private func canHold(_ atoms: [FormulaAtom]) -> Bool {
    place.path.count + atoms.reduce(0) { max($0, $1.depth) } < Self.deepest
  }

  /// - Parameter inner: A place in the row between the brackets.
  private mutating func close(at inner: FormulaPlace, _ step: FormulaPlace.Step) {
    let path = Array(inner.path.dropLast())
    var atoms = row[path].atoms
    guard case .box(var box) = atoms[step.atom] else { return }
    var rest: [FormulaAtom] = []
    // Open brackets hold what followed them; what follows the cursor is not between them.
    if box.isOpen {
      let end =
        place.path.count > inner.path.count ? place.path[inner.path.count].atom + 1 : place.offset
      rest = Array(box.slots[0].atoms[end...])
      box.slots[0].atoms.removeSubrange(end...)
    }
    box.setClosed(true)
    atoms[step.atom] = .box(box)
    atoms.insert(contentsOf: rest, at: step.atom + 1)
    row[path] = FormulaRow(atoms)
    place = FormulaPlace(path: path, offset: step.atom + 1)
  }
}
