import Formulas

extension PlotterScreen {
  /// The line of data that a command prints about the Plotter.
  ///
  /// The display is the field's text, the description its reading; a plot has no single value.
  public func jsonLine(words: Words) -> String {
    var json = JSONText()
    json.beginObject()
    json.member("display", text)
    json.member("description", formula?.text ?? "")
    json.name("value")
    json.null()
    json.member("error", problem?.code)
    json.member("message", problem.map { words.message(for: $0) })
    json.member("text", text)
    json.member("alert", alert.map { words.message(for: $0) })
    json.endObject()
    return json.text
  }
}
