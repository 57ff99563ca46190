extension ArraySlice<UInt8> {
  /// Whether these are the UTF-8 bytes of a text. Comparing bytes needs no Unicode tables.
  @inline(never)
  package func spells(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.count == count && zip(utf8, self).allSatisfy { $0 == $1 }
    }
  }
}
