import Screens

/// The conversation between a page and its histories; a part of `CalculatorsSession`.
///
/// The page stores the rows and hands them over; OWNER is `calculator`, `scientific`, `rpn` or
/// `plotter`. A row is five fields: the number under which it is stored, its text, its formula, its
/// kind, and `radians`, `degrees` or nothing. The kind may be empty: it is then read from the formula.
///
/// | message | fields | what it does |
/// | --- | --- | --- |
/// | `history.words` | a language's tag | speaks that language from the next `history.open` on |
/// | `history.open` | OWNER, rows | these are all the rows |
/// | `history.insert` | OWNER, rows | takes in more; a number that is there is replaced |
/// | `history.remove` | OWNER, numbers | takes rows out |
/// | `history.show` | OWNER, `newest` or `kinds`, text | a list or sections, of rows with that text |
/// | `history.rows` | OWNER, from, to | nothing; the reply has the rows shown there |
/// | `history.export` | OWNER, `csv` or `text` | nothing; the reply has what is shown, as `{"text"}` |
///
/// The reply to `history.words` is an object of words, with `"calculators"` and `"back"` by owner.
/// That to `history.rows`:
///
///     {"rows": [{"id", "text", "formula": "" where nothing can be brought back,
///                "isCleared": Bool, "angle": "DEG" | ""}]}
///
/// Any other message is answered with what there is to show:
///
///     {"total": number of rows, "count": of those shown, "status": "3 rows",
///      "message": words in place of rows | null,
///      "sections": [{"title": String | null, "count"}]}
struct HistorySession {
  private var language = Language.english
  private var screens: [HistoryScreen]

  init() {
    screens = HistoryOwner.allCases.map { _ in
      HistoryScreen(clearedText: HistoryWords.english[.cleared])
    }
  }

  /// - Complexity: as the functions of `HistoryScreen`, and O(bytes) of message and reply.
  mutating func reply(to message: HistoryMessage) -> [UInt8] {
    switch message {
    case .words(let language):
      self.language = language
      return HistoryReply.words(HistoryWords(language))
    case .of(let owner, let request):
      let place = HistoryOwner.allCases.firstIndex(of: owner) ?? 0
      return reply(to: request, at: place)
    }
  }

  private mutating func reply(to request: HistoryMessage.Request, at place: Int) -> [UInt8] {
    let words = HistoryWords(language)
    switch request {
    case .open(let entries):
      let (order, search) = (screens[place].order, screens[place].search)
      screens[place] = HistoryScreen(clearedText: words[.cleared])
      screens[place].show(order, search: search)
      screens[place].insert(entries)
    case .insert(let entries): screens[place].insert(entries)
    case .remove(let ids): screens[place].remove(ids)
    case .show(let order, let search): screens[place].show(order, search: search)
    case .rows(let range): return HistoryReply.rows(in: range, of: &screens[place])
    case .export(.csv): return HistoryReply.export(screens[place].csv())
    case .export(.text):
      return HistoryReply.export(screens[place].text { words[.kind($0)] })
    }
    return HistoryReply.listing(of: screens[place], words)
  }
}
