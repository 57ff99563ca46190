/// The part of a file that a `Range` field asks for.
///
/// - Source: RFC 9110, section 14.1.2.
package enum ByteRange: Equatable {
  /// All of it, because the field asks for several parts or cannot be read.
  case whole
  /// At least one byte.
  case part(Range<Int>)
  /// A part that the file does not have.
  case unsatisfiable

  /// Reads a `Range` field.
  ///
  /// - Parameter count: How many bytes the file has.
  package init(_ text: String, of count: Int) {
    self = .whole
    let unit = "bytes="
    guard text.prefix(unit.count).lowercased() == unit else { return }
    let ends = text.dropFirst(unit.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else { return }
    // A number too large for an integer is beyond the end of any file.
    let (first, last) = (ends[0], ends[1])
    switch (first.isEmpty, last.isEmpty) {
    case (true, true): return
    case (true, false):
      let length = min(Int(last) ?? .max, count)
      self = length > 0 ? .part(count - length..<count) : .unsatisfiable
    case (false, _):
      let lower = Int(first) ?? .max
      let upper = last.isEmpty ? Int.max : Int(last) ?? .max
      guard upper >= lower else { return }
      self = lower < count ? .part(lower..<min(upper, count - 1) + 1) : .unsatisfiable
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
