public import Formulas
public import Graphing
import Sheets

/// The screen of a graph: several curves over the same axes, their trace and their statistics.
///
/// It takes gestures and choices, and says what is then shown. Each call of `advance()` does a
/// small piece of the computing, so that the caller can stop whenever a finger moves.
public struct GraphScreen {
  /// The most curves that a screen accepts.
  public static let largestCurveCount = 64

  /// The part of the plane in sight, in the coordinates of `plane`.
  public package(set) var view = GraphView(size: Size(width: 300, height: 200))
  /// What the coordinates of the view stand for.
  var plane = GraphPlane.whole
  /// The part of the plane for which formulas are written; `nil` if its coordinates are as they are.
  var window: PlotWindow?
  /// In the order in which they are drawn.
  public internal(set) var curves: [GraphCurve] = []
  /// Whether statistics of the part in sight are wanted.
  public package(set) var showsStatistics = false
  /// Whether the view is still the first one: nothing was kept, nobody has moved it, and there has
  /// been one curve at most.
  package var isFirstView = true
  /// What is shown of the axes.
  package var axesStyle = AxesStyle()
  /// Which axes have dates or times.
  package var time = TimeAxes()
  /// What stands beside the axes.
  var axisLabels = AxisLabels()
  /// What stands above the graph; empty for nothing.
  package var title = ""
  var asked: AskedPart?
  /// The view to which the reader comes back when no axis is logarithmic any more; `nil` if nothing is kept.
  var linear: LinearView?
  /// Marks under the curves, in coordinates of the plane. Exports have none.
  var marks: [GraphMark] = []
  var guess: Guess?
  /// How many units of y are as long as one of x; `nil` while both axes have one scale.
  var scaledUnit: Double?
  /// The cursor on a curve, if there is one.
  public internal(set) var trace: GraphTrace?
  /// The identifier of the next curve. A program with several screens makes sure that none is used
  /// twice.
  package var nextID = 1
  /// The curve that `advance()` worked for last, so that curves take turns.
  var turn = 0
  /// The curve of which tiles were lent last.
  var lendingTurn = 0

  public init() {}

  // Curves. A Bool that is returned says whether anything was done.

  /// Replaces all curves with one equation.
  public mutating func show(_ equation: String, angle: AngleUnit) {
    if !curves.isEmpty { isFirstView = false }
    removeAll { _ in true }
    add(equation, angle: angle)
  }

  /// Adds an equation, in an unused colour if there is one.
  @discardableResult
  public mutating func add(_ equation: String, angle: AngleUnit) -> Bool {
    insert { GraphCurve(id: $0, equation: equation, angle: angle, color: $1) }
  }

  /// Adds a curve whose values come from outside.
  @discardableResult
  public mutating func add(name: String, values: @escaping GivenValues) -> Bool {
    insert { GraphCurve(id: $0, name: name, color: $1, values: values) }
  }

  /// The indices of the curves that are shown. To go through these costs less than through copies of the curves.
  package var shownIndices: [Int] { curves.indices.filter { curves[$0].isShown } }

  public mutating func remove(_ id: Int) -> Bool {
    let count = curves.count
    removeAll { $0.id == id }
    return curves.count < count
  }

  public mutating func hide(_ id: Int, _ isHidden: Bool) -> Bool {
    change(id) { $0.isHidden = isHidden }
  }

  /// - Parameter color: From 0, below `GraphCurve.colorCount`; other values are refused.
  public mutating func recolor(_ id: Int, _ color: Int) -> Bool {
    guard color >= 0, color < GraphCurve.colorCount else { return false }
    return change(id) { $0.color = color }
  }

  mutating func removeAll(where isUnwanted: (GraphCurve) -> Bool) {
    curves.removeAll(where: isUnwanted)
    checkTrace()
  }

  mutating func change(_ id: Int, _ change: (inout GraphCurve) -> Void) -> Bool {
    guard let index = curves.firstIndex(where: { $0.id == id }) else { return false }
    change(&curves[index])
    checkTrace()
    return true
  }

  private mutating func insert(_ curve: (_ id: Int, _ color: Int) -> GraphCurve) -> Bool {
    guard curves.count < Self.largestCurveCount else { return false }
    if !curves.isEmpty { isFirstView = false }
    let free = (0..<GraphCurve.colorCount).first { color in
      !curves.contains { $0.color == color }
    }
    var curve = curve(nextID, free ?? curves.count % GraphCurve.colorCount)
    if let window { curve.write(for: window, inSamePlane: false) }
    curve.draw(yUnit: yUnit)
    curves.append(curve)
    nextID += 1
    fitFirstView()
    return true
  }
}
