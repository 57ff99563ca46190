import Formulas
import Graphing

// What is shown of data tables.
extension Sheet {
  /// What stands above the columns of the row at an index; empty if it is no data table.
  public func columns(at index: Int) -> [TableHead.Column] {
    rows[index].table == nil ? [] : TableHead(Array(rows[index].text.utf8)).columns
  }

  /// The list of the histogram that the row at an index is, as it is written, and the area of its bars; `nil` for any
  /// other row.
  public func histogram(at index: Int) -> (list: String, area: Double)? {
    guard case .data(let figure, _)? = result(at: index).plots.first, !figure.bars.isEmpty else {
      return nil
    }
    let source = Array(rows[index].text.utf8)
    var end = 0
    guard Chart(source, end: &end) == .histogram,
      let open = source[end...].firstIndex(of: UInt8(ascii: "("))
    else { return nil }
    let inside = Array(source[(open + 1)..<source.trimmed(0..<source.count).upperBound - 1])
    guard let list = TableHead.parts(of: inside).first else { return nil }
    let area = figure.bars.reduce(0) {
      $0 + ($1.x.upperBound - $1.x.lowerBound) * $1.y.upperBound
    }
    return (String(decoding: inside[inside.trimmed(list)], as: UTF8.self), area)
  }

  /// What is in lines of a data table: cells as they were written, and the values of computed columns; one array for
  /// each line.
  ///
  /// - Complexity: O(cells), and the value of each cell that is computed.
  public func lines(_ range: Range<Int>, ofTableAt index: Int) -> [[String]] {
    guard let cells = rows[index].table?.cells else { return [] }
    let heads = columns(at: index)
    let computed = heads.indices.map { column in
      heads[column].isComputed
        ? values(ofColumn: column, lines: range.clamped(to: 0..<cells.lineCount), at: index) : []
    }
    return range.map { line in
      heads.indices.map { column in
        guard heads[column].isComputed else { return cells[line, column].text }
        let place = line - range.lowerBound
        return place < computed[column].count ? computed[column][place] : ""
      }
    }
  }
}
