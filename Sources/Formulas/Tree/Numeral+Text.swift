import OrdinateNumerics

extension Numeral: CustomStringConvertible {
  /// The number in decimal, so that it reads back as the same number: `0.1`, `-2.5`, `6.02e23`.
  ///
  /// A number that a double stands for has the fewest digits, any other all of its digits. A power
  /// of ten is written below 10⁻⁶, and from 10²¹ on where that is shorter. A minus stands before
  /// any negative number, also before a negative zero.
  public var text: String {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  public var description: String { text }

  /// Appends the text.
  func write(to utf8: inout [UInt8]) {
    if isNegative { utf8.append(UInt8(ascii: "-")) }
    if let double = shortDouble {
      utf8.append(contentsOf: double.magnitude.text(.shortest).utf8)
      return
    }
    let (digits, exponent) = decimal
    let count = Int64(digits.count)
    /// Where the point is, counted from the first digit.
    let point = exponent + count
    let power = (point - 1).description.utf8
    if point > -6, point <= Swift.max(21, count + 2 + Int64(power.count)) {
      Self.writePlain(digits, point: Int(point), to: &utf8)
      return
    }
    utf8.append(digits[0])
    if count > 1 {
      utf8.append(UInt8(ascii: "."))
      utf8.append(contentsOf: digits[1...])
    }
    utf8.append(UInt8(ascii: "e"))
    utf8.append(contentsOf: power)
  }

  private static func writePlain(_ digits: [UInt8], point: Int, to utf8: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    if point <= 0 { utf8.append(zero) }
    utf8.append(contentsOf: digits.prefix(Swift.max(0, point)))
    if point >= digits.count {
      utf8.append(contentsOf: repeatElement(zero, count: point - digits.count))
      return
    }
    utf8.append(UInt8(ascii: "."))
    utf8.append(contentsOf: repeatElement(zero, count: Swift.max(0, -point)))
    utf8.append(contentsOf: digits.dropFirst(Swift.max(0, point)))
  }
}
