/// The rest of an angle after subtracting the number of right angles that brings it nearest to 0.
struct ReducedAngle {
  /// The rest in radians, hardly more than π/4 in magnitude, as a sum with about twice the
  /// precision of a double. The tail is below 2⁻¹² of the head.
  var head: Lanes
  var tail: Lanes
  /// How many right angles were subtracted; only the last two bits count.
  var quadrant: LaneBits

  @inline(__always) init(head: Lanes, tail: Lanes, quadrant: LaneBits) {
    self.head = head
    self.tail = tail
    self.quadrant = quadrant
  }

  /// Reduces angles of 0 or more, in radians.
  ///
  /// - Source: Cody & Waite 1980, Software Manual for the Elementary Functions, chapter 8: π/2 in
  ///   three parts, of 37, 37 and 53 bits, so that products of the first two with numbers up to 2¹⁶
  ///   are exact. The rest errs by less than 2⁻¹¹⁰, and no angle below the limit leaves a rest
  ///   below 2⁻⁶¹.
  @inline(__always) init(radians x: Lanes) {
    let shifted = x * 0x1.45f306dc9c883p-1 + Self.wholeShift
    let count = shifted - Self.wholeShift
    let first = x - count * 0x1.921fb5444p+0
    let second = count * 0x1.68c234c4cp-39
    head = first - second
    tail = ((first - head) - second) - count * 0x1.98a2e03707345p-77
    quadrant = shifted.bits
    let isLarge = x .> 102_900
    if isLarge.isAnyTrue { self = reducingLarge(x, where: isLarge) }
  }

  /// Reduces angles of 0 or more in degrees; multiples of 90° leave exactly 0.
  ///
  /// - Source: the product with π/180 after Dekker 1971, doi:10.1007/BF01397083.
  @inline(__always) init(degrees angle: Lanes) {
    var x = angle
    let isLarge = x .> 0x1p50
    if isLarge.isAnyTrue {
      let turned = Elementary.lanewise(x) { Elementary.remainder($0, truncating: 360) }
      x = x.replacing(with: turned, where: isLarge)
    }
    let shifted = x * (1 / 90) + Self.wholeShift
    let degrees = x - (shifted - Self.wholeShift) * 90
    let upper = degrees.upperHalf
    let lower = degrees - upper
    let product = upper * 0x1.1df46ap-6
    let rest = upper * 0x1.294e9c8ae0ec6p-33 + lower * 0x1.1df46a2529d39p-6
    head = product + rest
    tail = (product - head) + rest
    quadrant = shifted.bits
  }

  /// Adding it rounds to a whole number, which the last bits of the sum then hold.
  private static var wholeShift: Lanes { Lanes(repeating: 0x1.8p52) }

  @inline(never) private func reducingLarge(_ x: Lanes, where isLarge: LaneMask) -> ReducedAngle {
    var reduced = self
    for lane in 0..<Lanes.scalarCount where isLarge[lane] {
      let (head, tail, quadrant) = Self.reduce(large: x[lane])
      reduced.head[lane] = head
      reduced.tail[lane] = tail
      reduced.quadrant[lane] = quadrant
    }
    return reduced
  }

  /// Reduces an angle of 2¹⁶ or more, with a relative error below 2⁻⁶²; infinity leaves NaN.
  ///
  /// - Source: Payne & Hanek 1983, doi:10.1145/1057600.1057602: of the product with 2/π, only the
  ///   bits that affect the last two whole bits and the fraction are computed.
  private static func reduce(large x: Double) -> (head: Double, tail: Double, quadrant: UInt64) {
    guard x.isFinite else { return (.nan, .nan, 0) }
    let significand = x.significandBitPattern | 1 << 52
    // The bit of 2/π that the significand's last bit lifts to the place of 4, counted after 64 bits
    // of 0.
    let start = Int(x.exponentBitPattern) - 1023 - 52 - 2 + 64
    let (word, shift) = (start >> 6, start & 63)
    func window(_ index: Int) -> UInt64 {
      twoOverPi[word + index] << shift | twoOverPi[word + index + 1] >> (64 - shift)
    }
    let middle = significand.multipliedFullWidth(by: window(1))
    let carried = significand.multipliedFullWidth(by: window(2)).high
    var (low, overflow) = middle.low.addingReportingOverflow(carried)
    var high = significand &* window(0) &+ middle.high &+ (overflow ? 1 : 0)
    // Two bits before the point, 126 after it.
    let quadrant = (high &+ 1 << 61) >> 62
    high &-= quadrant << 62
    let isNegative = high >> 63 == 1
    if isNegative {
      low = 0 &- low
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    let zeros = high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
    let fraction = high << zeros | low >> (64 - zeros)
    let product = fraction.multipliedFullWidth(by: 0xC90F_DAA2_2168_C235)
    let lastPlaces = product.high & 0x7FF
    let unit = Double(bitPattern: UInt64(1023 - 61 - zeros) << 52) * (isNegative ? -1 : 1)
    let upper = Double(product.high - lastPlaces) * unit
    let lower = Double(lastPlaces << 53 | product.low >> 11) * (unit * 0x1p-53)
    let head = upper + lower
    return (head, (upper - head) + lower, quadrant)
  }

  /// The bits of 2/π after 64 bits of 0; the largest double needs the last of them.
  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
