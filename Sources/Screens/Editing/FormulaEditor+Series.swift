import Formulas

// Sums, products and integrals.
extension FormulaEditor {
  /// Whether the cursor is in the lower limit of a sum, product or integral whose name has just been typed.
  var isBehindSpelledSeries: Bool {
    guard spelled != nil, current.isEmpty, place.path.last?.slot == 0 else { return false }
    return row.box(at: place.path)?.isSeries == true
  }

  /// Types what TeX writes around the limits of a sum, product or integral, which is drawn already: `_{n=1}^{10}`.
  ///
  /// - Returns: `false` for any other character, and elsewhere.
  mutating func typeLimits(_ scalar: Unicode.Scalar) -> Bool {
    guard selection == nil else { return false }
    if scalar == "_", place.offset > 0, current.atoms[place.offset - 1] == .word("int") {
      become(.box(.integral), from: place.offset - 1)
    }
    if scalar == "}", let limits, limits.areBraced, let step = limits.step(of: place) {
      self.limits?.areBraced = false
      let limit = limits.place.entering(step.atom, slot: step.slot)
      let end = limits.place.entering(
        step.atom, slot: step.slot, offset: row[limit.path].atoms.count)
      return move(to: step.slot == 0 ? end : limits.place.entering(step.atom, slot: 2))
    }
    guard let step = place.path.last, step.slot < 2, row.box(at: place.path)?.isSeries == true,
      let outer = place.beforeBox
    else { return false }
    if scalar == "_", step.slot == 0, current.isEmpty {
      limits = Limits(place: outer, areBraced: false)
      return true
    }
    guard let limits, limits.place == outer, !limits.areBraced,
      place.offset == current.atoms.count
    else { return false }
    switch scalar {
    case "{" where current.isEmpty:
      self.limits?.areBraced = true
      return true
    case "^" where step.slot == 0 && !current.isEmpty, " " where step.slot == 1 && !current.isEmpty:
      return move(to: outer.entering(step.atom, slot: step.slot + 1))
    default: return false
    }
  }

  /// Lets commas and a parenthesis go through the rows of a sum, product or integral, as through those of a function.
  mutating func beginCall() {
    spelled = nil
    call = place.beforeBox
    emptyLastRow()
  }

  /// Empties the last row of the sum, product or integral that the cursor is in.
  private mutating func emptyLastRow() {
    guard let step = place.path.last, let outer = place.beforeBox,
      case .box(var box) = row[outer.path].atoms[step.atom]
    else { return }
    box.slots[2] = FormulaRow()
    row[outer.path].atoms[step.atom] = .box(box)
  }

  /// A comma behind a limit goes to the next row.
  mutating func typeComma() {
    if selection == nil { leaveScript(before: .character(",")) }
    if selection == nil, let step = place.path.last, step.slot < 2,
      place.offset == current.atoms.count, row.box(at: place.path)?.isSeries == true,
      let box = place.beforeBox
    {
      move(to: box.entering(step.atom, slot: step.slot + 1))
    } else {
      typeCharacter(",")
    }
  }

  /// Whether the cursor is in the last row of an integral with its `dx`.
  private var isInIntegrand: Bool {
    row.box(at: place.path)?.kind == .series(.integral) && place.path.last?.slot == 2
      && FormulaRow.endsWithDifferential(current.atoms)
  }

  /// Whether the cursor is right before the `dx` of an integral.
  var isBeforeDifferential: Bool { isInIntegrand && place.offset == current.atoms.count - 2 }

  /// Goes over the `d` behind an integrand, and changes the variable behind it.
  ///
  /// - Returns: `false` for any other character, and elsewhere.
  mutating func typeOverDifferential(_ scalar: Unicode.Scalar) -> Bool {
    guard isInIntegrand else { return false }
    switch current.atoms.count - place.offset {
    case 2 where scalar == "d": place.offset += 1
    case 1 where scalar.isFormulaLetter:
      replace(place.offset..<place.offset + 1, by: [.character(scalar)])
    default: return false
    }
    spelled = nil
    return true
  }

  /// Removes the `dx` of an integral whose lower limit names its variable.
  mutating func removeDifferential() {
    guard place.path.last?.slot == 0, let box = row.box(at: place.path),
      box.kind == .series(.integral), box.slots[2].isDifferential
    else { return }
    emptyLastRow()
  }
}
