import TextFormats

// Keys by what is typed on a hardware keyboard.
extension Keypad {
  /// The key that a value of `KeyboardEvent.key` presses at once; `nil` if none does.
  func key(typed text: ArraySlice<UInt8>) -> Key? {
    entries.first { $0.typed.contains { text.spells($0) } }?.key
  }

  /// The function whose name the letters are; `nil` if they are not the name of one.
  func function(spelled letters: ArraySlice<UInt8>) -> Key? {
    entries.first { $0.group == .function && letters.spells($0.name) }?.key
  }

  /// Whether the name of a function begins with the letters and goes on after them.
  func hasLongerName(than letters: ArraySlice<UInt8>) -> Bool {
    entries.contains { entry in
      entry.group == .function && entry.name.utf8.count > letters.count
        && entry.name.utf8.prefix(letters.count).elementsEqual(letters)
    }
  }
}
