import Foundation
import TestSupport
import Testing
import Wire

@testable import Screens

extension Session {
  /// A session where the values from outside are those of x².
  static var squaring: Session { Session(given: { _, xs in xs.map { $0 * $0 } }) }

  /// Sends the message that a line of a test stands for.
  mutating func reply(to message: String) -> [UInt8] {
    reply(to: Array(message.message.utf8))
  }

  /// Sends a message, one argument per field, and reads the reply.
  mutating func ask(_ fields: String...) throws -> [String: Any] {
    let message = Array(fields.joined(separator: "\u{1F}").utf8)
    let reply = try JSONSerialization.jsonObject(with: Data(reply(to: message)))
    return try #require(reply as? [String: Any])
  }
}
