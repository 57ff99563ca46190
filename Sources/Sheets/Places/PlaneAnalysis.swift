public import Formulas
public import Graphing
import OrdinateNumerics

/// The places of interest of the rows of a plot: where they meet the axes, turn, end, and meet each other.
///
/// Every place is proved to exist.
public struct PlaneAnalysis {
  public enum Kind: String, CaseIterable, Sendable {
    /// On an axis; for a function, on the x-axis.
    case zero
    /// x or y is greater, or less, than at all points of the curve nearby.
    case extreme
    /// Where the curve of a function begins to bend the other way.
    case inflection
    /// Of two rows, or of a row with itself.
    case intersection
    /// A point that a curve lacks.
    case hole
    case pole
    /// Where a curve ends or jumps.
    case end
    /// Where a function meets the y-axis, if that was asked for.
    case intercept
  }

  public struct Place: Sendable {
    public let kind: Kind
    /// The numbers of the rows that it belongs to, from 1.
    public let rows: [Int]
    public let x: PlaneCoordinate
    /// `nil` for a pole, and where a function has no value.
    public let y: PlaneCoordinate?
    /// For an extreme, whether x is, and whether y is.
    public var isExtremeX = false
    public var isExtremeY = false
    /// Whether it is a minimum; `nil` if it is no extreme of a function.
    public var isMinimum: Bool?
    /// The values of a curve's parameter that lead to it, if it belongs to such a curve alone.
    public var parameters: [Double] = []
  }

  public enum Row {
    case function(CurveAnalysis, FormulaSource)
    case relation(RelationReport)
  }

  /// What is known about one relation, or about a curve of one parameter.
  public struct RelationReport: Sendable {
    /// The solutions in the window lie in it; `nil` if there are none, which is proved.
    public let extent: PlaneExtent?
    /// Whether all solutions lie in some box; `nil` if it is not known.
    ///
    /// - Complexity: Some hundreds of enclosures.
    public var isBounded: Bool? {
      relation.map { Boundedness(relation: $0, angle: angle).answer() } ?? isCurveBounded
    }
    /// Whether it has inequalities only: then its places are those of its edges.
    public let isRegion: Bool
    /// Whether it contains all of the x-axis or of the y-axis, which are no single places.
    public let containsXAxis: Bool
    public let containsYAxis: Bool
    /// Whether its places are all.
    public let isComplete: Bool
    /// `nil` for a curve of one parameter.
    let relation: Relation?
    var isCurveBounded: Bool?
    let angle: AngleUnit
  }

  public let x: ClosedRange<Double>
  /// The range of y of the places; `nil` if it is proved that there is nothing above and below.
  public let y: ClosedRange<Double>?
  public internal(set) var rows: [Row] = []
  /// By their rows, then by x.
  public internal(set) var places: [Place] = []
  /// The numbers of two rows each, where intersections may be missing.
  public private(set) var openPairs: [[Int]] = []
  /// The numbers of two rows each that certainly have a piece of a curve in common.
  public private(set) var sharedPairs: [[Int]] = []
  /// Whether these certainly are all zeros, extremes and intersections.
  public internal(set) var isComplete = true

  /// Whether all rows and all pairs of rows have been looked at.
  public var isFinished: Bool { done == plots.count + pairs.count }

  let plots: [PlotRow]
  /// The relations of the rows that are no functions.
  private let relations: [Relation?]
  let angle: AngleUnit
  private let hasIntercepts: Bool
  let search: PlaceSearch
  /// The rows that may meet, by their indices.
  private let pairs: [(first: Int, second: Int)]
  /// How many rows, and then pairs of rows, have been looked at.
  private var done = 0
  /// What is known of the row that is being looked at.
  private var begun: BegunRow?
  private(set) var curves: [[RelationSurvey.Curve]?] = []
  private(set) var points: [[PlanePoint]?] = []
  /// The curves of a parameter, by the indices of their rows.
  private(set) var tracks: [CurveTrack?]

  /// Begins to look for the places; `advance` goes on.
  ///
  /// - Parameters:
  ///   - rows: Functions, relations, and curves of one parameter.
  ///   - y: The range of y; `nil` for all of y, if it is certain that the relations lie in some range, else for
  ///     one of the size of the range of x.
  ///   - intercepts: Whether to tell where functions meet the y-axis.
  ///   - shouldStop: Asked often; what is not decided then is left out.
  public init(
    startingWith rows: [PlotRow], x: ClosedRange<Double>, y: ClosedRange<Double>?,
    angle: AngleUnit = .radians, intercepts: Bool = false,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    self.x = x
    self.angle = angle
    hasIntercepts = intercepts
    plots = rows
    relations = rows.map { $0.solutions }
    pairs = rows.indices.flatMap { first in
      rows.indices.dropFirst(first + 1).map { (first, $0) }
    }
    let hasCurves = rows.contains { $0.isParametric }
    let range = PlaneWindow(
      x: x, y: hasCurves ? y ?? PlaneWindow.usual(x: x) : y,
      around: relations.compactMap { $0 }, angle: angle)
    let height = range.y
    tracks = rows.map { CurveTrack(of: $0, x: x, y: height, angle: angle) }
    self.y = range.isWhole ? nil : range.y
    search = PlaceSearch(
      window: PlaneRange(
        x: Interval(x.lowerBound, x.upperBound),
        y: Interval(range.y.lowerBound, range.y.upperBound)),
      angle: angle, shouldStop: shouldStop)
  }

  /// Looks for all places.
  ///
  /// - Parameters: As above.
  public init(
    of rows: [PlotRow], x: ClosedRange<Double>, y: ClosedRange<Double>?,
    angle: AngleUnit = .radians, shouldStop: @escaping () -> Bool = { false }
  ) {
    self.init(startingWith: rows, x: x, y: y, angle: angle, shouldStop: shouldStop)
    while advance() {}
  }

  /// Looks at a part of a function, at a relation, or at two rows together.
  ///
  /// - Returns: `false` if there was nothing left.
  public mutating func advance() -> Bool {
    if isFinished { return false }
    if done < plots.count {
      if case .function(let formula) = plots[done] {
        guard survey(formula) else { return true }
      } else if plots[done].isParametric {
        guard surveyCurve(of: done) else { return true }
      } else {
        survey(relations[done] ?? .any([]))
      }
    } else {
      let (first, second) = pairs[done - plots.count]
      if plots[first].isParametric || plots[second].isParametric {
        meet(first, second)
        done += 1
        if isFinished { sortPlaces() }
        return true
      }
      intersect(plots, first, second, curves, search)
      for (one, other) in [(first, second), (second, first)] {
        meet(points[one], of: one, curves[other], points[other], of: other, search)
      }
    }
    done += 1
    if isFinished { sortPlaces() }
    return true
  }

  /// Sorts the places by their numbers: a sort of places themselves takes four times as much of the page's
  /// program.
  private mutating func sortPlaces() {
    let found = places
    places = found.indices.sorted { found[$0].isBefore(found[$1]) }.map { found[$0] }
  }

  /// Looks at the next part of a function.
  ///
  /// - Returns: Whether it was the last one.
  private mutating func survey(_ formula: Formula) -> Bool {
    let source = FormulaSource(formula, angle: angle)
    var analysis = begun?.function ?? CurveAnalysis(over: x)
    begun = nil
    if analysis.advance(source), !analysis.isFinished {
      begun = .function(analysis)
      return false
    }
    add(analysis, source, number: done + 1)
    for end in plots[done].endPlaces(angle: angle, x: x) {
      if let (x, y) = FunctionPlaces.point(end.x, end.y, angle) {
        places.append(Place(kind: end.isHole ? .hole : .end, rows: [done + 1], x: x, y: y))
      }
    }
    curves.append(RelationSurvey.curves(of: RowEquation(formula).relation, search))
    points.append([])
    return true
  }

  /// Looks at the next part of a curve of a parameter.
  ///
  /// - Returns: Whether it was the last one.
  private mutating func surveyCurve(of index: Int) -> Bool {
    guard let track = tracks[index] else {
      addUnknownCurve()
      (curves, points) = (curves + [nil], points + [nil])
      return true
    }
    var own = begun?.curve ?? CurveSurvey(of: track, search)
    begun = nil
    if own.advance() {
      begun = .curve(own)
      return false
    }
    add(own, number: index + 1)
    (curves, points) = (curves + [[]], points + [[]])
    return true
  }

  private mutating func survey(_ relation: Relation) {
    let survey = RelationSurvey(of: relation, search)
    add(survey, relation, number: done + 1)
    curves.append(survey.isOpen ? nil : survey.curves)
    points.append(survey.hasAllPoints ? survey.points : nil)
  }

  private mutating func add(_ survey: RelationSurvey, _ relation: Relation, number: Int) {
    for place in survey.places {
      places.append(
        Place(
          kind: place.kind, rows: [number], x: place.point.x, y: place.point.y,
          isExtremeX: place.isExtremeX, isExtremeY: place.isExtremeY))
    }
    if !survey.isComplete { isComplete = false }
    rows.append(
      .relation(
        RelationReport(
          extent: survey.extent, isRegion: survey.isRegion,
          containsXAxis: survey.axes.contains("y"), containsYAxis: survey.axes.contains("x"),
          isComplete: survey.isComplete, relation: relation, angle: angle)))
  }

  private mutating func add(_ analysis: CurveAnalysis, _ source: FormulaSource, number: Int) {
    let labels = FunctionPlaces(source, angle: angle)
    if hasIntercepts, x.contains(0), let (x, y) = labels.intercept {
      places.append(Place(kind: .intercept, rows: [number], x: x, y: y))
    }
    for place in labels.places(of: analysis) {
      places.append(
        Place(
          kind: place.kind, rows: [number], x: place.x, y: place.y,
          isExtremeY: place.kind == .extreme, isMinimum: place.isMinimum))
    }
    if !analysis.isComplete { isComplete = false }
    rows.append(.function(analysis, source))
  }

  private mutating func intersect(
    _ rows: [PlotRow], _ first: Int, _ second: Int, _ curves: [[RelationSurvey.Curve]?],
    _ search: PlaceSearch
  ) {
    let numbers = [first + 1, second + 1]
    if case .function(let one) = rows[first], case .function(let other) = rows[second] {
      let found = FunctionPlaces.intersections(of: one, other, over: x, angle: angle)
      if !found.isComplete { leaveOpen(numbers) }
      if found.sharesCurve { addShared(numbers) }
      places += found.points.map { Place(kind: .intersection, rows: numbers, x: $0.x, y: $0.y) }
      return
    }
    guard let ones = curves[first], let others = curves[second] else {
      return leaveOpen(numbers)
    }
    let shared = SharedCurve(search: search)
    for one in ones {
      for other in others {
        if shared.isPart(one, value: rows[first].functionValue, of: other)
          || shared.isPart(other, value: rows[second].functionValue, of: one)
        {
          if shared.hasPiece(one, other) {
            addShared(numbers)
            if one.sides.isEmpty && other.sides.isEmpty { continue }
          }
          leaveOpen(numbers)
          continue
        }
        let found = search.commonZeros(
          of: one.expression, other.expression, sides: one.sides + other.sides)
        if !found.isComplete { leaveOpen(numbers) }
        for point in found.points where !isKnown(point, numbers) {
          places.append(Place(kind: .intersection, rows: numbers, x: point.x, y: point.y))
        }
      }
    }
  }

  /// Looks for the single points of a row on the curves, and among the single points, of another one.
  private mutating func meet(
    _ points: [PlanePoint]?, of first: Int, _ curves: [RelationSurvey.Curve]?,
    _ others: [PlanePoint]?, of second: Int, _ search: PlaceSearch
  ) {
    let numbers = [min(first, second) + 1, max(first, second) + 1]
    guard let points, let curves, let others else { return leaveOpen(numbers) }
    for point in points {
      var isOpen = false
      var isMet = false
      for curve in curves {
        let equation = PlaneAlternative.Side(formula: curve.expression.formula, outcomes: .zero)
        let answers = ([equation] + curve.sides).map { search.fulfils(point, $0) }
        if answers.contains(false) { continue }
        if answers.contains(nil) { isOpen = true } else { isMet = true }
      }
      for other in others where other.isSame(as: point) {
        if other.isExactly(point) { isMet = true } else { isOpen = true }
      }
      if isMet {
        if !isKnown(point, numbers) {
          places.append(Place(kind: .intersection, rows: numbers, x: point.x, y: point.y))
        }
      } else if isOpen {
        leaveOpen(numbers)
      }
    }
  }

  mutating func leaveOpen(_ rows: [Int]) {
    isComplete = false
    if !openPairs.contains(rows) { openPairs.append(rows) }
  }

  mutating func addShared(_ rows: [Int]) {
    if !sharedPairs.contains(rows) { sharedPairs.append(rows) }
  }

  func isKnown(_ point: PlanePoint, _ rows: [Int]) -> Bool {
    places.contains { place in
      guard place.kind == .intersection, place.rows == rows, let y = place.y else { return false }
      return PlaneRange(x: place.x.enclosure, y: y.enclosure).meets(point.range)
    }
  }
}
