import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// Writes the state of histories as JSON; `docs/protocol.md` documents it.
enum HistoryReply {
  static func listing(of screen: HistoryScreen, _ words: Words) -> [UInt8] {
    let count = screen.shownCount
    var json = JSONText()
    json.beginObject()
    json.member("total", screen.count)
    json.member("count", count)
    json.member("status", words.rows(count))
    json.member(
      "message", count > 0 ? nil : words[screen.count > 0 ? .nothingFound : .emptyHistory])
    json.name("sections")
    json.beginArray()
    for section in screen.sections {
      json.beginObject()
      json.member("title", section.kind.map { words.title(of: $0) })
      json.member("count", section.indices.count)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  static func rows(in range: Range<Int>, of screen: inout HistoryScreen) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.name("rows")
    json.beginArray()
    for (id, row) in screen.rows(in: range) {
      json.beginObject()
      json.member("id", id)
      json.shown("text", screen.text(of: row))
      json.shown("expression", row.expression)
      json.member("mathML", row.mathML)
      json.shown("result", row.result)
      json.shown("exact", row.exact)
      json.member("formula", row.formula)
      json.member("isCleared", row.kind == .cleared)
      json.member("angle", row.unit == .degrees ? "DEG" : "")
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    for row in named { json.member(row.name, words[row.text]) }
    json.name("calculators")
    json.beginObject()
    for owner in Calculator.allCases { json.member(owner.name, words.title(of: owner)) }
    json.endObject()
    json.name("back")
    json.beginObject()
    for owner in Calculator.allCases { json.member(owner.name, words.back(to: owner)) }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  private static var named: [(name: String, text: Text)] {
    [
      ("history", .history), ("backToHistory", .backToHistory), ("byKind", .byKind),
      ("search", .search), ("delete", .delete), ("clearHistory", .clearHistory), ("undo", .undo),
      ("deleted", .rowDeleted), ("historyCleared", .historyCleared), ("export", .export),
      ("exportCSV", .exportCSV), ("exportText", .exportText),
    ]
  }
}
