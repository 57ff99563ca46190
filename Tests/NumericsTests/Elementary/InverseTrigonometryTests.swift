import TestSupport
import Testing

@testable import OrdinateNumerics

struct InverseTrigonometryTests {
  /// Values of mpmath, rounded, on both sides of each place where the algorithm changes.
  static let arcs: [(x: Double, asin: Double, acos: Double)] = [
    (0.5, 0x1.0c152382d7366p-1, 0x1.0c152382d7366p0),
    (0x1.0000000000001p-1, 0x1.0c152382d7367p-1, 0x1.0c152382d7365p0),
    (0x1.fffffffffffffp-2, 0x1.0c152382d7365p-1, 0x1.0c152382d7366p0),
    (0x1.fffffffffffffp-1, 0x1.921fb50442d18p0, 0x1p-26),
    (0x1.ffffep-1, 0x1.91c532ca3026ap0, 0x1.6a09e84aaba17p-10),
    (0.975, 0x1.58c2b5ce0c3e5p0, 0x1.cae7fbb1b499ap-3),
    (0x1p-30, 0x1p-30, 0x1.921fb54042d18p0),
    (0x1p-1040, 0x1p-1040, .pi / 2),
    (0.1, 0x1.9a49276037884p-4, 0x1.787b22ce3f590p0),
    (0.9, 0x1.1ea93705fa172p0, 0x1.cdd9f8f922e98p-2),
    (-0.7, -0x1.8d00e692afd95p-1, 0x1.2c501446cd5f1p1),
    (-0.5, -0x1.0c152382d7366p-1, 0x1.0c152382d7366p1),
    (-0x1.fffffffffffffp-1, -0x1.921fb50442d18p0, 0x1.921fb52442d18p1),
    (-0.9, -0x1.1ea93705fa172p0, 0x1.586476251e745p1),
    (0, 0, .pi / 2), (1, .pi / 2, 0), (-1, -.pi / 2, .pi),
  ]

  @Test("arc sine and arc cosine err by less than 1 ulp", arguments: arcs)
  func arcSineAndCosine(x: Double, asin: Double, acos: Double) {
    #expect((Elementary.asin(x) - asin).magnitude <= asin.ulp)
    #expect((Elementary.acos(x) - acos).magnitude <= acos.ulp)
  }

  @Test("no angle has a sine beyond 1", arguments: [0x1.0000000000001p0, -2, .infinity, .nan])
  func undefined(x: Double) {
    #expect(Elementary.asin(x).isNaN)
    #expect(Elementary.acos(x).isNaN)
  }

  @Test(
    "the arc tangent errs by less than 1 ulp",
    arguments: [
      (1, .pi / 4), (0x1.0000000000001p0, 0x1.921fb54442d19p-1), (0.40625, 0x1.8b24d394a1b25p-2),
      (0x1.a000000000001p-2, 0x1.8b24d394a1b26p-2), (0.71875, 0x1.3f13fb89e96f4p-1),
      (0x1.7000000000001p-1, 0x1.3f13fb89e96f5p-1), (1.5, 0x1.f730bd281f69bp-1),
      (3, 0x1.3fc176b7a8560p0), (1000, 0x1.91de2c0e658bdp0), (0x1p60, .pi / 2), (1e300, .pi / 2),
      (.infinity, .pi / 2), (0x1p-30, 0x1p-30), (0x1p-1060, 0x1p-1060), (0.7, 0x1.38b112d7bd4adp-1),
    ] as [(Double, Double)])
  func arcTangent(x: Double, expected: Double) {
    #expect((Elementary.atan(x) - expected).magnitude <= expected.ulp)
    #expect(Elementary.atan(-x) == -Elementary.atan(x))
  }

  @Test("a zero keeps its sign")
  func zeros() {
    for zero in [0.0, -0.0] {
      #expect(Elementary.asin(zero).bitPattern == zero.bitPattern)
      #expect(Elementary.atan(zero).bitPattern == zero.bitPattern)
    }
    #expect(Elementary.atan(.nan).isNaN)
  }

  @Test(
    "points in every quadrant, on the axes, at the origin and at infinity have their angles",
    arguments: [
      (0, 1, 0), (-0.0, 1, -0.0), (0, -1, .pi), (-0.0, -1, -.pi), (0, 0, 0), (-0.0, 0, -0.0),
      (0, -0.0, .pi), (-0.0, -0.0, -.pi), (1, 0, .pi / 2), (-1, 0, -.pi / 2), (1, -0.0, .pi / 2),
      (1, 1, .pi / 4), (1, -1, 0x1.2d97c7f3321d2p1), (-1, -1, -0x1.2d97c7f3321d2p1),
      (.infinity, .infinity, .pi / 4), (.infinity, -.infinity, 0x1.2d97c7f3321d2p1),
      (-.infinity, .infinity, -.pi / 4), (1, .infinity, 0), (-1, .infinity, -0.0),
      (1, -.infinity, .pi), (-1, -.infinity, -.pi), (.infinity, 1, .pi / 2),
      (-.infinity, -1, -.pi / 2), (.leastNonzeroMagnitude, .leastNonzeroMagnitude, .pi / 4),
      (.greatestFiniteMagnitude, .greatestFiniteMagnitude, .pi / 4), (1e-300, 1e300, 0),
      (1e300, 1e-300, .pi / 2), (1e-300, -1e300, .pi), (0x1p-1074, 2, 0),
      (0x1p-1000, 0x1p1000, 0), (0x1p-1000, 0x1p50, 0x1p-1050),
    ] as [(Double, Double, Double)])
  func points(y: Double, x: Double, angle: Double) {
    #expect(Elementary.atan2(y, x).bitPattern == angle.bitPattern)
  }

  @Test("a point with a coordinate that is NaN has no angle")
  func pointsThatAreNone() {
    #expect(Elementary.atan2(.nan, 1).isNaN)
    #expect(Elementary.atan2(1, .nan).isNaN)
    #expect(Elementary.atan2(.infinity, .nan).isNaN)
    #expect(Elementary.atan2(.nan, 0).isNaN)
  }

  @Test("the tangent of the angle of a point is its slope")
  func slopes() {
    var generator = SeededGenerator.printingSeed("angles of points")
    let wrong = (0..<10_000).map { _ in (generator.number(), generator.number()) }.filter { y, x in
      let slope = y / x
      guard slope.isNormal else { return false }
      let angle = Elementary.atan2(y, x)
      guard angle.magnitude > 1e-300, slope.magnitude < 1 else { return false }
      return (Elementary.tan(angle) - slope).magnitude
        > 8 * Swift.max(slope.ulp, x < 0 ? 0x1p-51 : 0)
    }
    #expect(wrong.map { $0.0 } == [])
  }

  @Test("a row has the same bits as its values one by one, whatever the other values are")
  func rowsEqualScalars() {
    var generator = SeededGenerator.printingSeed("rows of arcs")
    let xs = (0..<10_000).map { _ in generator.number() } + [0, -0.0, 1, -1, .infinity, .nan]
    let sines = (0..<10_000).map { _ in Double.random(in: -1...1, using: &generator) }
    expectRow(of: sines + xs, Elementary.asin(_:into:count:), equals: Elementary.asin(_:))
    expectRow(of: sines + xs, Elementary.acos(_:into:count:), equals: Elementary.acos(_:))
    expectRow(of: xs, Elementary.atan(_:into:count:), equals: Elementary.atan(_:))
    let ys = xs.reversed() + []
    expectRow(of: xs, ys, Elementary.atan2(_:_:into:count:), equals: Elementary.atan2(_:_:))
    expectRow(
      of: xs, ys, Elementary.remainder(_:truncating:into:count:),
      equals: Elementary.remainder(_:truncating:))
  }
}
