public import Formulas
package import Graphing
package import OrdinateNumerics
public import Sheets

/// One curve or relation on a graph screen: its values and its appearance.
public struct GraphCurve {
  /// The number of colours to choose from.
  public static let colorCount = 6

  /// Identifies the curve; it never changes.
  public let id: Int
  /// The equation or relation as it was entered, or the name of a curve whose values come from outside.
  public let text: String
  /// The angle unit in which an equation was entered; `nil` for values from outside.
  public let angle: AngleUnit?
  /// Why the curve cannot be drawn.
  public let problem: PlotterProblem?
  /// The index of its colour in a palette, from 0, below `colorCount`.
  public internal(set) var color: Int
  public internal(set) var isHidden = false
  /// The relation, perhaps with parameters; `nil` for the values of a function.
  public let relation: Relation?
  /// What was read; `nil` for values from outside, and if there is a problem.
  let row: PlotRow?
  /// Its own values, whatever the scales; `nil` for a relation, and if there is a problem.
  let source: GraphCurveSource?
  /// The values that a view shows, in which y counts `yUnit`.
  var drawn: GraphCurveSource?
  /// How many units of y are as long as one of x where it is drawn.
  var yUnit: Double
  /// The logarithmic axes for which it is written.
  let logarithmic: LogarithmicAxes
  /// The part of the plane for which it is written, where doubles are too coarse; `nil` elsewhere.
  private(set) var window: PlotWindow?
  /// The values computed so far.
  private var tiles = CurveTiles()
  /// What is proved so far of the relation or, in a deep part of the plane, of the function.
  var relationTiles: RelationTiles?
  /// The ends of the curve, and the part of the plane in which they were searched for; `nil` before that.
  private var ends: (x: ClosedRange<Double>, y: ClosedRange<Double>, found: [CurveEnd])?
  /// The analysis so far.
  private var statistics = GraphStatistics()
  /// The data that it draws, in units of a view; `nil` for a curve.
  var data: DataFigure?
  /// The row of a sheet that draws it, by its identity; `nil` for a curve that belongs to no sheet.
  let sheetRow: Int?
  /// The same with parameters; `nil` without any.
  let open: OpenPlot?
  /// What the relation is compiled to, for all values of parameters.
  var openFigure: OpenFigure?
  /// Whether the text says all that is drawn; `nil` until this is asked.
  private var isTextAll: Bool?

  /// - Parameter equation: Line ends and other control characters become spaces.
  init(id: Int, equation: String, angle: AngleUnit, color: Int) {
    self.id = id
    self.color = color
    self.angle = angle
    (sheetRow, yUnit, open) = (nil, 1, nil)
    logarithmic = LogarithmicAxes()
    let clean = equation.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    text = String(decoding: clean, as: UTF8.self)
    switch Self.row(of: clean, angle: angle) {
    case .success(let read):
      (row, problem) = (read, nil)
      (source, relation, relationTiles) = Self.parts(of: read, angle)
    case .failure(let error): (row, source, relation, problem) = (nil, nil, nil, error)
    }
    drawn = source
  }

  /// Whether another instance of the engine draws the same from the text alone.
  mutating func canBeLent() -> Bool {
    if let isTextAll { return isTextAll }
    var isAll = !logarithmic.isAny && data == nil
    if isAll, sheetRow != nil, let angle {
      let read = Self.row(of: Array(text.utf8), angle: angle)
      isAll = if case .success(let read) = read { read == row } else { false }
    }
    isTextAll = isAll
    return isAll
  }

  static func parts(
    of row: PlotRow, _ angle: AngleUnit
  ) -> (GraphCurveSource?, Relation?, RelationTiles?) {
    switch row {
    case .function(let formula):
      (.formula(FormulaSource(formula, angle: angle, isCertain: true)), nil, nil)
    case .relation(let relation, _):
      (nil, relation, RelationTiles(of: figure(of: row, angle, in: nil)))
    case .data: (nil, nil, nil)
    }
  }

  static func data(of row: PlotRow, _ yUnit: Double) -> DataFigure? {
    guard case .data(let figure, _) = row else { return nil }
    return figure.measuringY(in: yUnit)
  }

  /// Writes the formulas for another scale of y.
  ///
  /// - Parameter yUnit: How many units of y are as long as one of x. Values from outside have only 1.
  mutating func draw(yUnit: Double) {
    guard let row, let angle, yUnit != self.yUnit else { return }
    self.yUnit = yUnit
    if open != nil, case .function = row {
      measure(row, in: yUnit, reusing: yUnit == 1 ? source : nil)
    } else {
      (drawn, _, relationTiles) = Self.parts(
        of: row.drawn(on: logarithmic).measuringY(in: yUnit), angle)
    }
    data = Self.data(of: row.drawn(on: logarithmic), yUnit)
    tiles = CurveTiles()
  }

  /// Writes the formulas for a part of the plane; `nil` for the plane as it is.
  ///
  /// - Parameter isSame: Whether coordinates still count from the same point.
  mutating func write(for window: PlotWindow?, inSamePlane isSame: Bool) {
    self.window = window
    guard let row, let angle, data == nil else { return }
    guard isDeep || relation != nil else {
      relationTiles = nil
      return
    }
    let figure = Self.figure(
      of: row.drawn(on: logarithmic).measuringY(in: yUnit), angle, in: window)
    if isSame && relationTiles != nil {
      relationTiles?.goOn(with: figure)
    } else {
      relationTiles = RelationTiles(of: figure)
    }
  }

  // Never inlined, because copies of these would take kilobytes of the page's program.

  @inline(never)
  private static func row(
    of text: [UInt8], angle: AngleUnit
  ) -> Result<PlotRow, PlotterProblem> {
    PlotRow.read(text, angle: angle, closesParentheses: true)
  }

  /// What a curve with this text draws as a figure; `nil` if the text cannot be read.
  static func figure(
    of text: [UInt8], angle: AngleUnit, yUnit: Double, in window: PlotWindow?
  ) -> PlaneFigure? {
    guard case .success(let row) = row(of: text, angle: angle) else { return nil }
    return figure(of: row.measuringY(in: yUnit), angle, in: window)
  }

  @inline(never)
  static func figure(
    of row: PlotRow, _ angle: AngleUnit, in window: PlotWindow?
  ) -> PlaneFigure {
    window.map { PlaneFigure(anyOf: [row], angle: angle, in: $0) }
      ?? PlaneFigure(anyOf: [row], angle: angle)
  }

  init(id: Int, name: String, color: Int, values: @escaping GivenValues) {
    self.id = id
    self.color = color
    (angle, sheetRow, yUnit, open) = (nil, nil, 1, nil)
    logarithmic = LogarithmicAxes()
    text = name
    (row, relation, problem) = (nil, nil, nil)
    source = .given(id, values)
    drawn = source
  }

  /// `nil` if there is no formula: for values from outside, and for texts that cannot be read.
  public var formula: Formula? { formulaSource?.formula }

  /// The title of the curve: its formula or relation as it was read, otherwise its text.
  public var title: String { formula?.text ?? relation?.text ?? text }

  /// The title as an equation.
  package var equation: String { relation == nil && data == nil ? "y = " + title : title }

  /// Whether it has values to be traced and analysed.
  package var hasValues: Bool { source != nil && !isDeep }

  private var isDeep: Bool { window != nil }

  /// Whether angles matter for it.
  package var involvesAngles: Bool {
    (relation?.formulas ?? [formula].compactMap { $0 }).contains { $0.involvesAngles }
  }

  /// The variable of the abscissa in the formula.
  public var abscissa: Name { formula?.variables.first ?? "x" }

  /// Whether the curve can be drawn and is not hidden.
  package var isShown: Bool {
    (hasValues || relationTiles != nil || data != nil && !isDeep) && !isHidden
  }

  /// Whether it is a curve that can be traced.
  var isTraceable: Bool { isShown && hasValues && !logarithmic.isAny }

  /// Whether everything that a view shows has been computed.
  func isComplete(in view: GraphView) -> Bool {
    data != nil || hasTiles(in: view) && hasEnds(in: view)
  }

  private func hasTiles(in view: GraphView) -> Bool {
    relationTiles?.isComplete(in: view) ?? tiles.isComplete(in: view)
  }

  /// Whether the ends in sight are known. Far from the origin, where doubles are too coarse, none are shown.
  private func hasEnds(in view: GraphView) -> Bool {
    if row == nil || isDeep || view.style == .dots { return true }
    guard let ends else { return false }
    let seen = view.viewport(yUnit: yUnit)
    return ends.x.contains(seen.x) && ends.y.contains(seen.y)
  }

  /// The abscissas of the ends that are known.
  var endAbscissas: [Double] { isDeep ? [] : ends?.found.map { $0.place.x } ?? [] }

  /// Looks for the ends in a view and a little beside it.
  private mutating func findEnds(in view: GraphView) {
    guard let row, let angle else { return }
    let seen = view.viewport(yUnit: yUnit)
    let (x, y) = (Self.wider(seen.x), Self.wider(seen.y))
    ends = (x, y, row.ends(angle: angle, x: x, y: y, on: logarithmic))
  }

  private static func wider(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let margin = (range.upperBound - range.lowerBound) / 4
    return range.lowerBound - margin...range.upperBound + margin
  }

  /// Computes one more row of values, or proves a little more, that a view shows or is about to show.
  ///
  /// - Returns: Whether there was something to compute.
  mutating func advance(in view: GraphView) -> Bool {
    if data != nil || !isShown { return false }
    if hasTiles(in: view) && !hasEnds(in: view) {
      findEnds(in: view)
      return true
    }
    if relationTiles != nil { return relationTiles?.advance(in: view) ?? false }
    guard let drawn, hasValues else { return false }
    return tiles.advance(in: view, drawn)
  }

  /// Computes a little more of what a view shows, and then of the analysis if that is wanted.
  ///
  /// - Returns: Whether there was something to compute.
  mutating func advanceSeen(in view: GraphView, isAnalyzed: Bool) -> Bool {
    if !isShown { return false }
    if !isComplete(in: view) { return advance(in: view) }
    return isAnalyzed && isTraceable && analyze(in: view)
  }

  /// Analyses a little more of the part of the curve in sight.
  ///
  /// - Returns: Whether there was something to analyse.
  mutating func analyze(in view: GraphView) -> Bool {
    guard let source else { return false }
    return statistics.advance(over: view.viewport.x, source)
  }

  /// The statistics of the part in sight, perhaps incomplete; `nil` while nothing is known.
  package func analysis(in view: GraphView) -> CurveAnalysis? {
    statistics.current?.window == view.viewport.x ? statistics.current : nil
  }

  /// The places in sight that a trace snaps to, in order of x.
  func places(in view: GraphView) -> [GraphPlace] { statistics.places(in: view.viewport.x) }

  /// The values of the formula, to be shown; `nil` for values from outside.
  package var shownFunction: ShownFunction? { formulaSource?.shownFunction(work: Self.shownWork) }

  /// The numbers of an analysis of this curve, as they are shown.
  package var shownAnalysis: ShownAnalysis { ShownAnalysis(formulaSource, work: Self.shownWork) }

  /// What is proved of the values beside an abscissa; `nil` for values from outside.
  package func enclosure(around x: Double) -> Interval? {
    formulaSource?.enclosures(over: [Interval(around: x)])[0]
  }

  /// Whether the formula is proved to have no value anywhere.
  var isUndefined: Bool {
    formulaSource?.enclosures(over: [Interval.whole])[0].isEmpty == true
  }

  /// The budget of one value: some milliseconds.
  private static var shownWork: Int64 { 1_000_000 }

  var formulaSource: FormulaSource? {
    if case .formula(let source) = source { return source }
    return nil
  }

  /// The smallest rectangle with all data, in the reader's units; `nil` for a curve.
  var dataBounds: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    guard case .data(let figure, _)? = row else { return nil }
    return figure.bounds
  }

  /// Whether a part of what `draw` draws is in sight.
  func isSeen(in view: GraphView) -> Bool {
    data?.isSeen(in: view.viewport) ?? relationTiles?.isSeen(in: view) ?? tiles.isSeen(in: view)
  }

  /// Draws the region of a relation as far as it is proved, under the axes.
  func drawRegion(in view: GraphView, on canvas: inout some Canvas) {
    relationTiles?.drawRegion(index: color, in: view, on: &canvas)
    data?.drawRegion(index: color, in: view.viewport, on: &canvas)
  }

  /// Draws what has been computed so far.
  func draw(in view: GraphView, on canvas: inout some Canvas) {
    if let data {
      data.draw(index: color, width: 2, in: view.viewport, on: &canvas)
    } else if let relationTiles {
      relationTiles.drawCurves(index: color, width: 2, in: view, on: &canvas)
    } else {
      tiles.draw(in: view, role: .curve(color), width: 2, on: &canvas)
    }
    if let ends, !isDeep, view.style == .line {
      canvas.draw(ends: ends.found, of: color, width: 2, in: view.viewport(yUnit: yUnit))
    }
  }

  /// The ordinates where the curve is drawn, in units of a view.
  ///
  /// - Returns: NaN for a relation, and for an equation that cannot be drawn.
  func values(at xs: [Double]) -> [Double] {
    drawn?.values(at: xs) ?? [Double](repeating: .nan, count: xs.count)
  }

  /// The curve's own ordinate; NaN as above.
  func ordinate(at x: Double) -> Double { source?.values(at: [x])[0] ?? .nan }
}
