/// A key of the language files.
protocol TextKey: RawRepresentable<UInt8> {
  /// The number of keys before those of this type, in the order of `English`.
  static var offset: Int { get }
}

extension TextKey {
  var place: Int { Self.offset + Int(rawValue) }
}

extension Text: TextKey {
  static var offset: Int { 0 }
}

extension KeyName: TextKey {
  static var offset: Int { Text.allCases.count }
}

extension ErrorText: TextKey {
  static var offset: Int { KeyName.offset + KeyName.allCases.count }
}
