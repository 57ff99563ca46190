import TextFormats

/// The names of the messages in one part of the conversation.
protocol MessageName: CaseIterable, RawRepresentable<String> {}

extension MessageName {
  /// - Throws: If this part has no message of this name.
  init(_ name: ArraySlice<UInt8>) throws(UnknownMessage) {
    for candidate in Self.allCases where name.spells(candidate.rawValue) {
      self = candidate
      return
    }
    throw UnknownMessage()
  }
}

extension ArraySlice<UInt8> {
  /// The name before the first point, and the rest after it. Without a point, the whole name and an
  /// empty rest.
  var parts: (room: ArraySlice<UInt8>, action: ArraySlice<UInt8>) {
    guard let point = firstIndex(of: UInt8(ascii: ".")) else { return (self, []) }
    return (self[..<point], self[(point + 1)...])
  }
}
