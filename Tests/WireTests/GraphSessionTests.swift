import Foundation
import Graphing
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct GraphSessionTests {
  private let separator = "\u{1F}"

  private func curves(_ state: [String: Any]) throws -> [[String: Any]] {
    try #require(state["curves"] as? [[String: Any]])
  }

  @Test("has a word for every control, and no word twice in a row of buttons")
  func words() throws {
    var session = Session.squaring
    let words = try session.ask("graph.words", "en")
    let buttons = ["zoomIn", "zoomOut", "dots", "statistics", "trace", "export", "add"]
    #expect(buttons.compactMap { words[$0] as? String }.count == buttons.count)
    #expect(words["zoomIn"] as? String == "Zoom In" && words["dots"] as? String == "Dots")
    #expect((words["backTo"] as? [String: Any])?["rpn"] as? String == "Back to RPN")
    #expect((words["colors"] as? [String])?.count == GraphCurve.colorCount)
    for (name, value) in words { #expect((value as? String)?.isEmpty != true, "\(name)") }
  }

  @Test(
    "gives a trace and statistics in the chosen digits",
    arguments: [
      ("automatic", "x = 0.015, y = 0.333333", "0.333333"),
      ("4", "x = 0.015, y = 0.3333", "0.3333"),
      ("12", "x = 0.015, y = 0.333333333333", "0.333333333333"),
    ])
  func digits(name: String, trace: String, mean: String) throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let view = "\(handle)"
    #expect(try session.ask("graph.digits", name).isEmpty)
    _ = try session.ask("graph.show", view, "1/3", "radians")
    _ = try session.ask("graph.statistics", view, "true")
    while session.graphs.advance(handle) {}
    var state = try session.ask("graph.trace", view, "150")
    #expect((state["trace"] as? [String: Any])?["text"] as? String == trace)
    state = try session.ask("graph.state", view)
    let rows = (state["statistics"] as? [[String: Any]])?.first?["rows"] as? [[String: String]]
    #expect(rows?.first { $0["name"] == "Mean" }?["value"] == mean)
    #expect(try session.ask("graph.digits", "3")["error"] as? String == "unknown message")
    #expect(try session.ask("graph.digits")["error"] as? String == "unknown message")
  }

  @Test(
    "a trace shows the value for the x that is shown, with true digits",
    arguments: [
      ("(10^15+x)-10^15", "automatic", "x = 0.015, y = 0.015"),
      ("sin(10^22×x)", "16", "x = 0.015, y = 0.8684306325213418"),
      ("1÷(x-0.015)", "automatic", "x = 0.015, not defined"),
      ("10^(100000x)", "automatic", "x = 0.015, y = 1×10¹⁵⁰⁰"),
    ])
  func trueTrace(formula: String, digits: String, text: String) throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    _ = try session.ask("graph.digits", digits)
    _ = try session.ask("graph.show", view, formula, "radians")
    let state = try session.ask("graph.trace", view, "150")
    #expect((state["trace"] as? [String: Any])?["text"] as? String == text)
  }

  @Test("speaks the chosen language, also about a curve's errors")
  func languages() throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    #expect(
      try session.ask("graph.words", Language.fields("de-CH"))["zoomIn"] as? String == "Vergrößern")
    let state = try session.ask("graph.show", view, "2+", "radians")
    let problem = try #require(try curves(state)[0]["problem"] as? String)
    #expect(problem.hasPrefix("Hier fehlt etwas."))
    #expect(state["name"] as? String == "Leerer Graph, x von −3.75 bis 3.75")
    #expect(try session.ask("graph.words", Language.fields("it"))["zoomIn"] as? String == "Zoom In")
  }

  @Test("shows, adds, hides, colours and removes curves")
  func curves() throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    var state = try session.ask("graph.show", view, "sin(M", "radians")
    var list = try curves(state)
    #expect(list[0]["title"] as? String == "y = sin(M)" && list[0]["variable"] as? String == "M")
    #expect((list[0]["mathML"] as? String)?.hasPrefix("<math") == true)
    #expect(state["name"] as? String == "Graph of sin(M), M from −3.75 to 3.75")
    state = try session.ask("graph.add", view, "1+", "degrees")
    list = try curves(state)
    #expect(list[1]["problem"] as? String != nil && list[1]["mathML"] is NSNull)
    state = try session.ask("graph.source", view, "data")
    list = try curves(state)
    #expect(list[2]["source"] as? String == "data" && list[2]["problem"] is NSNull)
    #expect(state["name"] as? String == "Graph of sin(M), 2 curves, M from −3.75 to 3.75")
    let id = "\(try #require(list[2]["id"] as? Int))"
    #expect(
      try curves(session.ask("graph.hide", view, id, "true"))[2]["hidden"] as? Bool == true)
    #expect(try curves(session.ask("graph.color", view, id, "5"))[2]["color"] as? Int == 5)
    #expect(try curves(session.ask("graph.remove", view, id)).count == 2)
    #expect(try session.ask("graph.remove", view, id)["refused"] as? Bool == true)
    #expect(try curves(session.ask("graph.show", view, "x", "radians")).count == 1)
  }

  @Test("gives every curve of every view an identifier of its own")
  func identifiers() throws {
    var session = Session.squaring
    let (a, b) = (session.graphs.open(), session.graphs.open())
    var ids: [Int] = []
    for _ in 0..<3 {
      for view in [a, b] {
        let list = try curves(session.ask("graph.add", "\(view)", "x", "radians"))
        ids.append(try #require(list.last?["id"] as? Int))
      }
    }
    let kept = try #require(try session.ask("graph.kept", "\(b)")["kept"] as? String)
    let list = try curves(session.ask("graph.restore", "\(a)", kept))
    ids += list.compactMap { $0["id"] as? Int }
    #expect(Set(ids).count == 9)
    session.graphs.close(a)
    #expect(try session.ask("graph.state", "\(a)")["error"] as? String == "unknown message")
    let next = session.graphs.open()
    #expect(next > b)
  }

  @Test("places, centres and resets the view, and reports refused values")
  func places() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let view = "\(handle)"
    #expect(did(session.graphs.resize(handle, to: Size(width: 800, height: 600), pixelRatio: 2)))
    var state = try session.ask("graph.place", view, "12.5", "-3", "1e3")
    #expect(state["scale"] as? String == "12.5" && state["origin"] as? String == "-3 1000")
    for bad in [
      ["0", "0", "0"], ["-1", "0", "0"], ["x", "0", "0"], ["1", "nan", "0"], ["1"], [],
    ] {
      let message = (["graph.place", view] + bad).joined(separator: separator)
      state = try session.ask(message)
      #expect(state["refused"] as? Bool == true && state["scale"] as? String == "12.5")
    }
    state = try session.ask("graph.center", view, "500", "250")
    #expect(state["origin"] as? String == "100 -50" && state["scale"] as? String == "12.5")
    state = try session.ask("graph.style", view, "dots")
    #expect(state["style"] as? String == "dots")
    state = try session.ask("graph.reset", view)
    #expect(state["origin"] as? String == "0 0" && state["scale"] as? String == "40")
  }

  @Test("moves by gestures about places from the upper left corner")
  func gestures() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    #expect(did(session.graphs.resize(handle, to: Size(width: 800, height: 600), pixelRatio: 1)))
    #expect(did(session.graphs.zoom(handle, by: 2, about: Point(x: 0, y: 0))))
    var state = try session.ask("graph.state", "\(handle)")
    #expect(state["scale"] as? String == "80" && state["origin"] as? String == "400 300")
    #expect(did(session.graphs.pan(handle, byX: -400, y: -300)))
    #expect(
      did(
        session.graphs.pinch(
          handle, from: (Point(x: 400, y: 300), Point(x: 440, y: 300)),
          to: (Point(x: 400, y: 300), Point(x: 420, y: 300)))))
    state = try session.ask("graph.state", "\(handle)")
    #expect(state["scale"] as? String == "40" && state["origin"] as? String == "0 0")
    #expect(!did(session.graphs.zoom(handle, by: .nan, about: Point(x: 0, y: 0))))
    #expect(!did(session.graphs.pan(99, byX: 1, y: 1)) && !did(session.graphs.advance(99)))
    let nothing = session.graphs.draw(99, fontSize: 12)
    #expect(nothing.commands.isEmpty)
  }

  @Test("reads out where the trace is, in the formula's letter")
  func trace() throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    _ = try session.ask("graph.show", view, "M/2", "radians")
    var state = try session.ask("graph.trace", view, "209.9", "20")
    var trace = try #require(state["trace"] as? [String: Any])
    #expect(trace["text"] as? String == "M = 1.49, y = 0.745" && trace["kind"] is NSNull)
    #expect(trace["left"] as? Double == 209.6 && trace["top"] as? Double == 70.2)
    state = try session.ask("graph.show", view, "√(x-9)", "radians")
    #expect(state["trace"] is NSNull)
    state = try session.ask("graph.trace.step", view, "-1")
    trace = try #require(state["trace"] as? [String: Any])
    #expect(trace["y"] is NSNull && trace["top"] is NSNull && trace["left"] is Double)
    #expect((trace["text"] as? String)?.hasSuffix(", not defined") == true)
    #expect(try #require(session.ask("graph.trace.off", view)["trace"]) is NSNull)
  }

  @Test("gives the statistics of the visible part, and says whether they are complete")
  func statistics() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let view = "\(handle)"
    _ = try session.ask("graph.show", view, "x²-4", "radians")
    var state = try session.ask("graph.statistics", view, "true")
    var list = try #require(state["statistics"] as? [[String: Any]])
    #expect(list[0]["statement"] as? String == "Computing …")
    while session.graphs.advance(handle) {}
    state = try session.ask("graph.state", view)
    list = try #require(state["statistics"] as? [[String: Any]])
    #expect(list.count == 1 && list[0]["title"] as? String == "y = x^2-4")
    let rows = try #require(list[0]["rows"] as? [[String: String]])
    let values = Dictionary(
      uniqueKeysWithValues: rows.map { ($0["name"] ?? "", $0["value"] ?? "") })
    #expect(values["Minimum"] == "−4 at x = 0" && values["Zeros"] == "−2, 2")
    #expect(values["Maximum"]?.hasPrefix("10.0625 at x = ") == true)
    #expect(values["Integral"] == "5.15625" && values["Mean"] == "0.6875")
    #expect(list[0]["statement"] as? String == Words.english[.listsComplete])
    #expect(did(session.graphs.pan(handle, byX: 1, y: 0)))
    list = try #require(
      session.ask("graph.state", view)["statistics"] as? [[String: Any]])
    #expect(list[0]["statement"] as? String == "Computing …")
    state = try session.ask("graph.statistics", view, "false")
    #expect(state["statistics"] is NSNull)
  }

  @Test("lists a dozen zeros and counts the rest")
  func manyZeros() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    _ = try session.ask("graph.show", "\(handle)", "sin(9t)", "radians")
    _ = try session.ask("graph.statistics", "\(handle)", "true")
    while session.graphs.advance(handle) {}
    let state = try session.ask("graph.state", "\(handle)")
    let list = try #require(state["statistics"] as? [[String: Any]])
    let rows = try #require(list[0]["rows"] as? [[String: String]])
    #expect(rows.first { $0["name"] == "Zeros" }?["value"]?.hasSuffix(", … 21 in all") == true)
    #expect(rows.first { $0["name"] == "Minimum" }?["value"]?.contains(" at t = ") == true)
  }

  @Test("exports the visible curves, fully computed")
  func export() throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    _ = try session.ask("graph.show", view, "x", "radians")
    let svg = try session.ask("graph.export", view, "svg")["text"] as? String
    #expect(svg?.contains("class=\"curve\" d=\"M") == true)
    let csv = try session.ask("graph.export", view, "csv")["text"] as? String
    #expect(csv?.hasPrefix("x,y\n-3.7375,-3.7375\n") == true)
  }

  @Test("says which part of the plane is in sight after it was moved")
  func window() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let before = try session.ask("graph.show", "\(handle)", "t^2", "radians")["window"] as? String
    #expect(before?.hasPrefix("t from ") == true && before?.contains(", y from ") == true)
    #expect(did(session.graphs.pan(handle, byX: 0, y: 40)))
    let after = try session.ask("graph.state", "\(handle)")["window"] as? String
    #expect(after != before)
  }

  @Test("a message about the trace is answered with only the trace, and a frame with numbers")
  func frames() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let view = "\(handle)"
    #expect(session.graphs.frame(handle).prefix(3) == [40, 0, 0])
    #expect(session.graphs.frame(handle).suffix(2).allSatisfy { $0.isNaN })
    #expect(session.graphs.frame(handle + 1).allSatisfy { $0.isNaN })
    _ = try session.ask("graph.show", view, "x", "radians")
    let reply = try session.ask("graph.trace", view, "190")
    #expect(Set(reply.keys) == ["refused", "trace"])
    let trace = try #require(reply["trace"] as? [String: Any])
    let left = try #require(trace["left"] as? Double)
    let top = try #require(trace["top"] as? Double)
    let frame = session.graphs.frame(handle)
    #expect((frame[3] - left).magnitude < 1e-9 && (frame[4] - top).magnitude < 1e-9)
    #expect(did(session.graphs.pan(handle, byX: 20, y: 5)))
    let moved = session.graphs.frame(handle)
    #expect((moved[3] - left - 20).magnitude < 1e-9 && (moved[4] - top - 5).magnitude < 1e-9)
    #expect(did(session.graphs.pan(handle, byX: 900, y: 0)))
    #expect(session.graphs.frame(handle).suffix(2).allSatisfy { $0.isNaN })
  }

  @Test("a message that cannot be understood changes nothing", arguments: Nonsense.graphs)
  func unknown(message: String) throws {
    var session = Session.squaring
    _ = session.graphs.open()
    _ = try session.ask("graph.show", "1", "x", "radians")
    let before = session.reply(to: Array("graph.state\u{1F}1".utf8))
    let unknown = try session.ask(message.replacing("|", with: separator))
    #expect(unknown["error"] as? String == "unknown message")
    let after = session.reply(to: Array("graph.state\u{1F}1".utf8))
    #expect(after == before)
  }

  @Test("answers 3000 random messages and gestures with valid JSON, and never traps")
  func walk() throws {
    var random = SeededGenerator.printingSeed("messages to graphs")
    var session = Session(
      given: { curve, xs in
        xs.map { curve % 3 == 0 ? .nan : curve % 3 == 1 ? 1e308 * $0 : $0 }
      })
    var handle = session.graphs.open()
    let names = [
      "words", "digits", "state", "show", "add", "add", "source", "remove", "hide", "color",
      "style",
      "place", "center", "reset", "trace", "trace.step", "trace.next", "trace.curve", "trace.off",
      "statistics", "export", "restore",
    ]
    let fields = [
      "x", "tan(x)", "sin(1/x)", "1/x", "floor(t)", "2^", "radians", "degrees", "true", "false",
      "0", "1", "-1", "2", "3", "5", "40", "1e-99", "1e99", "nan", "-7.5", "400", "line", "dots",
      "svg", "csv", "", "scale 3\norigin 9 9\ncurve radians 1 shown x²", "\u{0}\"\\",
    ]
    let odd: [Double] = [0, 4, .nan, .infinity, -1, 1e308, 1e-308, 700]
    func number() -> Double {
      Int.random(in: 0..<6, using: &random) == 0
        ? odd.randomElement(using: &random)! : Double.random(in: 0.3...300, using: &random)
    }
    func point() -> Point { Point(x: number(), y: number()) }
    for _ in 0..<3000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: _ = session.graphs.pan(handle, byX: number() - 150, y: number() - 150)
      case 1: _ = session.graphs.zoom(handle, by: number() / 100, about: point())
      case 2: _ = session.graphs.pinch(handle, from: (point(), point()), to: (point(), point()))
      case 3:
        _ = session.graphs.resize(
          handle, to: Size(width: number(), height: number()), pixelRatio: number() / 100)
      case 4: for _ in 0..<20 { _ = session.graphs.advance(handle) }
      case 5:
        let list = session.graphs.draw(handle, fontSize: number())
        #expect(list.commands.allSatisfy { $0.isFinite })
      case 6 where Int.random(in: 0..<30, using: &random) == 0:
        session.graphs.close(handle)
        handle = session.graphs.open()
      default:
        var message = "graph." + names.randomElement(using: &random)! + separator + "\(handle)"
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          message += separator + fields.randomElement(using: &random)!
        }
        let reply = session.reply(to: Array(message.utf8))
        #expect(try JSONSerialization.jsonObject(with: Data(reply)) is NSDictionary)
      }
    }
  }
}

/// The result of a change; an expectation cannot change the value that it tests.
private func did(_ result: Bool) -> Bool { result }
