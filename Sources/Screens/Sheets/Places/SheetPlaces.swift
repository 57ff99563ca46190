import Formulas
package import Graphing
import OrdinateNumerics
import Reals
package import Sheets

/// The places of interest of what a sheet draws, found piece by piece while the graph rests; and the one that
/// the reader looks at.
public struct SheetPlaces {
  /// A point of the plane, or the abscissa of a pole, that is proved to be what it is called.
  package struct Place: Sendable {
    package internal(set) var kinds: [Kind]
    /// The rows that it belongs to, by their identities.
    package internal(set) var rows: [Int]
    package let x: PlaneCoordinate
    /// `nil` for a pole.
    package let y: PlaneCoordinate?
    let (left, up): (Double, Double)
    /// When curves of a parameter come to it, and as what.
    package internal(set) var visits: [Visit] = []
  }

  package struct Visit: Sendable {
    /// The identity of the row.
    package let row: Int
    package let kind: Kind
    package let parameter: Double
  }

  package enum Kind: Equatable, Sendable {
    case of(PlaneAnalysis.Kind)
    /// An extreme of a function.
    case minimum, maximum
    /// Any point of a curve, which the reader has touched.
    case curve
  }

  /// What is known of the places in sight.
  package enum Knowledge {
    case searching
    /// Nothing is drawn whose places can be found.
    case nothing
    case some
    /// All zeros, extremes and intersections are known.
    case all
  }

  /// What is known of a row besides its places.
  package struct RowFacts {
    /// The identity of the row.
    package let row: Int
    /// Whether its zeros and extremes in sight are all known.
    package let isComplete: Bool
    /// Where a function has infinitely many places.
    package let endless: [AccumulationPoint]
    /// Where a function has more places than are listed.
    package let crowds: [CrowdedRange]
    /// Whether the others are all known.
    package let isCompleteElsewhere: Bool
    /// Where a function has no value; `nil` if that is not known, and for a relation.
    package let gaps: [ClosedRange<Double>]?
    /// What the solutions of a relation in sight extend over, if that is proved.
    package let extent: PlaneExtent?
  }

  private var analysis: PlaneAnalysis?
  private let budget = PlaceBudget()
  /// The curves that are drawn, by their identifiers.
  private var drawn: [Int] = []
  /// The rows of the search, by their identities.
  private var searched: [Int] = []
  private var isWhole = false
  private var area: (x: ClosedRange<Double>, y: ClosedRange<Double>)?
  private var found: [Place]?
  private var facts: [RowFacts] = []
  /// The row whose curve was touched last, by its identity.
  private var touchedRow: Int?
  package private(set) var chosen: Place?

  /// The most curves whose places are looked for.
  private static let mostCurves = 16
  /// How many boxes of the plane may be looked at for one curve, or for two together.
  private static let boxes = 3_000
  /// How near a finger must be to a place, in points.
  static let reach = 20.0
  /// How many times the view a search may be before the next one, which may find more.
  private static let mostReach = 8.0

  public init() {}

  /// Looks at one more row, or at two rows together.
  ///
  /// - Returns: `false` if nothing is left to look at.
  public mutating func advance(of sheet: SheetScreen, on screen: inout GraphScreen) -> Bool {
    forgetChanged(sheet, screen)
    guard screen.hasPlainCoordinates, screen.view.style == .line else { return false }
    if !covers(screen) { start(sheet, screen) }
    if analysis == nil { return false }
    budget.left = Self.boxes
    _ = analysis?.advance()
    if let done = analysis, done.isFinished {
      finish(done, screen)
      mark(sheet, on: &screen)
    }
    return true
  }

  /// Forgets what was found for other rows, and marks the places of the row that is edited or was touched.
  package mutating func update(for sheet: SheetScreen, on screen: inout GraphScreen) {
    forgetChanged(sheet, screen)
    mark(sheet, on: &screen)
  }

  /// Chooses the place at a finger. Without one, the curve there shows its places.
  package mutating func touch(_ place: Point, _ sheet: SheetScreen, on screen: GraphScreen) {
    chosen = nil
    touchedRow = nil
    guard place.x.isFinite, place.y.isFinite else { return }
    let view = screen.viewport
    let near = inSight(on: screen).filter { $0.y != nil }.map { found in
      let across = view.distanceFromLeft(found.left) - place.x
      let down = view.distanceFromTop(found.up) - place.y
      return (found: found, square: across * across + down * down)
    }
    if let nearest = near.min(by: { $0.square < $1.square }),
      nearest.square <= Self.reach * Self.reach
    {
      chosen = nearest.found
      touchedRow = nearest.found.rows.first
    } else {
      touchedRow = screen.row(at: place)
      chosen =
        touchedRow.map { Self.point(ofRow: $0, at: place, sheet, on: screen) }
        ?? Self.pointOfTrack(at: place, sheet, on: screen)
      touchedRow = touchedRow ?? chosen?.rows.first
    }
  }

  /// Chooses a place in sight by its index; none if there is no such index.
  package mutating func choose(_ index: Int, on screen: GraphScreen) {
    let places = inSight(on: screen)
    chosen = places.indices.contains(index) ? places[index] : nil
    touchedRow = chosen?.rows.first
  }

  /// The places in sight, by their abscissas.
  ///
  /// - Complexity: O(places).
  package func inSight(on screen: GraphScreen) -> [Place] {
    if !screen.hasPlainCoordinates { return [] }
    let (x, y) = (screen.viewport.x, screen.viewport.y)
    return (found ?? []).filter { x.contains($0.left) && ($0.y == nil || y.contains($0.up)) }
  }

  /// What is known of a row whose places were looked for.
  package func facts(ofRow row: Int) -> RowFacts? { facts.first { $0.row == row } }

  package func knowledge(on screen: GraphScreen) -> Knowledge {
    if !screen.hasPlainCoordinates || searchable(on: screen).isEmpty { return .nothing }
    if analysis != nil || !covers(screen) { return .searching }
    return isWhole ? .all : .some
  }

  /// Where a place is, from the view's top left corner, in points; without a height for a pole. `nil` out of
  /// sight.
  package static func position(
    of place: Place, on screen: GraphScreen
  ) -> (left: Double, top: Double?)? {
    let (view, size) = (screen.viewport, screen.view.size)
    let left = view.distanceFromLeft(place.left)
    let top = place.y.map { _ in view.distanceFromTop(place.up) }
    guard screen.hasPlainCoordinates, (0...size.width).contains(left),
      (0...size.height).contains(top ?? 0)
    else { return nil }
    return (left, top)
  }
}

// The search.
extension SheetPlaces {
  private func searchable(on screen: GraphScreen) -> [GraphCurve] {
    screen.curves.filter { $0.isShown && $0.sheetRow != nil }
  }

  private mutating func forgetChanged(_ sheet: SheetScreen, _ screen: GraphScreen) {
    let ids = screen.shownIndices.filter { screen.curves[$0].sheetRow != nil }.map {
      screen.curves[$0].id
    }
    if ids == drawn { return }
    drawn = ids
    (analysis, found, area, chosen) = (nil, nil, nil, nil)
    facts = []
    if let row = touchedRow, sheet.sheet.index(of: row) == nil { touchedRow = nil }
  }

  /// Whether the search is, or was, for the part in sight.
  private func covers(_ screen: GraphScreen) -> Bool {
    guard let area else { return false }
    let seen = screen.viewport
    return [(area.x, seen.x), (area.y, seen.y)].allSatisfy { area, seen in
      area.contains(seen)
        && area.upperBound - area.lowerBound
          <= Self.mostReach * (seen.upperBound - seen.lowerBound)
    }
  }

  private mutating func start(_ sheet: SheetScreen, _ screen: GraphScreen) {
    let all = searchable(on: screen).filter { curve in
      guard let index = curve.sheetRow.flatMap({ sheet.sheet.index(of: $0) }) else { return false }
      return sheet.sheet.result(at: index).kind != .point
    }
    let curves = all.prefix(Self.mostCurves)
    let x = Self.wider(screen.viewport.x)
    let y = Self.wider(screen.viewport.y)
    area = (x, y)
    isWhole = curves.count == all.count
    searched = curves.compactMap { $0.sheetRow }
    let budget = budget
    analysis = PlaneAnalysis(
      startingWith: curves.compactMap { $0.row }, x: x, y: y, angle: sheet.sheet.angle,
      intercepts: true,
      shouldStop: {
        budget.left -= 1
        return budget.left < 0
      })
  }

  private static func wider(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let margin = (range.upperBound - range.lowerBound) / 4
    return range.lowerBound - margin...range.upperBound + margin
  }

  /// Takes the places of a finished analysis; those at one point become one.
  private mutating func finish(_ analysis: PlaneAnalysis, _ screen: GraphScreen) {
    self.analysis = nil
    isWhole = isWhole && analysis.isComplete
    facts = zip(searched, analysis.rows).map { RowFacts(row: $0, $1) }
    var places: [Place] = []
    for place in analysis.places {
      guard place.x.digits(1) != nil, place.y.map({ $0.digits(1) != nil }) ?? true else {
        isWhole = false
        continue
      }
      let kind = Kind(place)
      let rows = place.rows.map { searched[$0 - 1] }
      let (left, up) = (place.x.double, place.y?.double ?? 0)
      let visits = place.parameters.map { Visit(row: rows[0], kind: kind, parameter: $0) }
      let index = places.firstIndex {
        $0.left == left && $0.up == up && ($0.y == nil) == (place.y == nil)
      }
      if let index {
        places[index].add(kind)
        places[index].visits += visits
        for row in rows where !places[index].rows.contains(row) { places[index].rows.append(row) }
      } else {
        places.append(
          Place(
            kinds: [kind], rows: rows, x: place.x, y: place.y, left: left, up: up, visits: visits))
      }
    }
    found = places.ascending { $0.up }.ascending { $0.left }
  }

  /// Marks the places of the row that is edited, or else of the one that was touched.
  private func mark(_ sheet: SheetScreen, on screen: inout GraphScreen) {
    let row = touchedRow ?? sheet.active
    var marks: [GraphMark] = []
    for place in inSight(on: screen) where place.y != nil {
      let isChosen = place.left == chosen?.left && place.up == chosen?.up
      guard isChosen || row.map({ place.rows.contains($0) }) ?? false else { continue }
      marks.append(GraphMark(x: place.left, y: place.up, isChosen: isChosen))
    }
    screen.marks = marks
  }
}

extension SheetPlaces.RowFacts {
  fileprivate init(row: Int, _ report: PlaneAnalysis.Row) {
    self.row = row
    switch report {
    case .function(let analysis, _):
      isComplete = analysis.isComplete
      (endless, crowds) = (analysis.accumulations, analysis.crowds)
      isCompleteElsewhere = analysis.isCompleteElsewhere
      gaps = analysis.isComplete ? analysis.gaps : nil
      extent = nil
    case .relation(let report):
      isComplete = report.isComplete
      (endless, crowds, isCompleteElsewhere) = ([], [], isComplete)
      gaps = nil
      extent = report.extent
    }
  }
}

extension SheetPlaces.Place {
  /// That it is on the y-axis is said last, and not of the origin.
  fileprivate mutating func add(_ kind: SheetPlaces.Kind) {
    if kind == .of(.zero) { kinds.removeAll { $0 == .of(.intercept) } }
    if kinds.contains(kind) || kind == .of(.intercept) && kinds.contains(.of(.zero)) { return }
    let isLast = kinds.last == .of(.intercept)
    kinds.insert(kind, at: isLast ? kinds.count - 1 : kinds.count)
  }
}

extension SheetPlaces.Kind {
  fileprivate init(_ place: PlaneAnalysis.Place) {
    let isOnYAxis = place.kind == .zero && place.y?.double != 0
    self =
      place.isMinimum.map { $0 ? .minimum : .maximum }
      ?? .of(isOnYAxis ? .intercept : place.kind)
  }
}

/// How much may still be done for one piece of a search.
private final class PlaceBudget {
  var left = 0
}
