import TextFormats

extension FormulaEditor {
  /// Moves the cursor as a key does.
  ///
  /// - Returns: `false` if the formula ends there.
  mutating func move(_ motion: FormulaMotion) -> Bool {
    switch motion.target {
    case .end(let isStart):
      moveToEnd(isStart: isStart, selects: motion.selects)
      return true
    case .next(let direction, let byTerm):
      return move(direction, byTerm: byTerm, selects: motion.selects)
    }
  }

  /// Opens the exponent of the operand before the cursor; from the end of an exponent, leaves it.
  mutating func enterOrLeaveExponent() {
    let isAtEnd = place.offset == current.atoms.count && !current.isEmpty
    if isAtEnd, selection == nil, row.box(at: place.path)?.kind == .power {
      leaveBox()
    } else {
      type("^" as Unicode.Scalar)
    }
  }

  /// Puts a minus at the start of the formula, or removes it. The cursor stays where it was in the rest.
  mutating func changeSign() {
    (anchor, spelled, gap) = (nil, nil, nil)
    let hasSign = row.atoms.first == .character("-")
    if hasSign { row.atoms.removeFirst() } else { row.atoms.insert(.character("-"), at: 0) }
    let shift = hasSign ? -1 : 1
    if let first = place.path.first {
      place.path[0] = FormulaPlace.Step(atom: first.atom + shift, slot: first.slot)
    } else {
      place.offset = max(0, place.offset + shift)
    }
  }
}

/// A key that does not only move the cursor.
enum FormulaKey: String, CaseIterable {
  case backspace, delete, enter
  case nextSlot = "next-slot"
  case previousSlot = "previous-slot"
  case selectAll = "select-all"
}

/// Where a key moves the cursor.
struct FormulaMotion {
  enum Target {
    case next(FormulaDirection, byTerm: Bool)
    case end(isStart: Bool)
  }

  let target: Target
  /// Whether what is passed becomes selected.
  let selects: Bool

  /// - Parameter name: `left`, `term-left`, `home`, each perhaps after `select-`.
  init?(name: ArraySlice<UInt8>) {
    var name = name
    let prefix = "select-"
    selects = name.starts(with: prefix.utf8)
    if selects { name = name.dropFirst(prefix.utf8.count) }
    if name.spells("home") {
      target = .end(isStart: true)
    } else if name.spells("end") {
      target = .end(isStart: false)
    } else {
      let term = "term-"
      let byTerm = name.starts(with: term.utf8)
      if byTerm { name = name.dropFirst(term.utf8.count) }
      guard let direction = FormulaDirection.allCases.first(where: { name.spells($0.rawValue) })
      else { return nil }
      target = .next(direction, byTerm: byTerm)
    }
  }
}
