/// Cells as text: `1, 2.5; 2, 4; 3, ,` has a line between semicolons, and commas between cells.
///
/// A cell with one of these signs or a quotation mark in it stands between quotation marks, which are doubled in it.
/// So is `@` in every cell, because a line with cells is read from its last `@` that stands alone.
enum TableText {
  private static let (quote, at) = (UInt8(ascii: "\""), UInt8(ascii: "@"))

  /// Reads any text.
  static func lines(_ text: ArraySlice<UInt8>) -> [[String]] {
    var lines: [[String]] = []
    var cells: [String] = []
    var index = text.startIndex
    let isBlank = text.allSatisfy { $0 == UInt8(ascii: " ") }
    if isBlank { return [] }
    while true {
      let (cell, end) = cell(text, from: index)
      cells.append(String(decoding: cell, as: UTF8.self))
      guard end < text.endIndex else { break }
      if text[end] == UInt8(ascii: ";") {
        lines.append(cells)
        cells = []
      }
      index = end + 1
    }
    lines.append(cells)
    return lines
  }

  /// A cell, and where the sign is that ends it.
  private static func cell(
    _ text: ArraySlice<UInt8>, from start: Int
  ) -> (bytes: [UInt8], end: Int) {
    var index = start
    while index < text.endIndex, text[index] == UInt8(ascii: " ") { index += 1 }
    var bytes: [UInt8] = []
    var isQuoted = false
    while index < text.endIndex {
      let byte = text[index]
      if byte == quote {
        let isDoubled = isQuoted && index + 1 < text.endIndex && text[index + 1] == quote
        if isDoubled {
          bytes.append(byte)
          index += 1
        } else if isQuoted || bytes.isEmpty {
          isQuoted.toggle()
        } else {
          bytes.append(byte)
        }
      } else if byte == at, index + 1 < text.endIndex, text[index + 1] == at {
        bytes.append(byte)
        index += 1
      } else if !isQuoted && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")) {
        break
      } else {
        bytes.append(byte)
      }
      index += 1
    }
    return (bytes, index)
  }

  /// The text that reads back as these cells.
  static func text(of cells: TableCells) -> String {
    var text = ""
    for line in 0..<cells.lineCount {
      if line > 0 { text += "; " }
      var last = cells.columnCount - 1
      while last > 0, cells[line, last].isGap { last -= 1 }
      for column in 0...last {
        if column > 0 { text += ", " }
        text += quoted(cells[line, column].text)
      }
    }
    return text
  }

  private static func quoted(_ cell: String) -> String {
    let bytes = cell.utf8.flatMap { $0 == quote || $0 == at ? [$0, $0] : [$0] }
    let isPlain = !bytes.contains {
      $0 == quote || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
    }
    return String(decoding: isPlain ? bytes : [quote] + bytes + [quote], as: UTF8.self)
  }
}
