import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// Writes the state of the calculators as JSON; `docs/protocol.md` documents it.
enum CalculatorsReply {
  /// The number of levels of the stack that a reply contains.
  private static let shownLevels = 50

  static func state(
    of screen: RPNScreen, _ rows: [HistoryRow], _ words: Words, isSpelling: Bool
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    common(screen, rows, words, to: &json)
    json.member("isSpelling", isSpelling)
    angle(screen.angle, words, to: &json)
    json.name("stack")
    json.beginArray()
    for (index, level) in screen.levels(upTo: shownLevels).enumerated() {
      json.beginObject()
      json.member("level", index + 1)
      json.member("name", words.level(index + 1))
      json.shown("text", level.text)
      json.shown("value", level.value)
      json.endObject()
    }
    json.endArray()
    // The display is level 1; while a number is being typed, it is below level 1.
    json.member("lowestShownLevel", screen.isTyping ? 1 : 2)
    json.member("depth", screen.depth)
    json.name("variables")
    json.beginArray()
    for variable in screen.variables {
      json.beginObject()
      json.member("name", variable.name)
      json.shown("value", variable.value)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  static func state(
    of screen: InfixScreen, _ rows: [HistoryRow], _ words: Words, isSpelling: Bool
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    common(screen, rows, words, to: &json)
    json.member("isSpelling", isSpelling)
    json.member("orderNote", words.note(of: screen))
    angle(screen.calculator == .calculator ? nil : screen.settings.angle, words, to: &json)
    json.shown("memory", screen.memory)
    json.endObject()
    return json.bytes
  }

  /// The display with room for so many characters.
  static func display(
    of screen: some CalculatorScreen, room: Int, _ words: Words
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    display(screen.displayText(room: room), words, to: &json)
    json.endObject()
    return json.bytes
  }

  /// The members that the states of all calculators have.
  private static func common(
    _ screen: some CalculatorScreen, _ rows: [HistoryRow], _ words: Words,
    to json: inout JSONText
  ) {
    let displayText = screen.displayText
    json.member("display", displayText.text)
    display(displayText, words, to: &json)
    json.member("isUnfinished", screen.isUnfinished)
    json.member("isExactChosen", screen.form != .decimal)
    let description = screen.description
    json.member("description", description)
    json.shown(
      "descriptionLine",
      screen.isComplete && !description.utf8.isEmpty ? description + " =" : description)
    json.member("value", screen.displayValue ?? .nan)
    json.member("error", screen.error?.code)
    json.member("message", words.message(of: screen))
    json.member("isTyping", screen.isTyping)
    json.member("isComplete", screen.isComplete)
    json.member("isSecond", screen.isSecond)
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
    json.rows(rows)
  }

  private static func display(
    _ display: DisplayText, _ words: Words, to json: inout JSONText
  ) {
    json.shown("displayLine", display.text)
    json.member("mathML", display.mathML)
    json.member("exactness", display.isExact.map { $0 ? "=" : "≈" })
    json.member("exactnessName", display.isExact.map { words[$0 ? .exactly : .about] })
    json.member("isLong", display.isLong)
    json.member("hasMoreDigits", display.hasMoreDigits)
    json.member("isDisplayUnfinished", display.isUnfinished)
  }

  /// - Parameter unit: `nil` if angles do not matter.
  private static func angle(_ unit: AngleUnit?, _ words: Words, to json: inout JSONText) {
    json.member("angle", unit.map { words.sign(of: $0) } ?? "")
    json.member("angleName", unit.map { words.name(of: $0) } ?? "")
  }
}
