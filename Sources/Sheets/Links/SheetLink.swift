/// The fragment of a link that holds a whole sheet and its view.
///
/// While it is short it can be read: `y=x^2{x>0};a=2;@x=-10:10,y=-5:5`. A longer one is `~1.` and the text of the
/// sheet in a code of its own, in the letters of base64url.
public enum SheetLink {
  /// Why there is no link, or no sheet in one.
  public enum Problem: Error, Equatable, Sendable {
    /// A fragment has at most `longest` characters.
    case tooLong
    /// The text has no `#`, or a code of another version.
    case noSheet
    /// The code was changed or cut.
    case damaged

    /// A sentence that says what is wrong.
    public var message: String {
      switch self {
      case .tooLong: "A link can have at most 65536 characters."
      case .noSheet: "This link has no sheet that this version can read."
      case .damaged: "This link is damaged."
      }
    }
  }

  /// The most characters of a fragment, and of one that can be read.
  public static let longest = 65_536
  static let longestReadable = 150

  private static let mark = Array("~1.".utf8)

  /// The fragment for a sheet, without `#`.
  ///
  /// - Throws: `Problem.tooLong`.
  /// - Complexity: O(bytes).
  public static func fragment(of text: SheetText) throws(Problem) -> String {
    let readable = readable(text)
    if readable.count <= longestReadable, length(of: readable) <= longestReadable,
      (try? self.text(fragment: readable)) == text
    {
      return String(decoding: readable, as: UTF8.self)
    }
    let bytes = Array(text.text.utf8)
    guard bytes.count <= TextCode.longest else { throw .tooLong }
    let packed = mark + Base64URL.encoded(TextCode.encoded(bytes))
    guard packed.count <= longest else { throw .tooLong }
    return String(decoding: packed, as: UTF8.self)
  }

  /// The sheet of a link: what follows the first `#`.
  public static func text(link: [UInt8]) throws(Problem) -> SheetText {
    guard let sign = link.firstIndex(of: UInt8(ascii: "#")) else { throw .noSheet }
    return try text(fragment: Array(link[(sign + 1)...]))
  }

  /// The sheet of a fragment without `#`.
  public static func text(fragment: [UInt8]) throws(Problem) -> SheetText {
    guard fragment.count <= longest else { throw .tooLong }
    let plain = PercentText.decoded(fragment)
    guard plain.first == UInt8(ascii: "~") else { return SheetText(lines: lines(of: plain)) }
    guard plain.starts(with: mark) else { throw .noSheet }
    guard let code = Base64URL.decoded(plain[mark.count...]),
      let bytes = TextCode.decoded(code)
    else { throw .damaged }
    return SheetText(utf8: bytes)
  }
}

// Fragments that can be read.
extension SheetLink {
  private static func readable(_ text: SheetText) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, line) in text.lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      for byte in line.utf8 {
        if byte == UInt8(ascii: ";") { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      }
      // It would not be short.
      if bytes.count > 2 * longestReadable { break }
    }
    return PercentText.encoded(bytes)
  }

  /// How long browsers make it.
  private static func length(of readable: [UInt8]) -> Int {
    readable.reduce(0) {
      $0 + ($1 == UInt8(ascii: "<") || $1 == UInt8(ascii: ">") ? 3 : 1)
    }
  }

  /// The rows between semicolons.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    if text.isEmpty { return [] }
    var lines: [ArraySlice<UInt8>] = []
    var line: [UInt8] = []
    for byte in text {
      if byte != UInt8(ascii: ";") {
        line.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? 0x20 : byte)
      } else if line.last == UInt8(ascii: "\\") {
        line[line.count - 1] = byte
      } else {
        lines.append(line[...])
        line = []
      }
    }
    return lines + [line[...]]
  }
}
