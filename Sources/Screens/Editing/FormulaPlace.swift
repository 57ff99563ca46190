/// Where a cursor stands: between two atoms of a row, or at one of its ends.
public struct FormulaPlace: Hashable, Sendable {
  /// The boxes around the row, the outermost first.
  public var path: [Step]
  /// How many atoms of the row stand before the place.
  public var offset: Int

  public init(path: [Step] = [], offset: Int = 0) { (self.path, self.offset) = (path, offset) }

  /// From a row into one of its boxes.
  public struct Step: Hashable, Sendable {
    /// The box, counted among the atoms of its row.
    public let atom: Int
    /// One of the rows of the box.
    public let slot: Int

    public init(atom: Int, slot: Int) { (self.atom, self.slot) = (atom, slot) }
  }

  /// The place before the innermost box.
  var beforeBox: FormulaPlace? {
    path.last.map { FormulaPlace(path: path.dropLast(), offset: $0.atom) }
  }

  /// The place behind the innermost box.
  var behindBox: FormulaPlace? {
    path.last.map { FormulaPlace(path: path.dropLast(), offset: $0.atom + 1) }
  }

  /// The start of a row of a box that stands in this place's row.
  func entering(_ atom: Int, slot: Int, offset: Int = 0) -> FormulaPlace {
    FormulaPlace(path: path + [Step(atom: atom, slot: slot)], offset: offset)
  }
}

/// Atoms side by side, from `lower` up to `upper`.
public struct FormulaRange: Hashable, Sendable {
  /// The boxes around the row, the outermost first.
  public let path: [FormulaPlace.Step]
  public let lower: Int
  public let upper: Int

  /// The smallest range that has both places in it or at its ends.
  init(_ a: FormulaPlace, _ b: FormulaPlace) {
    var depth = 0
    while depth < a.path.count && depth < b.path.count && a.path[depth] == b.path[depth] {
      depth += 1
    }
    path = Array(a.path[..<depth])
    func ends(_ place: FormulaPlace) -> (Int, Int) {
      guard place.path.count > depth else { return (place.offset, place.offset) }
      return (place.path[depth].atom, place.path[depth].atom + 1)
    }
    (lower, upper) = (min(ends(a).0, ends(b).0), max(ends(a).1, ends(b).1))
  }

  var isEmpty: Bool { lower == upper }
}

extension FormulaRow {
  /// The row that a path of boxes leads to.
  ///
  /// - Precondition: Each step leads to a box of its row.
  subscript(_ path: some Collection<FormulaPlace.Step>) -> FormulaRow {
    get {
      var row = self
      for step in path {
        guard case .box(let box) = row.atoms[step.atom] else { return row }
        row = box.slots[step.slot]
      }
      return row
    }
    set { replace(Array(path)[...], by: newValue) }
  }

  private mutating func replace(_ path: ArraySlice<FormulaPlace.Step>, by row: FormulaRow) {
    guard let step = path.first, case .box(var box) = atoms[step.atom] else {
      self = row
      return
    }
    box.slots[step.slot].replace(path.dropFirst(), by: row)
    atoms[step.atom] = .box(box)
  }

  /// The box that a path ends in.
  func box(at path: [FormulaPlace.Step]) -> FormulaBox? {
    path.last.flatMap { self[path.dropLast()].atoms[$0.atom].box }
  }

  /// Whether a place is in this row or in a box of it.
  func contains(_ place: FormulaPlace) -> Bool {
    var row = self
    for step in place.path {
      guard row.atoms.indices.contains(step.atom), let box = row.atoms[step.atom].box,
        box.slots.indices.contains(step.slot)
      else { return false }
      row = box.slots[step.slot]
    }
    return place.offset >= 0 && place.offset <= row.atoms.count
  }
}
