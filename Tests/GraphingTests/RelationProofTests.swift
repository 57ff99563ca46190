import OrdinateNumerics
import Testing

@testable import Graphing

/// The distance from a point, less a radius: no formula, but enclosures from interval arithmetic.
private struct Distance: PlaneFunction {
  let x: Double
  let y: Double
  let radius: Double

  func values(x xs: [Double], y ys: [Double]) -> [Double] {
    zip(xs, ys).map { x, y in
      ((x - self.x) * (x - self.x) + (y - self.y) * (y - self.y)).squareRoot() - radius
    }
  }

  func enclosures(x xs: [Interval], y ys: [Interval]) -> [Interval] {
    zip(xs, ys).map { x, y in
      Interval.squareRoot(
        Interval.square(x - Interval(self.x)) + Interval.square(y - Interval(self.y)))
        - Interval(radius)
    }
  }
}

/// The same function with slopes.
private struct SlopingDistance: PlaneFunction {
  let distance: Distance

  func values(x: [Double], y: [Double]) -> [Double] { distance.values(x: x, y: y) }

  func enclosures(x: [Interval], y: [Interval]) -> [Interval] { distance.enclosures(x: x, y: y) }

  func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    let values = enclosures(x: x, y: y)
    let radii = values.map { $0 + Interval(distance.radius) }
    return PlaneSlopes(
      values: values, alongX: zip(x, radii).map { ($0 - Interval(distance.x)) / $1 },
      alongY: zip(y, radii).map { ($0 - Interval(distance.y)) / $1 })
  }
}

/// How far a point is on one side of a line along an axis.
private struct Side: PlaneFunction {
  let isUpright: Bool
  let border: Double
  let sign: Double

  func values(x: [Double], y: [Double]) -> [Double] {
    (isUpright ? x : y).map { sign * ($0 - border) }
  }

  func enclosures(x: [Interval], y: [Interval]) -> [Interval] {
    (isUpright ? x : y).map { Interval(sign) * ($0 - Interval(border)) }
  }

  func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    let (along, across) = (x.map { _ in Interval(sign) }, x.map { _ in Interval(0) })
    return PlaneSlopes(
      values: enclosures(x: x, y: y), alongX: isUpright ? along : across,
      alongY: isUpright ? across : along)
  }
}

struct RelationProofTests {
  private static let circle = Distance(x: 0.103, y: -0.211, radius: 1.2963)
  private static let side = 120

  private static func proof(_ relation: PlaneRelation) -> RelationProof {
    var proof = RelationProof(of: relation, x: -2...2, y: -2...2, columns: side, rows: side)
    while proof.advance() {}
    return proof
  }

  private static func equation(_ outcomes: Outcomes) -> PlaneCondition {
    .outcome(of: 0, beside: 0, in: outcomes)
  }

  /// The least and the greatest distance of a pixel's points from the centre, less the radius.
  private static func range(column: Int, row: Int) -> (least: Double, greatest: Double) {
    func sides(_ index: Int, _ center: Double) -> (Double, Double) {
      let low = -2 + 4 * Double(index) / Double(side) - center
      let high = -2 + 4 * Double(index + 1) / Double(side) - center
      let least = low <= 0 && high >= 0 ? 0 : min(low.magnitude, high.magnitude)
      return (least, max(low.magnitude, high.magnitude))
    }
    let (x, y) = (sides(column, circle.x), sides(row, circle.y))
    return (
      (x.0 * x.0 + y.0 * y.0).squareRoot() - circle.radius,
      (x.1 * x.1 + y.1 * y.1).squareRoot() - circle.radius
    )
  }

  @Test(
    "decides every pixel of a circle, with slopes and without",
    arguments: [Outcomes.zero, .negative, [.zero, .positive]], [true, false])
  func circle(outcomes: Outcomes, hasSlopes: Bool) {
    let relation =
      hasSlopes
      ? PlaneRelation([SlopingDistance(distance: Self.circle)], Self.equation(outcomes))
      : PlaneRelation([Self.circle], Self.equation(outcomes))
    let proof = Self.proof(relation)
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let (least, greatest) = Self.range(column: column, row: row)
        let isSolved =
          outcomes == .zero
          ? least <= 0 && greatest >= 0 : outcomes == .negative ? least < 0 : greatest >= 0
        #expect(
          proof.picture[column, row] == (isSolved ? .proved : .empty), "pixel \(column), \(row)")
      }
    }
  }

  @Test("traces a circle within a quarter of a pixel, all around")
  func curve() {
    let proof = Self.proof(
      PlaneRelation([SlopingDistance(distance: Self.circle)], Self.equation(.zero)))
    let pixel = 4 / Double(Self.side)
    var length = 0.0
    for curve in proof.curves {
      for (start, end) in zip(curve.path, curve.path.dropFirst()) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        length += (dx * dx + dy * dy).squareRoot() * pixel
        for step in 0...8 {
          let part = Double(step) / 8
          let x = -2 + (start.x + part * dx) * pixel
          let y = 2 - (start.y + part * dy) * pixel
          let distance = Self.circle.values(x: [x], y: [y])[0]
          #expect(distance.magnitude < 0.25 * pixel)
        }
      }
    }
    #expect((length - 2 * .pi * Self.circle.radius).magnitude < 0.05)
  }

  @Test("the bound of a disk of few pixels is traced all around", arguments: [3.3, 5, 8])
  func smallDisk(radius: Double) {
    let disk = Circle(radius: radius / 16)
    var proof = RelationProof(
      of: PlaneRelation([disk], Self.equation(.negative)), x: -2...2, y: -2...2, columns: 64,
      rows: 64)
    while proof.advance() {}
    for point in proof.curves.flatMap({ $0.path }) {
      let (x, y) = (point.x - 32, 32 - point.y)
      #expect(((x * x + y * y).squareRoot() - radius).magnitude < 0.25)
    }
    let length = proof.curves.reduce(0) { $0 + $1.path.length }
    #expect((length / (2 * .pi * radius) - 1).magnitude < 0.05)
  }

  @Test("joins the parts of a closed curve into one")
  func joined() {
    let proof = Self.proof(
      PlaneRelation([SlopingDistance(distance: Self.circle)], Self.equation(.zero)))
    #expect(proof.curves.count > 4)
    let joined = RelationCurve.joined(proof.curves)
    #expect(joined.count == 1, "\(joined.map { [$0.path[0], $0.path[$0.path.count - 1]] })")
  }

  @Test(
    "a line between two blocks is traced once, whichever of its sides are solutions",
    arguments: [
      Outcomes.zero, .negative, .positive, [.negative, .zero], [.zero, .positive],
      [.negative, .positive],
    ], [true, false])
  func lineBetweenBlocks(outcomes: Outcomes, isUpright: Bool) {
    for sign in [1.0, -1] {
      let side = Side(isUpright: isUpright, border: -2, sign: sign)
      var proof = RelationProof(
        of: PlaneRelation([side], Self.equation(outcomes)), x: -4...4, y: -4...4, columns: 256,
        rows: 256)
      while proof.advance() {}
      #expect(proof.curves.reduce(0) { $0 + $1.path.length } == 256)
      for curve in proof.curves {
        #expect(curve.isIncluded == outcomes.contains(.zero))
        #expect(curve.path.allSatisfy { isUpright ? $0.x == 64 : $0.y == 192 })
      }
    }
  }

  @Test("inside a region, the bound of another one is not drawn along a side of the picture")
  func covered() {
    let disk = SlopingDistance(distance: Distance(x: 0, y: 1, radius: 1))
    let strip = SlopingDistance(distance: Distance(x: 0, y: -10, radius: 11.93))
    let parts: [PlaneCondition] = [
      .outcome(of: 0, beside: 0, in: [.negative, .zero]), .outcome(of: 1, beside: 0, in: .positive),
    ]
    let viewport = Viewport(x: -2...2, y: -2...2, size: Size(width: 120, height: 120))
    let relation = PlaneRelation([disk, strip], .any(parts))
    let proof = FigureProof(of: PlaneFigure(relation), in: viewport) { false }
    let top = proof.curves.flatMap { $0.path }.filter { ($0.x - 60).magnitude < 5 }
    #expect(!top.isEmpty && top.allSatisfy { $0.y > 1 })
  }

  @Test("two circles meet in two points, and a circle and a point beside it nowhere")
  func together() {
    let all = PlaneCondition.all([
      .outcome(of: 0, beside: 0, in: .zero), .outcome(of: 1, beside: 0, in: .zero),
    ])
    func count(_ other: Distance) -> Int {
      let circles = [Self.circle, other].map { SlopingDistance(distance: $0) }
      return Self.proof(PlaneRelation(circles, all)).picture.count(of: .proved)
    }
    #expect(count(Distance(x: 0.5, y: 0.3, radius: 1)) == 2)
    #expect(count(Distance(x: 0.103, y: -0.211, radius: 1)) == 0)
  }

  @Test("what was not decided when it was stopped is undecided")
  func stopped() {
    var proof = RelationProof(
      of: PlaneRelation([Self.circle], Self.equation(.zero)), x: -2...2, y: -2...2,
      columns: Self.side, rows: Self.side)
    proof.stop()
    let undecided = proof.picture.count(of: .undecided)
    #expect(undecided > 0 && proof.picture.count(of: .proved) == 0)
    let goesOn = proof.advance()
    #expect(!goesOn)
    #expect(proof.picture.count(of: .undecided) == undecided)
  }

  @Test(
    "a fraction is found next to its decimals",
    arguments: [
      (0.6, 3.0, 5.0), (-1.0 / 3, -1.0, 3.0), (0.25, 1.0, 4.0), (2.0, 2.0, 1.0), (0.0, 0.0, 1.0),
    ] as [(Double, Double, Double)])
  func fractions(value: Double, numerator: Double, denominator: Double) throws {
    let place = try #require(ExactPlace.Coordinate(near: value + 1e-12, within: 1e-9))
    #expect(place == ExactPlace.Coordinate(numerator, over: denominator))
  }
}
