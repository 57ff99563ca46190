import TextFormats

/// The names of the messages of one part of the conversation.
protocol MessageName: CaseIterable, RawRepresentable<String> {}

extension MessageName {
  /// - Throws: For a name that no message of this part has.
  init(_ name: ArraySlice<UInt8>) throws(UnknownMessage) {
    for candidate in Self.allCases where name.spells(candidate.rawValue) {
      self = candidate
      return
    }
    throw UnknownMessage()
  }
}

extension ArraySlice<UInt8> {
  /// The name before the first point, and what stands behind it; all and nothing without a point.
  var parts: (room: ArraySlice<UInt8>, action: ArraySlice<UInt8>) {
    guard let point = firstIndex(of: UInt8(ascii: ".")) else { return (self, []) }
    return (self[..<point], self[(point + 1)...])
  }
}
