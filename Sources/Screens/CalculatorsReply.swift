public import Calculators
import Formulas
import OrdinateNumerics

/// Writes what a page shows of its calculators as JSON; `CalculatorsSession` says what is in it.
enum CalculatorsReply {
  static func state(of screen: RPNScreen, _ words: CalculatorWords) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("display", screen.display)
    json.member("description", screen.description)
    json.member("value", screen.displayValue ?? .nan)
    json.member("error", screen.error?.code)
    json.member("message", words.message(of: screen))
    json.member("isTyping", screen.userIsInTheMiddleOfTypingANumber)
    json.member("angle", screen.angle == .radians ? "RAD" : "DEG")
    json.name("stack")
    json.beginArray()
    for (index, level) in screen.levels(upTo: CalculatorsSession.shownLevels).enumerated() {
      json.beginObject()
      json.member("level", index + 1)
      json.member("name", words[.level(index + 1)])
      json.member("text", level.text)
      json.member("value", level.value?.text(.result) ?? "")
      json.endObject()
    }
    json.endArray()
    json.member("depth", screen.depth)
    json.name("variables")
    json.beginArray()
    for variable in screen.variables {
      json.beginObject()
      json.member("name", variable.name)
      json.member("value", variable.value.text(.result))
      json.endObject()
    }
    json.endArray()
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
    json.member("kept", screen.kept)
    json.endObject()
    return json.bytes
  }

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

extension CalculatorWords {
  /// What the display says in place of a value, or besides it; `nil` if nothing.
  public func message(of screen: RPNScreen) -> String? {
    switch screen.notice {
    case .refused(let error): message(for: error)
    case .nothingToGraph: self[.nothingToGraph]
    case .incompleteGraph: self[.incompleteGraph]
    case .pasteRefused: self[.pasteRefused]
    case nil: screen.error.map { message(for: $0) }
    }
  }

  public func message(for error: CalculatorError) -> String {
    switch error {
    case .missingOperands: self[.missingOperands]
    case .noValue(let kind): self[.error(kind)]
    }
  }
}
