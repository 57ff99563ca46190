import Calculators
import Formulas
import Screens
import TextFormats

extension JSONText {
  /// The member `rows`: the new rows of a history, oldest first, as they are stored.
  mutating func rows(_ rows: [HistoryRow]) {
    name("rows")
    beginArray()
    for row in rows {
      beginObject()
      member("text", row.text)
      member("formula", row.formula)
      member("kind", row.kind.name)
      member("unit", row.unit?.name ?? "")
      member("exact", row.exact)
      endObject()
    }
    endArray()
  }
}
