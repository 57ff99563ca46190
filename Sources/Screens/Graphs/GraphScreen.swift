public import Formulas
public import Graphing

/// The screen of a graph: several curves over the same axes, and what is told about them.
///
/// It takes gestures and choices and says what is then to be seen. It computes piece by piece: each
/// `advance()` is a small piece of work, so that whoever shows it can stop whenever a finger moves.
public struct GraphScreen {
  /// More curves than this are not taken.
  public static let largestCurveCount = 64

  /// What of the plane is in sight.
  public package(set) var view = GraphView(size: Size(width: 300, height: 200))
  /// In the order in which they are drawn.
  public internal(set) var curves: [GraphCurve] = []
  /// Whether statistics of what is in sight are asked for.
  public package(set) var showsStatistics = false
  /// The cursor on a curve, if there is one.
  public internal(set) var trace: GraphTrace?
  /// The identifier of the next curve; whoever has several screens sees to it that none is used twice.
  package var nextID = 1
  /// Which curve was last worked for, so that they take turns.
  var turn = 0

  public init() {}

  // Curves. What returns a Bool says whether anything was done.

  /// Shows one equation in place of all curves.
  public mutating func show(_ equation: String, angle: AngleUnit) {
    removeAll { _ in true }
    add(equation, angle: angle)
  }

  /// Adds an equation, in a colour that no other curve has while there is one.
  @discardableResult
  public mutating func add(_ equation: String, angle: AngleUnit) -> Bool {
    insert { GraphCurve(id: $0, equation: equation, angle: angle, color: $1) }
  }

  /// Adds a curve of values from outside.
  @discardableResult
  public mutating func add(name: String, values: @escaping GivenValues) -> Bool {
    insert { GraphCurve(id: $0, name: name, color: $1, values: values) }
  }

  public mutating func remove(_ id: Int) -> Bool {
    let count = curves.count
    removeAll { $0.id == id }
    return curves.count < count
  }

  public mutating func hide(_ id: Int, _ isHidden: Bool) -> Bool {
    change(id) { $0.isHidden = isHidden }
  }

  /// - Parameter color: Refused outside 0 … `GraphCurve.colorCount` - 1.
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
    let free = (0..<GraphCurve.colorCount).first { color in
      !curves.contains { $0.color == color }
    }
    curves.append(curve(nextID, free ?? curves.count % GraphCurve.colorCount))
    nextID += 1
    return true
  }
}
