import Graphing
import Sheets

// What the rows draw on a graph.
extension SheetScreen {
  /// Gives a graph screen the curves of the rows, and the style of the axes.
  ///
  /// Curves that are as before keep what has been computed.
  package func show(on screen: inout GraphScreen) {
    var old = screen.curves
    var curves: [GraphCurve] = []
    for drawn in sheet.drawn.prefix(Self.mostCurves) {
      let color = drawn.color % GraphCurve.colorCount
      let known = old.firstIndex {
        $0.angle == sheet.angle && $0.logarithmic == axes.logarithmic
          && $0.draws(drawn.plot, ofRow: drawn.row)
      }
      if let index = known {
        var curve = old.remove(at: index)
        curve.color = color
        curves.append(curve)
      } else {
        let moved = old.firstIndex { $0.angle == sheet.angle && $0.isMoved(to: drawn) }
        curves.append(
          GraphCurve(
            id: screen.nextID, drawn, angle: sheet.angle, color: color, yUnit: screen.yUnit,
            on: axes.logarithmic, replacing: moved.map { old[$0] }))
        screen.nextID += 1
      }
    }
    screen.axesStyle = axes
    screen.axisLabels = sheet.axisLabels
    screen.title = title
    screen.time = sheet.timeAxes
    screen.show(curves)
  }

  /// The most curves that a graph shows.
  private static let mostCurves = 256
}

extension GraphScreen {
  /// Shows other curves in the same view.
  fileprivate mutating func show(_ new: [GraphCurve]) {
    let known = Set(curves.map { $0.id })
    curves = new
    for index in curves.indices where !known.contains(curves[index].id) {
      if let window { curves[index].write(for: window, inSamePlane: false) }
    }
    checkTrace()
  }

  /// How far the proofs in sight have come.
  package enum Proof: Equatable {
    /// Nothing is drawn.
    case nothing
    case working
    /// What is in sight has been drawn, and nothing of it is proved pixel by pixel.
    case drawn
    /// Relations are proved in sight; the other curves are drawn.
    case relations
    /// Everything in sight is proved.
    case everything
    /// As above, but for some pixels.
    case undecided(Int)
  }

  package var proof: Proof {
    let shown = curves.filter { $0.isShown }
    if shown.isEmpty { return .nothing }
    if shown.contains(where: { !$0.isComplete(in: view) }) { return .working }
    let proved = shown.compactMap { $0.relationTiles }
    let undecided = proved.reduce(0) { $0 + $1.undecidedCount(in: view) }
    if undecided > 0 { return .undecided(undecided) }
    if proved.isEmpty { return .drawn }
    return proved.count == shown.count ? .everything : .relations
  }
}
