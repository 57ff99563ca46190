/// What the page has of a row of a sheet.
struct SentRow {
  let text: String
  /// The MathML, if the row was edited; that of others follows from the text.
  let edited: String?

  func isTypeset(_ text: String) -> Bool {
    edited == nil && self.text.utf8.elementsEqual(text.utf8)
  }

  func isEdited(_ math: String) -> Bool { edited?.utf8.elementsEqual(math.utf8) == true }
}
