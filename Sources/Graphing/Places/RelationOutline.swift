import OrdinateNumerics

/// Where in a box of the plane the solutions of a relation may be, as far as enclosures exclude the rest.
public struct RelationOutline: Sendable {
  /// Contains all solutions in the box; `nil` if there certainly are none.
  public private(set) var hull: PlaneRange?
  /// Whether the functions of equations are continuous wherever they may hold.
  public private(set) var isContinuous = true

  private static let mostBoxes = 4_000
  private static let leastSize = 0x1p-9

  /// - Parameter shouldStop: Asked for each box; what is not excluded then is in the hull.
  public init(
    of relation: PlaneRelation, in range: PlaneRange, shouldStop: () -> Bool = { false }
  ) {
    var rest = [range]
    var next = 0
    while next < rest.count {
      let box = rest[next]
      next += 1
      let remainder = relation.remainders(x: [box.x], y: [box.y])[0]
      if remainder == .fails { continue }
      let isDivided =
        box.size(inUnitsOf: range) > Self.leastSize && rest.count < Self.mostBoxes && !shouldStop()
      if isDivided, !isInside(box) || !relation.isContinuous(remainder, in: box) {
        rest += box.parts(inUnitsOf: range)
        continue
      }
      include(box)
      if !isDivided, !relation.isContinuous(remainder, in: box) { isContinuous = false }
    }
  }

  private func isInside(_ box: PlaneRange) -> Bool { hull?.contains(box) ?? false }

  private mutating func include(_ box: PlaneRange) {
    hull =
      hull.map {
        PlaneRange(x: Interval.hull($0.x, box.x), y: Interval.hull($0.y, box.y))
      } ?? box
  }
}

extension PlaneRelation {
  /// Whether a condition certainly holds nowhere in a box, whose sides may be unbounded.
  public func isExcluded(in range: PlaneRange) -> Bool {
    remainders(x: [range.x], y: [range.y])[0] == .fails
  }

  /// Whether it certainly holds at all points of a box.
  public func holdsEverywhere(in range: PlaneRange) -> Bool {
    remainders(x: [range.x], y: [range.y])[0] == .holds
  }

  fileprivate func isContinuous(_ condition: PlaneCondition, in box: PlaneRange) -> Bool {
    condition.functions.allSatisfy {
      functions[$0].enclosures([box.x], [box.y])[0].decoration == .continuous
    }
  }
}
