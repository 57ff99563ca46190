import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import Testing

/// The places of single relations; numbers are from mpmath.
struct RelationPlacesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let zeros: [[Double]]
    let extremes: [[Double]]
    var crossings: [[Double]] = []
    var ends: [[Double]] = []
    var holes: [[Double]] = []
    var testDescription: String { text }
  }

  private static let root = 2.0.squareRoot()
  private static let (cube, cubeOfFour) = (1.2599210498948732, 1.5874010519681994)

  static let rows = [
    Row(
      text: "x²+y²=25", zeros: [[-5, 0], [0, -5], [0, 5], [5, 0]],
      extremes: [[-5, 0], [0, -5], [0, 5], [5, 0]]),
    Row(
      text: "x²÷4+y²÷9=1", zeros: [[-2, 0], [0, -3], [0, 3], [2, 0]],
      extremes: [[-2, 0], [0, -3], [0, 3], [2, 0]]),
    Row(
      text: "x²+x y+y²=3",
      zeros: [
        [-1.7320508075688772, 0], [0, -1.7320508075688772], [0, 1.7320508075688772],
        [1.7320508075688772, 0],
      ], extremes: [[-2, 1], [-1, 2], [1, -2], [2, -1]]),
    // A node, in which the slopes are no help.
    Row(
      text: "(x²+y²)²=x²-y²", zeros: [[-1, 0], [0, 0], [1, 0]],
      extremes: [
        [-1, 0], [-0.6123724356957945, -0.35355339059327373],
        [-0.6123724356957945, 0.35355339059327373], [0.6123724356957945, -0.35355339059327373],
        [0.6123724356957945, 0.35355339059327373], [1, 0],
      ], crossings: [[0, 0]]),
    // Its branches touch the axes where they cross.
    Row(
      text: "x³+y³=3x y", zeros: [[0, 0]], extremes: [[cube, cubeOfFour], [cubeOfFour, cube]],
      crossings: [[0, 0]]),
    Row(
      text: "y²=x²(x+1)", zeros: [[-1, 0], [0, 0]],
      extremes: [
        [-1, 0], [-0.66666666666666663, -0.38490017945975052],
        [-0.66666666666666663, 0.38490017945975052],
      ], crossings: [[0, 0]]),
    Row(text: "x y=1", zeros: [], extremes: []),
    // Cusps: x has an extreme, y has none.
    Row(text: "y²=x³", zeros: [[0, 0]], extremes: [[0, 0]]),
    Row(text: "y²=x⁵", zeros: [[0, 0]], extremes: [[0, 0]]),
    // Level inflections are no extremes.
    Row(text: "x=y³", zeros: [[0, 0]], extremes: []),
    Row(text: "(y-1)³=x-2", zeros: [[0, -0.25992104989487319], [1, 0]], extremes: []),
    Row(
      text: "x⁴+y⁴=1", zeros: [[-1, 0], [0, -1], [0, 1], [1, 0]],
      extremes: [[-1, 0], [0, -1], [0, 1], [1, 0]]),
    // Corners, which have no slopes.
    Row(
      text: "|x|+|y|=1", zeros: [[-1, 0], [0, -1], [0, 1], [1, 0]],
      extremes: [[-1, 0], [0, -1], [0, 1], [1, 0]]),
    // Level sides are no extremes.
    Row(
      text: "max(|x|,|y|)=1", zeros: [[-1, 0], [0, -1], [0, 1], [1, 0]], extremes: []),
    Row(
      text: "y=|x| {-1<x<2}", zeros: [[0, 0]], extremes: [[0, 0]], ends: [[-1, 1], [2, 2]]),
    Row(text: "y=x² {0≤x<2}", zeros: [[0, 0]], extremes: [], ends: [[0, 0], [2, 4]]),
    Row(text: "y={x<0: -x, x}", zeros: [[0, 0]], extremes: [[0, 0]]),
    // Where cases meet nothing crosses.
    Row(text: "y={x<0: -x, x≥0: x}", zeros: [[0, 0]], extremes: [[0, 0]]),
    Row(text: "y={x<1: x, x≥1: x^2}", zeros: [[0, 0]], extremes: []),
    Row(text: "y={x<2: 3, 2≤x: x+1}", zeros: [[0, 3]], extremes: []),
    Row(text: "y={x<0: -1, x>0: 1}", zeros: [], extremes: [], ends: [[0, -1], [0, 1]]),
    Row(text: "(x-1)²+(y-2)²=0", zeros: [], extremes: [[1, 2]]),
    Row(text: "y²=x²", zeros: [[0, 0]], extremes: [], crossings: [[0, 0]]),
    Row(text: "x²+y²=-1", zeros: [], extremes: []),
    Row(
      text: "e^x+e^y=3", zeros: [[0, 0.69314718055994531], [0.69314718055994531, 0]],
      extremes: []),
    Row(
      text: "y²=x³-2x+1/2",
      zeros: [
        [-1.5256871208655185, 0], [0, -0.70710678118654757], [0, 0.70710678118654757],
        [0.25865202250415276, 0], [1.2670350983613659, 0],
      ],
      extremes: [
        [-1.5256871208655185, 0], [-0.81649658092772603, -1.2604214009225784],
        [-0.81649658092772603, 1.2604214009225784], [0.25865202250415276, 0],
        [1.2670350983613659, 0],
      ]),
    // Fractions.
    Row(text: "1÷x+1÷y=1", zeros: [], extremes: [], holes: [[0, 0]]),
    Row(text: "x²÷y=1", zeros: [], extremes: [], holes: [[0, 0]]),
    Row(
      text: "tan(x)=y {-1<x<1}", zeros: [[0, 0]], extremes: [],
      ends: [[-1, -1.5574077246549023], [1, 1.5574077246549023]]),
    // Edges of regions.
    Row(
      text: "y≥x² and y≤x+2", zeros: [[0, 0], [0, 2]], extremes: [[0, 0]],
      crossings: [[-1, 1], [2, 4]]),
    Row(
      text: "1<x²+y²≤4",
      zeros: [
        [-2, 0], [-1, 0], [0, -2], [0, -1], [0, 1], [0, 2], [1, 0], [2, 0],
      ],
      extremes: [
        [-2, 0], [-1, 0], [0, -2], [0, -1], [0, 1], [0, 2], [1, 0], [2, 0],
      ]),
  ]

  @Test("finds all places of a relation, and proves that there are no others", arguments: rows)
  func finds(row: Row) throws {
    let found = try analysis([row.text])
    #expect(found.isComplete)
    #expect(areNear(points(found, .zero), row.zeros))
    #expect(areNear(points(found, .extreme), row.extremes))
    #expect(areNear(points(found, .intersection), row.crossings))
    #expect(areNear(points(found, .end), row.ends))
    #expect(areNear(points(found, .hole), row.holes))
  }

  @Test(
    "claims nothing that it cannot prove, and says that something may be missing",
    arguments: [
      ("floor(x)=y", []), ("√(x)÷y=1", []),
      ("(x²+y²-1)³=x²y³", [[1.1390281646863160, 0.54533032186801926]]),
      (
        "y=sin(x y)",
        [[-4.6033388487517004, 0.97611963958020470], [7.7897057674927247, 0.99172575544201032]]
      ),
      ("x^y=y^x", []),
    ] as [(String, [[Double]])])
  func isHonest(text: String, extremes: [[Double]]) throws {
    let found = try analysis([text])
    #expect(!found.isComplete)
    let points = points(found, .extreme)
    for extreme in extremes { #expect(points.contains { areNear([$0], [extreme]) }) }
  }

  @Test("says that a line along an axis has no single points there", arguments: ["x²=0", "x y=0"])
  func axes(text: String) throws {
    let found = try analysis([text])
    guard case .relation(let report) = found.rows[0] else {
      Issue.record("a relation is no function")
      return
    }
    #expect(report.containsYAxis && !found.isComplete)
    #expect(points(found, .extreme).isEmpty)
  }

  @Test(
    "encloses the part in the window as tightly as can be",
    arguments: [
      ("x²+y²=25", [-5, 5, -5, 5]), ("y²=x³", [0, 10, -31.622776601683793, 31.622776601683793]),
      ("x³+y³=3x y", [-10, 9.0036616774289437, -10, 9.0036616774289437]),
      ("|x|+|y|≤1", [-1, 1, -1, 1]), ("y≥x² and y≤x+2", [-1, 2, 0, 4]),
      ("y>x", [-10, 10, -10, 10]),
      ("y=x² {0≤x<2}", [0, 2, 0, 4]), ("x=√(y)", [0, 10, 0, 100]),
    ] as [(String, [Double])])
  func extents(text: String, sides: [Double]) throws {
    guard case .relation(let report) = try analysis([text]).rows[0] else { return }
    let extent = try #require(report.extent)
    #expect(extent.isSmallest)
    let found = [extent.x.lower, extent.x.upper, extent.y.lower, extent.y.upper].map(\.double)
    #expect(areNear([found], [sides]))
  }

  @Test(
    "knows whether a relation is bounded",
    arguments: [
      ("x²+y²=25", true), ("(x²+y²)²=x²-y²", true), ("x²+x y+y²=3", true), ("|x|+|y|=1", true),
      ("x²+y⁴=1", true), ("x²+y²=-1", true), ("1<x²+y²≤4", true), ("y=x² {0≤x<2}", true),
      ("x y=1", false), ("x³+y³=3x y", false), ("y²=x³", false), ("x²=0", false), ("y>x", false),
      ("x²+y²>1", false), ("x=y³", false), ("e^x+e^y=3", nil), ("sin(x)=cos(y)", nil),
    ] as [(String, Bool?)])
  func bounded(text: String, answer: Bool?) throws {
    guard case .relation(let report) = try analysis([text]).rows[0] else { return }
    #expect(report.isBounded == answer)
  }

  @Test("finds every crossing of many lines")
  func many() throws {
    let found = try analysis(["sin(x)=cos(y)"])
    #expect(found.isComplete)
    // x = π/2 + a π and y = b π with a + b even, from -10 to 10.
    #expect(points(found, .intersection).count == 21)
    #expect(found.places.allSatisfy { $0.x.exact != nil && $0.y?.exact != nil })
  }

  @Test("stops when it is asked to, and claims nothing of the rest")
  func stops() throws {
    let found = try analysis(["x²+y²=25", "x y=1"], shouldStop: { true })
    #expect(found.places.isEmpty && !found.isComplete)
  }
}
