import Calculators
import Screens
import TextFormats
import Words

extension CalculatorsReply {
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("language", words.language.code)
    for calculator in Calculator.keyed {
      json.name(calculator.name)
      json.beginObject()
      for row in named + own(calculator) { json.member(row.name, words[row.text]) }
      json.member("hasGraph", calculator.hasGraph)
      json.member("hasStack", calculator == .rpn)
      json.endObject()
    }
    json.name("keys")
    json.beginObject()
    for calculator in Calculator.keyed {
      json.name(calculator.name)
      keys(of: calculator.keypad, words, to: &json)
    }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  /// The words that this calculator has and others lack.
  private static func own(_ calculator: Calculator) -> [(name: String, text: Text)] {
    switch calculator {
    case .calculator: [("title", .calculator), ("back", .backToCalculator)]
    case .scientific:
      [
        ("title", .scientific), ("back", .backToScientific), ("graph", .graph), ("memory", .memory),
      ]
    case .rpn:
      [
        ("title", .rpn), ("back", .backToRPN), ("graph", .graph), ("stack", .stack),
        ("emptyStack", .emptyStack), ("variables", .variables),
      ]
    case .plotter: []
    }
  }

  /// The words that every calculator has.
  private static var named: [(name: String, text: Text)] {
    [
      ("display", .display), ("description", .description), ("keypad", .keypad), ("copy", .copy),
      ("copyValue", .copyValue), ("copyFormula", .copyFormula), ("copied", .copied),
      ("paste", .paste), ("history", .history), ("moreDigits", .moreDigits),
      ("computing", .computing),
    ]
  }

  private static func keys(
    of keypad: Keypad, _ words: Words, to json: inout JSONText
  ) {
    json.beginArray()
    for entry in keypad.entries where entry.isInGrids {
      json.beginObject()
      json.members(of: entry, spoken: words.name(of: entry.key))
      json.member("layer", entry.layer.name)
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

extension Calculator {
  /// The calculators that `CalculatorsSession` answers for; the Plotter belongs to the page.
  fileprivate static var keyed: [Calculator] { [.calculator, .scientific, .rpn] }
}
