import TextFormats

extension Keypad {
  /// The key of a name: the label on the key or one of its names in data; `-` and `−` are alike.
  ///
  /// Names are compared as bytes and are case-sensitive.
  ///
  /// - Returns: `nil` for a name that no key of this keypad has.
  public func key(named name: ArraySlice<UInt8>) -> Key? {
    for entry in entries {
      let row = entry.row
      if name.spells(row.label) || row.names.contains(where: { name.spells($0) }) {
        return entry.key
      }
    }
    return nil
  }

  public func key(named name: String) -> Key? { key(named: Array(name.utf8)[...]) }

  /// What the keypad knows of a key; `nil` for a key that it lacks.
  public subscript(_ key: Key) -> Entry? { entries.first { $0.key == key } }
}
