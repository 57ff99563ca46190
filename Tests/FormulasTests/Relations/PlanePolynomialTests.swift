import Reals
import Testing

@testable import Formulas

struct PlanePolynomialTests {
  @Test(
    "reads polynomials of x and y, and nothing else",
    arguments: [
      ("x²+y²-25", 2), ("(x²+y²)²-x²+y²", 4), ("(x+y)(x-y)÷2", 2), ("3", 0), ("x-x", 0),
      ("x^32", 32), ("x^33", nil), ("1÷x", nil), ("√(x)", nil), ("x^y", nil), ("x÷(1-1)", nil),
      ("π x", nil), ("x t", nil), ("(x+y)^20 (x-y)^20", nil),
    ] as [(String, Int?)])
  func degree(text: String, degree: Int?) throws {
    #expect(PlanePolynomial(try Formula(text))?.degree == degree)
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
