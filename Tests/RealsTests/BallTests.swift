import Reals
import TestSupport
import Testing

struct BallTests {
  @Test("stored digits of π and ln 2 agree with the series", arguments: [30, 64, 200, 318])
  func storedConstants(precision: Int) {
    let constants = Constants()
    for (few, many) in [
      (constants.pi(precision), constants.pi(400)),
      (constants.logOfTwo(precision), constants.logOfTwo(400)),
    ] {
      #expect(few.accuracy >= Int64(precision) - 1 && many.accuracy >= 398)
      let difference = many.subtracting(few, 500)
      #expect(difference.signum == nil && difference.mantissa.magnitude.bitWidth > 0)
    }
  }

  @Test("a wide ball of erf far from 0 reaches the value at its near end")
  func wideErrorFunction() throws {
    // erf(-5.5) is -1 + 7.3·10⁻¹⁵, about 2^-47.
    let wide = Ball(-8, radius: Bound(5, -1))
    let value = try #require(wide.errorFunction(66, Constants()))
    #expect(value.radius.exponent + 64 - Int64(value.radius.mantissa.leadingZeroBitCount) > -47)
  }

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
