import Formulas
import OrdinateNumerics

/// A number while it is being typed: `-12.50`, `6.02e-23`.
///
/// - Invariant: An optional minus, then digits with at most one point among or after them, then
///   perhaps `e` with a whole exponent; at most `longest` bytes; `Numeral` can read it. So the text
///   is always a number: an exponent without digits counts as 0.
struct TypedNumber: Equatable, Sendable {
  static let longest = 400

  private(set) var utf8: [UInt8]

  /// The number that a first digit begins.
  init(digit: UInt8) { utf8 = [UInt8(ascii: "0") + digit] }

  static let zero = TypedNumber(digit: 0)

  /// The number that a point begins.
  static let point = TypedNumber(trusted: Array("0.".utf8))

  /// The number that an exponent begins.
  static let exponent = TypedNumber(trusted: Array("1e0".utf8))

  /// The number that a change of sign begins; the next digit replaces the zero.
  static let negativeZero = TypedNumber(trusted: Array("-0".utf8))

  private init(trusted: [UInt8]) { utf8 = trusted }

  /// - Returns: `nil` for a text that breaks the invariant.
  init?(utf8: [UInt8]) {
    guard utf8.count <= Self.longest, Numeral(utf8: utf8) != nil,
      !utf8.contains(UInt8(ascii: "+"))
    else { return nil }
    let digits = utf8.drop { $0 == UInt8(ascii: "-") }
    guard digits.first != UInt8(ascii: ".") else { return nil }
    self.utf8 = utf8.map { $0 == UInt8(ascii: "E") ? Self.mark : $0 }
  }

  /// The text of a number as it would be typed; a negative zero has no sign.
  init(_ numeral: Numeral) { utf8 = Array((numeral.isZero ? 0 : numeral).text.utf8) }

  /// A number from elsewhere, as a display or a person writes it: `−1.5`, `6.02×10²³`, ` 2E+3`.
  ///
  /// - Returns: `nil` if the text is not a number.
  init?(pasted text: String) {
    var plain: [UInt8] = []
    var isExponent = false
    for scalar in PastedText.cleaned(text).unicodeScalars {
      switch scalar {
      case "0"..."9", ".", "-", ",": plain.append(UInt8(scalar.value))
      case "e", "E": plain.append(Self.mark)
      case "+" where plain.isEmpty || plain.last == Self.mark: break
      case "−": plain.append(UInt8(ascii: "-"))
      case "×": plain.append(UInt8(ascii: "*"))
      case "⁻": plain.append(UInt8(ascii: "-"))
      default:
        guard let digit = Self.superscript(scalar) else { return nil }
        if !isExponent {
          // The exponent follows ×10, or ×10⁻ if its minus was raised too.
          let sign: [UInt8] = plain.last == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
          plain.removeLast(sign.count)
          guard plain.suffix(3).elementsEqual("*10".utf8) else { return nil }
          plain.removeLast(3)
          plain += [Self.mark] + sign
          isExponent = true
        }
        plain.append(UInt8(ascii: "0") + digit)
      }
    }
    if plain.contains(UInt8(ascii: ",")) {
      guard let number = Self.inGroups(plain) else { return nil }
      self.init(number)
      return
    }
    let sign = plain.first == UInt8(ascii: "-") ? 1 : 0
    // `.5` becomes 0.5; a point alone stays, and is not a number.
    if plain.count > sign + 1, plain[sign] == UInt8(ascii: ".") {
      plain.insert(UInt8(ascii: "0"), at: sign)
    }
    self.init(utf8: plain)
  }

  /// The number as typed, exactly.
  var numeral: Numeral { Numeral(utf8: utf8) ?? 0 }

  /// The nearest double; `nil` past the largest.
  var value: Double? {
    let value = numeral.double
    return value.isFinite ? value : nil
  }

  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// A digit replaces a leading zero.
  ///
  /// - Returns: Whether there was room for the digit. If not, nothing has changed.
  mutating func append(digit: UInt8) -> Bool {
    var longer = utf8
    if integerStart < utf8.endIndex, utf8[integerStart...].elementsEqual("0".utf8) {
      longer.removeLast()
    }
    longer.append(UInt8(ascii: "0") + digit)
    return take(longer)
  }

  /// A second point, or one in an exponent, is ignored.
  mutating func appendPoint() {
    guard exponentStart == nil, !utf8.contains(UInt8(ascii: ".")) else { return }
    take(utf8 + [UInt8(ascii: ".")])
  }

  /// Begins an exponent, if the number has none yet.
  mutating func appendExponent() {
    if exponentStart == nil { take(utf8 + [Self.mark, UInt8(ascii: "0")]) }
  }

  /// Changes the sign of the part being typed: the exponent if there is one, otherwise the number.
  mutating func changeSign() {
    var changed = utf8
    let start = exponentStart ?? 0
    if changed[start] == UInt8(ascii: "-") {
      changed.remove(at: start)
    } else {
      changed.insert(UInt8(ascii: "-"), at: start)
    }
    take(changed)
  }

  /// Deletes the last digit, point or exponent.
  ///
  /// - Returns: Whether a digit is left. If not, nothing has changed.
  mutating func removeLast() -> Bool {
    var shorter = utf8
    if let start = exponentStart {
      let digits = integerStart
      if utf8[digits...].elementsEqual("0".utf8) {
        shorter.removeSubrange((start - 1)...)
      } else {
        shorter.removeLast()
        if shorter.count == digits { shorter.append(UInt8(ascii: "0")) }
      }
    } else {
      shorter.removeLast()
    }
    guard let last = shorter.last, last != UInt8(ascii: "-") else { return false }
    utf8 = shorter
    return true
  }

  @discardableResult
  private mutating func take(_ changed: [UInt8]) -> Bool {
    guard changed.count <= Self.longest, Numeral(utf8: changed) != nil else { return false }
    utf8 = changed
    return true
  }

  /// A number whose digits are in groups of three: `1,234.50` or `1,234,567`. `1,234` alone may
  /// also mean 1.234, so it is not read.
  private static func inGroups(_ text: [UInt8]) -> Numeral? {
    let comma = UInt8(ascii: ",")
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    let groups = text[..<point].split(separator: comma, omittingEmptySubsequences: false)
    guard text.count <= longest, groups.count > (point < text.count ? 1 : 2),
      !text[point...].contains(comma),
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy { $0.isDigit } }),
      (1...3).contains(groups[0].drop { $0 == UInt8(ascii: "-") }.count)
    else { return nil }
    return Numeral(utf8: text.filter { $0 != comma })
  }

  private static let mark = UInt8(ascii: "e")

  /// Whether an exponent is being typed.
  var hasExponent: Bool { exponentStart != nil }

  /// The index at which the exponent begins, with its sign.
  private var exponentStart: Int? { utf8.firstIndex(of: Self.mark).map { $0 + 1 } }

  /// The index of the first digit of the whole number being typed: the exponent or the integer
  /// part.
  private var integerStart: Int {
    let start = exponentStart ?? 0
    return start < utf8.count && utf8[start] == UInt8(ascii: "-") ? start + 1 : start
  }

  private static func superscript(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "¹": 1
    case "²": 2
    case "³": 3
    case "⁰", "⁴"..."⁹": UInt8(scalar.value - 0x2070)
    default: nil
    }
  }
}
