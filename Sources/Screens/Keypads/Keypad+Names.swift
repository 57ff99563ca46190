import TextFormats

extension Keypad {
  /// The key that has a name: its label or one of its names in data; `-` and `−` are the same.
  ///
  /// Names are compared as bytes and are case-sensitive.
  ///
  /// - Returns: `nil` if no key of this keypad has the name.
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

  /// How the keypad describes a key; `nil` if it does not have the key.
  public subscript(_ key: Key) -> Entry? { entries.first { $0.key == key } }
}
