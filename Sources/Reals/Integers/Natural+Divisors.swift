extension Natural {
  /// The greatest common divisor; that of 0 and 0 is 0.
  ///
  /// - Complexity: O(words²).
  /// - Source: Lehmer's algorithm, Knuth 1997, volume 2, section 4.5.2, algorithm L.
  public static func greatestCommonDivisor(_ a: Natural, _ b: Natural) -> Natural {
    var (a, b) = a >= b ? (a, b) : (b, a)
    while b.bitWidth > 64 {
      if let steps = EuclideanSteps(a, b) {
        steps.apply(to: &a, &b)
      } else {
        (a, b) = (b, a % b)
      }
    }
    guard var x = b.word, x != 0 else { return a }
    var y = (a % b).word ?? 0
    while y != 0 { (x, y) = (y, x % y) }
    return Natural(x)
  }

  /// 64 bits of the number, from a bit on.
  fileprivate func bits(from shift: Int) -> UInt64 {
    var index = shift / UInt.bitWidth
    var place = -(shift % UInt.bitWidth)
    var bits: UInt64 = 0
    while place < 64, index < limbs.count {
      let limb = UInt64(limbs[index])
      bits |= place < 0 ? limb >> UInt64(-place) : limb << UInt64(place)
      index += 1
      place += UInt.bitWidth
    }
    return bits
  }
}

/// Several steps of Euclid's algorithm at once: `a` becomes `p·a − q·b`, and `b` becomes `s·b − r·a`;
/// after an odd number of steps the signs are the others.
private struct EuclideanSteps {
  private let p, q, r, s: UInt
  private let isOdd: Bool

  /// The steps that the highest 62 bits decide; `nil` if they decide none.
  ///
  /// - Precondition: `a >= b`, of more than 62 bits.
  init?(_ a: Natural, _ b: Natural) {
    let shift = a.bitWidth - 62
    var x = Int64(a.bits(from: shift))
    var y = Int64(b.bits(from: shift))
    var (p, q, r, s): (Int64, Int64, Int64, Int64) = (1, 0, 0, 1)
    var isOdd = false
    // A step counts if the numbers have the same quotient whatever their lower bits are.
    while y + r != 0, y + s != 0 {
      let quotient = (x + p) / (y + r)
      guard quotient == (x + q) / (y + s), quotient < Self.mostOfFactors else { break }
      let (next, other) = (p - quotient * r, q - quotient * s)
      guard max(next.magnitude, other.magnitude) < Self.mostOfFactors else { break }
      (p, r) = (r, next)
      (q, s) = (s, other)
      (x, y) = (y, x - quotient * y)
      isOdd.toggle()
    }
    guard q != 0 else { return nil }
    (self.p, self.q) = (UInt(p.magnitude), UInt(q.magnitude))
    (self.r, self.s) = (UInt(r.magnitude), UInt(s.magnitude))
    self.isOdd = isOdd
  }

  /// Factors fit into a word of every platform.
  private static let mostOfFactors: Int64 = 1 << 31

  func apply(to a: inout Natural, _ b: inout Natural) {
    let missing = a.limbs.count - b.limbs.count
    b.limbs.append(contentsOf: repeatElement(0, count: missing))
    a.limbs.withUnsafeMutableBufferPointer { a in
      b.limbs.withUnsafeMutableBufferPointer { b in
        if isOdd {
          Limbs.combine(b, a, p: q, q: p, r: s, s: r)
        } else {
          Limbs.combine(a, b, p: p, q: q, r: r, s: s)
        }
      }
    }
    if isOdd { swap(&a, &b) }
    a.normalize()
    b.normalize()
  }
}

extension Limbs {
  /// Replaces `a` by `p·a − q·b`, and `b` by `s·b − r·a`.
  ///
  /// - Precondition: Both have as many words; the results are not negative, and have no more.
  fileprivate static func combine(_ a: Target, _ b: Target, p: UInt, q: UInt, r: UInt, s: UInt) {
    var (ap, bq, bs, ar): (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    var (first, second): (UInt, UInt) = (0, 0)
    for index in 0..<a.count {
      let (x, y) = (a[index], b[index])
      a[index] = difference(product(x, p, &ap), product(y, q, &bq), &first)
      b[index] = difference(product(y, s, &bs), product(x, r, &ar), &second)
    }
  }

  /// The low word of `a · factor + carry`; the high word becomes the carry.
  @inline(__always)
  private static func product(_ a: UInt, _ factor: UInt, _ carry: inout UInt) -> UInt {
    let (high, low) = a.multipliedFullWidth(by: factor)
    let (sum, over) = low.addingReportingOverflow(carry)
    carry = high &+ (over ? 1 : 0)
    return sum
  }

  /// The low word of `a − b − borrow`; whether it wraps becomes the borrow.
  @inline(__always)
  private static func difference(_ a: UInt, _ b: UInt, _ borrow: inout UInt) -> UInt {
    let (first, over) = a.subtractingReportingOverflow(b)
    let (second, again) = first.subtractingReportingOverflow(borrow)
    borrow = over || again ? 1 : 0
    return second
  }
}
