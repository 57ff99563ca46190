import Foundation
import TestSupport
import Testing
import TextFormats
import Words

@testable import Screens
@testable import Wire

struct PageSessionTests {
  @Test("an error has its place in UTF-8 and in UTF-16") func offsets() throws {
    var session = Session.squaring
    _ = try session.ask("plotter.text", "𝜋+√(x))")
    let state = try session.ask("plotter.press", "plot")
    let plotter = try #require(state["plotter"] as? [String: Any])
    let error = try #require(plotter["error"] as? [String: Any])
    #expect(error["code"] as? String == "syntax")
    #expect(error["start"] as? Int == 11)
    #expect(error["start16"] as? Int == 7)
    #expect(error["end16"] as? Int == 8)
  }

  @Test(
    "offsets count as JavaScript does",
    arguments: [("aπ𝜋b", [0, 1, 3, 7, 8], [0, 1, 2, 4, 5]), ("", [0], [0])])
  func conversion(text: String, utf8: [Int], utf16: [Int]) {
    let bytes = Array(text.utf8)
    for (eight, sixteen) in zip(utf8, utf16) {
      #expect(UTF16Offsets.utf16(of: eight, in: bytes) == sixteen)
      #expect(UTF16Offsets.utf8(of: sixteen, in: bytes) == eight)
    }
    #expect(UTF16Offsets.utf8(of: 999, in: bytes) == bytes.count)
  }

  @Test(
    "a message that cannot be understood changes nothing",
    arguments: [
      "", "nonsense", "tab", "tab\u{1F}nowhere", "plotter.press", "plotter.press\u{1F}foo",
      "plotter.open\u{1F}x", "plotter.open\u{1F}x\u{1F}101\u{1F}5",
      "configuration.choose\u{1F}angle\u{1F}up",
      "plotter.open\u{1F}x\u{1F}5\u{1F}99999999999999999999", "configuration.choose",
      "configuration.choose\u{1F}digits", "configuration.choose\u{1F}digits\u{1F}17",
      "configuration.choose\u{1F}samples\u{1F}5", "reading", "reading.place\u{1F}\u{1F}1",
      "reading.term\u{1F}1.x\u{1F}1", "reading.key", "reading.nothing",
    ])
  func unknown(message: String) throws {
    var session = Session.squaring
    let before = session.reply(to: Array("state".utf8))
    let unknown = try session.ask(message)
    #expect(unknown["error"] as? String == "unknown message")
    #expect(session.reply(to: Array("state".utf8)) == before)
  }

  @Test("the field and the formula as it is written on paper are one: keys go where the cursor is")
  func reading() throws {
    var session = Session.squaring
    /// The field's text, that of the formula and the place of its cursor.
    func shown(_ message: [String]) throws -> [String] {
      let reply = session.reply(to: Array(message.joined(separator: "\u{1F}").utf8))
      let state = try JSONSerialization.jsonObject(with: Data(reply)) as? [String: Any]
      let plotter = try #require(state?["plotter"] as? [String: Any])
      let text = try #require(plotter["text"] as? String)
      guard let edited = plotter["edited"] as? [String: Any] else { return [text] }
      let cursor = try #require(edited["cursor"] as? [String: Any])
      return [text, "\(edited["text"] ?? "")", "\(cursor["offset"] ?? "")"]
    }
    let steps: [(message: [String], shown: [String])] = [
      (["plotter.text", "2*x+1"], ["2*x+1"]),
      (["reading.select"], ["2*x+1", "2·x+1", "5"]),
      (["reading.place", "", "1", "false"], ["2*x+1", "2·x+1", "1"]),
      (["plotter.press", "5"], ["25·x+1", "25·x+1", "2"]),
      (["reading.undo"], ["2*x+1", "2·x+1", "1"]),
      (["plotter.text", "x+1"], ["x+1", "x+1", "3"]),
      (["plotter.press", "clear"], ["", "", "0"]),
      (["reading.leave"], [""]),
      (["plotter.press", "7"], ["7"]),
    ]
    for step in steps {
      let found = try shown(step.message)
      #expect(found == step.shown, "\(step.message)")
    }
  }

  @Test("any text comes back as valid JSON") func escaping() throws {
    var session = Session.squaring
    let text = "\"\\/\u{1}\n\u{7F}é𝜋</script>"
    let state = try session.ask("configuration.xMax", text)
    #expect((state["configuration"] as? [String: Any])?["xMax"] as? String == text)
    let bytes = Array("plotter.text\u{1F}".utf8) + [0xFF, 0xC3, 0x28]
    #expect(String(validating: session.reply(to: bytes), as: UTF8.self) != nil)
  }

  @Test("a value offered for a setting is accepted, reported and stored")
  func settings() throws {
    var session = Session.squaring
    let words = try session.ask("configuration.words")
    let settings = try #require(words["settings"] as? [[String: Any]])
    var offered = 0
    for setting in settings {
      let name = try #require(setting["name"] as? String)
      for value in try #require(setting["values"] as? [[String: String]]) {
        let value = try #require(value["name"])
        let state = try session.ask("configuration.choose", name, value)
        #expect((state["configuration"] as? [String: Any])?[name] as? String == value)
        let kept = try #require(try session.ask("kept")["kept"] as? String)
        #expect(kept.contains("\n\(name) \(value)\n"))
        offered += 1
      }
    }
    #expect(offered == Setting.allCases.map(\.count).reduce(0, +))
  }

  @Test("the page's words are in the requested language")
  func page() {
    func words(_ fields: String) -> String {
      var session = StartSession()
      return String(decoding: session.reply(to: Array("words\u{1F}\(fields)".utf8)), as: UTF8.self)
    }
    #expect(words(Language.fields("zh-Hans")).contains("\"language\":\"zh\""))
    #expect(words(Language.fields("zh-Hans")).contains("复制"))
    #expect(words(Language.fields("it")).contains("\"language\":\"en\""))
    #expect(words("zh").contains("\"language\":\"en\""))
  }

  @Test(
    "a plot and a clear make one row each; a link and a restored state make none",
    arguments: [
      (["plotter.text|x²", "plotter.press|plot"], ["x^2 powers"]),
      (["plotter.open|sin(x)|5|50"], ["sin(x) trigonometry"]),
      (["plotter.open|x|5|50", "state"], []), (["plotter.press|clear"], [" cleared"]),
      (["plotter.link|x|5|50"], []), (["restore|plot 4 200 radians x\ntext x"], []),
      (["plotter.text|2+", "plotter.press|plot"], []),
    ])
  func rows(messages: [String], rows: [String]) throws {
    var session = Session.squaring
    var reply: [UInt8] = []
    for message in messages { reply = session.reply(to: message) }
    let state = try JSONSerialization.jsonObject(with: Data(reply)) as? [String: Any]
    let plotter = try #require(state?["plotter"] as? [String: Any])
    let found = try #require(plotter["rows"] as? [[String: String]])
    #expect(found.map { "\($0["text"] ?? "") \($0["kind"] ?? "")" } == rows)
  }

  @Test("a plot has its equation in MathML") func equation() throws {
    var session = Session.squaring
    let state = try session.ask("plotter.open", "2x", "5", "50")
    let plot = try #require((state["plotter"] as? [String: Any])?["plot"] as? [String: Any])
    let mathML = try #require(plot["mathML"] as? String)
    let equation = try #require(plot["equationMathML"] as? String)
    #expect(equation.replacing("<mi>y</mi><mo>=</mo>", with: "") == mathML)
  }
}
