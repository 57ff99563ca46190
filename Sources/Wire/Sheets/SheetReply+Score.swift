import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// What can be heard of a sheet.
extension SheetReply {
  /// How a row sounds, and which rows can be heard.
  ///
  /// - Parameter row: The identity of a row; the first one that can be heard if this one cannot.
  static func score(
    ofRow row: Int, _ places: SheetPlaces, of sheet: SheetScreen, on screen: GraphScreen,
    _ words: Words
  ) -> [UInt8] {
    let rows = SheetScore.rows(of: sheet, on: screen)
    let id = rows.contains { $0.id == row } ? row : rows.first?.id
    let score = id.flatMap { SheetScore(of: $0, sheet, places, on: screen) }
    var json = JSONText()
    json.beginObject()
    json.name("curves")
    json.beginArray()
    for (id, _, color) in rows {
      guard let index = sheet.sheet.index(of: id) else { continue }
      json.beginObject()
      json.member("row", id)
      json.member("color", color % GraphCurve.colorCount)
      json.member("text", words.text(.row, "number", (index + 1).description))
      json.endObject()
    }
    json.endArray()
    json.member("row", score?.row ?? -1)
    json.member("seconds", SheetScore.seconds)
    json.name("tones")
    json.beginArray()
    for tone in score?.tones ?? [] { json.number(tone) }
    json.endArray()
    json.name("events")
    json.beginArray()
    for event in score?.events ?? [] {
      json.beginObject()
      json.member("time", event.time)
      json.member("sound", event.sound.rawValue)
      json.endObject()
    }
    json.endArray()
    json.name("stops")
    json.beginArray()
    for stop in score?.stops ?? [] {
      json.beginObject()
      json.member("time", stop.time)
      json.member("text", text(of: stop, words))
      json.endObject()
    }
    json.endArray()
    json.member("statement", rows.isEmpty ? words[.notHeard] : "")
    json.endObject()
    return json.bytes
  }

  private static func text(of stop: SheetScore.Stop, _ words: Words) -> String {
    let x = "x = " + Words.shown(stop.x.text(.shortest))
    guard let value = stop.cell.values.first else {
      return x + ", " + (stop.cell.isComplete ? words[.noValue] : words[.notDecided])
    }
    let digits = value.coordinates[0].digits
    return x + ", y " + (digits.isExact ? "= " : "≈ ") + Words.shown(digits.text)
  }
}
