import Screens
import TextFormats

extension JSONText {
  /// The description of a key, except its places.
  mutating func members(of entry: Keypad.Entry, spoken: String) {
    member("key", entry.name)
    member("label", entry.label)
    member("name", spoken)
    member("group", entry.group.name)
    name("typed")
    beginArray()
    for text in entry.typed { string(text) }
    endArray()
  }

  mutating func members(of place: Keypad.Place) {
    member("column", place.column)
    member("row", place.row)
    member("columnSpan", place.columnSpan)
    member("rowSpan", place.rowSpan)
  }
}
