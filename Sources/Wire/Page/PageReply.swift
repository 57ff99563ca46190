import Calculators
import Formulas
import Screens
import Sheets
import TextFormats
import Words

/// Writes the state of the page as JSON; `docs/protocol.md` documents it.
enum PageReply {
  /// - Parameter reading: Writes what is edited of the Plotter's formula; `nil` if nothing is.
  static func state(
    of app: App, _ rows: [HistoryRow], _ words: Words, _ reading: ((inout JSONText) -> Void)?
  ) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("tab", app.tab.name)
    json.name("plotter")
    plotter(app, rows, words, reading, to: &json)
    json.name("configuration")
    configuration(app, words, to: &json)
    json.endObject()
    return json.bytes
  }

  private static func plotter(
    _ app: App, _ rows: [HistoryRow], _ words: Words, _ reading: ((inout JSONText) -> Void)?,
    to json: inout JSONText
  ) {
    let (screen, configuration) = (app.plotter, app.configuration.configuration)
    let formula = screen.formula
    json.beginObject()
    json.member("text", screen.text)
    json.member("missing", screen.missingParentheses)
    json.member("exponentMode", screen.isTypingExponent)
    let relation = screen.relation
    json.member("description", formula?.text ?? relation?.text ?? "")
    json.member("ascii", formula?.ascii ?? relation?.ascii ?? "")
    json.member("latex", formula?.latex ?? relation?.latex ?? "")
    let mathML = formula?.mathML ?? relation?.mathML ?? ""
    json.member("mathML", mathML)
    json.member("reading", screen.isTypesetOtherwise || relation != nil ? mathML : "")
    json.name("edited")
    if let reading { reading(&json) } else { json.null() }
    json.name("error")
    if let problem = screen.problem {
      error(problem, in: Array(screen.text.utf8), words, to: &json)
    } else {
      json.null()
    }
    json.name("alert")
    if let alert = screen.alert {
      json.beginObject()
      json.member("title", words.title(of: alert))
      json.member("message", words.message(for: alert))
      json.member("button", words[.ok])
      json.endObject()
    } else {
      json.null()
    }
    if relation == nil {
      json.shown("setting", words.line(for: configuration))
    } else {
      json.member("setting", words[.relationInGraph])
    }
    json.member("angle", words.sign(of: configuration.angle))
    json.member("angleName", words.name(of: configuration.angle))
    json.name("graphed")
    if let graphed = screen.graphed {
      json.beginObject()
      json.member("serial", graphed.serial)
      json.member("text", graphed.text)
      json.member("unit", graphed.angle.name)
      json.endObject()
    } else {
      json.null()
    }
    json.name("plot")
    if let plot = screen.plot {
      json.beginObject()
      json.member("serial", screen.plotCount)
      json.members(of: plot.formula, plot.configuration, words)
      json.shown("drawnWith", words.line(for: plot))
      json.member("note", app.isConfiguredByExample ? words[.configuredByExample] : nil)
      json.member("message", words.message(for: plot))
      json.member("dots", plot.dotCount)
      json.member("unit", plot.configuration.angle.name)
      json.endObject()
    } else {
      json.null()
    }
    json.rows(rows)
    json.endObject()
  }

  private static func error(
    _ problem: PlotterProblem, in text: [UInt8], _ words: Words, to json: inout JSONText
  ) {
    json.beginObject()
    json.member("code", problem.code)
    json.member("message", words.message(for: problem))
    json.member("start", problem.range.lowerBound)
    json.member("end", problem.range.upperBound)
    json.member("start16", UTF16Offsets.utf16(of: problem.range.lowerBound, in: text))
    json.member("end16", UTF16Offsets.utf16(of: problem.range.upperBound, in: text))
    json.endObject()
  }
}
