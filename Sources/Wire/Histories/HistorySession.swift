import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// The part of the conversation about histories.
///
/// The page stores the rows and supplies them. `docs/protocol.md` lists the messages and the
/// contents of their replies.
public struct HistorySession: Sendable {
  private var words = Words.english
  /// By calculator, in the order of `Calculator`.
  private var screens: [HistoryScreen]

  public init() {
    screens = Calculator.allCases.map { _ in
      HistoryScreen(clearedText: Words.english[.cleared])
    }
  }

  /// - Complexity: as the functions of `HistoryScreen`, and O(bytes) of message and reply.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message, in: "history") { (action, fields) throws(UnknownMessage) in
      try reply(to: action, &fields)
    }
  }

  /// - Parameter name: Without `history.`
  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func reply(
    to name: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    let message = try HistoryMessage(name)
    if message == .words {
      words = try fields.words()
      return HistoryReply.words(words)
    }
    let owner = try fields.value { Calculator(name: $0) }
    return try reply(to: message, &fields, at: Int(owner.rawValue))
  }

  private mutating func reply(
    to message: HistoryMessage, _ fields: inout FieldReader, at place: Int
  ) throws(UnknownMessage) -> [UInt8] {
    switch message {
    case .words: break
    case .open:
      let entries = try Self.entries(&fields)
      let (order, search) = (screens[place].order, screens[place].search)
      screens[place] = HistoryScreen(clearedText: words[.cleared])
      screens[place].show(order, search: search)
      screens[place].insert(entries)
    case .insert: screens[place].insert(try Self.entries(&fields))
    case .remove:
      var ids: [Int] = []
      while !fields.isAtEnd { ids.append(try fields.whole()) }
      screens[place].remove(ids)
    case .show:
      let order = try fields.value(Self.order)
      screens[place].show(order, search: try fields.rest())
    case .rows:
      let (lower, upper) = (try fields.whole(), try fields.whole())
      try fields.end()
      return HistoryReply.rows(in: lower..<max(lower, upper), of: &screens[place])
    case .export:
      let isTable = try fields.value {
        $0.spells("csv") ? true : $0.spells("text") ? false : nil
      }
      try fields.end()
      let file =
        isTable ? screens[place].csv() : screens[place].text { words.title(of: $0) }
      return JSONText.object("text", String(decoding: file, as: UTF8.self))
    }
    return HistoryReply.listing(of: screens[place], words)
  }

  private static func order(_ name: ArraySlice<UInt8>) -> HistoryScreen.Order? {
    name.spells("newest") ? .newest : name.spells("kinds") ? .kinds : nil
  }

  /// Reads rows of six fields each: number, text, formula, kind, unit, exact form. Rows that cannot
  /// be read are skipped.
  private static func entries(
    _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [History.Entry] {
    var entries: [History.Entry] = []
    while !fields.isAtEnd {
      let number = try fields.field()
      let (text, formula) = (try fields.text(), try fields.text())
      let kind = try fields.field()
      let unit = AngleUnit(name: try fields.field())
      let exact = try fields.text()
      let found = HistoryKind(name: kind)
      guard let id = Int(utf8: number), found != nil || kind.isEmpty else { continue }
      entries.append(
        History.Entry(
          id: id, text: text, formula: formula, kind: found, unit: unit, exact: exact))
    }
    return entries
  }
}
