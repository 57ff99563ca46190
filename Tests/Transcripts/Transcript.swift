import TestSupport
import TextFormats
import Wire

/// Asks a session, and records each message and its reply byte for byte.
struct Transcript {
  private var session = Session(given: { _, xs in xs.map { $0 * $0 } })
  private(set) var lines = ""

  /// - Parameter message: Has `|` in place of U+001F.
  mutating func send(_ message: String) {
    let message = message.message
    var line = JSONText()
    line.beginObject()
    line.member("message", message)
    line.member("reply", String(decoding: session.reply(to: Array(message.utf8)), as: UTF8.self))
    line.endObject()
    lines += line.text + "\n"
  }
}
