public import Formulas
public import OrdinateNumerics

/// A cell of a data table: what was written, and the number that it is.
public struct TableCell: Equatable, Sendable {
  /// As it was written, with a point for a decimal comma and a hyphen for a minus sign; no line ends, and no spaces
  /// at its ends.
  public let text: String
  /// `nil` for a gap, and for a text that is no number.
  let value: Formula?
  /// What its number of days stands for; `nil` for a plain number.
  public let time: TimeKind?

  /// A cell that nothing was written into.
  public static let gap = TableCell("")

  /// The longest text that is read as a number, in bytes.
  private static let longest = 200

  /// - Parameter text: A decimal, `2,5` too, a formula of numbers, such as `√2/2`, or a date or a time; see `TimeText`.
  public init(_ text: String) {
    let plain = Self.plain(Array(text.utf8))
    self.text = String(decoding: plain, as: UTF8.self)
    if let moment = Self.time(plain) {
      (value, time) = (moment.days.map { Formula(Numeral($0)) }, moment.kind)
    } else {
      value = plain.isEmpty || plain.count > Self.longest ? nil : Self.value(plain)
      time = nil
    }
  }

  public init(_ number: Numeral) { (text, value, time) = (number.text, Formula(number), nil) }

  /// The date or time that a text is; without a number of days if it has two readings.
  private static func time(_ text: [UInt8]) -> (days: Double?, kind: TimeKind)? {
    switch text.isEmpty ? nil : TimeText(text) {
    case .moment(let kind, let days, let rest)?: (TimeText.days(days, rest), kind)
    case .ordered(let days, let rest, _)?: (TimeText.days(days, rest), .date)
    case .ambiguous?: (nil, .date)
    case nil: nil
    }
  }

  /// The two days that a text such as 03/04/2026 can be, as `2026-04-03` and `2026-03-04`.
  public var readings: (String, String)? {
    guard case .ambiguous(let one, let other, _)? = TimeText(text.utf8) else { return nil }
    return (CivilDate(days: one).text, CivilDate(days: other).text)
  }

  public static func == (one: TableCell, other: TableCell) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// The nearest double; `nil` for a gap, and for a text that is no number.
  public var number: Double? {
    value.flatMap { $0.signedNumber?.double ?? (try? $0.shortValue()) }
  }

  public var isGap: Bool { text.utf8.isEmpty }

  /// Whether something is written that is no number.
  public var isWrong: Bool { value == nil && !isGap }

  private static func value(_ text: [UInt8]) -> Formula? {
    if let number = Numeral(utf8: text[...]) { return Formula(number) }
    guard
      let formula = try? Formula(utf8: text, options: ReadingOptions(variables: .named([]))),
      let value = try? formula.shortValue(), value.isFinite
    else { return nil }
    return formula
  }

  private static func plain(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var index = 0
    while index < text.count {
      // The minus sign.
      if text[index...].starts(with: [0xE2, 0x88, 0x92]) {
        plain.append(UInt8(ascii: "-"))
        index += 3
        continue
      }
      plain.append(text[index] < 0x20 ? UInt8(ascii: " ") : text[index])
      index += 1
    }
    plain = Array(plain[plain.trimmed(0..<plain.count)])
    return withoutDecimalComma(plain)
  }

  private static func withoutDecimalComma(_ text: [UInt8]) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    guard let place = text.firstIndex(of: comma) else { return text }
    var decimal = text
    decimal[place] = UInt8(ascii: ".")
    return text.contains(UInt8(ascii: ".")) || Numeral(utf8: decimal[...]) == nil ? text : decimal
  }
}
