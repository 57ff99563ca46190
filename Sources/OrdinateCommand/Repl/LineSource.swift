import CLineEditor

/// Lines as a person types them, or as they come through a pipe.
enum LineSource {
  /// Hands over line after line until the last.
  ///
  /// At a terminal they follow a prompt, can be edited and recalled, and Tab completes words; where
  /// the system has no library for that, they are as the terminal gives them. Ctrl-C drops a line
  /// that is being edited.
  ///
  /// - Parameters:
  ///   - history: The name of the file that keeps what was typed at a terminal.
  ///   - words: What Tab completes.
  ///   - breaks: The ASCII characters that end a word.
  ///   - body: False where no more lines are wanted.
  static func forEachLine(
    prompt: String, history: String, completing words: [String], breaking breaks: String,
    _ body: (String) -> Bool
  ) throws {
    guard Input.isTerminal, Output.standard.isTerminal else {
      return try forEachPlainLine(prompt: "", body)
    }
    // As long as the program runs: the library looks at them whenever Tab is pressed.
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
        // Readline takes what is pasted for one line, whatever is in it.
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
          if history.add(line) { line_editor_remember(line) }
          if !body(line) { return }
        }
      case line_editor_dropped: Output.standard.write("\n")
      default:
        Output.standard.write("\n")
        return
      }
    }
  }

  private static func forEachPlainLine(prompt: String, _ body: (String) -> Bool) throws {
    Output.standard.write(prompt)
    try LineReader(path: "-").forEachLine { line in
      guard body(String(decoding: line, as: UTF8.self)) else { return false }
      Output.standard.write(prompt)
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
