/// The text of a calculator's display.
enum DisplayLine: Equatable, Sendable {
  /// The model has something to show.
  case result
  case typed(TypedNumber)
  case blank

  var isTyping: Bool {
    if case .typed = self { return true }
    return false
  }

  /// Whether a key types a part of a number: a digit, the point, an exponent or, while a number is
  /// being typed, its sign.
  func takes(_ key: Key) -> Bool {
    key.digit != nil || key == .point || key == .exponentOfTen || (key == .sign && isTyping)
  }

  /// Types a key for which `takes` is true.
  ///
  /// - Returns: Why nothing has changed, if there is no room for a digit.
  mutating func type(_ key: Key) -> CalculatorNotice? {
    if case .typed(var number) = self, let digit = key.digit {
      guard number.append(digit: digit) else {
        return number.hasExponent ? .exponentTooLarge : .numberTooLong
      }
      self = .typed(number)
      return nil
    }
    switch key {
    case .point: type(orBegin: .point) { $0.appendPoint() }
    case .exponentOfTen: type(orBegin: .exponent) { $0.appendExponent() }
    case .sign: type { $0.changeSign() }
    default:
      if let digit = key.digit { self = .typed(TypedNumber(digit: digit)) }
    }
    return nil
  }

  /// Deletes the last character typed.
  ///
  /// - Returns: `false` if nothing was being typed.
  mutating func removeLast() -> Bool {
    guard case .typed(var number) = self else { return false }
    self = number.removeLast() ? .typed(number) : .result
    return true
  }

  /// - Parameter start: The number to begin with if nothing is being typed; `nil` begins nothing.
  private mutating func type(
    orBegin start: TypedNumber? = nil, _ change: (inout TypedNumber) -> Void
  ) {
    if case .typed(var number) = self {
      change(&number)
      self = .typed(number)
    } else if let start {
      self = .typed(start)
    }
  }
}
