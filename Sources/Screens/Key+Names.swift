extension Key {
  /// The key of a name: the label on the key or one of its names in data; `-` and `−` are alike.
  ///
  /// Nil for a name that no key has. Names are compared as bytes and are case-sensitive.
  public init?(name: ArraySlice<UInt8>) {
    for key in Key.allCases {
      let row = key.row
      if name.spells(row.label) || row.names.contains(where: { name.spells($0) }) {
        self = key
        return
      }
    }
    return nil
  }

  public init?(name: String) { self.init(name: Array(name.utf8)[...]) }

  /// The keys that a word on the command line stands for: one key by its name, or the characters of
  /// a number, as in `2.45`.
  ///
  /// - Returns: `nil` for a word that is neither.
  public static func sequence(named word: String) -> [Key]? {
    if let key = Key(name: word) { return [key] }
    let characters = word.unicodeScalars.map { Key(name: String($0)) }
    var keys: [Key] = []
    var points = 0
    for (index, key) in characters.enumerated() {
      guard let key else { return nil }
      switch key {
      case .point: points += 1
      case .subtract where index == 0: break
      default: if key.digit == nil { return nil }
      }
      keys.append(key)
    }
    let hasDigit = keys.contains { $0.digit != nil }
    return hasDigit && points <= 1 ? keys : nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the UTF-8 bytes of a text; comparing bytes asks for no Unicode tables.
  @inline(never)
  func spells(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.count == count && zip(utf8, self).allSatisfy { $0 == $1 }
    }
  }
}
