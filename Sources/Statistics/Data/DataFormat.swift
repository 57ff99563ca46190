import OrdinateNumerics

/// How the cells of a text of data are separated.
public struct DataFormat: Equatable, Sendable {
  public enum Separator: Equatable, Sendable {
    case tab, comma, semicolon
    /// Any number of spaces and tabs.
    case spaces
  }

  public let separator: Separator

  public init(separator: Separator) { self.separator = separator }

  /// Whether `1,5` is a number: wherever the comma does not separate cells.
  public var readsDecimalCommas: Bool { separator != .comma }

  /// How many bytes at the beginning of a text decide its format.
  package static let sampleSize = 1 << 16

  /// The format of a text, from its beginning.
  ///
  /// A tab in most lines separates cells; else a semicolon, else a comma, else spaces. A comma between two
  /// digits that is the only one in its cell counts as separating only if nothing else does, and if it is
  /// not followed by a space in a text where spaces separate: `1,5 2,5` are two numbers.
  ///
  /// - Complexity: O(bytes).
  package init(sample: ArraySlice<UInt8>) {
    var lines = 0
    // Lines with a tab, semicolon, comma, and with a space between two digits of different cells.
    var (tabs, semicolons, commas, spaces) = (0, 0, 0, 0)
    var index = sample.startIndex
    while index < sample.endIndex, lines < 200 {
      var (hasTab, hasSemicolon, hasComma, hasSpace, isEmpty) = (false, false, false, false, true)
      var isQuoted = false
      // A comma directly between digits may be a decimal comma.
      var hasPlainComma = false
      var (previous, lastSign): (UInt8, UInt8) = (0, 0)
      while index < sample.endIndex, isQuoted || !sample[index].endsLine {
        let byte = sample[index]
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted {
          switch byte {
          case UInt8(ascii: "\t"): hasTab = true
          case UInt8(ascii: ";"): hasSemicolon = true
          case UInt8(ascii: ","):
            hasComma = true
            let next = index + 1 < sample.endIndex ? sample[index + 1] : 0
            if !previous.isDigit || !next.isDigit { hasPlainComma = true }
          case UInt8(ascii: " "): break
          default:
            if previous == UInt8(ascii: " "), lastSign.isDigit,
              !Self.continuesDate(sample, at: index)
            {
              hasSpace = true
            }
          }
          if byte > UInt8(ascii: " ") { lastSign = byte }
        }
        if byte > UInt8(ascii: " ") { isEmpty = false }
        previous = byte
        index += 1
      }
      index += 1
      if isEmpty { continue }
      lines += 1
      if hasTab { tabs += 1 }
      if hasSemicolon { semicolons += 1 }
      if hasComma && (hasPlainComma || !hasSpace) { commas += 1 }
      if hasSpace { spaces += 1 }
    }
    let most = (lines + 1) / 2
    separator =
      tabs >= most && tabs > 0
      ? .tab
      : semicolons >= most && semicolons > 0
        ? .semicolon : commas >= most && commas > 0 ? .comma : spaces > 0 ? .spaces : .comma
  }

  /// Whether a time follows, as after a date, or a letter, as in `1 Mar 2026`.
  private static func continuesDate(_ sample: ArraySlice<UInt8>, at index: Int) -> Bool {
    if sample[index].isLetter { return true }
    return sample[index...].prefix(3).drop { $0.isDigit }.first == UInt8(ascii: ":")
  }

  package func separates(_ byte: UInt8) -> Bool {
    switch separator {
    case .tab: byte == UInt8(ascii: "\t")
    case .comma: byte == UInt8(ascii: ",")
    case .semicolon: byte == UInt8(ascii: ";")
    case .spaces: byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
  }
}

extension UInt8 {
  package var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
