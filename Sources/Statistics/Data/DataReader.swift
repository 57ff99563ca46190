import Formulas

/// Reads a text of data piece by piece, so that a large file is never in memory as a whole.
///
/// The text may have tabs, commas, semicolons or spaces between cells, decimal commas, headings, quotes,
/// gaps, any ends of lines and a byte order mark. Lines that begin with `#`, and empty lines, are left out.
/// A row with fewer cells than others ends with gaps.
///
/// - Source: RFC 4180, and what spreadsheets and gnuplot write.
public struct DataReader: Sendable {
  private var format: DataFormat?
  /// What is not read yet: the beginning of a text, or of a cell.
  private var rest: [UInt8] = []
  private var columns: [DataColumn] = []
  /// The first row, until it is known whether it is headings.
  private var firstRow: [[UInt8]]? = []
  private var hasHeadings = false
  private var (row, column) = (0, 0)
  private var line = 1
  /// Whether only blanks and gaps are in the row so far.
  private var isBlank = true

  public init() {}

  /// Reads a piece of the text.
  ///
  /// - Complexity: O(bytes).
  public mutating func append(_ bytes: some Collection<UInt8>) throws(DataError) {
    rest.append(contentsOf: bytes)
    if format == nil, rest.count < DataFormat.sampleSize { return }
    try read(isLast: false)
  }

  /// Ends the text.
  public mutating func finish() throws(DataError) -> DataTable {
    try read(isLast: true)
    for index in columns.indices {
      columns[index].fill(to: row)
      columns[index].settleDays()
    }
    guard row > 0, columns.contains(where: { $0.numberCount > 0 || $0.ambiguousLine != nil })
    else {
      throw DataError(.empty, line: line)
    }
    return DataTable(
      columns: columns, rowCount: row, hasHeadings: hasHeadings,
      format: format ?? DataFormat(separator: .comma))
  }

  private mutating func read(isLast: Bool) throws(DataError) {
    let bytes = rest
    var start = 0
    if format == nil {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
      format = DataFormat(sample: bytes.dropFirst(start).prefix(DataFormat.sampleSize))
    }
    guard let format else { return }
    var problem: DataError?
    let end = bytes.withUnsafeBytes { (buffer) -> Int in
      do throws(DataError) {
        return try cells(of: buffer, from: start, format, isLast: isLast)
      } catch {
        problem = error
        return 0
      }
    }
    if let problem { throw problem }
    rest.removeSubrange(..<end)
  }

  /// Reads all cells that end within the bytes.
  ///
  /// - Returns: Where the first that does not end begins.
  private mutating func cells(
    of bytes: UnsafeRawBufferPointer, from start: Int, _ format: DataFormat, isLast: Bool
  ) throws(DataError) -> Int {
    let inSpaces = format.separator == .spaces
    var index = start
    while index < bytes.count {
      if column == 0, bytes[index] == UInt8(ascii: "#") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if !format.separates(next) || inSpaces {
          var end = index
          while end < bytes.count, !bytes[end].endsLine { end += 1 }
          guard end < bytes.count || isLast else { return index }
          index = end
        }
      }
      if inSpaces { while index < bytes.count, format.separates(bytes[index]) { index += 1 } }
      let cell = index
      var end = index
      var isQuoted = false
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        guard let close = try quote(in: bytes, from: index, isLast: isLast) else { return cell }
        isQuoted = true
        end = close + 1
      }
      while end < bytes.count, !format.separates(bytes[end]), !bytes[end].endsLine { end += 1 }
      // The end of a line may have two bytes.
      guard end + 1 < bytes.count || isLast else {
        if end - cell > DataTable.longestCell {
          throw DataError(.cellTooLong(limit: DataTable.longestCell), line: line)
        }
        return cell
      }
      if end - cell > DataTable.longestCell {
        throw DataError(.cellTooLong(limit: DataTable.longestCell), line: line)
      }
      let isAfterLast = inSpaces && cell == end && (end == bytes.count || bytes[end].endsLine)
      if !isAfterLast {
        try take(UnsafeRawBufferPointer(rebasing: bytes[cell..<end]), isQuoted: isQuoted, format)
      }
      if end == bytes.count {
        endRow()
        try checkSize()
        return end
      }
      if bytes[end].endsLine {
        let isPair =
          bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
          && bytes[end + 1] == UInt8(ascii: "\n")
        endRow()
        try checkSize()
        line += 1
        index = end + (isPair ? 2 : 1)
      } else {
        index = end + 1
        // A separator at the end of the text is followed by an empty cell, which is a gap anyway.
      }
    }
    if isLast, column > 0 {
      endRow()
      try checkSize()
    }
    return index
  }

  /// Where a quote closes; `nil` if more of the text is needed.
  private mutating func quote(
    in bytes: UnsafeRawBufferPointer, from start: Int, isLast: Bool
  ) throws(DataError) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        if index + 1 == bytes.count { return isLast ? index : nil }
        if bytes[index + 1] != UInt8(ascii: "\"") { return index }
        index += 1
      }
      index += 1
      if index - start > DataTable.longestCell { throw DataError(.unclosedQuote, line: line) }
    }
    if isLast { throw DataError(.unclosedQuote, line: line) }
    return nil
  }

  /// Takes the next cell of the row.
  private mutating func take(
    _ bytes: UnsafeRawBufferPointer, isQuoted: Bool, _ format: DataFormat
  ) throws(DataError) {
    defer { column += 1 }
    if column >= DataTable.mostColumns {
      throw DataError(.tooManyColumns(limit: DataTable.mostColumns), line: line)
    }
    if isQuoted {
      let text = Self.unquoted(bytes)
      let start = line
      for byte in text where byte == UInt8(ascii: "\n") { line += 1 }
      try check(text, start)
      isBlank = false
      if firstRow != nil {
        firstRow?.append(text)
        return
      }
      text.withUnsafeBytes {
        store(DataCell($0, decimalComma: format.readsDecimalCommas), $0, start)
      }
      return
    }
    if firstRow != nil {
      let text = Array(bytes)
      try check(text, line)
      if text.contains(where: { $0 > UInt8(ascii: " ") }) { isBlank = false }
      firstRow?.append(text)
      return
    }
    let cell = DataCell(bytes, decimalComma: format.readsDecimalCommas)
    if case .text = cell { try check(Array(bytes), line) }
    store(cell, bytes, line)
  }

  private mutating func store(_ cell: DataCell, _ bytes: UnsafeRawBufferPointer, _ line: Int) {
    if case .empty = cell { return }
    isBlank = false
    while column >= columns.count { addColumn() }
    columns[column].fill(to: row)
    switch cell {
    case .empty: break
    case .gap: columns[column].append(nil)
    case .short(let value) where columns[column].time == nil: columns[column].append(short: value)
    case .long(let numeral) where columns[column].time == nil: columns[column].append(numeral)
    case .time(let text) where columns[column].append(text, line: line): break
    case .short, .long, .time, .text:
      if columns[column].firstTextLine == nil {
        columns[column].firstTextLine = line
        columns[column].firstText = Self.shortened(bytes)
      }
      columns[column].append(nil)
    }
  }

  private static func shortened(_ bytes: UnsafeRawBufferPointer) -> String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let start = String(String.UnicodeScalarView(text.prefix(40)))
    return text.count > 40 ? start + "…" : start
  }

  private mutating func addColumn() {
    columns.append(DataColumn(name: DataNames.name(of: columns.count)))
  }

  private mutating func endRow() {
    let wasBlank = isBlank
    (column, isBlank) = (0, true)
    if wasBlank {
      if firstRow != nil { firstRow = [] }
      return
    }
    guard let first = firstRow else {
      row += 1
      return
    }
    firstRow = nil
    let isComma = format?.readsDecimalCommas == true
    let cells = first.map { text in
      text.withUnsafeBytes { DataCell($0, decimalComma: isComma) }
    }
    let hasNumber = cells.contains {
      switch $0 {
      case .short, .long: true
      case .empty, .gap, .time, .text: false
      }
    }
    // Months may stand above columns of numbers.
    let beginsWithTime = if case .time? = cells.first { true } else { false }
    if hasNumber || beginsWithTime {
      for (cell, text) in zip(cells, first) {
        text.withUnsafeBytes { store(cell, $0, line) }
        column += 1
      }
      (column, isBlank) = (0, true)
      row = 1
    } else {
      hasHeadings = true
      columns = DataNames.columns(titles: first)
    }
  }

  private func checkSize() throws(DataError) {
    if max(row, 1) * columns.count > DataTable.mostCells {
      throw DataError(.tooManyCells(limit: DataTable.mostCells), line: line)
    }
  }

  /// A text that is not a number has to be text at all.
  private func check(_ text: [UInt8], _ line: Int) throws(DataError) {
    if text.contains(0) { throw DataError(.notText, line: line) }
    if !text.isValidUTF8 { throw DataError(.invalidUTF8, line: line) }
  }

  /// The text in quotes, and what follows them.
  private static func unquoted(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var text: [UInt8] = []
    var index = 1
    var isOpen = true
    while index < bytes.count {
      if isOpen, bytes[index] == UInt8(ascii: "\"") {
        let isDoubled = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"")
        if isDoubled {
          text.append(bytes[index])
          index += 1
        } else {
          isOpen = false
        }
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    return text
  }
}
