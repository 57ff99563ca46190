import Calculators
import Formulas
import Screens
import TextFormats

/// Writes what a page shows of its calculators as JSON; `CalculatorsSession` says what is in it.
///
/// What is written takes the rows for a history that have come.
enum CalculatorsReply {
  static func state(of screen: inout RPNScreen, _ words: CalculatorWords) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    common(&screen, words, to: &json)
    json.member("angle", abbreviation(of: screen.angle))
    json.name("stack")
    json.beginArray()
    for (index, level) in screen.levels(upTo: CalculatorsSession.shownLevels).enumerated() {
      json.beginObject()
      json.member("level", index + 1)
      json.member("name", words[.level(index + 1)])
      json.member("text", level.text)
      json.member("value", level.value)
      json.endObject()
    }
    json.endArray()
    json.member("depth", screen.depth)
    json.name("variables")
    json.beginArray()
    for variable in screen.variables {
      json.beginObject()
      json.member("name", variable.name)
      json.member("value", variable.value)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  static func state(of screen: inout InfixScreen, _ words: CalculatorWords) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    common(&screen, words, to: &json)
    json.member("isComplete", screen.isComplete)
    json.member("orderNote", words.note(of: screen))
    json.member(
      "angle", screen.kind == .calculator ? "" : abbreviation(of: screen.settings.angle))
    json.member("memory", screen.memory)
    json.endObject()
    return json.bytes
  }

  /// What the states of all calculators have.
  private static func common(
    _ screen: inout some CalculatorScreen, _ words: CalculatorWords, to json: inout JSONText
  ) {
    json.member("display", screen.display)
    json.member("description", screen.description)
    json.member("value", screen.displayValue ?? .nan)
    json.member("error", screen.error?.code)
    json.member("message", words.message(of: screen))
    json.member("isTyping", screen.isTyping)
    json.name("graph")
    if let graph = screen.graph {
      json.beginObject()
      json.member("serial", graph.serial)
      json.member("formula", graph.text)
      json.member("unit", graph.angle.name)
      json.endObject()
    } else {
      json.null()
    }
    json.name("rows")
    json.beginArray()
    for row in screen.takeRows() {
      json.beginObject()
      json.member("text", row.text)
      json.member("formula", row.formula)
      json.member("kind", row.kind.name)
      json.member("unit", row.unit?.name ?? "")
      json.endObject()
    }
    json.endArray()
    json.member("kept", screen.kept)
  }

  private static func abbreviation(of angle: AngleUnit) -> String {
    angle == .radians ? "RAD" : "DEG"
  }
}
