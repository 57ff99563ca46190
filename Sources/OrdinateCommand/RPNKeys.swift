import Calculators
import Screens

/// The keys of the RPN calculator, and what its model knows besides.
struct RPNKeys: KeyedCalculator {
  enum Press {
    case key(Key)
    /// What no key stands for, as `atan2`, `max:3` and the variable `x`.
    case token(CalculatorBrain.Token)
  }

  static let name = "the RPN calculator"

  private var screen = RPNScreen()

  static func presses(of word: String) -> [Press]? {
    if let keys = Keypad.rpn.sequence(named: word) { return keys.map(Press.key) }
    return CalculatorBrain.Token(word).map { [.token($0)] }
  }

  mutating func press(_ press: Press) {
    switch press {
    case .key(let key): screen.press(key)
    case .token(let token): screen.press(token)
    }
  }

  /// Presses what a word stands for. A number that follows another is another one, not more digits
  /// of it.
  mutating func enter(_ presses: [Press]) {
    if screen.userIsInTheMiddleOfTypingANumber, Self.beginNumber(presses) {
      screen.press(.enter)
    }
    for press in presses { self.press(press) }
  }

  private static func beginNumber(_ presses: [Press]) -> Bool {
    guard case .key(let key)? = presses.first else { return false }
    return key == .point || key.digit != nil
  }

  func shown(in language: Language) -> ShownState {
    ShownState(
      display: screen.display, description: screen.description, value: screen.displayValue,
      error: screen.error?.code, message: CalculatorWords(language).message(of: screen))
  }
}
