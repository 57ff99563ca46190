import OrdinateNumerics
public import Reals

extension RealDigits {
  /// How many digits a result is rounded to, unless others are asked for.
  public static let usualCount = 16

  /// The number as a result is shown: `0.3`, `-1.5`, `6.02×10²³`, `1×10⁻³²⁰`.
  ///
  /// Plain from 10⁻⁶ up to 16 whole digits, or as many as the number was rounded to; exact whole
  /// numbers up to 21 digits. Zeros that are no digits of the number never stand before the point. The
  /// minus is `-`, the decimal sign `.`; `+` never stands.
  @inline(never)
  public var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(digits.count + 24)
    write(to: &text, inASCII: false)
    return String(decoding: text, as: UTF8.self)
  }

  /// The same for other programs to read: `0.3`, `-1.5`, `6.02e23`, `1e-320`.
  @inline(never)
  public var asciiText: String {
    var text: [UInt8] = []
    writeASCII(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends `asciiText`.
  package func writeASCII(to text: inout [UInt8]) { write(to: &text, inASCII: true) }

  private func write(to text: inout [UInt8], inASCII: Bool) {
    if digits.isEmpty { return text.append(UInt8(ascii: "0")) }
    if isNegative { text.append(UInt8(ascii: "-")) }
    if isPlain {
      writePlain(Int(exponent), to: &text)
    } else {
      writeScientific(to: &text, inASCII: inASCII)
    }
  }

  private var isPlain: Bool {
    guard exponent > -6 else { return false }
    if isExact, exponent >= Int64(digits.count), exponent <= Int64(Self.mostWholeDigits) {
      return true
    }
    let most = Swift.max(count, isExact ? Self.usualCount : 0)
    return exponent <= Int64(most) && exponent <= Int64(Swift.max(count, Self.usualCount))
  }

  private func writePlain(_ point: Int, to text: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if point <= 0 { text.append(zero) }
    for digit in digits.prefix(Swift.max(0, point)) { text.append(zero + digit) }
    if point >= digits.count {
      text.append(contentsOf: repeatElement(zero, count: point - digits.count))
      return
    }
    text.append(UInt8(ascii: "."))
    text.append(contentsOf: repeatElement(zero, count: Swift.max(0, -point)))
    for digit in digits.dropFirst(Swift.max(0, point)) { text.append(zero + digit) }
  }

  private func writeScientific(to text: inout [UInt8], inASCII: Bool) {
    text.append(UInt8(ascii: "0") + digits[0])
    if digits.count > 1 {
      text.append(UInt8(ascii: "."))
      for digit in digits[1...] { text.append(UInt8(ascii: "0") + digit) }
    }
    if inASCII {
      text.append(UInt8(ascii: "e"))
      text.append(contentsOf: (exponent - 1).description.utf8)
      return
    }
    text.append(contentsOf: "×10".utf8)
    for byte in (exponent - 1).description.utf8 { text.append(contentsOf: superscript(byte).utf8) }
  }

  /// A double that is given as data: the decimal of fewest digits that reads back as it, rounded.
  ///
  /// - Parameters:
  ///   - double: Finite.
  ///   - count: At least 1.
  public init(_ double: Double, count: Int = RealDigits.usualCount) {
    let all = DecimalDigits(shortest: double.magnitude)
    var digits = all.digits
    var exponent = Int64(all.exponent)
    let isExact = digits.count <= count
    if !isExact {
      let roundsUp = digits[count] >= 5
      digits.removeLast(digits.count - count)
      if roundsUp {
        while digits.last == 9 { digits.removeLast() }
        if let last = digits.popLast() {
          digits.append(last + 1)
        } else {
          digits.append(1)
          exponent += 1
        }
      }
      while digits.last == 0 { digits.removeLast() }
    }
    self.init(
      isNegative: double < 0, digits: digits, exponent: digits.isEmpty ? 0 : exponent,
      isExact: isExact, count: count)
  }
}
