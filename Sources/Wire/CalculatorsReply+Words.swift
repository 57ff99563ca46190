import Screens
import TextFormats

extension CalculatorsReply {
  static func words(in language: Language) -> [UInt8] {
    let words = CalculatorWords(language)
    var json = JSONText()
    json.beginObject()
    json.member("language", language.code)
    for tab in CalculatorTab.allCases {
      json.name(tab.name)
      json.beginObject()
      for row in named + tab.named { json.member(row.name, words[row.text]) }
      json.endObject()
    }
    json.name("keys")
    json.beginObject()
    for tab in CalculatorTab.allCases {
      json.name(tab.name)
      keys(of: tab.keypad, words, to: &json)
    }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// The words of every tab.
  private static var named: [(name: String, text: CalculatorText)] {
    [
      ("display", .display), ("description", .description), ("keypad", .keypad), ("copy", .copy),
      ("copied", .copied), ("paste", .paste), ("history", .history),
    ]
  }

  private static func keys(
    of keypad: Keypad, _ words: CalculatorWords, to json: inout JSONText
  ) {
    json.beginArray()
    for entry in keypad.entries {
      json.beginObject()
      json.members(of: entry, spoken: words[.key(entry.key)])
      for grid in Keypad.Grid.allCases {
        json.name(grid.name)
        if let place = entry.place(in: grid) {
          json.beginObject()
          json.members(of: place)
          json.endObject()
        } else {
          json.null()
        }
      }
      json.endObject()
    }
    json.endArray()
  }
}
