public import Formulas
public import Graphing

extension PlotRow {
  /// The ends of what the row draws, where it jumps, and its holes, all of them proved: bounds of restrictions and
  /// cases, ends of the domain of roots and inverse functions, steps, and removable gaps of quotients.
  ///
  /// Only those are found that linear and quadratic equations lead to, and none in a relation that is not solved for x
  /// or y.
  ///
  /// - Parameter x: The abscissas that matter.
  /// - Complexity: O(ends · nodes) decisions.
  public func ends(angle: AngleUnit, x range: ClosedRange<Double>) -> [CurveEnd] {
    guard let arcs = CurveArc.arcs(of: self, angle: angle) else { return [] }
    var search = EndSearch(arcs, values: ConstantValues(angle: angle))
    search.visitPlaces(x: range)
    return search.ends
  }
}

/// Counts at each place how many curves lead to it and whether it belongs to one.
private struct EndSearch {
  private let arcs: [CurveArc]
  private let values: ConstantValues
  private var places: [Visited] = []

  private struct Visited {
    let place: CurveArc.Place
    let double: Point
    var sideCount = 0
    var isIncluded = false
    var isUnknown = false
  }

  init(_ arcs: [CurveArc], values: ConstantValues) { (self.arcs, self.values) = (arcs, values) }

  /// Places from which no curve goes on, or that a curve leaves out.
  var ends: [CurveEnd] {
    places.filter { !$0.isUnknown && ($0.sideCount < 2 || !$0.isIncluded) }
      .map { CurveEnd(at: $0.double, isOpen: !$0.isIncluded) }
  }

  mutating func visitPlaces(x range: ClosedRange<Double>) {
    for (index, arc) in arcs.enumerated() {
      let isOfAbscissa = arc.x == .variable(arc.variable)
      guard
        let candidates = EndCandidates(
          of: [arc.x, arc.y], arc.condition, along: arc.variable, in: isOfAbscissa ? range : nil,
          values)
      else { continue }
      for candidate in candidates.places { visit(arc, index, at: candidate.formula) }
    }
  }

  private mutating func visit(_ arc: CurveArc, _ index: Int, at value: Formula) {
    guard let passage = try? arc.passage(at: value, values) else { return }
    var found: [(place: CurveArc.Place, number: Int)] = []
    for side in passage.sides { found.append((side, add(side, index))) }
    for (_, number) in found { places[number].sideCount += 1 }
    if let own = passage.own {
      let number = add(own, index)
      places[number].isIncluded = true
    }
  }

  /// The number of a place. At a new one, curves are counted that pass it smoothly.
  private mutating func add(_ place: CurveArc.Place, _ index: Int) -> Int {
    for number in places.indices {
      switch isSame(place, places[number].place) {
      case true?: return number
      case false?: continue
      case nil:
        places[number].isUnknown = true
        return number
      }
    }
    let double = Point(
      x: (try? values.double(of: place.x)) ?? .nan, y: (try? values.double(of: place.y)) ?? .nan)
    var visited = Visited(place: place, double: double)
    visited.isUnknown = !double.x.isFinite || !double.y.isFinite
    for (other, arc) in arcs.enumerated() where other != index {
      let value =
        arc.x == .variable(arc.variable)
        ? place.x : arc.y == .variable(arc.variable) ? place.y : nil
      guard let value else { continue }
      guard let passage = try? arc.passage(at: value, values) else {
        visited.isUnknown = true
        continue
      }
      // The sides of what is no candidate are not visited.
      let all = passage.sides + [passage.own].compactMap { $0 }
      let isPassed = all.map { isSame($0, place) }
      if isPassed.contains(nil) { visited.isUnknown = true }
      guard all.count == 3, isPassed.allSatisfy({ $0 == true }) else { continue }
      visited.isIncluded = true
      visited.sideCount = 2
    }
    places.append(visited)
    return places.count - 1
  }

  /// - Returns: `nil` if that is not decided.
  private func isSame(_ one: CurveArc.Place, _ other: CurveArc.Place) -> Bool? {
    let (x, y) = (try? values.isEqual(one.x, other.x), try? values.isEqual(one.y, other.y))
    if x == false || y == false { return false }
    return x == true && y == true ? true : nil
  }
}
