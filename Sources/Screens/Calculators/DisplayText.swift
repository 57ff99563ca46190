import Calculators
import Formulas
import Reals

/// What a calculator's display shows.
public struct DisplayText: Equatable, Sendable {
  /// The text as data; empty only if there is an error.
  public var text: String
  /// How the text is typeset; `nil` if it is shown as it is.
  public var mathML: String?
  /// Whether the number is what is shown, and not rounded to it; `nil` if no number is shown.
  public var isExact: Bool?
  /// Whether more digits can be asked for.
  public var hasMoreDigits = false
  /// Whether work is left to do.
  public var isUnfinished = false
  /// Whether the text has more digits than a line can show.
  public var isLong: Bool {
    mathML == nil && isExact != nil && text.unicodeScalars.count > min(room, Self.longestLine)
  }

  /// How many characters fit on a line.
  private var room = Int.max

  /// The usual number of digits with a sign, a point and a power of ten takes less.
  private static let longestLine = 30

  init(_ text: String) { self.text = text }

  /// - Parameter expression: Depends on x, so it is shown instead of a value.
  init(_ expression: Formula) { (text, mathML) = (expression.text, expression.mathML) }

  /// All digits of a whole number, which is written as a power of ten if that is shorter.
  private static func digits(of number: Numeral) -> String {
    guard number.shortDouble != nil, let value = number.fraction else { return number.text }
    return value.numerator.description
  }

  /// - Parameter number: The number being typed.
  init(_ number: TypedNumber, room: Int = .max) {
    text = number.text
    isExact = true
    self.room = room
  }

  /// - Parameter room: How many characters fit. A decimal with more is rounded to fewer digits.
  init(_ number: ShownNumber, _ digits: DigitsShown, _ form: NumberForm, room: Int = .max) {
    self.room = room
    if form != .decimal, let exact = number.exact {
      isExact = true
      if form == .mixed, let mixed = number.mixed {
        (text, mathML) = (mixed.text, mixed.mathML)
      } else {
        let whole = exact.signedNumber
        text = whole.map { Self.digits(of: $0) } ?? exact.text
        mathML = whole == nil ? exact.mathML : nil
      }
      return
    }
    let shown = digits.shown(number, room: room)
    text = shown?.text ?? (number.isUnfinished ? "…" : "")
    isUnfinished = number.isUnfinished
    guard let shown else { return }
    isExact = shown.isExact
    hasMoreDigits =
      !shown.isExact && !shown.isUndecidedZero && !isUnfinished
      && (number.mayHaveMoreDigits || shown != digits.shown(number))
  }
}
