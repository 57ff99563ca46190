import Formulas

extension Sheet.Entry {
  /// Reads a line: the text of a row, and what follows the last ` @`: perhaps its colour and `hidden` and, for a data
  /// table, `lines` and its cells after `data`.
  ///
  /// The text may have the sign, too. In cells it is doubled, and a doubled one is part of its text.
  init(line: ArraySlice<UInt8>) {
    let at = UInt8(ascii: "@")
    for sign in line.indices.dropFirst().reversed()
    where line[sign] == at && line[sign - 1] == UInt8(ascii: " ")
      && (sign + 1 == line.endIndex || line[sign + 1] != at)
    {
      if let entry = Self(line: line, sign: sign) {
        self = entry
        return
      }
    }
    self.init(String(decoding: line, as: UTF8.self))
  }

  /// - Returns: `nil` if something else follows the sign.
  private init?(line: ArraySlice<UInt8>, sign: Int) {
    let isSeparator: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    var color: Int?
    var (isHidden, isJoined) = (false, false)
    var table: Sheet.Table?
    var index = sign + 1
    while table == nil {
      while index < line.endIndex, isSeparator(line[index]) { index += 1 }
      if index == line.endIndex { break }
      let end = line[index...].firstIndex(where: isSeparator) ?? line.endIndex
      let word = line[index..<end]
      index = end
      if word.elementsEqual("hidden".utf8) {
        isHidden = true
      } else if word.elementsEqual("lines".utf8) {
        isJoined = true
      } else if word.elementsEqual("data".utf8) {
        table = Sheet.Table(
          TableCells(lines: TableText.lines(line[end...])), isJoined: isJoined)
      } else if let known = SheetText.colors.firstIndex(where: { word.elementsEqual($0.utf8) }) {
        color = known
      } else {
        return nil
      }
    }
    if isJoined && table == nil { return nil }
    self.init(
      String(decoding: line[..<(sign - 1)], as: UTF8.self), color: color, isHidden: isHidden,
      table: table)
  }

  /// The line that reads back as this row.
  var line: String {
    var words: [String] = []
    if let color { words.append(SheetText.colors[color % SheetText.colors.count]) }
    if isHidden { words.append("hidden") }
    if let table {
      if table.isJoined { words.append("lines") }
      words.append("data " + TableText.text(of: table.cells))
    }
    let isPlain =
      words.isEmpty && Sheet.Entry(line: Array(text.utf8)[...]) == self
      && SheetText.View(Array(text.utf8)[...]) == nil
    if isPlain { return text }
    var line = text + " @"
    for (index, word) in words.enumerated() { line += (index > 0 ? ", " : "") + word }
    return line
  }
}
