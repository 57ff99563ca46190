import Screens
import TextFormats
import Words

extension JSONText {
  /// A tab of the page: one object of a list.
  mutating func tab(_ tab: Tab, hasHistoryBeside: Bool, _ words: Words) {
    beginObject()
    member("name", tab.name)
    member("title", words.title(of: tab))
    member("hasHistoryBeside", hasHistoryBeside)
    endObject()
  }
}
