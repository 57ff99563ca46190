extension Int {
  /// The value of up to nine ASCII digits.
  package init?(utf8: ArraySlice<UInt8>) {
    guard !utf8.isEmpty, utf8.count <= 9 else { return nil }
    var value = 0
    for byte in utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = value
  }

  /// The value of a whole number of at most nine digits; a negative one has a `-` before it.
  package init?(signed utf8: ArraySlice<UInt8>) {
    let isNegative = utf8.first == UInt8(ascii: "-")
    guard let value = Int(utf8: isNegative ? utf8.dropFirst() : utf8) else { return nil }
    self = isNegative ? -value : value
  }
}
