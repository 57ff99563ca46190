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

/// A session and its view of a sheet: 7.5 units by 5, 40 points a unit, the origin at (150, 100).
struct OpenSheet {
  var session = Session.squaring
  let view: Int

  init() { view = session.graphs.open() }
}

/// Tests that send messages about a sheet.
protocol SheetAsking {
  var open: OpenSheet { get set }
}

extension SheetAsking {
  /// Sends a message about the view, without the part's name and the view's number, and reads the reply.
  mutating func ask(_ fields: String...) throws -> [String: Any] { try ask(fields) }

  mutating func ask(_ fields: [String]) throws -> [String: Any] {
    let all = ["sheet." + fields[0], "\(open.view)"] + fields.dropFirst()
    let message = Array(all.joined(separator: "\u{1F}").utf8)
    let reply = try JSONSerialization.jsonObject(with: Data(open.session.reply(to: message)))
    return try #require(reply as? [String: Any])
  }

  /// Replaces all rows.
  mutating func show(_ rows: [String]) throws {
    _ = try ask("restore", rows.map { "row =" + $0 }.joined(separator: "\n"))
  }

  /// Replaces all rows, and computes what is drawn and its places.
  mutating func showPlaces(_ rows: [String]) throws {
    try show(rows)
    while open.session.graphs.advance(open.view) {}
    findPlaces()
  }

  mutating func findPlaces() {
    while open.session.graphs.findPlaces(open.view) {}
  }
}
