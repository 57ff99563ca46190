/// The letters typed last on a calculator, which may spell the name of a function.
///
/// A letter with a key presses it at once. If the letters then make up a function's name, that
/// function is entered in place of all that they pressed: `s i n` is one sin, and `s q r t` one √. On Scientific
/// that goes for functions without a key, too: `s e c` is not sin, e and cos.
public struct SpelledName<Screen: CalculatorScreen>: Sendable {
  private var letters: [UInt8] = []
  /// The screen before the first of the letters; empty if no name can go on. An array, because a copy
  /// of a screen takes much code.
  private var before: [Screen] = []

  public init() {}

  /// Whether the next letter may turn what was entered into another function. Until then, rows of a
  /// history may still change.
  public var isOpen: Bool { !before.isEmpty }

  /// Ends the name: the next letter begins another.
  public mutating func end() {
    letters = []
    before = []
  }

  /// - Parameter text: A value of `KeyboardEvent.key`. It changes nothing if it neither has a key
  ///   nor belongs to a name.
  public mutating func type(_ text: String, on screen: inout Screen) {
    let typed = Array(text.utf8)
    let keypad = screen.keypad
    letters += typed
    if before.isEmpty
      || !(keypad.hasLongerName(than: letters[...])
        || keypad.function(spelled: letters[...]) != nil
        || keypad.operation(spelled: letters[...]) != nil)
    {
      end()
      letters = typed
      if keypad.hasLongerName(than: typed[...]) { before = [screen] }
    }
    if letters.count > typed.count, let start = before.first,
      let function = keypad.function(spelled: letters[...])
    {
      screen = start
      screen.press(function)
    } else if letters.count > typed.count, let start = before.first,
      let function = keypad.operation(spelled: letters[...])
    {
      screen = start
      screen.press(function)
    } else if let key = keypad.key(typed: typed[...]) {
      screen.press(key)
    }
    if !keypad.hasLongerName(than: letters[...]) { end() }
  }
}
