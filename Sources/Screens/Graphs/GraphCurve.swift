public import Formulas
package import Graphing
import Sheets

/// One curve on a graph screen: what it shows and how.
public struct GraphCurve {
  /// How many colours there are to choose from.
  public static let colorCount = 6

  /// Tells the curve from all others, whatever happens to them.
  public let id: Int
  /// The equation as it was entered, or the name of values from outside.
  public let text: String
  /// The unit that an equation was entered in; `nil` for values from outside.
  public let angle: AngleUnit?
  /// Why there is nothing to draw.
  public let problem: PlotterProblem?
  /// The place of its colour in a palette, from 0, below `colorCount`.
  public internal(set) var color: Int
  public internal(set) var isHidden = false
  /// `nil` where there is a problem.
  private(set) var source: GraphCurveSource?
  /// What was computed of it.
  private var tiles = CurveTiles()
  /// What was found out about it.
  private var statistics = GraphStatistics()

  /// - Parameter equation: Line ends and other control characters become spaces.
  init(id: Int, equation: String, angle: AngleUnit, color: Int) {
    self.id = id
    self.color = color
    self.angle = angle
    let clean = equation.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    text = String(decoding: clean, as: UTF8.self)
    switch PlotterProblem.read(clean) {
    case .success(let formula):
      source = .formula(FormulaSource(formula, angle: angle))
      problem = nil
    case .failure(let error):
      source = nil
      problem = error
    }
  }

  init(id: Int, name: String, color: Int, values: @escaping GivenValues) {
    self.id = id
    self.color = color
    angle = nil
    text = name
    problem = nil
    source = .given(id, values)
  }

  /// `nil` for what is none: values from outside, and texts that cannot be read.
  public var formula: Formula? {
    if case .formula(let source) = source { return source.formula }
    return nil
  }

  /// What the curve is called: its formula as it was read, else its text.
  public var title: String { formula?.text ?? text }

  /// The letter that the abscissa has in the formula.
  public var abscissa: Name { formula?.variables.first ?? "x" }

  /// Whether there is something to draw, and it is wanted.
  package var isShown: Bool {
    if case nil = source { return false }
    return !isHidden
  }

  /// Whether nothing is lacking of what a view shows.
  func isComplete(in view: GraphView) -> Bool { tiles.isComplete(in: view) }

  /// Computes one more row of values for what a view shows or is about to show.
  ///
  /// - Returns: Whether there was something to compute.
  mutating func advance(in view: GraphView) -> Bool {
    guard let source else { return false }
    return tiles.advance(in: view, source)
  }

  /// Finds out a little more about the part of the curve in sight.
  ///
  /// - Returns: Whether there was something to find.
  mutating func analyze(in view: GraphView) -> Bool {
    guard let source else { return false }
    return statistics.advance(over: view.viewport.x, source)
  }

  /// What is known of the part in sight, perhaps not all; `nil` while nothing is.
  package func analysis(in view: GraphView) -> CurveAnalysis? {
    statistics.current?.window == view.viewport.x ? statistics.current : nil
  }

  /// What a trace snaps to in sight, in order of x.
  func places(in view: GraphView) -> [GraphPlace] { statistics.places(in: view.viewport.x) }

  /// Draws what has been computed.
  func draw(in view: GraphView, on canvas: inout some Canvas) {
    tiles.draw(in: view, role: .curve(color), width: 2, on: &canvas)
  }

  /// - Returns: NaN for an equation that cannot be drawn.
  func values(at xs: [Double]) -> [Double] {
    source?.values(at: xs) ?? [Double](repeating: .nan, count: xs.count)
  }
}
