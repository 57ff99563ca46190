import Calculators
import Screens
import TextFormats
import Words

// The Configuration screen, and examinations.
extension PageReply {
  /// The words of the Configuration screen, and its settings in their order.
  static func configurationWords(_ words: Words) -> [UInt8] {
    let named: [(name: String, text: LaterText)] = [
      ("plotConfiguration", .plotConfiguration), ("xMax", .xMax), ("samples", .samples),
      ("set", .set), ("storedData", .storedData), ("clearData", .clearData), ("exam", .exam),
      ("beginExam", .beginExam),
    ]
    var json = JSONText()
    json.beginObject()
    for row in named { json.member(row.name, words[row.text]) }
    json.name("settings")
    json.beginArray()
    for setting in Setting.allCases {
      json.beginObject()
      json.member("section", words.section(of: setting))
      json.member("name", setting.name)
      json.member("title", words.title(of: setting))
      json.name("values")
      json.beginArray()
      for value in 0..<setting.count {
        json.beginObject()
        json.member("name", setting.name(of: value))
        json.member("title", words.title(of: value, setting))
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// The words of an examination, and the tabs that are within reach.
  static func examWords(_ words: Words) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("exam", words[.exam])
    json.member("leave", words[.leaveExam])
    json.name("tabs")
    json.beginArray()
    // Without a graph, there is room for the history next to each calculator.
    for tab in Exam.tabs {
      json.tab(tab, hasHistoryBeside: Calculator(name: tab.name.utf8) != nil, words)
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// What the reader sees of the Configuration screen.
  static func configuration(_ app: App, _ words: Words, to json: inout JSONText) {
    let screen = app.configuration
    json.beginObject()
    json.member("xMax", screen.xMaxText)
    json.member("samples", screen.samplesText)
    json.member(
      "xMaxError",
      screen.xMaxRefusal.map { words.message(for: $0, at: .xMax) })
    json.member(
      "samplesError",
      screen.samplesRefusal.map { words.message(for: $0, at: .samples) })
    json.member("message", screen.notice.map { words.message(for: $0) })
    for setting in Setting.allCases { json.member(setting.name, screen[setting]) }
    json.member("exam", app.exam.map { words.examSince($0.start) })
    json.name("confirmation")
    if let question = screen.question {
      let asked = words.question(question, isInExam: app.exam != nil)
      json.beginObject()
      json.member("subject", question == .clear ? "clear" : "exam")
      json.member("title", words[asked.title])
      json.member("message", words[asked.explanation])
      json.member("confirm", words[asked.confirm])
      json.member("cancel", words[.cancel])
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }
}
