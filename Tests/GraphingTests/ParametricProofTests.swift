import OrdinateNumerics
import Testing

@testable import Graphing

/// A corner: the point (|t|-1, t), and no formula.
private struct Corner: PlaneCurve {
  var wholeParameterCount: Int { 0 }
  var period: Double? { nil }
  var repeatsWholly: Bool { false }
  let condition: PlaneCondition

  private static func x(_ t: Interval) -> Interval {
    Interval.max(t, Interval(0) - t) - Interval(1)
  }

  func enclosures(t: [Interval], wholes: [[Interval]]) -> PlaneCurveRows {
    PlaneCurveRows(
      x: PlaneCurveRows.Coordinate(
        values: t.map(Self.x), slopes: nil, reciprocals: nil),
      y: PlaneCurveRows.Coordinate(values: t, slopes: nil, reciprocals: nil), radii: nil,
      functions: [t])
  }

  func outcome(
    of axis: PlaneAxis, at parameter: ExactParameter, wholes: [Double],
    beside place: ExactPlace.Coordinate
  ) -> Outcomes {
    let t = parameter.enclosure
    let value = axis == .x ? Self.x(t) : t
    return Outcomes(of: value - place.enclosure, beside: 0)
  }
}

struct ParametricProofTests {
  private static func proof(_ condition: PlaneCondition) -> ParametricProof {
    var proof = ParametricProof(
      of: AnyPlaneCurve(Corner(condition: condition)),
      x: PixelEdges(-2...2, count: 64), y: PixelEdges(-2...2, count: 64))
    while proof.advance() {}
    return proof
  }

  @Test("decides each pixel of a curve that is no formula")
  func pixels() {
    let picture = Self.proof(.holds).picture
    for row in 0..<64 {
      for column in 0..<64 {
        // In sixteenths, from edge to edge.
        let (x, y) = (column - 32...column - 31, row - 32...row - 31)
        let magnitudes =
          y.lowerBound >= 0 ? y : -y.upperBound...(-y.lowerBound)
        let isMet =
          max(x.lowerBound, magnitudes.lowerBound - 16)
          <= min(x.upperBound, magnitudes.upperBound - 16)
        #expect(picture[column, row] == (isMet ? .proved : .empty), "\(column), \(row)")
      }
    }
  }

  @Test("strokes join to one line that is near the curve")
  func strokes() {
    let curves = Self.proof(.holds).curves
    #expect(curves.count == 1)
    for point in curves.flatMap({ $0.path }) {
      let (x, y) = (point.x / 16 - 2, 2 - point.y / 16)
      #expect((x - (y.magnitude - 1)).magnitude < 0.25 / 16)
    }
    let ys = curves.flatMap { $0.path.map { 2 - $0.y / 16 } }
    #expect((ys.min() ?? 0) < -1.9 && (ys.max() ?? 0) > 1.9)
  }

  @Test("a condition on the parameter ends the curve")
  func condition() {
    let proof = Self.proof(.outcome(of: 0, beside: 0.5, in: [.zero, .positive]))
    let ys = proof.curves.flatMap { $0.path.map { 2 - $0.y / 16 } }
    #expect(proof.curves.count == 1)
    #expect(((ys.min() ?? 0) - 0.5).magnitude < 0.02)
    #expect(proof.picture[23, 40] == .proved && proof.picture[25, 38] == .empty)
  }
}
