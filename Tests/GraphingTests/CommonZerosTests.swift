import Graphing
import OrdinateNumerics
import Testing

/// Functions of the plane that are written by hand: x²+y²-r and lines.
private enum Shape: PlaneFunction {
  case circle(Double)
  case line(Double, Double, Double)

  func values(x: [Double], y: [Double]) -> [Double] {
    zip(x, y).map { x, y in
      switch self {
      case .circle(let r): x * x + y * y - r
      case .line(let a, let b, let c): a * x + b * y - c
      }
    }
  }

  func enclosures(x: [Interval], y: [Interval]) -> [Interval] {
    zip(x, y).map { x, y in
      switch self {
      case .circle(let r): x * x + y * y - Interval(r)
      case .line(let a, let b, let c): Interval(a) * x + Interval(b) * y - Interval(c)
      }
    }
  }

  func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    let (alongX, alongY): ([Interval], [Interval]) =
      switch self {
      case .circle: (x.map { Interval(2) * $0 }, y.map { Interval(2) * $0 })
      case .line(let a, let b, _): (x.map { _ in Interval(a) }, y.map { _ in Interval(b) })
      }
    return PlaneSlopes(values: enclosures(x: x, y: y), alongX: alongX, alongY: alongY)
  }
}

struct CommonZerosTests {
  private let square = PlaneRange(x: Interval(-10, 10), y: Interval(-10, 10))

  @Test(
    "finds each common zero once, also on the lines that divide boxes",
    arguments: [(0.0, 2), (3, 2), (4.9, 2), (5.1, 0), (-5.1, 0)])
  func lines(height: Double, count: Int) {
    let found = CommonZeros(of: Shape.circle(25), Shape.line(0, 1, height), in: square)
    #expect(found.zeros.count == count && found.isComplete)
    for zero in found.zeros {
      let x = (25 - height * height).squareRoot()
      #expect(
        [x, -x].contains {
          zero.range.x.contains($0) || (zero.range.x.midpoint - $0).magnitude < 1e-13
        })
      #expect(zero.range.x.width < 1e-13 && zero.isSimple && zero.surroundings.contains(zero.range))
    }
  }

  @Test("does not claim a point at which curves touch")
  func touching() {
    let found = CommonZeros(of: Shape.circle(25), Shape.line(0, 1, 5), in: square)
    #expect(found.zeros.isEmpty && !found.isComplete)
  }

  @Test("takes a point that the caller settles")
  func settled() {
    let point = PlaneRange(x: Interval(0), y: Interval(5))
    let around = PlaneRange(x: Interval(-1, 1), y: Interval(4, 6))
    let found = CommonZeros(
      of: Shape.circle(25), Shape.line(0, 1, 5), in: square,
      settle: { _ in
        CommonZeros.Zero(range: point, surroundings: around, isSimple: false)
      })
    #expect(found.zeros.map(\.range) == [point] && found.isComplete)
  }

  @Test("does not count zeros of equal curves", arguments: [true, false])
  func equal(stops: Bool) {
    let found = CommonZeros(
      of: Shape.line(1, 2, 3), Shape.line(1, 2, 3), in: square, shouldStop: { stops })
    #expect(found.zeros.isEmpty && !found.isComplete)
  }

  @Test(
    "counts the branches that lead to a point from either side",
    arguments: [(-5.0, 0.0, 0, 2), (5, 0, 2, 0)])
  func branches(x: Double, y: Double, left: Int, right: Int) {
    let count = BranchCount(
      of: Shape.circle(25), at: PlaneRange(x: Interval(x), y: Interval(y)),
      in: PlaneRange(x: Interval(x - 2, x + 2), y: Interval(y - 2, y + 2)), isSwapped: false)
    #expect(count?.left == left && count?.right == right)
    let top = BranchCount(
      of: Shape.circle(25), at: PlaneRange(x: Interval(y), y: Interval(x)),
      in: PlaneRange(x: Interval(y - 2, y + 2), y: Interval(x - 2, x + 2)), isSwapped: true)
    #expect(top == count)
  }
}
