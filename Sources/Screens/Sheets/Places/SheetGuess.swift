import Formulas
package import Graphing
package import Sheets

/// A guess of the curve of a row: the curve is covered until a guess is drawn, then both are compared.
public struct SheetGuess {
  /// The row that is guessed, by its identity; `nil` if none is.
  package private(set) var row: Int?
  package private(set) var drawn: DrawnGuess?
  /// `nil` as long as nothing is drawn, and where the function has no values.
  package private(set) var comparison: GuessComparison?
  /// The function that was compared.
  private var compared: Formula?

  public init() {}

  /// The rows that can be guessed: those that draw one function.
  package static func rows(of sheet: SheetScreen) -> [Int] {
    sheet.sheet.rows.map { $0.id }.filter { sheet.function(ofRow: $0) != nil }
  }

  /// Covers the curve of a row, to be guessed.
  ///
  /// - Parameter row: If it cannot be guessed, the row that is edited, or the first that can.
  /// - Returns: `false` if no row can be guessed.
  package mutating func begin(with row: Int, _ sheet: SheetScreen) -> Bool {
    let rows = Self.rows(of: sheet)
    guard let chosen = [row, sheet.active ?? row].first(where: { rows.contains($0) }) ?? rows.first
    else { return false }
    self = SheetGuess()
    self.row = chosen
    return true
  }

  /// Uncovers the curve and forgets what was drawn.
  package mutating func end() { self = SheetGuess() }

  /// Takes a guess that was drawn.
  ///
  /// - Parameter path: From the view's upper left corner, in points.
  /// - Returns: `false` if no row is guessed, or if the path has no width.
  package mutating func draw(
    _ path: [Point], _ sheet: SheetScreen, on screen: GraphScreen
  ) -> Bool {
    guard row != nil, !screen.isDeep else { return false }
    let viewport = screen.viewport
    let guess = DrawnGuess(
      path: path.map { place in
        Point(
          x: viewport.x(atDistance: place.x),
          y: viewport.y.upperBound - place.y / screen.view.scale * screen.yUnit)
      })
    guard let guess else { return false }
    drawn = guess
    compared = nil
    return true
  }

  /// Compares again where the function has changed, and shows the guess on the graph.
  package mutating func update(for sheet: SheetScreen, on screen: inout GraphScreen) {
    guard let row, let function = sheet.function(ofRow: row) else {
      end()
      screen.guess = nil
      return
    }
    if let drawn, compared != function {
      compared = function
      let source = FormulaSource(function, of: "x", angle: sheet.sheet.angle, curvatures: false)
      comparison = GuessComparison(of: drawn, with: source)
    }
    var distance: [Point] = []
    if let drawn, let place = comparison?.place,
      let curve = screen.curves.first(where: { $0.sheetRow == row })
    {
      distance = [
        Point(x: place, y: drawn.ordinate(at: place)),
        Point(x: place, y: curve.ordinate(at: place)),
      ]
    }
    screen.guess = GraphScreen.Guess(row: row, points: drawn?.points ?? [], distance: distance)
  }
}
