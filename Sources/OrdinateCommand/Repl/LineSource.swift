import CLineEditor

/// Lines that a person types, or that arrive through a pipe.
enum LineSource {
  /// Passes on one line after another until the last.
  ///
  /// At a terminal there is a prompt. If the system has a library for it, lines can be edited and
  /// recalled, and Tab completes words. Ctrl-C discards the line that is being edited.
  ///
  /// - Parameters:
  ///   - history: The name of the file for lines typed at a terminal.
  ///   - words: The words that Tab completes.
  ///   - breaks: The ASCII characters that end a word.
  ///   - body: Returns false to stop.
  static func forEachLine(
    prompt: String, history: String, completing words: [String], breaking breaks: String,
    _ body: (String) -> Bool
  ) throws {
    guard Input.isTerminal, Output.standard.isTerminal else {
      return try forEachPlainLine(prompt: "", body)
    }
    // Never freed, because the library reads them whenever Tab is pressed.
    let pointers = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { pointers[index] = copy(of: word) }
    pointers[words.count] = nil
    guard line_editor_open(pointers, copy(of: breaks)) else {
      return try forEachPlainLine(prompt: prompt, body)
    }
    defer { line_editor_close() }
    forEachEditedLine(prompt: prompt, LineHistory(name: history), body)
  }

  private static func forEachEditedLine(
    prompt: String, _ earlier: LineHistory, _ body: (String) -> Bool
  ) {
    var history = earlier
    for line in history.lines { line_editor_remember(line) }
    while true {
      var typed: UnsafeMutablePointer<CChar>?
      switch line_editor_read(prompt, &typed) {
      case line_editor_read_line:
        guard let typed else { return }
        let text = String(cString: typed)
        line_editor_release(typed)
        // Readline treats pasted text as one line, even if it contains line ends.
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
          if history.add(line) { line_editor_remember(line) }
          if !body(line) { return }
        }
      case line_editor_dropped: Results.write("\n")
      default:
        Results.write("\n")
        return
      }
    }
  }

  private static func forEachPlainLine(prompt: String, _ body: (String) -> Bool) throws {
    Results.write(prompt)
    try LineReader(path: "-").forEachLine { line in
      guard body(String(decoding: line, as: UTF8.self)) else { return false }
      Results.write(prompt)
      return true
    }
  }

  private static func copy(of word: String) -> UnsafePointer<CChar> {
    let bytes = word.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    return UnsafePointer(copy)
  }
}
