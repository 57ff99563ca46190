/// Arithmetic on the words of natural numbers, least significant first, in memory that callers own.
///
/// A word is as wide as the platform's `UInt`: 64 bits natively, 32 in WebAssembly. The numbers are the
/// same on both.
///
/// - Source: Knuth 1997, The Art of Computer Programming, volume 2, section 4.3.1.
enum Limbs {
  typealias Source = UnsafeBufferPointer<UInt>
  typealias Target = UnsafeMutableBufferPointer<UInt>

  /// Adds `b` into the low words of `a`.
  ///
  /// - Precondition: `b` has no more words than `a`.
  /// - Returns: The carry out of `a`.
  static func add(_ b: Source, to a: Target) -> Bool {
    var carry: UInt = 0
    for index in 0..<b.count {
      let (first, over) = a[index].addingReportingOverflow(b[index])
      let (second, again) = first.addingReportingOverflow(carry)
      a[index] = second
      carry = over || again ? 1 : 0
    }
    var index = b.count
    while carry != 0, index < a.count {
      let (sum, over) = a[index].addingReportingOverflow(1)
      a[index] = sum
      carry = over ? 1 : 0
      index += 1
    }
    return carry != 0
  }

  /// Subtracts `b` from the low words of `a`.
  ///
  /// - Precondition: `b` has no more words than `a`.
  /// - Returns: The borrow out of `a`.
  @discardableResult
  static func subtract(_ b: Source, from a: Target) -> Bool {
    var borrow: UInt = 0
    for index in 0..<b.count {
      let (first, over) = a[index].subtractingReportingOverflow(b[index])
      let (second, again) = first.subtractingReportingOverflow(borrow)
      a[index] = second
      borrow = over || again ? 1 : 0
    }
    var index = b.count
    while borrow != 0, index < a.count {
      let (difference, over) = a[index].subtractingReportingOverflow(1)
      a[index] = difference
      borrow = over ? 1 : 0
      index += 1
    }
    return borrow != 0
  }

  /// Adds `a · factor` into `target`.
  ///
  /// - Returns: The word that belongs above the last one of `target[0..<a.count]`.
  @inline(__always)
  static func addProduct(of a: Source, _ factor: UInt, to target: UnsafeMutablePointer<UInt>)
    -> UInt
  {
    var carry: UInt = 0
    for index in 0..<a.count {
      var (high, low) = a[index].multipliedFullWidth(by: factor)
      var over: Bool
      (low, over) = low.addingReportingOverflow(carry)
      high &+= over ? 1 : 0
      (low, over) = low.addingReportingOverflow(target[index])
      high &+= over ? 1 : 0
      target[index] = low
      carry = high
    }
    return carry
  }

  /// Subtracts `a · factor` from `target`.
  ///
  /// - Returns: The word to subtract above `target[0..<a.count]`.
  @inline(__always)
  static func subtractProduct(
    of a: Source, _ factor: UInt, from target: UnsafeMutablePointer<UInt>
  ) -> UInt {
    var carry: UInt = 0
    for index in 0..<a.count {
      var (high, low) = a[index].multipliedFullWidth(by: factor)
      var over: Bool
      (low, over) = low.addingReportingOverflow(carry)
      high &+= over ? 1 : 0
      (target[index], over) = target[index].subtractingReportingOverflow(low)
      high &+= over ? 1 : 0
      carry = high
    }
    return carry
  }

  /// Writes `a · b`.
  ///
  /// - Precondition: `target` has `a.count + b.count` words; neither is empty.
  static func multiplySchoolbook(_ a: Source, _ b: Source, into target: Target) {
    guard let base = target.baseAddress else { return }
    target.update(repeating: 0)
    for index in 0..<b.count {
      base[index + a.count] = addProduct(of: a, b[index], to: base + index)
    }
  }

  /// From this many words on, three products of halves take less time than four.
  static let leastKaratsuba = 36

  /// Writes `a · b`, both of equal length.
  ///
  /// - Parameters:
  ///   - target: Of `2 · a.count` words.
  ///   - scratch: Of `4 · a.count + 128` words, which may hold anything.
  /// - Complexity: O(words^1.585).
  /// - Source: Karatsuba and Ofman 1962; the form with |a₁-a₀|·|b₁-b₀| that needs no carries between.
  static func multiplyKaratsuba(_ a: Source, _ b: Source, into target: Target, scratch: Target) {
    let count = a.count
    guard count >= leastKaratsuba else {
      multiplySchoolbook(a, b, into: target)
      return
    }
    let low = (count + 1) / 2
    let high = count - low
    let a0 = Source(rebasing: a[..<low])
    let a1 = Source(rebasing: a[low...])
    let b0 = Source(rebasing: b[..<low])
    let b1 = Source(rebasing: b[low...])
    let left = Target(rebasing: scratch[..<low])
    let right = Target(rebasing: scratch[low..<2 * low])
    let middle = Target(rebasing: scratch[2 * low..<4 * low])
    let rest = Target(rebasing: scratch[(4 * low)...])
    let leftIsNegative = distance(a1, a0, into: left)
    let rightIsNegative = distance(b1, b0, into: right)
    multiplyKaratsuba(Source(left), Source(right), into: middle, scratch: rest)
    multiplyKaratsuba(a0, b0, into: Target(rebasing: target[..<(2 * low)]), scratch: rest)
    multiplyKaratsuba(a1, b1, into: Target(rebasing: target[(2 * low)...]), scratch: rest)
    // a₁b₀ + a₀b₁ = a₀b₀ + a₁b₁ − (a₁−a₀)(b₁−b₀), in 2·low + 1 words.
    let sum = Target(rebasing: scratch[..<(2 * low)])
    _ = sum.update(fromContentsOf: target[..<(2 * low)])
    var carry = add(Source(rebasing: target[(2 * low)..<(2 * low + 2 * high)]), to: sum) ? 1 : 0
    if leftIsNegative == rightIsNegative {
      if subtract(Source(middle), from: sum) { carry -= 1 }
    } else {
      if add(Source(middle), to: sum) { carry += 1 }
    }
    let upper = Target(rebasing: target[low...])
    _ = add(Source(sum), to: upper)
    if carry != 0 {
      withUnsafePointer(to: UInt(carry)) {
        _ = add(Source(start: $0, count: 1), to: Target(rebasing: target[(3 * low)...]))
      }
    }
  }

  /// Writes |a − b|.
  ///
  /// - Precondition: `a` has no more words than `b`, and `target` as many as `b`.
  /// - Returns: Whether `a` is less than `b`.
  private static func distance(_ a: Source, _ b: Source, into target: Target) -> Bool {
    var isLess = false
    var index = b.count
    while index > 0 {
      index -= 1
      let word = index < a.count ? a[index] : 0
      if word != b[index] {
        isLess = word < b[index]
        break
      }
    }
    if isLess {
      _ = target.update(fromContentsOf: b)
      subtract(a, from: target)
    } else {
      target.update(repeating: 0)
      _ = target.update(fromContentsOf: a)
      // Words of b above a's are 0 here, for b is not greater.
      subtract(b, from: target)
    }
    return isLess
  }
}
