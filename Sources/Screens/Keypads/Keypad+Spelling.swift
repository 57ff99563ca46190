import Formulas
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
    entries.contains { $0.group == .function && letters.isStart(of: $0.name) }
      || mayNameFunctionWithoutKey(letters) && Operation.hasLongerName(than: letters)
  }

  /// The function of one value without a key whose name the letters are; `nil` if they are not the name of one.
  func operation(spelled letters: ArraySlice<UInt8>) -> Operation? {
    mayNameFunctionWithoutKey(letters) ? Operation(spelled: letters) : nil
  }

  /// Whether letters can be part of the name of a function without a key. None is entered whose name begins with
  /// that of one with a key: `log2` is log and 2. `e` is no function.
  private func mayNameFunctionWithoutKey(_ letters: ArraySlice<UInt8>) -> Bool {
    guard let first = letters.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      self[.sine] != nil, self[.equals] != nil
    else { return false }
    return !entries.contains {
      $0.group == .function && $0.name.utf8.count > 1 && letters.starts(with: $0.name.utf8)
    }
  }
}

// The names of operations are in a part of the page's program that comes later, so nothing of this is inlined.
extension Operation {
  @inline(never)
  fileprivate init?(spelled letters: ArraySlice<UInt8>) {
    let named = Self.allCases.first { $0.isSpelled && letters.spells($0.asciiName) }
    guard let named else { return nil }
    self = named
  }

  @inline(never)
  fileprivate static func hasLongerName(than letters: ArraySlice<UInt8>) -> Bool {
    allCases.contains { $0.isSpelled && letters.isStart(of: $0.asciiName) }
  }

  /// Whether the operation is entered where its name is typed.
  private var isSpelled: Bool { operandCount.contains(1) && suffix == nil && !takesLists }
}

extension ArraySlice<UInt8> {
  /// Whether a name begins with the letters and goes on after them.
  fileprivate func isStart(of name: String) -> Bool {
    name.utf8.count > count && name.utf8.starts(with: self)
  }
}
