import Reals
import TestSupport
import Testing

struct BallTests {
  @Test("the radius of a sum is not below the sum of the radii", arguments: 0..<80)
  func radius(distance: Int) {
    var generator = SeededGenerator.printingSeed("radii")
    for _ in 0..<20 {
      let large = UInt64.random(in: 1 << 31..<1 << 32, using: &generator)
      let small = UInt64.random(in: 1 << 31..<1 << 32, using: &generator)
      let a = Ball(1, radius: Bound(large, 0))
      let b = Ball(1, radius: Bound(small, Int64(-distance)))
      let sum = a.adding(b, 64).radius
      let least = (Natural(large) << distance) + Natural(small)
      #expect(Natural(sum.mantissa) << (Int(sum.exponent) + distance) >= least)
    }
  }
}
