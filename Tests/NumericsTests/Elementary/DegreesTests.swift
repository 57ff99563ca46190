import TestSupport
import Testing

@testable import OrdinateNumerics

struct DegreesTests {
  @Test("angles with an exact sine have it", arguments: -20...20)
  func exact(turns: Int) {
    let turn = Double(360 * turns)
    for (degrees, sine) in [
      (0, 0), (30, 0.5), (90, 1), (150, 0.5), (180, 0), (210, -0.5), (270, -1), (330, -0.5),
    ] as [(Double, Double)] {
      #expect(Elementary.sin(degrees: turn + degrees) == sine)
      #expect(Elementary.cos(degrees: turn + degrees - 90) == sine)
    }
    for (degrees, tangent) in [
      (0, 0), (45, 1), (90, .infinity), (135, -1), (180, 0), (225, 1), (270, .infinity),
    ] as [(Double, Double)] {
      #expect(Elementary.tan(degrees: turn + degrees) == tangent)
    }
  }

  @Test(
    "other angles err by less than 1 ulp",
    arguments: [
      (1, 0x1.1df0b2b89dd1ep-6), (-1, -0x1.1df0b2b89dd1ep-6), (1e-9, 0x1.330aa445be654p-36),
      (61, 0x1.bfce277d339c7p-1), (1e22, -0x1.f838b8c811c17p-1), (1e200, 0x1.9376253f463d1p-1),
    ] as [(Double, Double)])
  func sines(degrees: Double, sine: Double) {
    #expect((Elementary.sin(degrees: degrees) - sine).magnitude <= sine.ulp)
  }

  @Test("a zero keeps its sign, and an infinite angle has no sine")
  func special() {
    #expect(Elementary.sin(degrees: -0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.tan(degrees: -0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.sin(degrees: 180).bitPattern == 0)
    #expect(Elementary.cos(degrees: 270).bitPattern == 0)
    #expect(Elementary.sin(degrees: .infinity).isNaN)
    #expect(Elementary.cos(degrees: -.infinity).isNaN)
    #expect(Elementary.tan(degrees: .nan).isNaN)
  }

  @Test("a row has the same bits as its values one by one, whatever the other values are")
  func rowsEqualScalars() {
    var generator = SeededGenerator.printingSeed("rows of degrees")
    let xs = (0..<5_000).map { _ in generator.number() } + (0..<99).map { Double($0) * 15 }
    expectRow(
      of: xs, { Elementary.sin(degrees: $0, into: $1, count: $2) },
      equals: Elementary.sin(degrees:))
    expectRow(
      of: xs, { Elementary.cos(degrees: $0, into: $1, count: $2) },
      equals: Elementary.cos(degrees:))
    expectRow(
      of: xs, { Elementary.tan(degrees: $0, into: $1, count: $2) },
      equals: Elementary.tan(degrees:))
  }
}
