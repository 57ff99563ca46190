/// The texts of a language's file, as far as it has them.
///
/// The file is UTF-8, a text in each line: `key = text`. Keys of `KeyName` begin with `key.`, those of
/// `ErrorText` with `error.`. Names in braces, such as `{name}`, stand for values. Empty lines and
/// those that begin with `#` mean nothing; lines with an unknown key are skipped.
struct Translation: Sendable {
  private var texts = Section<Text>()
  private var keys = Section<KeyName>()
  private var errors = Section<ErrorText>()

  /// - Complexity: O(bytes) where the keys come in the order of their cases, which they need not.
  init(_ file: [UInt8]) {
    for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = trimmed(line[..<equals])
      let text = trimmed(line[(equals + 1)...])
      guard let dot = key.firstIndex(of: UInt8(ascii: ".")) else {
        texts.take(text, for: key)
        continue
      }
      if key[..<dot].elementsEqual("key".utf8) {
        keys.take(text, for: key[(dot + 1)...])
      } else if key[..<dot].elementsEqual("error".utf8) {
        errors.take(text, for: key[(dot + 1)...])
      }
    }
  }

  subscript(_ text: Text) -> String? { texts[text] }
  subscript(_ key: KeyName) -> String? { keys[key] }
  subscript(_ error: ErrorText) -> String? { errors[error] }
}

/// The texts of one kind of key, in the order of the cases.
private struct Section<Key: TextKey & Sendable>: Sendable where Key.AllCases == [Key] {
  private var texts = [String?](repeating: nil, count: Key.allCases.count)
  /// Where the next key is looked for first.
  private var next = 0

  mutating func take(_ text: ArraySlice<UInt8>, for name: ArraySlice<UInt8>) {
    let cases = Key.allCases
    for offset in 0..<cases.count {
      let index = (next + offset) % cases.count
      if name.elementsEqual(cases[index].rawValue.utf8) {
        texts[index] = String(decoding: text, as: UTF8.self)
        next = index + 1
        return
      }
    }
  }

  subscript(_ key: Key) -> String? {
    var index = 0
    for candidate in Key.allCases {
      if candidate == key { return texts[index] }
      index += 1
    }
    return nil
  }
}

/// The bytes without the blanks at their ends, and without a carriage return.
private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var bytes = bytes
  while let first = bytes.first, first <= UInt8(ascii: " ") { bytes.removeFirst() }
  while let last = bytes.last, last <= UInt8(ascii: " ") { bytes.removeLast() }
  return bytes
}
