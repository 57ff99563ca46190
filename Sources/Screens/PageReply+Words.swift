extension PageReply {
  /// The words that stand on the page, the tabs in their order, and the keypad:
  ///
  ///     {"appName", …, "instructions": [String],
  ///      "tabs": [{"name", "title", "notBuilt": String | null}],
  ///      "keys": [{"key", "label", "name", "group", "typed": [String],
  ///                "column", "row", "columnSpan", "rowSpan",
  ///                "wide": {"column", "row", "columnSpan", "rowSpan"}}]}
  static func words(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    for (name, text) in named(words) { json.member(name, text) }
    json.name("instructions")
    strings(words.instructions, to: &json)
    json.name("tabs")
    json.beginArray()
    for tab in Tab.allCases {
      json.beginObject()
      json.member("name", tab.name)
      json.member("title", words.tabs[tab])
      let notBuilt = words.notBuilt[tab]
      json.member("notBuilt", notBuilt.isEmpty ? nil : notBuilt)
      json.endObject()
    }
    json.endArray()
    json.name("keys")
    keys(of: .plotter, words, to: &json)
    json.endObject()
    return json.bytes
  }

  private static func named(_ words: Words) -> [(String, String)] {
    [
      ("appName", words.appName), ("loadFailed", words.loadFailed), ("cancel", words.cancel),
      ("ok", words.ok), ("notBuiltTitle", words.notBuiltTitle), ("gallery", words.gallery),
      ("equation", words.equation), ("keypad", words.keypad), ("reading", words.reading),
      ("noPlot", words.noPlot), ("backToPlotter", words.backToPlotter),
      ("savePicture", words.savePicture), ("copy", words.copy), ("copied", words.copied),
      ("copyText", words.copyText), ("copyASCII", words.copyASCII),
      ("copyLaTeX", words.copyLaTeX), ("copyMathML", words.copyMathML),
      ("plotConfiguration", words.plotConfiguration), ("xMax", words.xMax),
      ("samples", words.samples), ("set", words.set), ("angles", words.angles),
      ("radians", words.radians), ("degrees", words.degrees), ("storedData", words.storedData),
      ("clearData", words.clearData),
    ]
  }

  private static func keys(of keypad: Keypad, _ words: Words, to json: inout JSONText) {
    json.beginArray()
    for entry in keypad.entries {
      json.beginObject()
      json.member("key", entry.key.name)
      json.member("label", entry.key.label)
      json.member("name", words.keys[entry.key])
      json.member("group", entry.key.group.name)
      json.name("typed")
      strings(entry.key.row.typed, to: &json)
      place(entry.place, to: &json)
      json.name("wide")
      json.beginObject()
      place(entry.wide, to: &json)
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  private static func place(_ place: Keypad.Place, to json: inout JSONText) {
    json.member("column", place.column)
    json.member("row", place.row)
    json.member("columnSpan", place.columnSpan)
    json.member("rowSpan", place.rowSpan)
  }

  private static func strings(_ texts: [String], to json: inout JSONText) {
    json.beginArray()
    for text in texts { json.string(text.utf8) }
    json.endArray()
  }
}
