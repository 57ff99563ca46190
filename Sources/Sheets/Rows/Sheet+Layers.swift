extension Sheet {
  /// Something that a row draws, with its colour.
  public struct Drawn: Sendable {
    /// The identity of the row.
    public let row: Int
    /// The number of the colour among those of curves.
    public let color: Int
    public let plot: PlotRow
    /// The same with parameters; `nil` without any.
    package let open: OpenPlot?
  }

  /// What the rows draw that are not hidden, in their order. Rows without a colour of their own take one after
  /// the other.
  ///
  /// - Complexity: O(rows).
  public var drawn: [Drawn] {
    var drawn: [Drawn] = []
    for (index, color) in colors.enumerated() {
      guard let color, !rows[index].isHidden else { continue }
      let result = result(at: index)
      for (place, plot) in result.plots.enumerated() {
        let open = place < result.open.count ? result.open[place] : nil
        drawn.append(Drawn(row: rows[index].id, color: color, plot: plot, open: open))
      }
    }
    return drawn
  }

  /// The number of each row's colour among those of curves, hidden or not; `nil` for rows that draw nothing.
  ///
  /// - Complexity: O(rows).
  public var colors: [Int?] {
    var next = 0
    return rows.indices.map { index in
      if result(at: index).plots.isEmpty { return nil }
      if let color = rows[index].color { return color }
      next += 1
      return next - 1
    }
  }

  /// Whether no row has a problem, and one draws something.
  public var isDrawn: Bool { firstProblem == nil && !drawn.isEmpty }

  /// The first row that cannot be read or has no value; `nil` if all are right.
  public var firstProblem: Int? { rows.indices.first { result(at: $0).problem != nil } }
}
