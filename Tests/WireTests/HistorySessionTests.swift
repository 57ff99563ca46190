import Calculators
import Foundation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct HistorySessionTests {
  static let rows: [[String]] = [
    ["1", "795 + 459 = 1254", "795+459", "additions", "", ""],
    ["2", "44 ÷ 11 = 4", "44/11", "divisions", "", ""],
    ["3", "", "", "cleared", "", ""],
    ["4", "222 + 8 = 230", "222+8", "additions", "", ""],
    ["5", "sin(30) = 0.5", "sin(30)", "trigonometry", "degrees", "1÷2"],
  ]

  private var session = Session.squaring

  private mutating func open(_ owner: String = "calculator") throws {
    _ = try session.ask("history.open", owner, Self.rows.flatMap { $0 }.joined(separator: "\u{1F}"))
  }

  private mutating func texts(_ owner: String = "calculator") throws -> [String] {
    let reply = try session.ask("history.rows", owner, "0", "100")
    let rows = try #require(reply["rows"] as? [[String: Any]])
    return rows.compactMap { $0["text"] as? String }
  }

  @Test mutating func listsNewestFirstAndSectionsOldestFirst() throws {
    try open()
    #expect(
      try texts() == [
        "sin(30) = 0.5", "222 + 8 = 230", "Cleared", "44 ÷ 11 = 4", "795 + 459 = 1254",
      ])
    let listing = try session.ask("history.show", "calculator", "kinds", "")
    let sections = try #require(listing["sections"] as? [[String: Any]])
    #expect(
      sections.compactMap { $0["title"] as? String } == [
        "Additions", "Cleared", "Divisions", "Trigonometry",
      ])
    #expect(sections.compactMap { $0["count"] as? Int } == [2, 1, 1, 1])
    #expect(
      try texts() == [
        "795 + 459 = 1254", "222 + 8 = 230", "Cleared", "44 ÷ 11 = 4", "sin(30) = 0.5",
      ])
  }

  @Test mutating func keepsHistoriesApart() throws {
    try open("calculator")
    for owner in ["scientific", "rpn", "plotter"] { #expect(try texts(owner).isEmpty) }
    _ = try session.ask("history.open", "calculator")
    #expect(try texts("calculator").isEmpty)
  }

  @Test mutating func tellsWhatThereIsToBringBack() throws {
    try open()
    let reply = try session.ask("history.rows", "calculator", "0", "3")
    let rows = try #require(reply["rows"] as? [[String: Any]])
    #expect(rows.compactMap { $0["id"] as? Int } == [5, 4, 3])
    #expect(rows.compactMap { $0["angle"] as? String } == ["DEG", "", ""])
    #expect(rows.compactMap { $0["formula"] as? String } == ["sin(30)", "222+8", ""])
    #expect(rows.compactMap { $0["exact"] as? String } == ["1÷2", "", ""])
    #expect(rows.compactMap { $0["isCleared"] as? Bool } == [false, false, true])
  }

  @Test mutating func insertsRemovesAndSearches() throws {
    try open()
    var listing = try session.ask("history.remove", "calculator", "2", "5", "77")
    #expect(listing["count"] as? Int == 3)
    #expect(listing["status"] as? String == "3 rows")
    listing = try session.ask(
      "history.insert", "calculator", Self.rows[1].joined(separator: "\u{1F}"))
    #expect(listing["count"] as? Int == 4)
    listing = try session.ask("history.show", "calculator", "newest", "44/")
    #expect(listing["count"] as? Int == 1)
    #expect(listing["total"] as? Int == 4)
    #expect(try texts() == ["44 ÷ 11 = 4"])
    listing = try session.ask("history.show", "calculator", "newest", "none")
    #expect(listing["message"] as? String == "Nothing found.")
  }

  @Test mutating func exportsWhatIsShown() throws {
    try open()
    _ = try session.ask("history.show", "calculator", "kinds", "=")
    let text = try session.ask("history.export", "calculator", "text")["text"] as? String
    #expect(
      text == """
        Additions
        795 + 459 = 1254
        222 + 8 = 230

        Divisions
        44 ÷ 11 = 4

        Trigonometry
        sin(30) = 0.5

        """)
    let csv = try session.ask("history.export", "calculator", "csv")["text"] as? String
    #expect(csv?.hasPrefix("row,formula,result,kind,angle\n795 + 459 = 1254,795+459,1254,") == true)
    #expect(csv?.split(separator: "\n").count == 5)
  }

  @Test("says so in every language", arguments: Language.allCases)
  mutating func languages(_ language: Language) throws {
    let words = try session.ask("history.words", Language.fields(language.code))
    #expect(words.count == 14)
    try open()
    #expect(try texts().contains(Words(language)[.cleared]))
    let titles = Set(HistoryKind.allCases.map { Words(language).title(of: $0) })
    #expect(titles.count == HistoryKind.allCases.count)
  }

  @Test(
    "refuses messages that it cannot read",
    arguments: [
      "history", "history.open", "history.open|featured", "history.open|rpn|1|2",
      "history.show|rpn|oldest|", "history.show|rpn|kinds", "history.rows|rpn|1",
      "history.rows|rpn|a|2",
      "history.export|rpn|pdf",
    ])
  mutating func refusal(message: String) throws {
    let reply = session.reply(to: message.utf8.map { $0 == UInt8(ascii: "|") ? 0x1F : $0 })
    #expect(String(decoding: reply, as: UTF8.self) == #"{"error":"unknown message"}"#)
  }
}
