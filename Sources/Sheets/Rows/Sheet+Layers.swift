extension Sheet {
  /// Something that a row draws, with its colour.
  public struct Drawn: Sendable {
    /// The identity of the row.
    public let row: Int
    /// The number of the colour among those of curves.
    public let color: Int
    public let plot: PlotRow
  }

  /// What the rows draw that are not hidden, in their order. Rows without a colour of their own take one after
  /// the other.
  ///
  /// - Complexity: O(rows).
  public var drawn: [Drawn] {
    var drawn: [Drawn] = []
    var next = 0
    for (index, row) in rows.enumerated() {
      let plots = result(at: index).plots
      if plots.isEmpty { continue }
      let color = row.color ?? next
      if row.color == nil { next += 1 }
      if row.isHidden { continue }
      drawn += plots.map { Drawn(row: row.id, color: color, plot: $0) }
    }
    return drawn
  }

  /// Whether no row has a problem, and one draws something.
  public var isDrawn: Bool { firstProblem == nil && !drawn.isEmpty }

  /// The first row that cannot be read or has no value; `nil` if all are right.
  public var firstProblem: Int? { rows.indices.first { result(at: $0).problem != nil } }
}
