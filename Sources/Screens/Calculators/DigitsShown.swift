public import Calculators
import Formulas
import Reals
import TextFormats

/// The number of significant digits in displayed values.
public struct DigitsShown: Equatable, Sendable {
  /// `nil` for as many digits as a value needs.
  ///
  /// - Invariant: One of `counts`.
  public let count: Int?

  public static let counts = 4...16
  public static let automatic = DigitsShown()

  private init() { count = nil }

  /// - Returns: `nil` unless the name is `automatic`, or one of `counts` in decimal.
  public init?(name: ArraySlice<UInt8>) {
    if name.spells("automatic") {
      count = nil
    } else if let count = Int(utf8: name), Self.counts.contains(count) {
      self.count = count
    } else {
      return nil
    }
  }

  /// The name in data.
  public var name: String { count.map { $0.description } ?? "automatic" }

  /// A number as the display shows it, without trailing zeros: the digits that are certain; `…` if not
  /// one is yet.
  ///
  /// - Returns: Empty for a number without a value.
  public func text(_ number: ShownNumber) -> String {
    shown(number)?.text ?? (number.isUnfinished ? "…" : "")
  }

  /// The digits that the display shows; `nil` if none is certain.
  func shown(_ number: ShownNumber) -> RealDigits? {
    number.digitCount > RealDigits.usualCount
      ? number.digits : number.digits(count ?? RealDigits.usualCount)
  }

  /// The digits that a display with little room shows: as many as fit, of the usual number of them.
  ///
  /// - Parameter room: How many characters fit.
  /// - Returns: One digit if not even that fits; `nil` if no digit is certain.
  func shown(_ number: ShownNumber, room: Int) -> RealDigits? {
    guard let all = shown(number), number.digitCount == RealDigits.usualCount else {
      return shown(number)
    }
    var fewer = all
    var count = all.digits.count
    while count > 1, fewer.characterCount > room {
      count = max(1, count - max(1, fewer.characterCount - room))
      guard let rounded = number.digits(count) else { break }
      fewer = rounded
    }
    return fewer
  }
}

extension RealDigits {
  fileprivate var characterCount: Int { text.unicodeScalars.count }
}
