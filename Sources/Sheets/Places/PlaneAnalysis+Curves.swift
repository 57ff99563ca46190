import Formulas
import Graphing
import OrdinateNumerics

// Curves of one parameter.
extension PlaneAnalysis {
  /// Adds a curve of which nothing is known.
  mutating func addUnknownCurve() {
    isComplete = false
    rows.append(
      .relation(
        RelationReport(
          extent: PlaneExtent(search.window, angle: angle), isRegion: false, containsXAxis: false,
          containsYAxis: false, isComplete: false, relation: nil, angle: angle)))
  }

  mutating func add(_ survey: CurveSurvey, number: Int) {
    for place in survey.places {
      places.append(
        Place(
          kind: place.kind, rows: [number], x: place.point.x, y: place.point.y,
          isExtremeX: place.isExtremeX, isExtremeY: place.isExtremeY,
          parameters: place.parameters))
    }
    if !survey.isComplete { isComplete = false }
    rows.append(
      .relation(
        RelationReport(
          extent: survey.extent, isRegion: false, containsXAxis: false, containsYAxis: false,
          isComplete: survey.isComplete, relation: nil, isCurveBounded: survey.isBounded,
          angle: angle)))
  }

  /// Looks for the points at which a curve of a parameter meets another row.
  mutating func meet(_ first: Int, _ second: Int) {
    let numbers = [first + 1, second + 1]
    if let one = tracks[first], let other = tracks[second] {
      let crossings = CurveCrossings(of: one, other, search)
      if !crossings.isComplete { leaveOpen(numbers) }
      add(crossings.found.map { $0.point }, numbers)
      return
    }
    let (index, other) = tracks[first] == nil ? (second, first) : (first, second)
    guard let track = tracks[index], !plots[other].isParametric, let curves = curves[other],
      let points = points[other]
    else { return leaveOpen(numbers) }
    // It is not looked whether the curve comes to single points.
    if !points.isEmpty { leaveOpen(numbers) }
    for curve in curves { meet(track, curve, numbers) }
  }

  private mutating func meet(_ track: CurveTrack, _ curve: RelationSurvey.Curve, _ rows: [Int]) {
    let value = curve.expression.formula.inserting(x: track.x, y: track.y)
    let source = FormulaSource(value, of: "x", angle: angle)
    let analysis = CurveAnalysis(ofPlacesOf: source, over: track.searched)
    let zeros = FunctionPlaces(source, angle: angle).zeros(of: analysis)
    if !analysis.isComplete || zeros.count < analysis.zeros.count || !track.isWhole {
      leaveOpen(rows)
    }
    if !analysis.zeroRanges.isEmpty { leaveOpen(rows) }
    for (parameter, _) in zeros {
      switch track.contains(parameter) {
      case true: break
      case false: continue
      case nil:
        leaveOpen(rows)
        continue
      }
      guard let point = track.point(at: parameter) else {
        leaveOpen(rows)
        continue
      }
      switch search.belongs(point, curve.sides) {
      case true: add([point], rows)
      case false: break
      case nil: leaveOpen(rows)
      }
    }
  }

  /// Adds points of the window at which two rows meet.
  private mutating func add(_ points: [PlanePoint], _ rows: [Int]) {
    for point in points where !isKnown(point, rows) {
      switch search.belongs(point) {
      case true:
        places.append(Place(kind: .intersection, rows: rows, x: point.x, y: point.y))
      case false: break
      case nil: leaveOpen(rows)
      }
    }
  }
}

// The order of places.
extension PlaneAnalysis.Place {
  func isBefore(_ other: Self) -> Bool {
    if rows != other.rows { return rows.lexicographicallyPrecedes(other.rows) }
    if kind != other.kind { return kind.order < other.kind.order }
    if x.enclosure.meets(other.x.enclosure), let y, let otherY = other.y {
      return y.enclosure.lower < otherY.enclosure.lower
    }
    return x.enclosure.lower < other.x.enclosure.lower
  }
}

extension Interval {
  fileprivate func meets(_ other: Interval) -> Bool {
    lower <= other.upper && other.lower <= upper
  }
}

extension PlaneAnalysis.Kind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What is known of a row that is being looked at.
indirect enum BegunRow {
  case function(CurveAnalysis)
  /// A curve of a parameter.
  case curve(CurveSurvey)

  var function: CurveAnalysis? {
    if case .function(let analysis) = self { analysis } else { nil }
  }

  var curve: CurveSurvey? {
    if case .curve(let survey) = self { survey } else { nil }
  }
}
