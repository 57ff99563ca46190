import Graphing
import Sheets

// What the rows draw on a graph.
extension SheetScreen {
  /// Gives a graph screen the curves of the rows, and the style of the axes.
  ///
  /// Curves that are as before keep what has been computed.
  package func show(on screen: inout GraphScreen) {
    // Those before `count` are of the rows so far, the others are old.
    var curves = screen.takeCurves()
    var count = 0
    let firstNew = screen.nextID
    for drawn in sheet.drawn.prefix(Self.mostCurves) {
      let color = drawn.color % GraphCurve.colorCount
      let old = count..<curves.count
      let known = old.first {
        curves[$0].angle == sheet.angle && curves[$0].logarithmic == axes.logarithmic
          && curves[$0].draws(drawn.plot, ofRow: drawn.row)
      }
      if let known {
        if known != count { curves.insert(curves.remove(at: known), at: count) }
        curves[count].color = color
      } else {
        let moved = old.first {
          curves[$0].angle == sheet.angle && curves[$0].isMoved(to: drawn)
        }
        let curve = GraphCurve(
          id: screen.nextID, drawn, angle: sheet.angle, color: color, yUnit: screen.yUnit,
          on: axes.logarithmic, replacing: moved.map { curves[$0] })
        curves.insert(curve, at: count)
        screen.nextID += 1
      }
      count += 1
    }
    curves.removeSubrange(count...)
    screen.axesStyle = axes
    screen.axisLabels = sheet.axisLabels
    screen.title = title
    screen.time = sheet.timeAxes
    screen.show(curves, newFrom: firstNew)
  }

  /// The most curves that a graph shows.
  private static let mostCurves = 256
}

extension GraphScreen {
  /// The curves, of which the screen has none then.
  fileprivate mutating func takeCurves() -> [GraphCurve] {
    defer { curves = [] }
    return curves
  }

  /// Shows other curves in the same view.
  ///
  /// - Parameter first: The least identity of the curves that are new.
  fileprivate mutating func show(_ new: [GraphCurve], newFrom first: Int) {
    curves = new
    for index in curves.indices where curves[index].id >= first {
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
    let shown = shownIndices
    if shown.isEmpty { return .nothing }
    if shown.contains(where: { !curves[$0].isComplete(in: view) }) { return .working }
    let proved = shown.compactMap { curves[$0].relationTiles }
    let undecided = proved.reduce(0) { $0 + $1.undecidedCount(in: view) }
    if undecided > 0 { return .undecided(undecided) }
    if proved.isEmpty { return .drawn }
    return proved.count == shown.count ? .everything : .relations
  }
}
