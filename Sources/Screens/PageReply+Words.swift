import Formulas

extension PageReply {
  /// The words that stand on the page, the tabs in their order, what can be configured, and the
  /// keypad:
  ///
  ///     {"language": code, "appName", …, "instructions": [String],
  ///      "tabs": [{"name", "title", "notBuilt": String | null}],
  ///      "sections": [{"title", "settings": [{"name", "title",
  ///                    "values": [{"name", "title"}]}]}],
  ///      "keys": [{"key", "label", "name", "group", "typed": [String],
  ///                "column", "row", "columnSpan", "rowSpan",
  ///                "wide": {"column", "row", "columnSpan", "rowSpan"}}]}
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("language", words.language.code)
    for row in named { json.member(row.name, words[row.text]) }
    json.name("instructions")
    strings(
      [
        words[.plotterInstruction], words[.configurationInstruction],
        words[.calculatorsInstruction],
      ], to: &json)
    json.name("tabs")
    json.beginArray()
    for tab in Tab.allCases {
      json.beginObject()
      json.member("name", tab.name)
      json.member("title", words[.tab(tab)])
      let notBuilt = words[.notBuilt(tab)]
      json.member("notBuilt", notBuilt.isEmpty ? nil : notBuilt)
      json.endObject()
    }
    json.endArray()
    json.name("sections")
    sections(words, to: &json)
    json.name("keys")
    keys(of: .plotter, words, to: &json)
    json.endObject()
    return json.bytes
  }

  private static var named: [(name: String, text: Text)] {
    [
      ("appName", .appName), ("loadFailed", .loadFailed), ("cancel", .cancel),
      ("ok", .ok), ("notBuiltTitle", .notBuiltTitle), ("gallery", .gallery),
      ("equation", .equation), ("keypad", .keypad), ("reading", .reading),
      ("noPlot", .noPlot), ("backToPlotter", .backToPlotter),
      ("savePicture", .savePicture), ("graph", .graph), ("copy", .copy),
      ("copied", .copied),
      ("copyText", .copyText), ("copyASCII", .copyASCII),
      ("copyLaTeX", .copyLaTeX), ("copyMathML", .copyMathML),
      ("xMax", .xMax), ("samples", .samples), ("set", .set), ("clearData", .clearData),
    ]
  }

  /// The first section has the fields of plots besides, the last what clears stored data.
  private static func sections(_ words: Words, to json: inout JSONText) {
    let sections: [(Text, [Setting])] = [
      (.plotConfiguration, []), (.numbers, [.angle, .digits]), (.tab(.calculator), [.order]),
      (.title(.appearance), [.appearance]), (.title(.language), [.language]), (.storedData, []),
    ]
    json.beginArray()
    for (title, settings) in sections {
      json.beginObject()
      json.member("title", words[title])
      json.name("settings")
      json.beginArray()
      for setting in settings {
        json.beginObject()
        json.member("name", setting.name)
        json.member("title", words[.title(setting)])
        json.name("values")
        json.beginArray()
        for (index, name) in setting.values.enumerated() {
          json.beginObject()
          json.member("name", name)
          json.member("title", words.title(ofValue: index, of: setting))
          json.endObject()
        }
        json.endArray()
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private static func keys(of keypad: Keypad, _ words: Words, to json: inout JSONText) {
    json.beginArray()
    for entry in keypad.entries {
      json.beginObject()
      json.members(of: entry, spoken: words[.key(entry.key)])
      if let place = entry.place(in: .usual) { json.members(of: place) }
      json.name("wide")
      json.beginObject()
      if let place = entry.place(in: .flat) { json.members(of: place) }
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  private static func strings(_ texts: [String], to json: inout JSONText) {
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}
