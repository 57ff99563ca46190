import Calculators
import Formulas
import Screens
import TextFormats
import Words

extension StartReply {
  /// The words on the page, the tabs in their order, and the Plotter's keypad.
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("language", words.language.code)
    for row in named { json.member(row.name, words[row.text]) }
    json.name("instructions")
    json.beginArray()
    for (icon, text) in instructions {
      json.beginObject()
      json.member("icon", icon)
      json.member("text", words[text])
      json.endObject()
    }
    json.endArray()
    json.name("tabs")
    json.beginArray()
    for tab in Tab.allCases {
      // A calculator without a graph has its history next to it.
      let calculator = Calculator(name: tab.name.utf8)
      json.tab(tab, hasHistoryBeside: calculator.map { !$0.hasGraph } ?? false, words)
    }
    json.endArray()
    json.name("keys")
    keys(of: .plotter, words, to: &json)
    json.endObject()
    return json.bytes
  }

  /// The features, each with the icon next to it.
  private static var instructions: [(icon: String, text: Text)] {
    [
      ("plotter", .plotterInstruction), ("configuration", .configurationInstruction),
      ("calculator", .calculatorsInstruction),
    ]
  }

  private static var named: [(name: String, text: Text)] {
    [
      ("appName", .appName), ("loadFailed", .loadFailed),
      ("newVersion", .newVersion), ("reload", .reload), ("cancel", .cancel),
      ("ok", .ok), ("gallery", .gallery),
      ("equation", .equation), ("keypad", .keypad), ("reading", .reading),
      ("noPlot", .noPlot), ("backToPlotter", .backToPlotter),
      ("backToFeatured", .backToFeatured),
      ("savePicture", .savePicture), ("graph", .graph), ("history", .history),
      ("copy", .copy),
      ("copied", .copied),
      ("copyText", .copyText), ("copyASCII", .copyASCII),
      ("copyLaTeX", .copyLaTeX), ("copyMathML", .copyMathML),
    ]
  }

  private static func keys(of keypad: Keypad, _ words: Words, to json: inout JSONText) {
    json.beginArray()
    for entry in keypad.entries {
      json.beginObject()
      json.members(of: entry, spoken: words.name(of: entry.key))
      json.name("typedInField")
      json.beginArray()
      for text in entry.typedInField { json.string(text) }
      json.endArray()
      if let place = entry.place(in: .usual) { json.members(of: place) }
      json.name("wide")
      json.beginObject()
      if let place = entry.place(in: .flat) { json.members(of: place) }
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }
}
