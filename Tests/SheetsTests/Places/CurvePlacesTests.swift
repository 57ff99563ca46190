import Sheets
import Testing

/// Places of curves of one parameter.
struct CurvePlacesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    var zeros: [[Double]] = []
    var extremesX: [[Double]] = []
    var extremesY: [[Double]] = []
    var crossings: [[Double]] = []
    var ends: [[Double]] = []

    var testDescription: String { text }
  }

  private static let (half, root) = (0.5.squareRoot(), 3.0.squareRoot())

  static let rows: [Row] = [
    Row(
      text: "(cos t, sin t)", zeros: [[-1, 0], [0, -1], [0, 1], [1, 0]],
      extremesX: [[-1, 0], [1, 0]], extremesY: [[0, -1], [0, 1]]),
    Row(
      text: "(cos 3t, sin 2t)",
      zeros: [[-1, 0], [0, -root / 2], [0, 0], [0, root / 2], [1, 0]],
      extremesX: [-1, 1].flatMap { x in [-root / 2, 0, root / 2].map { [x, $0] } },
      extremesY: [[-half, -1], [-half, 1], [half, -1], [half, 1]],
      crossings: [
        [-half, -0.5], [-half, 0.5], [0, -root / 2], [0, 0], [0, root / 2], [half, -0.5],
        [half, 0.5],
      ]),
    Row(
      text: "r = 1+cos θ", zeros: [[0, -1], [0, 0], [0, 1], [2, 0]],
      extremesX: [[-0.25, -root / 4], [-0.25, root / 4], [0, 0], [2, 0]],
      extremesY: [[0.75, -0.75 * root], [0.75, 0.75 * root]]),
    // It goes around twice in a turn.
    Row(
      text: "r = cos θ", zeros: [[0, 0], [1, 0]], extremesX: [[0, 0], [1, 0]],
      extremesY: [[0.5, -0.5], [0.5, 0.5]]),
    // Without a parameter's end.
    Row(
      text: "(t, t²) {t > -9}", zeros: [[0, 0]], extremesY: [[0, 0]]),
    Row(
      text: "(t²-1, t³-t) {-2≤t≤2}", zeros: [[-1, 0], [0, 0]], extremesX: [[-1, 0]],
      extremesY: [[-2.0 / 3, -2 / root / 3], [-2.0 / 3, 2 / root / 3]], crossings: [[0, 0]],
      ends: [[3, -6], [3, 6]]),
    Row(
      text: "(cos t, sin t) {y>0}", zeros: [[0, 1]], extremesY: [[0, 1]], ends: [[-1, 0], [1, 0]]),
    Row(text: "(1/t, t) {0<t<2}", ends: [[0.5, 2]]),
    Row(
      text: "(cos(t)³, sin(t)³)", zeros: [[-1, 0], [0, -1], [0, 1], [1, 0]],
      extremesX: [[-1, 0], [1, 0]], extremesY: [[0, -1], [0, 1]]),
    Row(text: "θ = π/4", zeros: [[0, 0]]),
  ]

  private func row(_ text: String) throws -> PlotRow {
    try PlotRow.read(Array(text.utf8), angle: .radians).get()
  }

  @Test("finds all places of a curve, and proves that there are no others", arguments: rows)
  func finds(row: Row) throws {
    let found = PlaneAnalysis(of: [try self.row(row.text)], x: -10...10, y: -10...10)
    #expect(areNear(points(found, .zero), row.zeros))
    #expect(areNear(extremes(found) { $0.isExtremeX }, row.extremesX))
    #expect(areNear(extremes(found) { $0.isExtremeY }, row.extremesY))
    #expect(areNear(points(found, .intersection), row.crossings))
    #expect(areNear(points(found, .end), row.ends))
    #expect(found.isComplete)
  }

  private func extremes(
    _ analysis: PlaneAnalysis, _ isMeant: (PlaneAnalysis.Place) -> Bool
  ) -> [[Double]] {
    analysis.places.filter { $0.kind == .extreme && isMeant($0) }
      .map { [$0.x.double, $0.y?.double ?? .nan] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }

  @Test(
    "finds where a curve meets another row",
    arguments: [
      (["(cos t, sin t)", "y=x"], [[-half, -half], [half, half]]),
      (["y=x²", "(t, 2-t²) {-5≤t≤5}"], [[-1, 1], [1, 1]]),
      (["x²+y²=1", "(2cos t, sin t)"], [[0, -1], [0, 1]]),
      (["(t, t²) {-5≤t≤5}", "(t², t) {-5≤t≤5}"], [[0, 0], [1, 1]]),
      (["r = 2cos θ", "x=2"], [[2, 0]]), (["(cos t, sin t)", "y=2"], []),
    ] as [([String], [[Double]])])
  func meets(texts: [String], expected: [[Double]]) throws {
    let found = PlaneAnalysis(of: try texts.map(row), x: -10...10, y: -10...10)
    #expect(areNear(points(found, .intersection, rows: [1, 2]), expected))
    #expect(found.openPairs.isEmpty && found.isComplete)
  }

  @Test(
    "claims nothing that is not proved",
    arguments: [
      // Goes there and back.
      ["(cos t, cos 2t)"], ["(t², t⁴) {-1≤t≤1}"],
      // Both are one curve, and a curve comes to a single point.
      ["(cos t, sin t)", "x²+y²=1"], ["(cos t, sin t)", "(sin t, cos t)"],
      ["(cos t, sin t)", "(x-1)²+y²=0"],
      // The parameter has no end, and the curve comes nearer and nearer to the origin.
      ["r = 1/θ"],
    ])
  func isHonest(texts: [String]) throws {
    let found = PlaneAnalysis(of: try texts.map(row), x: -10...10, y: -10...10)
    #expect(!found.isComplete)
  }

  @Test("an angle in degrees is a parameter like any other")
  func degrees() throws {
    let row = try PlotRow.read(Array("(cos t, sin 2t)".utf8), angle: .degrees).get()
    let found = PlaneAnalysis(of: [row], x: -2...2, y: -2...2, angle: .degrees)
    #expect(areNear(points(found, .intersection), [[0, 0]]))
    #expect(found.isComplete)
    let zero = try #require(found.places.first { $0.kind == .intersection })
    #expect(zero.parameters.sorted() == [90, 270])
  }
}
