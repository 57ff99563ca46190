extension UInt8 {
  /// Whether it is an ASCII digit.
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is an ASCII letter.
  package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
