public import Graphing
import Screens
import Words

/// A drawing of a view in lists of limited size: all of it at once may take much memory.
struct GraphDrawing {
  let handle: Int
  let metrics: TextMetrics
  /// Whether it is the picture that is exported.
  let isPicture: Bool
  var nextPart = 0

  /// A list with so many numbers takes no more marks.
  static let mostNumbers = 65_536
}

extension GraphSession {
  /// Draws a view as a list of commands; `drawRest` continues it.
  ///
  /// - Parameter fontSize: The size of labels, in points. Values outside 4 to 100 count as the
  ///   nearest of these, NaN as 12.
  /// - Returns: An empty list if the view does not exist.
  public mutating func draw(_ handle: Int, fontSize: Double) -> DrawList {
    let metrics = TextMetrics(fontSize: fontSize.isNaN ? 12 : min(max(fontSize, 4), 100))
    drawing = GraphDrawing(handle: handle, metrics: metrics, isPicture: false)
    return drawRest()
  }

  /// Draws the picture that is exported, with labels of 12 points; `drawRest` continues it.
  public mutating func drawPicture(_ handle: Int) -> DrawList {
    if let index = index(of: handle) { views[index].screen.finishFormulas() }
    let metrics = TextMetrics(fontSize: 12)
    drawing = GraphDrawing(handle: handle, metrics: metrics, isPicture: true)
    return drawRest()
  }

  /// What is to be painted on the last list.
  ///
  /// - Returns: An empty list if there is nothing.
  public mutating func drawRest() -> DrawList {
    guard var drawing, let index = index(of: drawing.handle) else {
      return DrawList(size: Size(width: 0, height: 0))
    }
    let screen = views[index].screen
    var list = DrawList(
      size: screen.view.size, textMetrics: drawing.metrics,
      minus: drawing.isPicture ? "-" : Words.minus)
    while drawing.nextPart < screen.partCount, list.commands.count < GraphDrawing.mostNumbers {
      if drawing.isPicture {
        screen.drawPicture(part: drawing.nextPart, on: &list)
      } else {
        screen.draw(part: drawing.nextPart, on: &list)
      }
      drawing.nextPart += 1
    }
    self.drawing = drawing
    return list
  }
}
