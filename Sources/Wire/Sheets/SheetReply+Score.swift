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
    let parts = SheetScore.parts(of: sheet, on: screen)
    let id = parts.contains { $0.row == row } ? row : parts.first?.row
    let score = id.flatMap { SheetScore(of: $0, sheet, places, on: screen) }
    var json = JSONText()
    json.beginObject()
    json.name("curves")
    json.beginArray()
    for part in parts {
      guard let index = sheet.sheet.index(of: part.row) else { continue }
      json.beginObject()
      json.member("row", part.row)
      json.member("color", part.color % GraphCurve.colorCount)
      json.member("text", words.text(.row, "number", (index + 1).description))
      json.endObject()
    }
    json.endArray()
    json.member("row", score?.row ?? -1)
    json.member("seconds", SheetScore.seconds)
    for (name, numbers) in [("tones", score?.tones ?? []), ("pans", score?.pans ?? [])] {
      json.name(name)
      json.beginArray()
      for number in numbers { json.number(number) }
      json.endArray()
    }
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
    json.member("statement", parts.isEmpty ? words[.notHeard] : "")
    json.endObject()
    return json.bytes
  }

  private static func text(of stop: SheetScore.Stop, _ words: Words) -> String {
    let start = stop.variable.description + " = " + Words.shown(stop.value.text(.shortest))
    guard let value = stop.cell.values.first else {
      return start + ", " + (stop.cell.isComplete ? words[.noValue] : words[.notDecided])
    }
    let names = value.coordinates.count > 1 ? ["x", "y"] : ["y"]
    var text = start
    for (name, coordinate) in zip(names, value.coordinates) {
      let digits = coordinate.digits
      text += ", " + name + (digits.isExact ? " = " : " ≈ ") + Words.shown(digits.text)
    }
    return text
  }
}
