/// Writes coordinates and constant text into memory that the caller provides.
struct DecimalCursor {
  /// Where the next byte goes.
  private(set) var end: UnsafeMutableRawPointer

  /// How many bytes must be available past the end of the text, because words are stored whole.
  static let slack = 8
  /// The most bytes of a number: `-1000000000000.123`.
  static let longestNumber = 18

  private let words = Self.words

  init(at start: UnsafeMutableRawPointer) { end = start }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    end.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    end += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }

  /// Writes a coordinate rounded to thousandths, ties away from zero, without trailing zeros.
  ///
  /// - Parameter value: NaN is written as 0, and values beyond ±1e12 as ±1e12.
  @inline(never)
  mutating func append(_ value: Double) {
    let magnitude = value.isNaN ? 0 : min(value.magnitude, 1e12)
    let thousandths = Self.thousandths(of: SIMD2(magnitude, 0))[0]
    if value < 0 && thousandths > 0 { append(byte: UInt8(ascii: "-")) }
    let whole = thousandths / 1000
    append(whole: whole)
    append(fraction: UInt32(truncatingIfNeeded: thousandths &- 1000 &* whole))
  }

  private mutating func append(whole: UInt64) {
    let last = UInt32(truncatingIfNeeded: whole % 1000)
    guard whole >= 1000 else { return append(short: last) }
    append(whole: whole / 1000)
    append(threeDigitsOf: last)
  }

  /// Writes two coordinates and the text between them.
  @inline(__always)
  mutating func append(_ point: Point, separator: StaticString) {
    // Nearly all coordinates are of this kind. They are written without a branch that depends on
    // their last digits: it could not be predicted, and would cost more than everything else.
    if point.x >= 0 && point.x < 999_999 && point.y >= 0 && point.y < 999_999 {
      let thousandths = Self.thousandths(of: SIMD2(point.x, point.y))
      append(small: UInt32(truncatingIfNeeded: thousandths[0]))
      append(separator)
      append(small: UInt32(truncatingIfNeeded: thousandths[1]))
    } else {
      var cursor = self
      cursor.append(point.x)
      cursor.append(separator)
      cursor.append(point.y)
      self = cursor
    }
  }

  /// Writes a number of thousandths below a billion.
  @inline(__always)
  private mutating func append(small thousandths: UInt32) {
    let whole = thousandths / 1000
    if whole >= 1000 {
      let thousands = whole / 1000
      append(short: thousands)
      append(threeDigitsOf: whole &- 1000 &* thousands)
    } else {
      append(short: whole)
    }
    append(fraction: thousandths &- 1000 &* whole)
  }

  /// Writes a number below 1000 without leading zeros.
  @inline(__always)
  private mutating func append(short number: UInt32) { append(word: words[Int(number)]) }

  /// Writes a number below 1000 with leading zeros.
  @inline(__always)
  private mutating func append(threeDigitsOf number: UInt32) {
    end.storeBytes(of: words[1000 + Int(number)].littleEndian, as: UInt32.self)
    end += 3
  }

  /// Writes a point and thousandths without trailing zeros; nothing for 0.
  @inline(__always)
  private mutating func append(fraction thousandths: UInt32) {
    let word = words[1000 + Int(thousandths)]
    let pointed = word << 8 | UInt32(UInt8(ascii: "."))
    end.storeBytes(of: pointed.littleEndian, as: UInt32.self)
    end += Int(word >> 24)
  }

  /// Writes the characters of a word, as many as its highest byte says.
  @inline(__always)
  private mutating func append(word: UInt32) {
    end.storeBytes(of: word.littleEndian, as: UInt32.self)
    end += Int(word >> 24)
  }

  /// A thousand times the values, to the nearest whole number, ties upwards.
  ///
  /// - Precondition: The values are from 0 to 1e12.
  @inline(__always)
  private static func thousandths(of values: SIMD2<Double>) -> SIMD2<UInt64> {
    let scaled = 1000 * values
    // A number this large has no room for a fraction: the sum is rounded, ties to even.
    let offset = SIMD2<Double>(repeating: 0x1p52)
    let shifted = scaled + offset
    let isTieDown = scaled - (shifted - offset) .== 0.5
    let whole = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) & (1 << 52 - 1)
    // A true claim is −1.
    return whole &- unsafeBitCast(isTieDown, to: SIMD2<UInt64>.self)
  }

  /// For each number below 1000, its digits as characters, the first one lowest, and above them how
  /// many to write. The first 1000 entries have no leading zeros. The entries from 1000 on have all
  /// three digits; as thousandths after a point, only those before the trailing zeros are written.
  nonisolated(unsafe) private static let words: UnsafePointer<UInt32> = {
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 2000)
    for number in 0..<1000 {
      let (first, second, third) = (number / 100, number / 10 % 10, number % 10)
      let digits = 0x303030 | UInt32(first | second << 8 | third << 16)
      let length: UInt32 = first != 0 ? 3 : second != 0 ? 2 : 1
      let pointed: UInt32 = third != 0 ? 4 : second != 0 ? 3 : first != 0 ? 2 : 0
      words[number] = digits >> (24 - 8 * length) | length << 24
      words[1000 + number] = digits | pointed << 24
    }
    return UnsafePointer(words)
  }()
}
