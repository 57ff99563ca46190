import Sheets

/// What the page has of a row of a sheet.
struct SentRow {
  let text: String
  /// The MathML, if the row was edited; that of others follows from the text.
  let edited: String?
  /// The row without its MathML; `nil` if it has to be written again.
  var written: WrittenRow?

  func isTypeset(_ text: String) -> Bool {
    edited == nil && self.text.utf8.elementsEqual(text.utf8)
  }

  func isEdited(_ math: String) -> Bool { edited?.utf8.elementsEqual(math.utf8) == true }
}

/// A row as JSON, and what tells whether it is still the same.
struct WrittenRow {
  let version: RowVersion
  let index: Int
  let color: Int?
  let isHidden: Bool
  /// Empty before it is written.
  var json: [UInt8] = []

  func isSame(as other: WrittenRow) -> Bool {
    version === other.version && index == other.index && color == other.color
      && isHidden == other.isHidden
  }
}

/// A curve as JSON, and what tells whether it is still the same.
struct WrittenCurve {
  let color: Int
  let isHidden: Bool
  let json: [UInt8]
}
