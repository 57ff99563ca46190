package import Formulas
package import Graphing
import OrdinateNumerics

extension PlotRow {
  /// A rectangle, hardly larger than the smallest one, with all points that the row draws as a relation.
  ///
  /// - Parameters:
  ///   - angle: The unit of angles.
  ///   - boxes: How many boxes may be enclosed to narrow it down; those that were are subtracted. Without any left it
  ///     may be much larger.
  /// - Returns: `nil` for a function and for data, if no point is drawn, and if no bounds are found.
  package func bounds(angle: AngleUnit, boxes: inout Int) -> PlaneRange? {
    guard case .relation(let relation, let parts) = self else { return nil }
    var bounds: PlaneRange?
    for part in parts {
      let found: PartBounds
      switch part {
      case .solutions(let solutions): found = solutions.bounds(angle, &boxes)
      case .curve: found = PlotRow.relation(relation, parts: [part]).boundsOfCurve(angle)
      }
      switch found {
      case .empty: continue
      case .unknown: return nil
      case .box(let box): bounds = bounds?.joined(with: box) ?? box
      }
    }
    return bounds
  }

  /// Whether the solutions of the row's relation may be in a box.
  ///
  /// - Returns: `false` for a function, for data and for the curves of a parameter.
  package func mayHaveSolutions(in box: PlaneRange, angle: AngleUnit) -> Bool {
    guard case .relation(_, let parts) = self else { return false }
    return parts.contains { part in
      guard case .solutions(let relation) = part else { return false }
      return RelationOutline(of: PlaneRelation(relation, angle: angle), in: box).hull != nil
    }
  }

  /// In how many pieces the parameter of a curve is divided.
  private static let pieces = 1_000

  /// The bounds of the only part, the curve of a parameter.
  private func boundsOfCurve(_ angle: AngleUnit) -> PartBounds {
    let plane = -1.0...1.0
    guard let track = CurveTrack(of: self, x: plane, y: plane, angle: angle), track.isFinite else {
      return .unknown
    }
    let (start, length) = (
      track.range.lowerBound, track.range.upperBound - track.range.lowerBound
    )
    let ends = (0...Self.pieces).map { start + length * (Double($0) / Double(Self.pieces)) }
    let pieces = zip(ends, ends.dropFirst()).map { Interval($0, $1) }
    let xs = track.xSource.enclosures(over: pieces)
    var bounds: PlaneRange?
    for (x, y) in zip(xs, track.ySource.enclosures(over: pieces)) where !x.isEmpty && !y.isEmpty {
      guard x.width.isFinite, y.width.isFinite else { return .unknown }
      let box = PlaneRange(x: x, y: y)
      bounds = bounds?.joined(with: box) ?? box
    }
    return bounds.map { .box($0) } ?? .empty
  }
}

/// Where a part of a relation is.
private enum PartBounds {
  case empty, unknown
  case box(PlaneRange)
}

extension Relation {
  /// How often the box is divided again that was found before.
  private static var rounds: Int { 3 }

  fileprivate func bounds(_ angle: AngleUnit, _ boxes: inout Int) -> PartBounds {
    if let (x, y) = constantPoint(angle) {
      return .box(PlaneRange(x: Interval(x), y: Interval(y)))
    }
    let plane = PlaneRelation(self, angle: angle)
    guard let radius = Boundedness.radius(of: plane) else { return .unknown }
    let side = Interval(-radius, radius)
    var box = PlaneRange(x: side, y: side)
    for _ in 0..<Self.rounds {
      var count = 0
      let outline = RelationOutline(of: plane, in: box) {
        count += 1
        return count > boxes
      }
      boxes = max(0, boxes - count)
      guard let hull = outline.hull else { return .empty }
      box = hull
    }
    return .box(box)
  }

  /// The point in `x = 1 and y = 2`; `nil` for any other relation.
  private func constantPoint(_ angle: AngleUnit) -> (Double, Double)? {
    guard case .all(let statements) = self, statements.count == 2,
      let x = statements[0].constant(of: "x", angle),
      let y = statements[1].constant(of: "y", angle)
    else { return nil }
    return (x, y)
  }

  private func constant(of name: Name, _ angle: AngleUnit) -> Double? {
    guard case .comparison(.variable(name), let links) = self, links.count == 1,
      links[0].sign == .equal, links[0].right.variables.isEmpty,
      let value = try? links[0].right.value(angle: angle), value.isFinite
    else { return nil }
    return value
  }
}

extension PlaneRange {
  /// The smallest box that contains this one and another one.
  fileprivate func joined(with other: PlaneRange) -> PlaneRange {
    PlaneRange(x: Interval.hull(x, other.x), y: Interval.hull(y, other.y))
  }
}
