import Formulas
import Statistics

/// Reads the cells of a text that was copied from a spreadsheet, or of a file with separated values, as they are
/// written.
package enum CellReader {
  /// Lines of cells, without the lines that have none. Lines beyond those of a table are left out.
  package static func lines(_ text: [UInt8]) -> [[String]] {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    let format = DataFormat(sample: text.prefix(DataFormat.sampleSize))
    var lines: [[String]] = []
    var line: [String] = []
    var index = text.startIndex
    while index < text.endIndex, lines.count <= TableCells.mostLines {
      let (cell, end) = cell(text, from: index, format)
      let isLast = end == text.endIndex
      let isAfterLast =
        format.separator == .spaces && cell.isEmpty && (isLast || text[end].endsLine)
      if !isAfterLast { line.append(String(decoding: cell, as: UTF8.self)) }
      if isLast || text[end].endsLine {
        if line.contains(where: { !$0.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }) {
          lines.append(line)
        }
        line = []
      }
      index = isLast ? end : end + 1
    }
    return lines
  }

  /// Whether the first line says what the columns are: it has a text, no number, and is not the only one.
  package static func isHead(_ lines: [[String]]) -> Bool {
    guard lines.count > 1, let first = lines.first else { return false }
    let cells = first.map { TableCell($0) }
    return cells.contains { $0.isWrong } && cells.allSatisfy { $0.isWrong || $0.isGap }
  }

  /// Whether a text is lines of cells with numbers, two or more in each.
  package static func isTable(_ text: String) -> Bool {
    let all = lines(Array(text.utf8))
    let lines = all.dropFirst(isHead(all) ? 1 : 0)
    guard lines.count > 1 || lines.count == 1 && all.count > 1 else { return false }
    return lines.allSatisfy { line in
      let cells = line.map { TableCell($0) }
      return cells.count > 1 && cells.contains { !$0.isGap }
        && cells.allSatisfy { $0.isGap || Numeral(utf8: Array($0.text.utf8)[...]) != nil }
    }
  }

  /// A cell without its quotes, and where it ends.
  private static func cell(
    _ text: ArraySlice<UInt8>, from start: Int, _ format: DataFormat
  ) -> (bytes: [UInt8], end: Int) {
    let quote = UInt8(ascii: "\"")
    var index = start
    if format.separator == .spaces {
      while index < text.endIndex, format.separates(text[index]) { index += 1 }
    }
    var bytes: [UInt8] = []
    var isQuoted = index < text.endIndex && text[index] == quote
    if isQuoted { index += 1 }
    while index < text.endIndex {
      let byte = text[index]
      if isQuoted, byte == quote {
        let isDoubled = index + 1 < text.endIndex && text[index + 1] == quote
        if isDoubled { bytes.append(quote) } else { isQuoted = false }
        index += isDoubled ? 2 : 1
        continue
      }
      if !isQuoted && (format.separates(byte) || byte.endsLine) { break }
      bytes.append(byte)
      index += 1
    }
    return (bytes, index)
  }
}
