/// A natural number of any size.
///
/// - Invariant: the most significant word is not 0; zero has no words.
public struct Natural: Hashable, Sendable {
  /// The words, least significant first.
  var limbs: [UInt]

  /// Zero.
  public init() { limbs = [] }

  public init(_ value: UInt) { limbs = value == 0 ? [] : [value] }

  public init(_ value: UInt64) {
    #if _pointerBitWidth(_64)
      self.init(UInt(value))
    #else
      self.init(limbs: [UInt(truncatingIfNeeded: value), UInt(truncatingIfNeeded: value >> 32)])
    #endif
  }

  /// The number of these words, least significant first.
  init(limbs: [UInt]) {
    self.limbs = limbs
    normalize()
  }

  mutating func normalize() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  public var isZero: Bool { limbs.isEmpty }
  public var isOne: Bool { limbs.count == 1 && limbs[0] == 1 }
  public var isEven: Bool { limbs.isEmpty || limbs[0] & 1 == 0 }

  /// The number of binary digits; 0 for zero.
  public var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * UInt.bitWidth - last.leadingZeroBitCount
  }

  /// How many times 2 divides the number; 0 for zero.
  public var trailingZeroBitCount: Int {
    for (index, limb) in limbs.enumerated() where limb != 0 {
      return index * UInt.bitWidth + limb.trailingZeroBitCount
    }
    return 0
  }

  /// The number as a `UInt64`; `nil` if it is too large.
  public var word: UInt64? {
    guard bitWidth <= 64 else { return nil }
    var value: UInt64 = 0
    for (index, limb) in limbs.enumerated() {
      value |= UInt64(limb) << UInt64(index * UInt.bitWidth)
    }
    return value
  }

  /// Whether the bit of weight 2^index is set.
  public func bit(_ index: Int) -> Bool {
    let limb = index / UInt.bitWidth
    return limb < limbs.count && limbs[limb] >> UInt(index % UInt.bitWidth) & 1 != 0
  }
}

extension Natural: Comparable {
  public static func < (a: Natural, b: Natural) -> Bool {
    guard a.limbs.count == b.limbs.count else { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }
}

extension Natural: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt) { self.init(value) }
}

// Sums.
extension Natural {
  public static func + (a: Natural, b: Natural) -> Natural {
    var sum = a
    sum += b
    return sum
  }

  /// - Complexity: O(words).
  public static func += (a: inout Natural, b: Natural) {
    if a.limbs.count < b.limbs.count {
      a.limbs.append(contentsOf: repeatElement(0, count: b.limbs.count - a.limbs.count))
    }
    let carry = a.limbs.withUnsafeMutableBufferPointer { target in
      b.limbs.withUnsafeBufferPointer { Limbs.add($0, to: target) }
    }
    if carry { a.limbs.append(1) }
  }

  /// - Precondition: `b <= a`.
  public static func - (a: Natural, b: Natural) -> Natural {
    var difference = a
    difference -= b
    return difference
  }

  /// - Precondition: `b <= a`.
  /// - Complexity: O(words).
  public static func -= (a: inout Natural, b: Natural) {
    precondition(b.limbs.count <= a.limbs.count)
    let borrow = a.limbs.withUnsafeMutableBufferPointer { target in
      b.limbs.withUnsafeBufferPointer { Limbs.subtract($0, from: target) }
    }
    precondition(!borrow, "a natural number would be negative")
    a.normalize()
  }
}

// Powers of two.
extension Natural {
  public static func << (a: Natural, count: Int) -> Natural {
    guard count >= 0 else { return a >> -count }
    guard !a.isZero, count > 0 else { return a }
    let whole = count / UInt.bitWidth
    let bits = UInt(count % UInt.bitWidth)
    var limbs = [UInt](repeating: 0, count: whole + a.limbs.count + 1)
    if bits == 0 {
      for index in a.limbs.indices { limbs[whole + index] = a.limbs[index] }
    } else {
      var carry: UInt = 0
      for index in a.limbs.indices {
        let limb = a.limbs[index]
        limbs[whole + index] = limb << bits | carry
        carry = limb >> (UInt(UInt.bitWidth) - bits)
      }
      limbs[whole + a.limbs.count] = carry
    }
    return Natural(limbs: limbs)
  }

  /// The number divided by 2^count, rounded down.
  public static func >> (a: Natural, count: Int) -> Natural {
    guard count >= 0 else { return a << -count }
    guard count > 0 else { return a }
    let whole = count / UInt.bitWidth
    guard whole < a.limbs.count else { return Natural() }
    let bits = UInt(count % UInt.bitWidth)
    var limbs = [UInt](a.limbs[whole...])
    if bits > 0 {
      for index in limbs.indices {
        let above = index + 1 < limbs.count ? limbs[index + 1] : 0
        limbs[index] = limbs[index] >> bits | above << (UInt(UInt.bitWidth) - bits)
      }
    }
    return Natural(limbs: limbs)
  }

  /// The number modulo 2^count.
  public func lowBits(_ count: Int) -> Natural {
    let whole = count / UInt.bitWidth
    guard whole < limbs.count else { return self }
    var low = [UInt](limbs[..<whole])
    let bits = UInt(count % UInt.bitWidth)
    if bits > 0 { low.append(limbs[whole] & (1 << bits - 1)) }
    return Natural(limbs: low)
  }
}

// Products.
extension Natural {
  /// - Complexity: O(words^1.585) for factors of like size.
  public static func * (a: Natural, b: Natural) -> Natural {
    let (long, short) = a.limbs.count >= b.limbs.count ? (a.limbs, b.limbs) : (b.limbs, a.limbs)
    guard !short.isEmpty else { return Natural() }
    var product = [UInt](repeating: 0, count: long.count + short.count)
    product.withUnsafeMutableBufferPointer { target in
      long.withUnsafeBufferPointer { long in
        short.withUnsafeBufferPointer { short in
          Limbs.multiply(long, short, into: target)
        }
      }
    }
    return Natural(limbs: product)
  }

  public static func *= (a: inout Natural, b: Natural) { a = a * b }

  /// Multiplies by one word.
  ///
  /// - Complexity: O(words).
  public mutating func multiply(by factor: UInt, adding addend: UInt = 0) {
    var carry = addend
    limbs.withUnsafeMutableBufferPointer { limbs in
      for index in limbs.indices {
        var (high, low) = limbs[index].multipliedFullWidth(by: factor)
        let over: Bool
        (low, over) = low.addingReportingOverflow(carry)
        if over { high &+= 1 }
        limbs[index] = low
        carry = high
      }
    }
    if carry != 0 { limbs.append(carry) }
    normalize()
  }

  /// The number to a power, by repeated squaring. `0^0` is 1.
  public func power(_ exponent: UInt) -> Natural {
    var result = Natural(1 as UInt)
    guard exponent > 0 else { return result }
    var mask = UInt(1) << UInt(UInt.bitWidth - 1 - exponent.leadingZeroBitCount)
    while mask != 0 {
      result = result * result
      if exponent & mask != 0 { result = result * self }
      mask >>= 1
    }
    return result
  }
}

extension Limbs {
  /// Writes `long · short`.
  ///
  /// - Precondition: `short` is not longer and not empty; `target` has as many words as both together.
  static func multiply(_ long: Source, _ short: Source, into target: Target) {
    guard short.count >= leastKaratsuba else {
      multiplySchoolbook(long, short, into: target)
      return
    }
    let count = short.count
    var scratch = [UInt](repeating: 0, count: 4 * count + 128)
    if long.count == count {
      scratch.withUnsafeMutableBufferPointer {
        multiplyKaratsuba(long, short, into: target, scratch: $0)
      }
      return
    }
    // Blocks of the longer factor, each as long as the shorter one.
    target.update(repeating: 0)
    var part = [UInt](repeating: 0, count: 2 * count)
    var start = 0
    while start < long.count {
      let block = Source(rebasing: long[start..<min(start + count, long.count)])
      part.withUnsafeMutableBufferPointer { part in
        let product = Target(rebasing: part[..<(block.count + count)])
        if block.count == count {
          scratch.withUnsafeMutableBufferPointer {
            multiplyKaratsuba(block, short, into: product, scratch: $0)
          }
        } else if block.count > 0 {
          multiply(short, block, into: product)
        }
        _ = add(Source(product), to: Target(rebasing: target[start...]))
      }
      start += count
    }
  }
}
