import TestSupport
import Testing

@testable import OrdinateNumerics

struct ElementaryReferenceTests {
  // A value this near to the true one differs from the rounded true one by whole ulps.
  @Test(
    "no value errs by more than is stated, not even subnormal and huge ones",
    arguments: ElementaryReference.all)
  func accuracy(of reference: ElementaryReference) {
    for (x, y) in reference.points {
      let value = reference.function(x)
      let error = ((value - y) / y.ulp).magnitude
      #expect(error <= (reference.accuracy + 0.5).rounded(.down), "of \(x) is \(value), not \(y)")
    }
  }

  @Test("a row has the same bits as single values", arguments: ElementaryReference.all)
  func row(of reference: ElementaryReference) {
    var random = SeededGenerator.printingSeed("a row of \(reference.testDescription)")
    let edges: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      .leastNormalMagnitude / 3, -.leastNormalMagnitude / 3, 720,
      -720, 5000, -5000, .greatestFiniteMagnitude, 0.5, 3,
    ]
    let xs = (0..<2000).map { _ in
      let choice = random.next() % 4
      switch choice {
      case 0: return edges[Int(random.next() % UInt64(edges.count))]
      case 1: return Double(bitPattern: random.next())
      default: return Double.random(in: choice == 2 ? -10...10 : 0...2, using: &random)
      }
    }
    let lanes = stride(from: 0, to: xs.count, by: Lanes.scalarCount).map { start in
      var lanes = Lanes()
      for lane in 0..<Lanes.scalarCount { lanes[lane] = xs[start + lane] }
      return lanes
    }
    var ys = [Lanes](repeating: Lanes(), count: lanes.count)
    reference.row(lanes, &ys, lanes.count)
    for (index, x) in xs.enumerated() {
      let value = ys[index / Lanes.scalarCount][index % Lanes.scalarCount]
      let single = reference.function(x)
      #expect(value.bitPattern == single.bitPattern || value.isNaN && single.isNaN, "at \(x)")
    }
  }
}
