import Formulas
import Graphing
import OrdinateNumerics

/// The points that a curve of one parameter passes twice, or at which two such curves meet.
struct CurveCrossings {
  struct Crossing {
    let point: PlanePoint
    /// The values of the first curve's parameter.
    let parameters: [Double]
  }

  private(set) var found: [Crossing] = []
  /// Whether these certainly are all in the window.
  private(set) var isComplete = true

  private let search: PlaceSearch

  /// The points that a curve passes twice: at s and, with d > 0, at s + d.
  ///
  /// Where d is less than the distance between all turns of x and all of y, one of the coordinates only rises or only
  /// falls from s to s + d, so that both points differ.
  init(of track: CurveTrack, _ turns: TurnPair, _ search: PlaceSearch) {
    self.search = search
    let searched = track.searched
    let length = searched.upperBound - searched.lowerBound
    // On a closed curve, one of the ways from point to point is no longer than half of it.
    let most = track.period.map { $0.upper * (0.5 + 0x1p-12) } ?? length
    guard let apart = turns.distance(period: track.period) else {
      isComplete = false
      return
    }
    let least = 0.9 * apart
    if least >= most { return }
    let shifted = { (formula: Formula) -> Formula in
      let later = formula.inserting(
        x: .adding(.variable("x"), Formula.Term(.variable("y"))), y: nil)
      return .adding(later, Formula.Term(formula, isInverted: true))
    }
    let pair = (
      PlaneExpression(shifted(track.x), angle: track.angle),
      PlaneExpression(shifted(track.y), angle: track.angle)
    )
    let box = PlaneRange(
      x: Interval(searched.lowerBound, searched.upperBound), y: Interval(least, most))
    for zero in zeros(of: pair, in: box) {
      var sum: Formula?
      if let start = zero.x.exact, let distance = zero.y.exact {
        sum = PlaceSearch.written(.adding(start, Formula.Term(distance)), track.angle)
      }
      let start = zero.x
      let end = PlaneCoordinate(
        zero.x.enclosure + zero.y.enclosure, exact: sum, angle: track.angle)
      let counts = [start, end].map { track.fulfilsSides(at: $0) }
      if counts.contains(false) { continue }
      guard !counts.contains(nil), let point = track.point(at: start) else {
        isComplete = false
        continue
      }
      add(point, [start.double, end.double].map { track.inRange($0) })
    }
  }

  /// The points at which two curves meet.
  init(of first: CurveTrack, _ second: CurveTrack, _ search: PlaceSearch) {
    self.search = search
    let difference = { (one: Formula, other: Formula) -> Formula in
      .adding(one, Formula.Term(other.inserting(x: .variable("y"), y: nil), isInverted: true))
    }
    let pair = (
      PlaneExpression(difference(first.x, second.x), angle: first.angle),
      PlaneExpression(difference(first.y, second.y), angle: first.angle)
    )
    if pair.0.formula.simplified == .number(0) || pair.1.formula.simplified == .number(0) {
      isComplete = false
      return
    }
    let (one, other) = (first.searched, second.searched)
    let box = PlaneRange(
      x: Interval(one.lowerBound, one.upperBound), y: Interval(other.lowerBound, other.upperBound))
    for zero in zeros(of: pair, in: box) {
      let (start, end) = (zero.x, zero.y)
      let counts = [first.contains(start), second.contains(end)]
      if counts.contains(false) { continue }
      guard !counts.contains(nil), let point = first.point(at: start) else {
        isComplete = false
        continue
      }
      add(point, [start.double])
    }
    isComplete = isComplete && first.isWhole && second.isWhole
  }

  private mutating func zeros(
    of pair: (PlaneExpression, PlaneExpression), in box: PlaneRange
  ) -> [PlanePoint] {
    let inner = PlaceSearch(inside: box, angle: search.angle, shouldStop: search.shouldStop)
    let zeros = inner.commonZeros(of: pair.0, pair.1)
    if !zeros.isComplete { isComplete = false }
    return zeros.points
  }

  private mutating func add(_ point: PlanePoint, _ parameters: [Double]) {
    if found.contains(where: { $0.point.isSame(as: point) }) { return }
    found.append(Crossing(point: point, parameters: parameters))
  }
}

/// Where the coordinates of a curve turn.
struct TurnPair {
  private var (x, y): ([Interval], [Interval]) = ([], [])
  /// Whether these are all turns, and the coordinates certainly rise or fall between them.
  private var isStrict = (x: false, y: false)
  /// Whether the coordinates have no jumps, gaps and poles.
  private var isUnbroken = (x: false, y: false)

  var areUnbroken: Bool { isUnbroken.x && isUnbroken.y }

  mutating func add(
    _ analysis: CurveAnalysis, _ source: FormulaSource, isY: Bool, isComplete: Bool
  ) {
    let places = analysis.turns.compactMap { $0.xEnclosure }
    // Analytic functions that are not constant are constant nowhere.
    let ends = [analysis.window.lowerBound, analysis.window.upperBound].map { Interval($0) }
    let inside = analysis.turns.map { Interval($0.x) }
    let values = source.enclosures(over: ends + inside).filter { $0.decoration >= .defined }
    let varies = values.contains { value in
      values.contains { $0.upper < value.lower }
    }
    let isStrict = analysis.isComplete && isComplete && source.formula.isAnalytic && varies
    let isUnbroken = analysis.isComplete && analysis.gaps.isEmpty && analysis.poles.isEmpty
    if isY {
      (y, self.isStrict.y, self.isUnbroken.y) = (places, isStrict, isUnbroken)
    } else {
      (x, self.isStrict.x, self.isUnbroken.x) = (places, isStrict, isUnbroken)
    }
  }

  /// The least distance between a turn of x and one of y; infinite if one of them does not turn.
  ///
  /// - Parameter period: The turns are repeated so.
  /// - Returns: `nil` if it is not known, or may be 0.
  func distance(period: Interval?) -> Double? {
    let onlyRises = (
      isStrict.x && isUnbroken.x && x.isEmpty, isStrict.y && isUnbroken.y && y.isEmpty
    )
    if onlyRises.0 || onlyRises.1 { return .infinity }
    guard isStrict.x, isStrict.y, areUnbroken else { return nil }
    let shifts = period.map { [Interval(0), $0, -$0] } ?? [Interval(0)]
    var least = Double.infinity
    for one in x {
      for other in y {
        for shift in shifts {
          let difference = one - other + shift
          if difference.contains(0) { return nil }
          least = min(least, max(difference.lower, -difference.upper))
        }
      }
    }
    return least
  }
}

extension CurveTrack {
  /// Whether a coordinate is proved to have no value there.
  func isUndefined(at parameter: PlaneCoordinate) -> Bool {
    [xSource, ySource].contains { source in
      if source.enclosures(over: [parameter.enclosure])[0].isEmpty { return true }
      guard let exact = parameter.exact else { return false }
      var value = source.formula.inserting(x: exact, y: nil).real(angle: angle, work: 100_000)
      do throws(RealFailure) { _ = try value.sign() } catch { return error.error.isProved }
      return false
    }
  }

  /// The point at a value of the parameter; `nil` if it is not proved to have one.
  ///
  /// - Parameter zero: The coordinate that is known to be 0.
  func point(at parameter: PlaneCoordinate, zero: PlaneAxis? = nil) -> PlanePoint? {
    let nothing = PlaneCoordinate(Interval(0), exact: .number(0), angle: angle)
    guard let x = zero == .x ? nothing : coordinate(of: xSource, at: parameter),
      let y = zero == .y ? nothing : coordinate(of: ySource, at: parameter)
    else { return nil }
    return PlanePoint(
      x: x, y: y, surroundings: PlaneRange(x: x.enclosure, y: y.enclosure), isSimple: true)
  }

  private func coordinate(
    of source: FormulaSource, at parameter: PlaneCoordinate
  ) -> PlaneCoordinate? {
    if let exact = parameter.exact {
      let value = source.formula.inserting(x: exact, y: nil)
      var real = value.real(angle: angle, work: 100_000)
      if let form = try? real.exactForm(), let number = Formula(exact: form),
        let enclosure = PlaceSearch.enclosure(of: number, angle)
      {
        return PlaneCoordinate(enclosure, exact: number, angle: angle)
      }
    }
    let value = source.enclosures(over: [parameter.enclosure])[0]
    guard value.decoration >= .defined, value.lower.isFinite, value.upper.isFinite else {
      return nil
    }
    return PlaneCoordinate(value, exact: nil, angle: angle)
  }

  /// A value of the parameter, moved by a period into the range.
  func inRange(_ parameter: Double) -> Double {
    guard let period else { return parameter }
    let start = range.lowerBound - 0.0057 * period.lower
    if parameter < start { return parameter + period.midpoint }
    return parameter >= start + period.lower ? parameter - period.midpoint : parameter
  }
}
