import Formulas
import Sheets

// Data tables: what keys, touches, pasting and files do to their cells.
extension SheetScreen {
  /// Adds a table of two columns without cells below the row that is edited, or as the last row.
  ///
  /// - Returns: `false` if there are too many rows.
  package mutating func insertTable() -> Bool {
    let names = freeNames(count: 2)
    let head = names[0].description + ", " + names[1].description
    return insert(Sheet.Entry(head, table: Sheet.Table(TableCells(columnCount: 2))))
  }

  /// Makes a table of a text with cells, such as that of a file.
  ///
  /// - Returns: `false` if it has none, or if there are too many rows.
  package mutating func insertTable(of text: String) -> Bool {
    let lines = CellReader.lines(Array(text.utf8))
    if lines.isEmpty { return false }
    let hasHead = CellReader.isHead(lines)
    let cells = TableCells(lines: Array(lines.dropFirst(hasHead ? 1 : 0)))
    let head = head(of: hasHead ? lines[0] : [], count: cells.columnCount)
    return insert(Sheet.Entry(head, table: Sheet.Table(cells)))
  }

  private mutating func insert(_ entry: Sheet.Entry) -> Bool {
    let isInPlace = activeIndex.map { sheet.rows[$0].text.utf8.isEmpty } ?? isBlank
    guard isInPlace || sheet.rows.count < Sheet.mostRows else { return false }
    record()
    var index = activeIndex.map { $0 + 1 } ?? sheet.rows.count
    active = nil
    if isInPlace {
      // An empty row makes room.
      index = max(0, index - 1)
      sheet.insert([entry], at: index + 1)
      sheet.remove(at: index)
    } else {
      sheet.insert([entry], at: index)
    }
    return true
  }

  /// Writes into a cell.
  ///
  /// - Returns: `false` if there is no such cell.
  package mutating func setCell(_ text: String, of id: Int, line: Int, column: Int) -> Bool {
    changeTable(id, columns: [column]) { $0.cells.set(TableCell(text), line: line, column: column) }
  }

  /// Pastes cells of a spreadsheet, or one text, with the first one in a cell. Names above them become those of
  /// columns without cells.
  ///
  /// - Returns: `false` if there is no such cell, or if not all fits into the table.
  package mutating func pasteCells(
    _ text: String, into id: Int, line: Int, column: Int
  ) -> Bool {
    guard let index = sheet.index(of: id), let table = sheet.rows[index].table, line >= 0,
      column >= 0, column < TableCells.mostColumns
    else { return false }
    var lines = CellReader.lines(Array(text.utf8))
    guard let first = lines.first else { return true }
    var texts = columnTexts(at: index)
    if line == 0, table.cells.lineCount == 0, CellReader.isHead(lines) {
      lines.removeFirst()
      for (offset, title) in first.enumerated() where column + offset < texts.count {
        texts[column + offset] = titled(texts[column + offset], title)
      }
    }
    let cells = lines.map { $0.map { TableCell($0) } }
    let width = column + (lines.map { $0.count }.max() ?? 0)
    let missing = min(width, TableCells.mostColumns) - texts.count
    if missing > 0 {
      let names = freeNames(count: texts.count + missing, keeping: texts.count)
      texts += names.suffix(missing).map { $0.description }
    }
    var pasted = table
    let isWhole = pasted.cells.set(cells, line: line, column: column)
    record()
    let head = Self.joined(texts)
    if !head.utf8.elementsEqual(sheet.rows[index].text.utf8) { sheet.setText(head, at: index) }
    sheet.setTable(pasted, at: index)
    return isWhole
  }

  /// Writes the name, the formula or the label above a column.
  ///
  /// - Returns: `false` if there is no such column.
  package mutating func setHead(_ text: String, of id: Int, column: Int) -> Bool {
    guard let index = sheet.index(of: id), sheet.rows[index].table != nil else { return false }
    var texts = columnTexts(at: index)
    guard texts.indices.contains(column) else { return false }
    texts[column] = text
    let head = Self.joined(texts)
    if head.utf8.elementsEqual(sheet.rows[index].text.utf8) { return true }
    record()
    sheet.setText(head, at: index)
    return true
  }

  /// Adds a column at the right.
  ///
  /// - Returns: `false` if there are too many.
  package mutating func addColumn(to id: Int) -> Bool {
    guard let index = sheet.index(of: id), var table = sheet.rows[index].table else { return false }
    let texts = columnTexts(at: index)
    guard texts.count < TableCells.mostColumns else { return false }
    let name = freeNames(count: texts.count + 1, keeping: texts.count).last
    while table.cells.columnCount <= texts.count {
      table.cells.insertColumn(at: table.cells.columnCount)
    }
    record()
    sheet.setText(Self.joined(texts + [name?.description ?? ""]), at: index)
    sheet.setTable(table, at: index)
    return true
  }

  /// Removes a column with its cells.
  ///
  /// - Returns: `false` if there is no such column, or no other one.
  package mutating func removeColumn(_ column: Int, of id: Int) -> Bool {
    guard let index = sheet.index(of: id), var table = sheet.rows[index].table else { return false }
    var texts = columnTexts(at: index)
    guard texts.count > 1, texts.indices.contains(column) else { return false }
    record()
    texts.remove(at: column)
    if column < table.cells.columnCount, table.cells.columnCount > 1 {
      table.cells.removeColumn(at: column)
    }
    sheet.setText(Self.joined(texts), at: index)
    sheet.setTable(table, at: index)
    return true
  }

  /// - Returns: `false` if there is no such line, or too many.
  package mutating func insertLine(at line: Int, of id: Int) -> Bool {
    changeTable(id) { $0.cells.insertLine(at: line) }
  }

  package mutating func removeLine(_ line: Int, of id: Int) -> Bool {
    changeTable(id) {
      $0.cells.removeLine(at: line)
      return true
    }
  }

  /// - Parameter isJoined: Whether lines join the points.
  package mutating func setJoined(_ isJoined: Bool, of id: Int) -> Bool {
    changeTable(id) {
      $0.isJoined = isJoined
      return true
    }
  }

  /// - Parameter columns: Those whose cells change; `nil` for all.
  mutating func changeTable(
    _ id: Int, columns: [Int]? = nil, as kind: Change = .other,
    _ change: (inout Sheet.Table) -> Bool
  ) -> Bool {
    guard let index = sheet.index(of: id), let table = sheet.rows[index].table else { return false }
    var changed = table
    let count = columnTexts(at: index).count
    while changed.cells.columnCount < min(count, TableCells.mostColumns) {
      changed.cells.insertColumn(at: changed.cells.columnCount)
    }
    guard change(&changed) else { return false }
    if changed != table {
      record(kind)
      sheet.setTable(changed, columns: columns, at: index)
    }
    return true
  }

  /// A row to add below another: a data table with names of its own for its columns.
  func copy(ofRowAt index: Int) -> Sheet.Entry {
    let row = sheet.rows[index]
    guard let table = row.table else { return Sheet.Entry(row.text) }
    let columns = sheet.columns(at: index)
    let free = freeNames(count: columns.count)
    let texts = zip(columnTexts(at: index), zip(columns, free)).map { text, column in
      guard let name = column.0.name, !column.0.isError else { return text }
      let rest = text.utf8.dropFirst(name.description.utf8.count)
      return column.1.description + String(decoding: Array(rest), as: UTF8.self)
    }
    return Sheet.Entry(Self.joined(texts), table: table)
  }

  // Names.

  /// What stands above each column of the row at an index.
  func columnTexts(at index: Int) -> [String] {
    let source = Array(sheet.rows[index].text.utf8)
    return sheet.columns(at: index).map { String(decoding: source[$0.range], as: UTF8.self) }
  }

  private static func joined(_ texts: [String]) -> String {
    var head = ""
    for (index, text) in texts.enumerated() { head += (index > 0 ? ", " : "") + text }
    return head
  }

  /// The text above a column, with what an axis is to say of it.
  private func titled(_ text: String, _ title: String) -> String {
    let plain = title.utf8.filter { $0 != UInt8(ascii: "\"") }
    if plain.isEmpty || text.utf8.elementsEqual(plain) || text.utf8.contains(UInt8(ascii: "\"")) {
      return text
    }
    return text + " \"" + String(decoding: plain, as: UTF8.self) + "\""
  }

  /// The text above columns with titles: a title that is a free name is one.
  private func head(of titles: [String], count: Int) -> String {
    var used = sheet.definedNames
    let free = freeNames(count: count)
    var texts: [String] = []
    for (column, name) in free.enumerated() {
      let title = column < titles.count ? titles[column] : ""
      let bytes = Array(title.utf8)
      if let (own, end) = Name.leading(bytes[...]), end == bytes.count, !used.contains(own),
        !own.isConstant, !Relation.planeNames.contains(own)
      {
        used.insert(own)
        texts.append(own.description)
      } else {
        texts.append(titled(name.description, title))
      }
    }
    return Self.joined(texts)
  }

  /// Names of columns that no row defines: x with a number, then y with this number and those after it.
  ///
  /// - Parameter keeping: How many of the first ones are not wanted.
  private func freeNames(count: Int, keeping: Int = 0) -> [Name] {
    let used = sheet.definedNames
    var names: [Name] = []
    var number = 1
    while names.count < count {
      let letter = names.isEmpty && keeping == 0 ? "x_" : "y_"
      let name = Name(letter + number.description)
      if names.count < keeping {
        names.append(name)
        continue
      }
      if used.contains(name) {
        number += 1
        continue
      }
      names.append(name)
      if names.count > 1 { number += 1 }
    }
    return names
  }
}
