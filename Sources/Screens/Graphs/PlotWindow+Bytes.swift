import Formulas
import Graphing
import Sheets

extension PlotWindow {
  /// Reads what `write` has written.
  ///
  /// - Throws: If that is no window.
  init(_ reader: inout ByteReader) throws(ForeignBytes) {
    self.init(x: try PlotSide(&reader), y: try PlotSide(&reader))
  }

  func write(to writer: inout ByteWriter) {
    x.write(to: &writer)
    y.write(to: &writer)
  }
}

extension PlotSide {
  fileprivate init(_ reader: inout ByteReader) throws(ForeignBytes) {
    let (lower, upper) = (try reader.number(), try reader.number())
    let (origin, exponent) = (Numeral(utf8: try reader.block()), try reader.whole())
    guard lower <= upper, Viewport.isDomain(lower...upper), let origin else {
      throw ForeignBytes()
    }
    self.init(lower...upper, from: origin, exponent: exponent)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(range.lowerBound)
    writer.add(range.upperBound)
    writer.add(block: Array(origin.text.utf8))
    writer.add(exponent)
  }
}
