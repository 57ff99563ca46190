/// Decodes the path of a request target.
package enum RequestPath {
  /// The path with its percent escapes decoded.
  ///
  /// - Returns: `nil` for an incomplete escape, for bytes that are not UTF-8, for control characters
  ///   (NUL among them) and for a path that does not start with `/`.
  package static func decoded(_ path: ArraySlice<UInt8>) -> String? {
    guard let bytes = PercentCoding.decoded(path), bytes.first == UInt8(ascii: "/"),
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    return String(ofUTF8: bytes[...])
  }
}

/// The target of a request, in origin form (`/path?query`) or absolute (`http://host/path?query`).
package struct RequestTarget {
  package let path: ArraySlice<UInt8>
  /// The part after the `?`; empty without one.
  package let query: ArraySlice<UInt8>

  package init(_ target: String) {
    var bytes = Array(target.utf8)[...]
    if bytes.first != UInt8(ascii: "/"),
      let place = bytes.indices.first(where: { bytes[$0...].starts(with: "://".utf8) })
    {
      let authority = bytes[place...].dropFirst(3)
      let ends = [UInt8(ascii: "/"), UInt8(ascii: "?")]
      let path = authority.firstIndex { ends.contains($0) } ?? authority.endIndex
      bytes = bytes[path...]
      if bytes.first != UInt8(ascii: "/") { bytes = ([UInt8(ascii: "/")] + bytes)[...] }
    }
    if let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) { bytes = bytes[..<fragment] }
    let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    path = bytes[..<mark]
    query = bytes[mark...].dropFirst()
  }
}
