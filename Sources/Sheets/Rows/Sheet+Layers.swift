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
  /// the other; so do those that draw nothing only because of a mistake, so that mending it changes no other colour.
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
      let isDrawn = !result(at: index).plots.isEmpty
      guard isDrawn || isMeantToDraw(at: index) else { return nil }
      if let color = rows[index].color { return isDrawn ? color : nil }
      next += 1
      return isDrawn ? next - 1 : nil
    }
  }

  /// Whether the row at an index has a mistake, and is no definition of a value.
  private func isMeantToDraw(at index: Int) -> Bool {
    if result(at: index).problem == nil { return false }
    let reading = reading(at: index)
    return reading.name == nil || reading.isFunction
  }

  /// Whether no row has a problem, and one draws something.
  public var isDrawn: Bool { firstProblem == nil && !drawn.isEmpty }

  /// The first row that cannot be read or has no value; `nil` if all are right.
  public var firstProblem: Int? { rows.indices.first { result(at: $0).problem != nil } }
}
