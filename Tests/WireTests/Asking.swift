import Foundation
import Testing
import Wire

@testable import Screens

extension Session {
  /// A session that speaks all languages; values from outside are those of x².
  static var spoken: Session {
    Session(words: { Words(Language(tag: $0)) }, given: { _, xs in xs.map { $0 * $0 } })
  }

  /// Sends a message in which `|` stands for U+001F.
  mutating func reply(to message: String) -> [UInt8] {
    reply(to: Array(message.replacing("|", with: "\u{1F}").utf8))
  }

  /// Sends a message, a field each, and reads the reply.
  mutating func ask(_ fields: String...) throws -> [String: Any] {
    let message = Array(fields.joined(separator: "\u{1F}").utf8)
    let reply = try JSONSerialization.jsonObject(with: Data(reply(to: message)))
    return try #require(reply as? [String: Any])
  }
}
