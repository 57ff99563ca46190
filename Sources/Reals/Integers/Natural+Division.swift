extension Natural {
  /// Divides by one word in place.
  ///
  /// - Precondition: `divisor` is not 0.
  /// - Returns: The remainder.
  /// - Complexity: O(words).
  public mutating func divide(by divisor: UInt) -> UInt {
    var remainder: UInt = 0
    limbs.withUnsafeMutableBufferPointer { limbs in
      var index = limbs.count
      while index > 0 {
        index -= 1
        (limbs[index], remainder) = divisor.dividingFullWidth((remainder, limbs[index]))
      }
    }
    normalize()
    return remainder
  }

  /// The quotient, rounded down, and the remainder.
  ///
  /// - Precondition: `divisor` is not 0.
  /// - Complexity: O(words^1.585 · log words) for a divisor of half the dividend's size.
  public func quotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    precondition(!divisor.isZero)
    guard self >= divisor else { return (Natural(), self) }
    if divisor.limbs.count == 1 {
      var quotient = self
      let remainder = quotient.divide(by: divisor.limbs[0])
      return (quotient, Natural(remainder))
    }
    // Halves of halves of the divisor have to be whole words down to those divided by words.
    var block = 1
    while divisor.limbs.count / block >= Self.leastRecursive { block *= 2 }
    let padding = (block - divisor.limbs.count % block) % block * UInt.bitWidth
    let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount + padding
    let (quotient, remainder) = (self << shift).dividedByNormalized(divisor << shift)
    return (quotient, remainder >> shift)
  }

  public static func / (a: Natural, b: Natural) -> Natural {
    a.quotientAndRemainder(dividingBy: b).quotient
  }

  public static func % (a: Natural, b: Natural) -> Natural {
    a.quotientAndRemainder(dividingBy: b).remainder
  }

  /// From this many words of a divisor on, division by halves takes less time than by words.
  private static var leastRecursive: Int { 80 }

  /// Divides by a number whose highest bit is the highest bit of its last word.
  private func dividedByNormalized(_ divisor: Natural) -> (Natural, Natural) {
    let count = divisor.limbs.count
    guard count >= Self.leastRecursive, limbs.count - count >= Self.leastRecursive / 2 else {
      return dividedByWords(divisor)
    }
    // The dividend in blocks of as many words as the divisor has, the highest first.
    var blocks = (limbs.count + count - 1) / count
    var remainder = Natural()
    var quotient = [UInt](repeating: 0, count: blocks * count)
    while blocks > 0 {
      blocks -= 1
      let block = words(blocks * count, (blocks + 1) * count)
      let (part, rest) = Self.divideTwoByOne(remainder, block, divisor, count)
      for (index, limb) in part.limbs.enumerated() { quotient[blocks * count + index] = limb }
      remainder = rest
    }
    return (Natural(limbs: quotient), remainder)
  }

  /// The number that the words from `lower` up to `upper` make.
  private func words(_ lower: Int, _ upper: Int) -> Natural {
    guard lower < limbs.count else { return Natural() }
    return Natural(limbs: [UInt](limbs[lower..<Swift.min(upper, limbs.count)]))
  }

  /// This number's words above `low`, which has `count` words at most.
  private func above(_ low: Natural, _ count: Int) -> Natural {
    if isZero { return low }
    var joined = low.limbs
    joined.append(contentsOf: repeatElement(0, count: count - joined.count))
    joined.append(contentsOf: limbs)
    return Natural(limbs: joined)
  }

  /// Divides `high · W^count + low` by a divisor of `count` words, where `high < divisor`.
  ///
  /// - Source: Burnikel and Ziegler 1998, Fast Recursive Division.
  private static func divideTwoByOne(
    _ high: Natural, _ low: Natural, _ divisor: Natural, _ count: Int
  ) -> (Natural, Natural) {
    if high.isZero, low < divisor { return (Natural(), low) }
    guard count >= leastRecursive, count % 2 == 0 else {
      let dividend = high.above(low, count)
      return dividend < divisor ? (Natural(), dividend) : dividend.dividedByWords(divisor)
    }
    let half = count / 2
    let (upper, rest) = divideThreeByTwo(high, low.words(half, count), divisor, half)
    let (lower, remainder) = divideThreeByTwo(rest, low.words(0, half), divisor, half)
    return (upper.above(lower, half), remainder)
  }

  /// Divides `high · W^half + low` by a divisor of `2 · half` words, where `high < divisor`.
  private static func divideThreeByTwo(
    _ high: Natural, _ low: Natural, _ divisor: Natural, _ half: Int
  ) -> (Natural, Natural) {
    let upperDivisor = divisor.words(half, 2 * half)
    let lowerDivisor = divisor.words(0, half)
    let upper = high.words(half, 2 * half)
    var quotient: Natural
    var rest: Natural
    if upper < upperDivisor {
      (quotient, rest) = divideTwoByOne(upper, high.words(0, half), upperDivisor, half)
    } else {
      // The quotient of the highest words would be W^half, one more than fits.
      quotient = (Natural(1 as UInt) << (half * UInt.bitWidth)) - Natural(1 as UInt)
      rest = high - (upperDivisor << (half * UInt.bitWidth)) + upperDivisor
    }
    let product = quotient * lowerDivisor
    rest = rest.above(low, half)
    while rest < product {
      quotient -= Natural(1 as UInt)
      rest += divisor
    }
    return (quotient, rest - product)
  }

  /// Divides by words.
  ///
  /// - Source: Knuth 1997, volume 2, section 4.3.1, algorithm D.
  private func dividedByWords(_ divisor: Natural) -> (Natural, Natural) {
    let count = divisor.limbs.count
    guard limbs.count >= count else { return (Natural(), self) }
    if count == 1 {
      var quotient = self
      let remainder = quotient.divide(by: divisor.limbs[0])
      return (quotient, Natural(remainder))
    }
    var rest = limbs + [0]
    var quotient = [UInt](repeating: 0, count: limbs.count - count + 1)
    let top = divisor.limbs[count - 1]
    let next = divisor.limbs[count - 2]
    rest.withUnsafeMutableBufferPointer { rest in
      divisor.limbs.withUnsafeBufferPointer { divisor in
        guard let base = rest.baseAddress else { return }
        var place = quotient.count
        while place > 0 {
          place -= 1
          let guess = Self.quotientWord(
            rest[place + count], rest[place + count - 1], rest[place + count - 2], top, next)
          let borrow = Limbs.subtractProduct(of: divisor, guess, from: base + place)
          let highest = rest[place + count]
          rest[place + count] = highest &- borrow
          if highest < borrow {
            let window = Limbs.Target(start: base + place, count: count)
            let carry = Limbs.add(divisor, to: window)
            rest[place + count] &+= carry ? 1 : 0
            quotient[place] = guess - 1
          } else {
            quotient[place] = guess
          }
        }
      }
    }
    return (Natural(limbs: quotient), Natural(limbs: [UInt](rest[..<count])))
  }

  /// A word of a quotient, from the three highest words of what is left and the two highest of the
  /// divisor: right, or one too large.
  private static func quotientWord(
    _ high: UInt, _ middle: UInt, _ low: UInt, _ top: UInt, _ next: UInt
  ) -> UInt {
    var guess: UInt
    var rest: UInt
    if high >= top {
      guess = .max
      let (sum, over) = middle.addingReportingOverflow(top)
      if over { return guess }
      rest = sum
    } else {
      (guess, rest) = top.dividingFullWidth((high, middle))
    }
    while true {
      let product = guess.multipliedFullWidth(by: next)
      guard product.high > rest || product.high == rest && product.low > low else { return guess }
      guess -= 1
      let (sum, over) = rest.addingReportingOverflow(top)
      if over { return guess }
      rest = sum
    }
  }
}
