/// The state that is kept between starts: a list of lines, each with a name, a space and a value.
package struct KeptLines {
  private var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter value: Without a line feed. An empty value adds no line.
  package mutating func add(_ name: String, _ value: String) {
    guard !value.utf8.isEmpty else { return }
    bytes += name.utf8
    bytes.append(UInt8(ascii: " "))
    bytes += value.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a line of words that have no spaces.
  package mutating func add(_ name: String, _ words: [String]) {
    var line: [UInt8] = []
    for word in words {
      if !line.isEmpty { line.append(UInt8(ascii: " ")) }
      line += word.utf8
    }
    add(name, String(decoding: line, as: UTF8.self))
  }

  /// The names and values in a text; lines without a value are skipped.
  ///
  /// - Complexity: O(bytes).
  package static func parse(_ kept: String) -> [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]
  {
    Array(kept.utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = line.split(
        separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  package static func words(in value: ArraySlice<UInt8>) -> [String] {
    value.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
