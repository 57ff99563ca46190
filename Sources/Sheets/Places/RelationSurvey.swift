import Formulas
import Graphing
import OrdinateNumerics

/// A place of one relation.
struct RelationPlace {
  let kind: PlaneAnalysis.Kind
  let point: PlanePoint
  /// For an extreme, whether x is, and whether y is.
  var isExtremeX = false
  var isExtremeY = false
  /// The values of a curve's parameter that lead to it.
  var parameters: [Double] = []
}

/// Finds the places of one relation in a window: where its curves meet the axes, turn, meet each other and end.
struct RelationSurvey {
  private(set) var places: [RelationPlace] = []
  /// Whether the places certainly are all.
  private(set) var isComplete = true
  /// The curves of equations, and the edges of regions.
  private(set) var curves: [Curve] = []
  /// The single points at which several equations hold.
  private(set) var points: [PlanePoint] = []
  /// Whether these certainly are all.
  private(set) var hasAllPoints = true
  /// Whether its curves are not known.
  private(set) var isOpen = false
  /// Whether the curves are edges.
  var isRegion: Bool { curves.contains { $0.isEdgeOfRegion } }
  /// The axes that it contains, each by its other coordinate.
  private(set) var axes: [Name] = []
  /// Contains the solutions in the window, or all of them but some of their edges; `nil` if there certainly are
  /// none.
  private(set) var extent: PlaneExtent?

  let search: PlaceSearch
  /// The points among which those with the least and greatest coordinates are.
  var outermost: [PlanePoint] = []
  private var ends = CurveEnds()

  init(of relation: Relation, _ search: PlaceSearch) {
    self.search = search
    let plane = PlaneRelation(relation, angle: search.angle)
    if plane.holdsEverywhere(in: search.window) {
      (isComplete, isOpen, axes) = (false, true, ["y", "x"])
      extent = PlaneExtent(search.window, angle: search.angle)
      return
    }
    let outline = RelationOutline(of: plane, in: search.window, shouldStop: search.shouldStop)
    guard let hull = outline.hull else { return }
    isComplete = outline.isContinuous
    let alternatives = Self.alternatives(of: relation, search)
    if let alternatives, alternatives.count == 1 || alternatives.allSatisfy({ !$0.isRegion }) {
      for (number, alternative) in alternatives.enumerated() { survey(alternative, number) }
      conclude()
    } else {
      isComplete = false
      isOpen = true
    }
    let smallest =
      isComplete || !axes.isEmpty ? PlaneExtent(of: outermost, angle: search.angle) : nil
    extent =
      isComplete
      ? smallest : smallest ?? PlaneExtent(hull.clamped(to: search.window), angle: search.angle)
    if !axes.isEmpty { isComplete = false }
  }

  private mutating func survey(_ alternative: PlaneAlternative, _ number: Int) {
    let bounds = alternative.sides.filter { $0.isBound }
    switch alternative.equations.count {
    case 0:
      // Where only single curves are left out, they are no edges.
      if bounds.contains(where: { $0.isHole }) {
        (isComplete, isOpen) = (false, true)
        return
      }
      for (index, side) in bounds.enumerated() {
        var others = alternative.sides.filter { !$0.isBound }
        others += bounds.enumerated().filter { $0.offset != index }.map { $0.element.closed }
        add(side.formula, sides: others, bounds: [], number, isEdgeOfRegion: true)
      }
      addCorners(of: alternative)
    case 1:
      add(
        alternative.equations[0], sides: alternative.sides, bounds: bounds, number,
        isEdgeOfRegion: false)
    default:
      surveyPoints(alternative)
    }
  }

  private mutating func add(
    _ formula: Formula, sides: [PlaneAlternative.Side], bounds: [PlaneAlternative.Side],
    _ number: Int, isEdgeOfRegion: Bool
  ) {
    if formula.simplified == .number(0) {
      (isComplete, isOpen) = (false, true)
      return
    }
    for piece in CurvePiece.pieces(of: formula) {
      let curve = Curve(
        expression: PlaneExpression(piece.formula, angle: search.angle),
        sides: sides + piece.kinks, bounds: bounds + piece.kinks, alternative: number,
        isEdgeOfRegion: isEdgeOfRegion)
      curves.append(curve)
      meetAxes(curve)
      turn(curve)
      reachEdges(curve)
      end(curve)
    }
  }

  /// The common zeros of a curve and another one.
  private mutating func commonPoints(
    _ curve: Curve, _ formula: Formula, sides: [PlaneAlternative.Side]? = nil
  ) -> [PlanePoint] {
    let found = search.commonZeros(
      of: curve.expression, PlaneExpression(formula, angle: search.angle),
      sides: sides ?? curve.sides)
    if !found.isComplete { isComplete = false }
    return found.points
  }

  /// Adds a place unless the same one is known.
  private mutating func add(_ place: RelationPlace) {
    let index = places.firstIndex {
      $0.kind == place.kind && $0.point.isSame(as: place.point)
    }
    if let index {
      places[index].isExtremeX = places[index].isExtremeX || place.isExtremeX
      places[index].isExtremeY = places[index].isExtremeY || place.isExtremeY
    } else {
      places.append(place)
    }
  }

  private mutating func meetAxes(_ curve: Curve) {
    for name in ["y", "x"] as [Name] {
      // A curve that is the axis itself has no single points on it.
      if curve.expression.hasZeros(of: .variable(name)) {
        if !curve.sides.isEmpty || curve.isEdgeOfRegion {
          isComplete = false
        } else if !axes.contains(name) {
          axes.append(name)
        }
        continue
      }
      for point in commonPoints(curve, .variable(name)) {
        add(RelationPlace(kind: .zero, point: point))
      }
    }
  }

  /// Where the curve enters and leaves the window.
  private mutating func reachEdges(_ curve: Curve) {
    for (name, side) in [("x" as Name, search.window.x), ("y", search.window.y)] {
      for bound in [side.lower, side.upper] {
        let edge = Formula.adding(
          .variable(name), Formula.Term(Formula(bound), isInverted: true)
        ).simplified
        if !curve.expression.hasZeros(of: edge) { outermost += commonPoints(curve, edge) }
      }
    }
  }
}

// Extremes.
extension RelationSurvey {
  private mutating func turn(_ curve: Curve) {
    for isAlongY in [false, true] {
      let name: Name = isAlongY ? "x" : "y"
      let formula = curve.expression.formula
      guard let slope = try? formula.derivative(withRespectTo: name, angle: search.angle),
        slope.nodeCount <= Self.mostNodes
      else {
        isComplete = false
        continue
      }
      // Straight lines along the other axis have no extremes of it.
      if slope == .number(0) { continue }
      let expression = PlaneExpression(slope, angle: search.angle)
      var found = search.commonZeros(of: curve.expression, expression, sides: curve.sides)
      if !found.isComplete, let factors = slope.zerosAndPoles, factors.poles == .number(1),
        factors.zeros != slope
      {
        let others = search.commonZeros(
          of: curve.expression, PlaneExpression(factors.zeros, angle: search.angle),
          sides: curve.sides)
        found = (
          others.points.map {
            PlanePoint(x: $0.x, y: $0.y, surroundings: $0.surroundings, isSimple: false)
          }, others.isComplete
        )
      }
      if !found.isComplete { isComplete = false }
      for point in found.points { classify(point, of: curve, isAlongY: isAlongY) }
    }
  }

  private mutating func classify(_ point: PlanePoint, of curve: Curve, isAlongY: Bool) {
    outermost.append(point)
    if curve.bounds.contains(where: { search.fulfils(point, $0.open) != true }) {
      return ends.addTurn(at: point)
    }
    var place = RelationPlace(kind: .extreme, point: point)
    if point.isSimple {
      if isAlongY { place.isExtremeY = true } else { place.isExtremeX = true }
      return add(place)
    }
    guard
      let count = BranchCount(
        of: curve.expression.function, at: point.range, in: point.surroundings, isSwapped: isAlongY)
    else {
      isComplete = false
      return
    }
    if count.left == 0 || count.right == 0 {
      if isAlongY { place.isExtremeY = true } else { place.isExtremeX = true }
      add(place)
    } else if count.left + count.right > 2 {
      add(RelationPlace(kind: .intersection, point: point))
    }
  }
}

// Ends and corners.
extension RelationSurvey {
  /// Where a curve ends, and where it lacks a point.
  private mutating func end(_ curve: Curve) {
    for side in curve.bounds {
      let others = curve.sides.filter { $0.formula != side.formula }.map { $0.closed }
      for point in commonPoints(curve, side.formula, sides: others) {
        outermost.append(point)
        if side.isHole, point.isSimple || curve.isSmooth(at: point) {
          add(RelationPlace(kind: .hole, point: point))
        } else if side.isHole || !point.isSimple {
          isComplete = false
        } else {
          ends.add(CurveEnds.Arc(of: curve, from: point, side, search.angle), at: point)
        }
      }
    }
  }

  /// Decides what is where curves end and where they meet.
  private mutating func conclude() {
    for end in ends.points {
      let others = curves.filter { passes(end.point, $0) }.count - end.arcs.count
      if end.arcs.isEmpty || others > 0 || (end.isTurn && end.arcs.count > 1) {
        isComplete = false
      } else if end.arcs.count == 1 {
        add(RelationPlace(kind: .end, point: end.point))
      } else {
        if end.arcs.count > 2 { add(RelationPlace(kind: .intersection, point: end.point)) }
        guard let x = CurveEnds.isExtreme(end.arcs.map { $0.dx }),
          let y = CurveEnds.isExtreme(end.arcs.map { $0.dy })
        else {
          isComplete = false
          continue
        }
        if x || y {
          add(RelationPlace(kind: .extreme, point: end.point, isExtremeX: x, isExtremeY: y))
        }
      }
    }
    for (index, first) in curves.enumerated() {
      for second in curves.dropFirst(index + 1) where !areParts(first, second) {
        let sides = (first.sides + second.sides).filter {
          !first.isEdgeOfRegion
            || ![first, second].map { $0.expression.formula }.contains($0.formula)
        }
        for point in commonPoints(first, second.expression.formula, sides: sides)
        where !ends.points.contains(where: { $0.point.isSame(as: point) }) {
          if first.isEdgeOfRegion { outermost.append(point) }
          add(RelationPlace(kind: .intersection, point: point))
          // What is extreme on one curve may not be on both together.
          let count = places.count
          places.removeAll { $0.kind == .extreme && $0.point.isSame(as: point) }
          if places.count < count { isComplete = false }
        }
      }
    }
  }

  /// Whether a curve may pass a point.
  private func passes(_ point: PlanePoint, _ curve: Curve) -> Bool {
    let value = curve.expression.function.enclosures(
      x: [point.x.enclosure], y: [point.y.enclosure])[0]
    return value.contains(0) && curve.sides.allSatisfy { search.fulfils(point, $0.closed) != false }
  }

  /// Whether two curves are pieces of one, which have only ends in common.
  private func areParts(_ first: Curve, _ second: Curve) -> Bool {
    first.alternative == second.alternative
      && (!first.isEdgeOfRegion
        || first.bounds.map { $0.formula } == second.bounds.map { $0.formula }
          && !first.bounds.isEmpty)
  }
}

// Points and regions.
extension RelationSurvey {
  /// Two equations or more hold at single points.
  private mutating func surveyPoints(_ alternative: PlaneAlternative) {
    let equations = alternative.equations
    let others = equations.dropFirst(2).map {
      PlaneAlternative.Side(formula: $0, outcomes: .zero)
    }
    let found = search.commonZeros(
      of: PlaneExpression(equations[0], angle: search.angle),
      PlaneExpression(equations[1], angle: search.angle), sides: others + alternative.sides)
    if !found.isComplete { (isComplete, hasAllPoints) = (false, false) }
    points += found.points
    for point in found.points {
      outermost.append(point)
      add(RelationPlace(kind: .extreme, point: point, isExtremeX: true, isExtremeY: true))
      if point.x.compared(to: 0) == 0 || point.y.compared(to: 0) == 0 {
        add(RelationPlace(kind: .zero, point: point))
      }
    }
  }

  /// The corners of the window that belong to a region.
  private mutating func addCorners(of alternative: PlaneAlternative) {
    let window = search.window
    for x in [window.x.lower, window.x.upper] {
      for y in [window.y.lower, window.y.upper] {
        let point = PlanePoint(
          x: PlaneCoordinate(Interval(x), exact: Formula(x), angle: search.angle),
          y: PlaneCoordinate(Interval(y), exact: Formula(y), angle: search.angle),
          surroundings: window, isSimple: false)
        let answers = alternative.sides.map { search.fulfils(point, $0.closed) }
        if answers.allSatisfy({ $0 == true }) {
          outermost.append(point)
        } else if !answers.contains(false) {
          isComplete = false
        }
      }
    }
  }
}
