import Graphing
import Screens
import TestSupport
import TextFormats
import Wire
import Words

/// The native engine's answers about graphs. `Tests/Web/graph-parity.mjs` compares them with those of
/// the WebAssembly program.
enum GraphTranscript {
  private static let equations = [
    "sin(x)+cos(2x)-tan(3x)", "x³-3x+2", "sin(40/x)", "√(M-1)", "floor(x)", "1/x", "ln(x²+2πx+2)",
    "x^(2/3)", "x(x-3)/(x-3.001)", "(x-1)/(x-1)", "sin(", "a+b",
  ]

  private static let relations = [
    "x²+y²=25", "y > x²", "1 < x²+y² ≤ 4", "y²=x³-x and y>0", "sin(x²+y²)=cos(x*y)", "x²+y²=0",
    "x = sin(exp(y))", "y = 1/x or floor(x) = y", "x²+y²=-1",
    "r = 1+cos θ", "(3cos 3t, 3sin 2t)", "(t, t²) {0 ≤ t < 1}", "θ = 1 or x = 2",
    "x = floor(t) ∧ y = t", "y = n x ∧ n ∈ ℤ ∧ -3 ≤ n ≤ 3",
  ]

  /// Scale and origin of views, near and far.
  private static let places = [
    "40|0|0", "1e-99|13|-17.5", "1e99|-100|20", "3|9e10|-9e10", "7e8|-8e10|123", "0.02|5|5",
  ]

  static func lines() -> String {
    var transcript = GraphSteps()
    let view = transcript.open()
    transcript.resize(view, 390, 640.5, 3)
    transcript.send("graph.words|en")
    for equation in Self.equations {
      transcript.send("graph.show|1|\(equation)|radians")
      transcript.send("graph.statistics|1|true")
      transcript.finish(view)
      transcript.draw(view, 12)
      transcript.send("graph.trace|1|100|300")
      transcript.send("graph.trace.next|1|1")
      transcript.send("graph.trace.step|1|-30")
      transcript.send("graph.statistics|1|false")
    }
    for relation in Self.relations {
      transcript.send("graph.show|1|\(relation)|radians")
      transcript.send("graph.place|1|40|0|0")
      transcript.finish(view)
      transcript.draw(view, 12)
      transcript.send("graph.place|1|55.5|20.25|-31")
      transcript.draw(view, 12)
      transcript.finish(view)
      transcript.draw(view, 12)
      transcript.send("graph.state|1")
      transcript.send("graph.place|1|29|-3|4.5")
      transcript.finishWithHelp(view)
      transcript.draw(view, 12)
    }
    transcript.send("graph.show|1|sin(x)/x|degrees")
    transcript.send("graph.add|1|cos(x)|radians")
    transcript.send("graph.source|1|data")
    transcript.send("graph.color|1|\(Self.equations.count + 1)|5")
    for place in Self.places {
      transcript.send("graph.place|1|\(place)")
      transcript.send("graph.trace.step|1|7")
      transcript.send("graph.statistics|1|true")
      transcript.finish(view)
      transcript.send("graph.state|1")
      transcript.draw(view, 10.5)
    }
    transcript.send("graph.reset|1")
    transcript.gesture("pan", [Double(view), 30.5, -7]) { $0.pan(view, byX: 30.5, y: -7) }
    transcript.gesture("zoom", [Double(view), 2.5, 17, 400]) {
      $0.zoom(view, by: 2.5, about: Point(x: 17, y: 400))
    }
    transcript.gesture("pinch", [Double(view), 10, 10, 90, 200, 15, 30, 220, 300]) {
      $0.pinch(
        view, from: (Point(x: 10, y: 10), Point(x: 90, y: 200)),
        to: (Point(x: 15, y: 30), Point(x: 220, y: 300)))
    }
    transcript.draw(view, 12)
    for language in Language.allCases {
      transcript.send("graph.words\u{1F}" + Language.fields(language.code))
      transcript.send("graph.digits|\(4 + language.code.utf8.count)")
      transcript.send("graph.statistics|1|true")
      transcript.finish(view)
      transcript.send("graph.trace|1|100|300")
      transcript.send("graph.add|1|2+|radians")
    }
    transcript.send("graph.digits|automatic")
    transcript.send("graph.style|1|dots")
    transcript.finish(view)
    transcript.draw(view, 12)
    transcript.send("graph.export|1|csv")
    transcript.send("graph.export|1|svg")
    for message in Nonsense.graphs { transcript.send(message) }
    transcript.sendSheet(view)
    return transcript.lines
  }
}

/// Asks a session, and records the questions and answers.
private struct GraphSteps {
  private var session = Session(given: { _, xs in xs.map { $0 * $0 } })
  private(set) var lines = ""

  mutating func open() -> Int {
    let handle = session.graphs.open()
    line("open", [], "\(handle)")
    return handle
  }

  mutating func send(_ message: String) {
    let message = message.message
    let answer = session.reply(to: Array(message.utf8))
    line("send", [string(message)], String(decoding: answer, as: UTF8.self))
  }

  /// The rows of a sheet, as a reader types, moves and shares them.
  mutating func sendSheet(_ view: Int) {
    for language in Language.allCases {
      send("sheet.words\u{1F}" + Language.fields(language.code))
    }
    send("sheet.words|en")
    let messages = [
      "restore|1|", "select|1|1", "type|1|y=ax^2+b", "define|1|1|a", "define|1|1|b",
      "slide|1|2|0.3",
      "step|1|3", "range|1|2|-2π|2π|0.5", "insert|1|3", "type|1|sin 1/2→", "key|1|select-left",
      "key|1|enter", "paste|1|x^2+y^2=9\nr=1+cos(θ)\n(cos(3t), sin(2t)) {0≤t<1}",
      "place|1|1||2|false", "term|1|1||4", "duplicate|1|1", "move|1|1|2", "color|1|1|4",
      "hide|1|1|true", "set|1|1|[1…3]", "undo|1", "redo|1", "link|1", "text|1", "kept|1", "fit|1",
      "home|1", "leave|1", "remove|1|2", "open|1|y=x^2{x>0};√2;2^0.5+1/3;@x=-3:3,y=-2:2",
      "open|1|~1.x", "state|1", "view|1|equal|false", "window|1|-2π|2π|0|1000", "stretch|1|y|0.3",
    ]
    for message in messages {
      send("sheet." + message)
      finish(view)
      draw(view, 12)
    }
    gesture("dragAxis", [Double(view), 1, 300, 200, 250, 210]) {
      $0.drag(view, .x, from: Point(x: 300, y: 200), to: Point(x: 250, y: 210))
    }
    send("sheet.link|1")
    finish(view)
    draw(view, 12)
    sendTable(view)
  }

  /// What replies say of curves besides their picture: a table, places, words and sounds.
  private mutating func sendTable(_ view: Int) {
    let rows = ["y=x^2-2", "y=√(x)", "x^2+y^2=9", "r=1+cos(θ)", "y=tan(x) {x>0}", "x=y^3", "y>x"]
    send("sheet.restore|1|" + rows.map { "row =" + $0 }.joined(separator: "\n"))
    finish(view)
    let messages = [
      "table|1", "entry|1|0|π/6", "entry|1|1|1/0", "entry|1|2|", "table|1", "steps|1|√2|1/7",
      "table|1", "steps|1|1|0", "variable|1|angle", "table|1", "variable|1|y", "table|1", "kept|1",
      "score|1|-1", "score|1|5", "places|1", "choose|1|1", "keep|1",
    ]
    for message in messages { send("sheet." + message) }
  }

  mutating func resize(_ view: Int, _ width: Double, _ height: Double, _ ratio: Double) {
    gesture("resize", [Double(view), width, height, ratio]) {
      $0.resize(view, to: Size(width: width, height: height), pixelRatio: ratio)
    }
  }

  mutating func gesture(_ name: String, _ fields: [Double], _ done: (inout GraphSession) -> Bool) {
    line(name, fields.map { "\($0)" }, done(&session.graphs) ? "1" : "0")
  }

  mutating func finish(_ view: Int) {
    var count = 0
    while session.graphs.advance(view) { count += 1 }
    line("finish", ["\(view)"], "\(count)")
  }

  /// Finishes a view; in WebAssembly with tiles that another instance of the program proves.
  mutating func finishWithHelp(_ view: Int) {
    while session.graphs.advance(view) {}
    line("finishWithHelp", ["\(view)"], "null")
  }

  mutating func draw(_ view: Int, _ fontSize: Double) {
    let list = session.graphs.draw(view, fontSize: fontSize)
    var json = JSONText()
    json.beginObject()
    json.member("labels", String(decoding: list.labels, as: UTF8.self))
    json.name("commands")
    json.beginArray()
    for number in list.commands { json.number(number) }
    json.endArray()
    json.endObject()
    line("draw", ["\(view)", "\(fontSize)"], json.text)
  }

  private mutating func line(_ question: String, _ fields: [String], _ answer: String) {
    lines +=
      "{\"ask\":\"\(question)\",\"with\":[\(fields.joined(separator: ","))],\"answer\":\(answer)}\n"
  }

  private func string(_ text: String) -> String {
    var json = JSONText()
    json.string(text)
    return json.text
  }
}
