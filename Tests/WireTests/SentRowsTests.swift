import Foundation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct SentRowsTests: SheetAsking {
  var open = OpenSheet()

  private static let rows = [
    "a = 2", "b = a+1", "c = a b", "f(x) = x²+a", "y = a x² + b", "y = f'(x)", "2a", "x² = a",
    "q x", "x² + y² = a", "y_1 ~ p x_1 + a", "y = p x", "(a, b)", "[1…a]", "", "\"note",
  ]

  /// The rows and curves of the state, without what is typeset.
  private mutating func state() throws -> NSArray {
    let reply = try ask("state")
    let sheet = try #require(reply["sheet"] as? [String: Any])
    let rows = try #require(sheet["rows"] as? [[String: Any]])
    let others = rows.map { $0.filter { $0.key != "math" } }
    return [others, try #require(reply["curves"] as? [[String: Any]])]
  }

  /// A random message about a row.
  private func message(_ id: Int, _ generator: inout SeededGenerator) -> [String] {
    let row = Self.rows.randomElement(using: &generator) ?? ""
    let number = Int.random(in: 0..<6, using: &generator)
    let messages = [
      ["set", "\(id)", row], ["set", "\(id)", row], ["append", "radians", row],
      ["remove", "\(id)"], ["duplicate", "\(id)"], ["move", "\(id)", "\(number)"],
      ["color", "\(id)", "\(number)"],
      ["hide", "\(id)", "\(Bool.random(using: &generator))"], ["slide", "\(id)", "\(number)"],
      ["undo"], ["redo"], ["select", "\(id)"], ["leave"], ["type", "3"], ["solve", "\(id)"],
      ["range", "\(id)", "-\(number)", "9", ""],
    ]
    return messages.randomElement(using: &generator) ?? []
  }

  @Test("what is taken from before is the same as what is written from the start")
  mutating func walk() throws {
    var generator = SeededGenerator.printingSeed("what is taken from before is the same")
    try show(["x_1, y_1 @data 1, 2; 2, 3; 4, 4"] + Self.rows.prefix(8))
    for _ in 0..<300 {
      let ids = open.session.graphs.views[0].sheet?.sheet.rows.map { $0.id } ?? []
      let sent = message(ids.randomElement(using: &generator) ?? 1, &generator)
      _ = try ask(sent)
      let reused = try state()
      open.session.graphs.views[0].forgetWords()
      let fresh = try state()
      #expect(reused == fresh, "after \(sent)")
      // The next message finds rows that were written before.
      _ = try state()
    }
  }

  @Test("rows and curves have the words of a language that is chosen later")
  mutating func language() throws {
    try show(["y = x", "a = 2", "2a"])
    for _ in 0..<2 { _ = try state() }
    let german = String(decoding: Language.german.file, as: UTF8.self)
    _ = try open.session.ask("sheet.words", "de", german)
    let rows = try #require(try state()[0] as? [[String: Any]])
    #expect(rows.compactMap { $0["kindText"] as? String } == ["Kurve", "Parameter", "Wert"])
  }
}
