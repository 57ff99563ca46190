import Reals
import Testing

@testable import Formulas

struct PlanePolynomialTests {
  @Test(
    "reads polynomials of x and y, and nothing else",
    arguments: [
      ("x²+y²-25", 2), ("(x²+y²)²-x²+y²", 4), ("(x+y)(x-y)÷2", 2), ("3", 0), ("x-x", 0),
      ("x^32", 32), ("x^33", nil), ("1÷x", nil), ("√(x)", nil), ("x^y", nil), ("x÷(1-1)", nil),
      ("10^40 x-2^(-40)", 1), ("0^(-1) x", nil), ("2^(10^6) x", nil),
      ("π x", nil), ("x t", nil), ("(x+y)^20 (x-y)^20", nil),
    ] as [(String, Int?)])
  func degree(text: String, degree: Int?) throws {
    #expect(PlanePolynomial(try Formula(text))?.degree == degree)
  }

  @Test(
    "tells how large the roots of a polynomial of x can be",
    arguments: [
      ("x-10^15", 0x1p51), ("x³-10^40", 0x1p46), ("2x²-18", 8), ("x²-10^(-30)", 2), ("3", 2),
      ("x-10^400", nil), ("x-x", nil), ("x+y", nil),
    ] as [(String, Double?)])
  func rootBound(text: String, bound: Double?) throws {
    #expect(PlanePolynomial(try Formula(text))?.rootBound == bound)
  }

  @Test(
    "has the signs that the polynomial has far away",
    arguments: [
      ("x²+y²-25", [1, 1, 1]), ("x y-1", [-1, -1, 1]), ("y-x²", [-1, -1, -1]),
      // Where the highest terms are 0, the next ones count.
      ("y³-x", [-1, -1, 1]), ("x³+y³-3x y", [1, 1, 1]), ("y-1", [-1, -1, 1]),
    ])
  func farAway(text: String, signs: [Int]) throws {
    let polynomial = try #require(PlanePolynomial(try Formula(text))).seen(from: .right)
    let slopes = [Fraction(0), Fraction(-1) / 2, Fraction(1) / 2]
    #expect(slopes.map { polynomial.signBesideZero(y: $0) } == signs)
  }
}
