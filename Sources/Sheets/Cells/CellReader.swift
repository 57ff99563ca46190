import Formulas
import OrdinateNumerics
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
    writeDaysOut(&lines)
    return lines
  }

  /// Writes days such as 03/04/2026 as `2026-04-03` where another one of their column, such as 25/03/2026, says whether the day
  /// or the month is first.
  private static func writeDaysOut(_ lines: inout [[String]]) {
    let width = lines.reduce(0) { max($0, $1.count) }
    for column in 0..<width {
      var (isDayFirst, isMonthFirst, isAmbiguous) = (false, false, false)
      for line in lines where column < line.count {
        switch TimeText(line[column].utf8) {
        case .ordered(_, _, true): isDayFirst = true
        case .ordered(_, _, false): isMonthFirst = true
        case .ambiguous: isAmbiguous = true
        case .moment, nil: break
        }
      }
      guard isAmbiguous, isDayFirst != isMonthFirst else { continue }
      for line in lines.indices where column < lines[line].count {
        guard
          case .ambiguous(let dayFirst, let monthFirst, let rest) = TimeText(
            lines[line][column].utf8)
        else { continue }
        let days = TimeText.days(isDayFirst ? dayFirst : monthFirst, rest)
        lines[line][column] = TimeKind.date.rounded(days, to: 1e-9)?.text ?? lines[line][column]
      }
    }
  }

  /// Whether the first line says what the columns are: it has a text, no number, and is not the only one.
  package static func isHead(_ lines: [[String]]) -> Bool {
    guard lines.count > 1, let first = lines.first else { return false }
    let cells = first.map { TableCell($0) }
    return cells.contains { $0.isWrong } && cells.first?.time == nil
      && cells.allSatisfy { $0.isWrong || $0.isGap || $0.time != nil }
  }

  /// Whether a text is lines of cells with numbers, two or more in each. Between tabs, as spreadsheets copy them, some
  /// may be anything else.
  package static func isTable(_ text: String) -> Bool {
    let all = lines(Array(text.utf8))
    let lines = all.dropFirst(isHead(all) ? 1 : 0)
    guard lines.count > 1 || lines.count == 1 && all.count > 1 else { return false }
    let hasTabs = text.utf8.contains(UInt8(ascii: "\t"))
    var numbers = 0
    for line in lines {
      let cells = line.map { TableCell($0) }
      let known = cells.filter {
        $0.time != nil || Numeral(utf8: Array($0.text.utf8)[...]) != nil
      }.count
      let isKnown = known > 0 && known + cells.filter { $0.isGap }.count == cells.count
      guard cells.count > 1, hasTabs || isKnown else { return false }
      numbers += known
    }
    return numbers > 0
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
