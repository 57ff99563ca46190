public import Formulas
import Graphing
import OrdinateNumerics
import Screens
import Sheets

/// Functions that read the values of options, on a command line and in a query of the server.
public enum OptionValues {
  /// Any text.
  static func text(_ text: String) -> String { text }

  /// Any text, as a title is written.
  static func title(_ text: String) -> String { SheetText.View.title(text) }

  /// Any finite number.
  static func number(_ text: String) throws(UnusableValue) -> Double {
    guard let number = Double(decimal: Array(text.utf8)) else {
      throw UnusableValue("It is not a number.")
    }
    return number
  }

  /// A number with all digits that it was written with.
  public static func numeral(_ text: String) throws(UnusableValue) -> Numeral {
    guard let numeral = Numeral(utf8: Array(text.utf8)) else {
      throw UnusableValue("It is not a number.")
    }
    return numeral
  }

  /// `MIN:MAX`.
  static func domain(_ text: String) throws(UnusableValue) -> DecimalRange {
    let range = try range(text)
    guard Viewport.isDomain(range.doubles), range.lower.fraction != nil,
      range.upper.fraction != nil
    else { throw unusableRange }
    return range
  }

  /// `auto` or `MIN:MAX`; `nil` for `auto`.
  static func verticalDomain(_ text: String) throws(UnusableValue) -> DecimalRange? {
    text == "auto" ? nil : try domain(text)
  }

  /// `MIN:MAX`, of which the numbers may be very close together.
  static func side(_ text: String) throws(UnusableValue) -> PlotSide {
    let range = try range(text)
    guard let side = PlotSide(from: range.lower, through: range.upper) else { throw unusableRange }
    return side
  }

  /// `auto` or `MIN:MAX`; `nil` for `auto`.
  static func verticalSide(_ text: String) throws(UnusableValue) -> PlotSide? {
    text == "auto" ? nil : try side(text)
  }

  private static let unusableRange = UnusableValue(
    "The numbers are too close together or too far apart.")

  /// Two dates or two times with a colon between them, as numbers of days.
  private static func dates(_ text: String) -> DecimalRange? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for count in 1..<max(parts.count, 1) {
      let first = parts[..<count].joined(separator: ":")
      let last = parts[count...].joined(separator: ":")
      for kind in [TimeKind.date, .time] {
        if let lower = kind.days(first), let upper = kind.days(last), lower < upper {
          return DecimalRange(lower: Numeral(lower), upper: Numeral(upper))
        }
      }
    }
    return nil
  }

  private static func range(_ text: String) throws(UnusableValue) -> DecimalRange {
    if let dates = dates(text) { return dates }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UnusableValue("It must be two numbers with a colon between them, such as -10:10.")
    }
    guard let lower = Numeral(utf8: Array(parts[0].utf8)),
      let upper = Numeral(utf8: Array(parts[1].utf8))
    else { throw UnusableValue("It is not a number.") }
    guard lower.isBelow(upper) else {
      throw UnusableValue("The first number must be less than the second.")
    }
    return DecimalRange(lower: lower, upper: upper)
  }

  /// The Plotter's X-Max.
  static func xMax(_ text: String) throws(UnusableValue) -> Double {
    let number = try number(text)
    guard number > 0, number <= Configuration.largestXMax else {
      throw UnusableValue(
        "It must be above 0 and at most \(Configuration.largestXMax.text(.result)).")
    }
    return number
  }

  /// `WIDTHxHEIGHT` in whole pixels.
  static func size(_ text: String) throws(UnusableValue) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(sides.contains) else {
      throw UnusableValue(
        "It must be two whole numbers from \(sides.lowerBound) to \(sides.upperBound), "
          + "such as 800x600.")
    }
    return Size(width: Double(numbers[0]), height: Double(numbers[1]))
  }

  /// Two or three names with commas between them.
  static func columns(_ text: String) throws(UnusableValue) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard 2...3 ~= names.count, !names.contains("") else {
      throw UnusableValue("It must be two or three names with commas between them, such as x,y.")
    }
    return names
  }

  private static let sides = 1...10_000

  static func wholeNumber(
    _ text: String, in range: ClosedRange<Int>
  ) throws(UnusableValue) -> Int {
    let number = try number(text)
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw UnusableValue(
        "It must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return whole
  }

  /// A list of names, `a, b or c`.
  ///
  /// Every start of a command comes here: a loop starts faster than `joined`, which looks for conformances.
  public static func alternatives(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " or " : ", " }
      text += name
    }
    return text
  }
}

extension CommandOption<Int> {
  /// An option for a whole number.
  init(
    _ name: String, _ placeholder: String, _ summary: String, in range: ClosedRange<Int>,
    default defaultText: String? = nil
  ) {
    self.init(
      name, placeholder, summary,
      taking: "from \(range.lowerBound) to \(range.upperBound)", default: defaultText
    ) { (text) throws(UnusableValue) in try OptionValues.wholeNumber(text, in: range) }
  }
}

extension Numeral {
  /// Whether it is less than another number, by all digits if their doubles are equal.
  fileprivate func isBelow(_ other: Numeral) -> Bool {
    if double != other.double { return double < other.double }
    guard let own = fraction, let other = other.fraction else { return false }
    return own < other
  }
}
