public import Graphing

// What the data tables of a sheet say of its axes.
extension Sheet {
  /// What the axes stand for: the labels above the first columns that have some in a data table that is drawn.
  public var axisLabels: AxisLabels {
    for index in rows.indices where !rows[index].isHidden {
      let columns = self.columns(at: index)
      guard columns.count > 1 else { continue }
      let labels = AxisLabels(x: columns[0].label ?? "", y: columns[1].label ?? "")
      if labels != AxisLabels() { return labels }
    }
    return AxisLabels()
  }

  /// Which axes have dates or times: those of the first columns that have some in a data table that is drawn.
  public var timeAxes: TimeAxes {
    for index in rows.indices where !rows[index].isHidden {
      guard let cells = rows[index].table?.cells else { continue }
      let columns = self.columns(at: index)
      guard columns.count > 1 else { continue }
      let axes = TimeAxes(
        x: columns[0].isComputed ? nil : cells.time(ofColumn: 0),
        y: columns[1].isComputed ? nil : cells.time(ofColumn: 1))
      if axes != TimeAxes() { return axes }
    }
    return TimeAxes()
  }
}
