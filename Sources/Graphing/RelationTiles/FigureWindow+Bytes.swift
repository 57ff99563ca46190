extension FigureWindow {
  /// Reads what `write` has written.
  ///
  /// - Throws: If that is no window.
  package init(_ reader: inout ByteReader) throws(ForeignBytes) {
    let (left, right) = (try reader.number(), try reader.number())
    let (bottom, top) = (try reader.number(), try reader.number())
    let (columns, rows) = (try reader.whole(), try reader.whole())
    guard left <= right, bottom <= top, Viewport.isDomain(left...right),
      Viewport.isDomain(bottom...top), GraphView.extents.contains(Double(columns)),
      GraphView.extents.contains(Double(rows))
    else { throw ForeignBytes() }
    self.init(x: left...right, y: bottom...top, columns: columns, rows: rows)
  }

  package func write(to writer: inout ByteWriter) {
    for number in [x.lowerBound, x.upperBound, y.lowerBound, y.upperBound] { writer.add(number) }
    writer.add(columns)
    writer.add(rows)
  }
}
