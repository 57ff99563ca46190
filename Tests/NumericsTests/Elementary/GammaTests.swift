import Testing

@testable import OrdinateNumerics

/// Facts that the table of true values cannot state: signs of zero, poles, values that must be exact.
struct GammaTests {
  @Test("gamma has C's special values")
  func gammaAtSpecialOperands() {
    #expect(Elementary.gamma(0) == .infinity)
    #expect(Elementary.gamma(-0.0) == -.infinity)
    #expect(Elementary.gamma(.infinity) == .infinity)
    #expect(Elementary.gamma(-.infinity).isNaN)
    #expect(Elementary.gamma(.nan).isNaN)
    for pole in [-1, -2, -170, -200, -0x1p52, -1e300] { #expect(Elementary.gamma(pole).isNaN) }
  }

  @Test("gamma keeps its sign when it underflows")
  func gammaUnderflow() {
    #expect(Elementary.gamma(-200.5).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.gamma(-201.5).bitPattern == 0)
    #expect(Elementary.gamma(-184.5).bitPattern == (-0.0).bitPattern)
  }

  @Test("factorials are exact up to 22! and rounded correctly above")
  func wholeNumbers() {
    var factorial = 1.0
    for n in 1...22 {
      factorial *= Double(n)
      #expect(Elementary.gamma(Double(n) + 1) == factorial)
      #expect(Elementary.factorial(Double(n)) == factorial)
    }
    #expect(Elementary.gamma(1) == 1)
    #expect(Elementary.gamma(24) == 2.585201673888498e22)
    #expect(Elementary.factorial(170) == 7.257415615307999e306)
    #expect(Elementary.factorial(171) == .infinity)
  }

  @Test("the logarithm of gamma has C's special values, and is 0 exactly at 1 and 2")
  func logGamma() {
    for pole in [0, -0.0, -1, -2, -0x1p60, .infinity, -.infinity] {
      #expect(Elementary.logGamma(pole) == .infinity)
    }
    #expect(Elementary.logGamma(.nan).isNaN)
    #expect(Elementary.logGamma(1) == 0)
    #expect(Elementary.logGamma(2) == 0)
  }

  @Test("the error function is odd, at most 1, and keeps the sign of 0")
  func errorFunction() {
    #expect(Elementary.erf(.infinity) == 1)
    #expect(Elementary.erf(-.infinity) == -1)
    #expect(Elementary.erf(.nan).isNaN)
    #expect(Elementary.erf(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.erf(0).bitPattern == 0)
  }
}
