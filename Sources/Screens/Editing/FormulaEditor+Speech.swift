import Words

extension FormulaEditor {
  /// What a change says to those who do not see it: what was deleted or selected, or what the cursor has passed and
  /// where it then is.
  ///
  /// - Parameter old: The editor before the change, of the same row of a sheet.
  /// - Returns: Empty if there is nothing to say; what is typed, readers say themselves.
  func speech(since old: FormulaEditor, _ words: Words) -> String {
    if row != old.row {
      let gone = Self.deleted(from: old.row, to: row)
      return gone.utf8.isEmpty ? "" : words.text(.deletedPart, "text", Words.shown(gone))
    }
    if let selectedText, selection != old.selection {
      return words.text(.selectedPart, "text", Words.shown(selectedText))
    }
    guard place != old.place else { return "" }
    var parts: [String] = []
    if place.path == old.place.path {
      let (lower, upper) = (
        min(place.offset, old.place.offset), max(place.offset, old.place.offset)
      )
      parts.append(Words.shown(FormulaRow(Array(current.atoms[lower..<upper])).text))
    }
    let part = words[partOfCursor]
    if current.atoms.isEmpty {
      parts.append(words.text(.emptyPart, "part", part))
    } else if place.offset == current.atoms.count {
      parts.append(words.text(.endOfPart, "part", part))
    } else if place.offset == 0 {
      parts.append(words.text(.startOfPart, "part", part))
    } else if place.path != old.place.path {
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }

  /// What the row that the cursor is in is a part of.
  private var partOfCursor: SheetWord {
    guard let step = place.path.last, let box = row.box(at: place.path) else { return .formulaPart }
    switch box.kind {
    case .fraction: return step.slot == 0 ? .numerator : .denominator
    case .power: return .exponentPart
    case .subscript: return .subscriptSign
    case .root: return .rootPart
    case .indexedRoot: return step.slot == 0 ? .rootIndex : .rootPart
    case .brackets: return .bracketsPart
    case .series: return [.lowerLimit, .upperLimit, .termPart][step.slot]
    }
  }

  /// The atoms that a row has lost, as far as nothing took their place.
  private static func deleted(from old: FormulaRow, to new: FormulaRow) -> String {
    let (before, after) = (old.atoms, new.atoms)
    let first = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - first
    let last = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(most).count
    let (gone, come) = (before[first..<before.count - last], after[first..<after.count - last])
    if come.isEmpty { return FormulaRow(Array(gone)).text }
    // The same box, in which something has changed.
    if gone.count == 1, come.count == 1, case .box(let one) = gone[first],
      case .box(let other) = come[first], one.slots.count == other.slots.count
    {
      let changed = one.slots.indices.filter { one.slots[$0] != other.slots[$0] }
      return changed.count == 1
        ? deleted(from: one.slots[changed[0]], to: other.slots[changed[0]]) : ""
    }
    // A box is gone, and what it held has stayed.
    let text = FormulaRow(Array(gone)).text
    return come.count < gone.reduce(0, { $0 + ($1.box?.contents.count ?? 0) }) + gone.count
      ? text : ""
  }
}
