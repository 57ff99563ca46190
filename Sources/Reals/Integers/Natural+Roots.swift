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
}
