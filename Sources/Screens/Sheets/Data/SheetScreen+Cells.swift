import Formulas
package import Graphing
import OrdinateNumerics
import Sheets

// Points of data tables that are dragged on the graph.
extension SheetScreen {
  /// A point of a data table in sight whose cells can be moved.
  package struct MovableCell: Sendable {
    /// The row that is the table, by its identity.
    package let row: Int
    package let line: Int
    /// That of its ordinate.
    package let column: Int
    /// From the view's top left corner, in points.
    package let place: Point
  }

  /// Tables with more lines have no points that can be moved, and neither has a graph with more points in sight.
  private static let (mostLines, mostMovable) = (1_000, 100)

  /// The points of tables in sight that can be moved.
  ///
  /// - Complexity: O(cells), up to a limit.
  package func movableCells(on screen: GraphScreen) -> [MovableCell] {
    if screen.isDeep { return [] }
    let (view, size) = (screen.view, screen.view.size)
    var movable: [MovableCell] = []
    for index in sheet.rows.indices where !sheet.rows[index].isHidden {
      guard let cells = sheet.rows[index].table?.cells, cells.lineCount <= Self.mostLines else {
        continue
      }
      for column in movableColumns(at: index) {
        for line in 0..<cells.lineCount {
          guard let x = cells[line, 0].number, let y = cells[line, column].number else { continue }
          let place = Point(
            x: view.distanceFromLeft(x), y: view.distanceFromTop(y / screen.yUnit))
          guard place.x >= 0, place.x <= size.width, place.y >= 0, place.y <= size.height else {
            continue
          }
          movable.append(
            MovableCell(row: sheet.rows[index].id, line: line, column: column, place: place))
          if movable.count > Self.mostMovable { return [] }
        }
      }
    }
    return movable
  }

  /// The columns of cells that are ordinates of other cells.
  private func movableColumns(at index: Int) -> [Int] {
    let columns = sheet.columns(at: index)
    guard let first = columns.first, !first.isComputed else { return [] }
    return columns.indices.dropFirst().filter { !columns[$0].isComputed && !columns[$0].isError }
  }

  /// Drags a point of a table to a place, as near as its cells can be written with a pixel's precision. Moves of one
  /// point that follow each other are one change for Undo.
  ///
  /// - Parameter place: From the view's top left corner, in points.
  /// - Returns: `false` if there is no such point.
  package mutating func drag(
    _ id: Int, line: Int, column: Int, to place: Point, on screen: GraphScreen
  ) -> Bool {
    guard !screen.isDeep, place.x.isFinite, place.y.isFinite, let index = sheet.index(of: id),
      movableColumns(at: index).contains(column)
    else { return false }
    let view = screen.view
    let x = (place.x - view.distanceFromLeft(0)) / view.scale
    let y = (view.distanceFromTop(0) - place.y) / view.scale * screen.yUnit
    let cells = sheet.rows[index].table?.cells
    func cell(_ value: Double, alongY isOrdinate: Bool) -> TableCell? {
      if let kind = cells?.time(ofColumn: isOrdinate ? column : 0) {
        let length = 1 / view.scale * (isOrdinate ? screen.yUnit : 1)
        return kind.rounded(value, to: length).map { TableCell($0.text) }
      }
      let step = Self.step(ofPixels: 1, alongY: isOrdinate, on: screen)
      return step.multiplied(by: (value / step.double).rounded()).map { TableCell($0) }
    }
    guard let abscissa = cell(x, alongY: false), let ordinate = cell(y, alongY: true) else {
      return false
    }
    return changeTable(id, columns: [0, column], as: .dragCell(id, line, column)) { table in
      guard line >= 0, line < table.cells.lineCount else { return false }
      return table.cells.set(abscissa, line: line, column: 0)
        && table.cells.set(ordinate, line: line, column: column)
    }
  }
}
