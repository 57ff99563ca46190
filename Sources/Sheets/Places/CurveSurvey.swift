import Formulas
import Graphing
import OrdinateNumerics

/// Finds the places of a curve of one parameter in a window: where it meets the axes, where x and y turn, where it
/// crosses itself and where it ends.
///
/// Extremes are those along the curve. Places are found for values of the parameter, one coordinate after the other.
struct CurveSurvey {
  let track: CurveTrack
  private(set) var places: [RelationPlace] = []
  /// Whether the places certainly are all.
  private(set) var isComplete = true
  /// Contains the part of the curve in the window; `nil` if there certainly is none.
  private(set) var extent: PlaneExtent?
  /// Whether the curve lies on the y-axis, and on the x-axis.
  private(set) var liesOnAxis = (y: false, x: false)

  let search: PlaceSearch
  private var stage: Stage
  /// The turns of both coordinates, on more than one period.
  private var turns = TurnPair()
  /// The points among which those with the least and greatest coordinates are.
  private var outermost: [PlanePoint] = []

  private enum Stage {
    case along(isY: Bool, CurveAnalysis)
    case crossings
    case done
  }

  /// Begins to look for the places; `advance` goes on.
  init(of track: CurveTrack, _ search: PlaceSearch) {
    (self.track, self.search) = (track, search)
    stage = .along(isY: false, CurveAnalysis(over: track.searched))
    if !track.isWhole { isComplete = false }
  }

  /// Looks at the next part.
  ///
  /// - Returns: Whether it was not the last one.
  mutating func advance() -> Bool {
    switch stage {
    case .along(let isY, var analysis):
      stage = .done
      let source = isY ? track.ySource : track.xSource
      if analysis.advance(source), !analysis.hasPlaces {
        stage = .along(isY: isY, analysis)
        return true
      }
      read(analysis, source, isY: isY)
      stage = isY ? .crossings : .along(isY: true, CurveAnalysis(over: track.searched))
      return true
    case .crossings:
      cross()
      end()
      conclude()
      stage = .done
      return false
    case .done: return false
    }
  }

  /// Whether all of the curve lies in some box; `nil` if it is not known.
  var isBounded: Bool? {
    let (x, y) = (PlanePolynomial(track.x), PlanePolynomial(track.y))
    if !track.isFinite {
      let coordinates = [(track.x, x), (track.y, y)]
      let isEndless = coordinates.contains { $0.0.variables.contains("x") && $0.1 != nil }
      return isEndless && track.sides.allSatisfy { !$0.isBound } ? false : nil
    }
    let range = Interval(track.range.lowerBound, track.range.upperBound)
    let sides = [track.xSource, track.ySource].map { $0.enclosures(over: [range])[0] }
    return sides.allSatisfy { $0.lower.isFinite && $0.upper.isFinite } ? true : nil
  }

  /// Adds a place unless the same one is known.
  private mutating func add(_ place: RelationPlace) {
    let index = places.firstIndex { $0.kind == place.kind && $0.point.isSame(as: place.point) }
    if let index {
      places[index].isExtremeX = places[index].isExtremeX || place.isExtremeX
      places[index].isExtremeY = places[index].isExtremeY || place.isExtremeY
      for parameter in place.parameters where !places[index].parameters.contains(parameter) {
        places[index].parameters.append(parameter)
      }
    } else {
      places.append(place)
    }
  }
}

// Coordinates.
extension CurveSurvey {
  /// Takes what is known of one coordinate.
  private mutating func read(_ analysis: CurveAnalysis, _ source: FormulaSource, isY: Bool) {
    let labels = FunctionPlaces(source, angle: track.angle)
    let zeros = labels.zeros(of: analysis)
    let found = labels.turns(of: analysis)
    if !analysis.isComplete || zeros.count < analysis.zeros.count
      || found.count < analysis.turns.count
    {
      isComplete = false
    }
    turns.add(analysis, source, isY: isY, isComplete: found.count == analysis.turns.count)
    if analysis.zeroRanges.contains(where: { $0.lowerBound < $0.upperBound }) {
      if isY { liesOnAxis.x = true } else { liesOnAxis.y = true }
      isComplete = false
    }
    for (parameter, _) in zeros {
      guard let point = point(at: parameter, zero: isY ? .y : .x) else { continue }
      add(RelationPlace(kind: .zero, point: point, parameters: [parameter.double]))
    }
    for (parameter, _) in found {
      guard let point = point(at: parameter, isInside: true) else { continue }
      outermost.append(point)
      add(
        RelationPlace(
          kind: .extreme, point: point, isExtremeX: !isY, isExtremeY: isY,
          parameters: [parameter.double]))
    }
  }

  /// The point of the window at a value of the parameter. Where none is decided, the places are not all.
  ///
  /// - Parameters:
  ///   - zero: The coordinate that is known to be 0.
  ///   - isInside: Whether an end of the curve does not count.
  private mutating func point(
    at parameter: PlaneCoordinate, zero: PlaneAxis? = nil, isInside: Bool = false
  ) -> PlanePoint? {
    switch track.contains(parameter, isInside: isInside) {
    case true: break
    case false: return nil
    case nil:
      isComplete = false
      return nil
    }
    if track.isUndefined(at: parameter) { return nil }
    guard let point = track.point(at: parameter, zero: zero), let isSeen = search.belongs(point)
    else {
      isComplete = false
      return nil
    }
    return isSeen ? point : nil
  }
}

// Crossings and ends.
extension CurveSurvey {
  /// Looks for the points that the curve passes twice.
  private mutating func cross() {
    let crossings = CurveCrossings(of: track, turns, search)
    if !crossings.isComplete { isComplete = false }
    for crossing in crossings.found {
      switch search.belongs(crossing.point) {
      case true:
        add(
          RelationPlace(
            kind: .intersection, point: crossing.point, parameters: crossing.parameters))
      case false: break
      case nil: isComplete = false
      }
    }
  }

  /// Adds the ends at which conditions cut the curve off.
  private mutating func end() {
    var ends: [(parameter: PlaneCoordinate, point: PlanePoint)] = []
    for parameter in track.ends {
      let others = track.sides.filter { side in
        side.formula.inserting(x: parameter.exact, y: nil).exactSign(angle: track.angle) != 0
      }
      addEnd(parameter, others, to: &ends)
    }
    for side in track.sides where side.isBound && !side.isHole {
      guard LinearForm(side.formula, of: "x") == nil else { continue }
      let source = FormulaSource(side.formula, of: "x", angle: track.angle)
      let analysis = CurveAnalysis(ofPlacesOf: source, over: track.searched)
      for zero in analysis.zeros {
        let slope = zero.xEnclosure.flatMap { source.derivative?.enclosures(over: [$0])[0] }
        guard slope?.isNonzero == true else { continue }
        let labelled = FunctionPlaces(source, angle: track.angle).zeros(of: analysis)
          .first { $0.place?.x == zero.x }
        guard let parameter = labelled?.x, track.isInRange(parameter) == true else { continue }
        addEnd(parameter, track.sides.filter { $0.formula != side.formula }, to: &ends)
      }
    }
    for (index, end) in ends.enumerated() {
      let isJoint = ends.enumerated().contains {
        $0.offset != index && $0.element.point.isSame(as: end.point)
      }
      if isJoint { isComplete = false } else { outermost.append(end.point) }
      guard !isJoint, search.belongs(end.point) == true else { continue }
      add(RelationPlace(kind: .end, point: end.point, parameters: [end.parameter.double]))
    }
  }

  private func addEnd(
    _ parameter: PlaneCoordinate, _ others: [PlaneAlternative.Side],
    to ends: inout [(parameter: PlaneCoordinate, point: PlanePoint)]
  ) {
    guard others.allSatisfy({ track.holds($0, at: parameter) == true }),
      let point = track.point(at: parameter)
    else { return }
    ends.append((parameter, point))
  }

  /// In how many parts the range is enclosed.
  private static let parts = 256

  private mutating func conclude() {
    let length = track.range.upperBound - track.range.lowerBound
    var hull: PlaneRange?
    var isInside = true
    for index in 0..<Self.parts {
      let start = track.range.lowerBound + length * (Double(index) / Double(Self.parts))
      let part = Interval(start, start + length * (1.01 / Double(Self.parts)))
      let x = track.xSource.enclosures(over: [part])[0]
      let y = track.ySource.enclosures(over: [part])[0]
      if x.isEmpty || y.isEmpty { continue }
      let range = PlaneRange(x: x, y: y)
      guard range.meets(search.window) else { continue }
      isInside = isInside && search.window.contains(range)
      hull =
        hull.map { PlaneRange(x: Interval.hull($0.x, x), y: Interval.hull($0.y, y)) } ?? range
    }
    guard let hull else {
      if !track.isWhole { extent = PlaneExtent(search.window, angle: track.angle) }
      return
    }
    let isClosed = track.period != nil && track.sides.isEmpty || track.ends.count == 2
    if isComplete, isClosed, isInside, track.isFinite, turns.areUnbroken,
      let smallest = PlaneExtent(of: outermost, angle: track.angle)
    {
      extent = smallest
    } else {
      extent = PlaneExtent(hull.clamped(to: search.window), angle: track.angle)
    }
  }
}
