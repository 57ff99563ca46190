public import Formulas
public import Graphing
import OrdinateNumerics

extension PlotRow {
  /// The ends of what the row draws, where it jumps, and its holes, all of them proved: bounds of restrictions and
  /// cases, ends of the domain of roots and inverse functions, steps, and removable gaps of quotients.
  ///
  /// Only those are found that linear and quadratic equations lead to and, in a relation that is not solved for x or
  /// y, where a bound crosses a curve; none where there are more than fit a screen, or where they take more than some
  /// hundredths of a second.
  ///
  /// - Parameters:
  ///   - x: The abscissas that matter.
  ///   - y: The ordinates that matter in a relation that is not solved for x or y.
  /// - Complexity: O(ends · nodes) decisions.
  public func ends(
    angle: AngleUnit, x range: ClosedRange<Double>, y: ClosedRange<Double>
  ) -> [CurveEnd] {
    guard let arcs = CurveArc.arcs(of: self, angle: angle) else {
      return onlyRelation.map { relation in
        RelationEnds(
          of: relation,
          in: PlaneRange(
            x: Interval(range.lowerBound, range.upperBound),
            y: Interval(y.lowerBound, y.upperBound)), angle: angle
        ).ends
      } ?? []
    }
    let values = ConstantValues(angle: angle)
    guard let search = EndSearch(arcs, of: self, x: range, values) else { return [] }
    let ends = search.ends
    return values.isSpent ? [] : ends
  }

  /// The ends, jumps and holes of a function, as `ends` finds them, with exact coordinates.
  func endPlaces(
    angle: AngleUnit, x range: ClosedRange<Double>
  ) -> [(x: Formula, y: Formula, isHole: Bool)] {
    let values = ConstantValues(angle: angle)
    guard let arcs = CurveArc.arcs(of: self, angle: angle),
      let search = EndSearch(arcs, of: self, x: range, values)
    else { return [] }
    let places = search.placesOfFunctions
    return values.isSpent ? [] : places
  }
}

/// Counts at each place how many curves lead to it and whether it belongs to one.
private struct EndSearch {
  private let arcs: [CurveArc]
  /// The curve, unless all arcs are functions of one coordinate.
  private let curve: FormulaCurve?
  private let values: ConstantValues
  /// Of the variable of all arcs.
  private let candidates: [EndCandidates.Candidate]

  /// A place that arcs come to.
  private struct Visited {
    let place: CurveArc.Place
    var sideCount = 0
    var isIncluded = false
    /// The candidates at which an arc is there.
    var visits: [Double] = []
  }

  /// - Returns: `nil` if not all curves that may come to a place can be told.
  init?(
    _ arcs: [CurveArc], of row: PlotRow, x range: ClosedRange<Double>, _ values: ConstantValues
  ) {
    guard let first = arcs.first else { return nil }
    let kind = first.kind
    guard arcs.allSatisfy({ $0.kind == kind }) else { return nil }
    (self.arcs, self.values) = (arcs, values)
    switch kind {
    case .ofAbscissa, .ofOrdinate: curve = nil
    case .ofParameter:
      guard arcs.count == 1, let form = row.onlyForm else { return nil }
      curve = FormulaCurve(form, angle: values.angle)
    }
    var all = EndCandidates(
      along: first.variable, in: kind == .ofAbscissa ? range : nil, values)
    for arc in arcs {
      guard all.add(of: [arc.x, arc.y], arc.condition) else { return nil }
    }
    candidates = all.candidates
  }

  /// Places from which no curve goes on, or that a curve leaves out.
  var ends: [CurveEnd] {
    curve.map { ends(of: $0) } ?? candidates.flatMap { endsOfFunctions(at: $0) }
  }

  var placesOfFunctions: [(x: Formula, y: Formula, isHole: Bool)] {
    candidates.flatMap { candidate in
      visited(by: candidate).filter { end(at: $0) != nil }.map {
        ($0.place.x, $0.place.y, $0.sideCount == 2)
      }
    }
  }

  private func endsOfFunctions(at candidate: EndCandidates.Candidate) -> [CurveEnd] {
    visited(by: candidate).compactMap { end(at: $0) }
  }

  /// All points with the same abscissa, or ordinate, belong to the same value.
  private func visited(by candidate: EndCandidates.Candidate) -> [Visited] {
    var places: [Visited] = []
    return (try? visit(candidate, &places)) == nil ? [] : places
  }

  /// How many nodes may be enclosed to prove that a curve comes to its ends but once.
  private static let work = 40_000
  /// Shorter formulas take as long.
  private static let leastNodes = 20

  private func ends(of curve: FormulaCurve) -> [CurveEnd] {
    var places: [Visited] = []
    for candidate in candidates {
      var visited = places
      if (try? visit(candidate, &visited)) != nil { places = visited }
    }
    var work = Self.work / max(arcs[0].x.nodeCount + arcs[0].y.nodeCount, Self.leastNodes)
    return places.compactMap { place in
      guard let end = end(at: place) else { return nil }
      let enclosure = (Interval(around: end.place.x), Interval(around: end.place.y))
      let isAlone = curve.comes(
        to: enclosure, onlyAt: place.visits.map { Interval(around: $0) }, work: &work)
      return isAlone ? end : nil
    }
  }

  private func end(at visited: Visited) -> CurveEnd? {
    guard visited.sideCount < 2 || !visited.isIncluded,
      let x = try? values.double(of: visited.place.x),
      let y = try? values.double(of: visited.place.y)
    else { return nil }
    return CurveEnd(at: Point(x: x, y: y), isOpen: !visited.isIncluded)
  }

  /// - Throws: That what an arc does there is not decided, or whether two places are the same.
  private func visit(
    _ candidate: EndCandidates.Candidate, _ places: inout [Visited]
  ) throws(EndProblem) {
    for arc in arcs {
      let passage = try arc.passage(at: candidate.formula, values)
      for side in passage.sides {
        places[try number(of: side, at: candidate, &places)].sideCount += 1
      }
      if let own = passage.own {
        places[try number(of: own, at: candidate, &places)].isIncluded = true
      }
    }
  }

  private func number(
    of place: CurveArc.Place, at candidate: EndCandidates.Candidate, _ places: inout [Visited]
  ) throws(EndProblem) -> Int {
    var number = places.count
    for known in places.indices {
      let other = places[known].place
      if try values.isEqual(place.x, other.x), try values.isEqual(place.y, other.y) {
        number = known
        break
      }
    }
    if number == places.count { places.append(Visited(place: place)) }
    if places[number].visits.last != candidate.double {
      places[number].visits.append(candidate.double)
    }
    return number
  }
}

extension PlotRow {
  /// The relation whose solutions are all that the row draws.
  fileprivate var onlyRelation: Relation? {
    guard case .relation(_, let parts) = self, parts.count == 1,
      case .solutions(let relation) = parts[0]
    else { return nil }
    return relation
  }

  /// The form of the curve that is all that the row draws.
  fileprivate var onlyForm: ParametricForm? {
    guard case .relation(_, let parts) = self, parts.count == 1, case .curve(let form) = parts[0]
    else { return nil }
    return form
  }
}
