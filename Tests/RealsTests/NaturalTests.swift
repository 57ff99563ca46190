import Reals
import TestSupport
import Testing

struct NaturalTests {
  /// Numbers whose words are often all zeros or all ones, where carries and borrows run far.
  private func number(bits: Int, _ generator: inout SeededGenerator) -> Natural {
    var value = Natural()
    while value.bitWidth < bits {
      let word: UInt64 =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: .max
        case 1: 0
        case 2: 1 << 63
        default: .random(in: 0 ... .max, using: &generator)
        }
      value = (value << 64) + Natural(word)
      if value.isZero { value = 1 }
    }
    return value >> max(0, value.bitWidth - bits)
  }

  private static let sizes = [1, 31, 32, 33, 64, 65, 128, 700, 2_400, 5_000, 11_000, 24_000]

  @Test("a quotient times the divisor and the remainder are the dividend", arguments: sizes)
  func division(bits: Int) {
    var generator = SeededGenerator.printingSeed("quotients of natural numbers")
    for size in Self.sizes {
      let a = number(bits: bits + size, &generator)
      let b = number(bits: size, &generator)
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(remainder < b)
      #expect(quotient * b + remainder == a)
    }
  }

  @Test("products distribute over sums", arguments: sizes)
  func distribution(bits: Int) {
    var generator = SeededGenerator.printingSeed("sums and products of natural numbers")
    for size in Self.sizes {
      let (a, b, c) = (
        number(bits: bits, &generator), number(bits: size, &generator),
        number(bits: size, &generator)
      )
      #expect(a * (b + c) == a * b + a * c)
      #expect((a + b) - b == a)
      #expect((a << size) >> size == a)
    }
  }

  @Test(
    "a root is the largest number whose power is not greater", arguments: [2, 3, 5, 7] as [UInt])
  func roots(degree: UInt) {
    var generator = SeededGenerator.printingSeed("roots of natural numbers")
    for size in Self.sizes.prefix(10) {
      let a = number(bits: size, &generator)
      let root = a.root(degree)
      #expect(root.power(degree) <= a)
      #expect((root + 1).power(degree) > a)
    }
  }

  @Test("the greatest common divisor of multiples has their factor", arguments: sizes.prefix(10))
  func divisors(bits: Int) {
    var generator = SeededGenerator.printingSeed("common divisors of natural numbers")
    for size in Self.sizes.prefix(10) {
      let (a, b, c) = (
        number(bits: bits, &generator), number(bits: size, &generator),
        number(bits: 100, &generator)
      )
      let divisor = Natural.greatestCommonDivisor(a * c, b * c)
      #expect((divisor % c).isZero)
      #expect(((a * c) % divisor).isZero && ((b * c) % divisor).isZero)
      let rest = Natural.greatestCommonDivisor(a * c / divisor, b * c / divisor)
      #expect(rest.isOne)
    }
  }

  @Test("the greatest common divisor is that of Euclid's algorithm", arguments: sizes.prefix(10))
  func euclid(bits: Int) {
    var generator = SeededGenerator.printingSeed("Euclid's algorithm")
    // Quotients of neighbouring Fibonacci numbers are all 1.
    var (before, fibonacci): (Natural, Natural) = (1, 1)
    while fibonacci.bitWidth < bits { (before, fibonacci) = (fibonacci, before + fibonacci) }
    var pairs = [(fibonacci, before)]
    for size in Self.sizes.prefix(10) {
      pairs.append((number(bits: bits, &generator), number(bits: size, &generator)))
      pairs.append((number(bits: bits, &generator), fibonacci))
    }
    for pair in pairs {
      var (x, y) = pair
      while !y.isZero { (x, y) = (y, x % y) }
      #expect(Natural.greatestCommonDivisor(pair.0, pair.1) == x)
      #expect(Natural.greatestCommonDivisor(pair.1, pair.0) == x)
    }
  }

  @Test("sums, products and quotients of fractions are reduced", arguments: sizes.prefix(8))
  func fractions(bits: Int) {
    var generator = SeededGenerator.printingSeed("fractions")
    for size in Self.sizes.prefix(8) {
      let common = number(bits: size, &generator)
      let (p, q, r, s) = (
        Integer(number(bits: bits, &generator)), number(bits: bits, &generator) * common,
        Integer(number(bits: size, &generator), isNegative: true),
        number(bits: size, &generator) * common
      )
      let (a, b) = (Fraction(p, q), Fraction(r, s))
      let (signed, other) = (Integer(q), Integer(s))
      let results = [
        (a + b, Fraction(p * other + r * signed, q * s)), (a * b, Fraction(p * r, q * s)),
        (a - b, Fraction(p * other - r * signed, q * s)),
        (a / b, Fraction(-p * other, q * r.magnitude)), (a - a, 0), (a / a, 1),
        (a * Fraction(Integer(common)), Fraction(p * Integer(common), q)),
      ]
      for (result, expected) in results {
        #expect(result == expected)
        #expect(
          Natural.greatestCommonDivisor(result.numerator.magnitude, result.denominator).isOne)
      }
    }
  }

  @Test("decimal text reads back as the number", arguments: sizes)
  func text(bits: Int) throws {
    var generator = SeededGenerator.printingSeed("decimal text of natural numbers")
    let a = number(bits: bits, &generator)
    #expect(Natural(decimal: Array(a.description.utf8)) == a)
    let power = Natural.powerOfTen(bits)
    #expect(power.description == "1" + String(repeating: "0", count: bits))
    #expect((power - 1).description == String(repeating: "9", count: bits))
  }

  @Test("text that is no number is refused", arguments: ["", "-1", "1a", " 1", "1."])
  func refusal(text: String) {
    #expect(Natural(decimal: Array(text.utf8)) == nil)
  }

  @Test(
    "factorials have all their digits",
    arguments: [
      (0, "1"), (1, "1"), (5, "120"), (25, "15511210043330985984000000"),
      (40, "815915283247897734345611269596115894272000000000"),
    ] as [(UInt, String)])
  func factorials(n: UInt, digits: String) {
    #expect(Natural.factorial(n).description == digits)
  }
}
