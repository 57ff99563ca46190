extension Natural {
  /// The largest number whose square is at most this one.
  ///
  /// - Complexity: that of a division of this size.
  /// - Source: Newton's iteration with a precision that doubles, as in CPython's `math.isqrt`.
  public var squareRoot: Natural {
    guard !isZero else { return self }
    let c = (bitWidth - 1) / 2
    var root = Natural(1 as UInt)
    var precision = 0
    var level = Int.bitWidth - c.leadingZeroBitCount
    while level > 0 {
      level -= 1
      let before = precision
      precision = c >> level
      let part = self >> (2 * c - before - precision + 1)
      root = (root << (precision - before - 1)) + part / root
    }
    return root * root > self ? root - Natural(1 as UInt) : root
  }

  /// The largest number whose power of this degree is at most this one.
  ///
  /// - Precondition: `degree` is not 0.
  public func root(_ degree: UInt) -> Natural {
    if degree == 1 || isZero || isOne { return self }
    if degree == 2 { return squareRoot }
    guard UInt(bitWidth) > degree else { return Natural(1 as UInt) }
    // Newton's iteration from above falls until it is there.
    var root = Natural(1 as UInt) << ((bitWidth - 1) / Int(degree) + 1)
    while true {
      var next = root
      next.multiply(by: degree - 1)
      next += self / root.power(degree - 1)
      _ = next.divide(by: degree)
      if next >= root { return root }
      root = next
    }
  }

  /// The greatest common divisor; that of 0 and 0 is 0.
  ///
  /// - Complexity: O(words²).
  /// - Source: Lehmer's algorithm, Knuth 1997, volume 2, section 4.5.2, algorithm L.
  public static func greatestCommonDivisor(_ a: Natural, _ b: Natural) -> Natural {
    var (a, b) = a >= b ? (a, b) : (b, a)
    while b.limbs.count > 1 {
      // The 31 highest bits stand for the numbers as long as they give the same quotients.
      let shift = a.bitWidth - 31
      var x = Int64((a >> shift).word ?? 0)
      var y = Int64((b >> shift).word ?? 0)
      var (p, q, r, s): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)
      while y + r != 0, y + s != 0 {
        let quotient = (x + p) / (y + r)
        if quotient != (x + q) / (y + s) { break }
        (p, r) = (r, p - quotient * r)
        (q, s) = (s, q - quotient * s)
        (x, y) = (y, x - quotient * y)
      }
      if q == 0 {
        (a, b) = (b, a % b)
      } else {
        (a, b) = (combination(a, p, b, q), combination(a, r, b, s))
      }
    }
    guard !b.isZero else { return a }
    var rest = a
    var x = b.limbs[0]
    var y = rest.divide(by: x)
    while y != 0 { (x, y) = (y, x % y) }
    return Natural(x)
  }

  /// `a · p + b · q`, where one of the factors is not positive, and the sum is not negative.
  private static func combination(_ a: Natural, _ p: Int64, _ b: Natural, _ q: Int64) -> Natural {
    var x = a
    x.multiply(by: UInt(p.magnitude))
    var y = b
    y.multiply(by: UInt(q.magnitude))
    return p < 0 ? y - x : q < 0 ? x - y : x + y
  }
}
