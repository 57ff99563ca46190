import OrdinateNumerics

extension Numeral: CustomStringConvertible {
  /// The number in decimal, so that it reads back as the same number: `0.1`, `-2.5`, `6.02e23`.
  ///
  /// A number that a double stands for has the fewest digits, any other all of its digits. A power
  /// of ten is written below 10⁻⁶, and from 10²¹ on unless the digits are followed by at most four
  /// zeros. A minus stands before any negative number, also before a negative zero.
  @inline(never)
  public var text: String {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  public var description: String { text }

  /// Appends the text.
  func write(to utf8: inout [UInt8]) {
    if isNegative { utf8.append(UInt8(ascii: "-")) }
    guard let (digits, exponent) = exactDigits else {
      utf8.append(contentsOf: double.magnitude.text(.shortest).utf8)
      return
    }
    if exponent > -6, exponent <= Int64(Swift.max(21, digits.count + 4)) {
      writePlain(digits, exponent: Int(exponent), to: &utf8)
    } else {
      writeScientific(digits, power: exponent - 1, withE: true, to: &utf8)
    }
  }
}
