import TestSupport
import Testing

@testable import OrdinateNumerics

struct TrigonometryTests {
  struct Row {
    let x: Double
    let sin: Double
    let cos: Double
    let tan: Double

    init(_ x: Double, sin: Double, cos: Double, tan: Double) {
      self.x = x
      self.sin = sin
      self.cos = cos
      self.tan = tan
    }
  }

  /// Values of mpmath, rounded. The first angle is the double that is nearest of all to a multiple of
  /// π/2, the third the nearest of moderate size; at 102 900 the method of reduction changes.
  static let rows = [
    Row(
      0x1.6ac5b262ca1ffp849, sin: 1, cos: -0x1.14ae72e6ba22fp-61, tan: -0x1.d9ba9a7975636p60),
    Row(
      1e22, sin: -0x1.b453ab76bf397p-1, cos: 0x1.0be2cef01c8f4p-1, tan: -0x1.a0f79c1b6b257p+0),
    Row(0x1.6c6cbc45dc8dep5, sin: 1, cos: -0x1.6d61b58c99c43p-61, tan: -0x1.66b9ebc4850c6p60),
    Row(.pi / 2, sin: 1, cos: 0x1.1a62633145c07p-54, tan: 0x1.d02967c31cdb5p53),
    Row(.pi, sin: 0x1.1a62633145c07p-53, cos: -1, tan: -0x1.1a62633145c07p-53),
    Row(
      0x1.1475cc9eedf01p5, sin: -0x1.3ddc5bce200bbp-49, cos: -1, tan: 0x1.3ddc5bce200bbp-49),
    Row(
      .pi / 4, sin: 0x1.6a09e667f3bccp-1, cos: 0x1.6a09e667f3bcdp-1, tan: 0x1.fffffffffffffp-1),
    Row(
      .greatestFiniteMagnitude, sin: 0x1.452fc98b34e97p-8, cos: -0x1.fffe62ecfab75p-1,
      tan: -0x1.4530cfe729484p-8),
    Row(0.5, sin: 0x1.eaee8744b05f0p-2, cos: 0x1.c1528065b7d50p-1, tan: 0x1.17b4f5bf3474ap-1),
    Row(-3, sin: -0x1.210386db6d55bp-3, cos: -0x1.fae04be85e5d2p-1, tan: 0x1.23ef71254b86fp-3),
    Row(
      102_900, sin: 0x1.154cadee86af3p-2, cos: 0x1.ecde90d27a54bp-1, tan: 0x1.20101659620c6p-2),
    Row(
      0x1.91f5000000001p16, sin: 0x1.e9a5e8df6057ap-1, cos: 0x1.2b41e752b3a39p-2,
      tan: 0x1.a2deacd044ba5p1),
    Row(
      0x1.921fb54442d18p20, sin: -0x1.1a62633145c07p-34, cos: 1, tan: -0x1.1a62633145c07p-34),
    Row(1e-9, sin: 0x1.12e0be826d695p-30, cos: 1, tan: 0x1.12e0be826d695p-30),
    Row(0x1p-1040, sin: 0x1p-1040, cos: 1, tan: 0x1p-1040),
  ]

  @Test("sine, cosine and tangent err by less than 1 ulp at the hardest angles", arguments: rows)
  func hard(row: Row) {
    #expect((Elementary.sin(row.x) - row.sin).magnitude <= row.sin.ulp)
    #expect((Elementary.cos(row.x) - row.cos).magnitude <= row.cos.ulp)
    #expect((Elementary.tan(row.x) - row.tan).magnitude <= row.tan.ulp)
    #expect((Elementary.sin(-row.x) + row.sin).magnitude <= row.sin.ulp)
    #expect((Elementary.cos(-row.x) - row.cos).magnitude <= row.cos.ulp)
    #expect((Elementary.tan(-row.x) + row.tan).magnitude <= row.tan.ulp)
  }

  @Test("a zero keeps its sign")
  func zeros() {
    for zero in [0.0, -0.0] {
      #expect(Elementary.sin(zero).bitPattern == zero.bitPattern)
      #expect(Elementary.tan(zero).bitPattern == zero.bitPattern)
      #expect(Elementary.cos(zero) == 1)
    }
  }

  @Test("an infinite angle and NaN have no sine", arguments: [Double.infinity, -.infinity, .nan])
  func undefined(x: Double) {
    #expect(Elementary.sin(x).isNaN)
    #expect(Elementary.cos(x).isNaN)
    #expect(Elementary.tan(x).isNaN)
  }

  @Test("sin² + cos² is 1 and tan is sin ÷ cos at angles of every size")
  func identities() {
    var generator = SeededGenerator.printingSeed("identities of angles")
    let xs = (0..<10_000).map { _ in generator.number() }
    let wrong = xs.filter { x in
      let (sin, cos, tan) = (Elementary.sin(x), Elementary.cos(x), Elementary.tan(x))
      return (sin * sin + cos * cos - 1).magnitude > 4 * 0x1p-53
        || (tan - sin / cos).magnitude > 4 * tan.ulp
    }
    #expect(wrong == [])
  }

  @Test("a row has the same bits as its values one by one, whatever the other values are")
  func rowsEqualScalars() {
    var generator = SeededGenerator.printingSeed("rows of angles")
    let xs = (0..<10_000).map { _ in generator.number() } + [0, -0.0, .infinity, .nan]
    expectRow(of: xs, Elementary.sin(_:into:count:), equals: Elementary.sin(_:))
    expectRow(of: xs, Elementary.cos(_:into:count:), equals: Elementary.cos(_:))
    expectRow(of: xs, Elementary.tan(_:into:count:), equals: Elementary.tan(_:))
  }
}
