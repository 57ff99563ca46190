public import Graphing
public import Sheets

/// The picture of a sheet as a link carries it: the same in the page and in commands, whatever was shown before.
public struct SheetPicture {
  private(set) var screen = GraphScreen()

  /// - Parameters:
  ///   - text: The rows, and the part of the plane. It has equal scales, so there may be more on two sides.
  ///   - size: In points.
  ///   - shouldStop: Is asked from time to time; once it says so, what is not computed is not drawn.
  /// - Returns: `nil` for an impossible size.
  public init?(of text: SheetText, size: Size, shouldStop: () -> Bool = { false }) {
    guard screen.resize(to: size, pixelRatio: 1) else { return nil }
    _ = SheetScreen(text, on: &screen)
    screen.finishFormulas(shouldStop: shouldStop)
  }

  /// The title of the graph and the equations of what is drawn.
  public var title: String { screen.description }

  /// How many pixels are not decided.
  public var undecidedCount: Int {
    screen.curves.reduce(0) { $0 + ($1.relationTiles?.undecidedCount(in: screen.view) ?? 0) }
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { screen.outOfSight != nil }

  /// - Parameter canvas: Of the picture's size.
  public func draw(on canvas: inout some Canvas) { screen.drawPicture(on: &canvas) }

  func svg() -> [UInt8] {
    var canvas = SVGCanvas(size: screen.view.size, title: title)
    draw(on: &canvas)
    return canvas.finished()
  }
}

extension SheetScreen {
  /// The graph of the sheet as an SVG file.
  ///
  /// - Parameter screen: Shows the sheet.
  package func svg(of screen: GraphScreen) -> [UInt8]? {
    if screen.isDeep { return nil }
    return SheetPicture(of: linkText(with: screen), size: screen.view.wholeSize)?.svg()
  }
}

extension GraphScreen {
  /// The title and the equations, for people who cannot see the picture.
  var description: String {
    let equations = equations
    return title.utf8.isEmpty || equations.utf8.isEmpty
      ? title + equations : title + ": " + equations
  }

  /// The equations of what is drawn, with commas between them.
  var equations: String {
    var text = ""
    for curve in curves where curve.isShown {
      text += (text.utf8.isEmpty ? "" : ", ") + curve.equation
    }
    return text
  }
}
