import Foundation
import Graphing
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct SheetSessionTests {
  private var session = Session.squaring
  private let view: String

  init() { view = "\(session.graphs.open())" }

  private mutating func ask(_ fields: String...) throws -> [String: Any] {
    let all = ["sheet." + fields[0], view] + fields.dropFirst()
    let message = Array(all.joined(separator: "\u{1F}").utf8)
    let reply = try JSONSerialization.jsonObject(with: Data(session.reply(to: message)))
    return try #require(reply as? [String: Any])
  }

  private func rows(_ reply: [String: Any]) throws -> [[String: Any]] {
    let sheet = try #require(reply["sheet"] as? [String: Any])
    return try #require(sheet["rows"] as? [[String: Any]])
  }

  @Test("has a word for every control and a name for every key, in every language")
  func words() throws {
    for language in Language.allCases {
      var session = Session.squaring
      let file = String(decoding: language.file, as: UTF8.self)
      let words = try session.ask("sheet.words", language.code, file)
      let lists = ["keys", "colors", "gallery", "switches", "constructions", "models"]
      for (name, word) in words where !lists.contains(name) {
        #expect((word as? String)?.isEmpty == false, "\(name)")
      }
      let constructions = try #require(words["constructions"] as? [[String: String]])
      #expect(constructions.allSatisfy { $0["label"]?.isEmpty == false })
      let models = try #require(words["models"] as? [[String: String]])
      #expect(models.count == 5 && models.allSatisfy { $0["label"]?.isEmpty == false })
      let switches = try #require(words["switches"] as? [[String: String]])
      #expect(!switches.isEmpty && switches.allSatisfy { $0["label"]?.isEmpty == false })
      let layers = try #require(words["keys"] as? [[String: Any]])
      #expect(
        layers.compactMap { $0["name"] as? String } == [
          "digits", "letters", "capitals", "functions",
        ])
      for layer in layers {
        let rows = try #require(layer["rows"] as? [[[String: Any]]])
        #expect(rows.count == 5 && rows.allSatisfy { $0.count == 8 })
        let keys = rows.joined().compactMap { $0["key"] as? String }
        #expect(Set(keys).count == 40)
        for key in rows.joined() { #expect((key["name"] as? String)?.isEmpty == false) }
      }
    }
  }

  @Test("a row says what it is, what it lacks and what it is worth")
  mutating func says() throws {
    var reply = try ask("restore", "row =y=ax\nrow =√8+1/√2\nrow =a b c\nrow =0.5+1/4\nrow =")
    var rows = try rows(reply)
    #expect(
      rows.compactMap { $0["kindText"] as? String } == ["Mistake", "Value", "Mistake", "Value", ""])
    #expect(rows[0]["missing"] as? [String] == ["a"])
    #expect(rows[0]["message"] as? String == "There is no a.")
    let value = try #require(rows[1]["value"] as? [String: Any])
    #expect(value["text"] as? String == "≈ 3.535533905932738")
    #expect((value["exact"] as? [String: String])?["text"] == "= 5×√(2)÷2")
    #expect((rows[3]["value"] as? [String: Any])?["text"] as? String == "= 0.75")
    #expect(rows[4]["message"] as? String == "")
    let id = try #require(rows[0]["id"] as? Int)
    reply = try ask("define", "\(id)", "a")
    rows = try self.rows(reply)
    #expect(rows[0]["kindText"] as? String == "Curve" && rows[0]["color"] as? Int == 0)
    let slider = try #require(rows[1]["slider"] as? [String: Any])
    #expect(slider["name"] as? String == "a" && slider["lowerText"] as? String == "−10")
    #expect((reply["curves"] as? [[String: Any]])?.count == 1)
  }

  @Test(
    "an exact value that the row says itself is not repeated",
    arguments: [
      ("a = √2", nil, "≈ 1.414213562373095"), ("√2", nil, "≈ 1.414213562373095"),
      ("a = 1/3", nil, "≈ 0.3333333333333333"), ("-π/4", nil, "≈ −0.7853981633974483"),
      ("1/2", nil, "= 0.5"), ("√8", "= 2×√(2)", "≈ 2.82842712474619"),
      ("2/6", "= 1÷3", "≈ 0.3333333333333333"),
    ] as [(String, String?, String)])
  mutating func exactText(row: String, exact: String?, text: String) throws {
    let rows = try rows(try ask("restore", "row =" + row))
    let value = try #require(rows[0]["value"] as? [String: Any])
    #expect((value["exact"] as? [String: String])?["text"] == exact)
    #expect(value["text"] as? String == text)
  }

  @Test(
    "a list shows its elements, unless the row says them itself, and not more than there is room for",
    arguments: [
      ("[1,2,3]^2", "= [1, 4, 9]"), ("[√2, 1/2]", "≈ [1.414213562373095, 0.5]"),
      ("L=[3,5, 7]", nil),
      ("[n² for n=[1…40]]", "= [1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, …]"),
    ] as [(String, String?)])
  mutating func lists(row: String, text: String?) throws {
    let rows = try rows(try ask("restore", "row =" + row))
    #expect((rows[0]["value"] as? [String: Any])?["text"] as? String == text)
  }

  @Test("a digit behind a letter may be a subscript or a factor")
  mutating func subscripts() throws {
    let rows = try rows(try ask("restore", "row =y=x1+2"))
    #expect(rows[0]["readings"] as? [String] == ["y=x_1+2", "y=x·1+2"])
  }

  @Test("Fit says that it has found nothing")
  mutating func fitsNothing() throws {
    let none = "No curve is in sight."
    for (row, problem) in [("x^2+y^2=-1", none), ("(99, 99)", nil), ("", nil as String?)] {
      _ = try ask("restore", "row =" + row)
      let sheet = try #require(try ask("fit")["sheet"] as? [String: Any])
      #expect(sheet["problem"] as? String == problem)
    }
  }

  @Test("a row is typeset again only when it looks otherwise")
  mutating func typesets() throws {
    var rows = try rows(try ask("restore", "row =x\nrow =y"))
    #expect(rows.allSatisfy { $0["math"] is String })
    let id = try #require(rows[0]["id"] as? Int)
    rows = try self.rows(try ask("select", "\(id)"))
    #expect(rows[0]["math"] is String && rows[1]["math"] is NSNull)
    rows = try self.rows(try ask("key", "left"))
    #expect(rows.allSatisfy { $0["math"] is NSNull })
    rows = try self.rows(try ask("type", "2"))
    #expect(rows[0]["text"] as? String == "2x")
    #expect(rows[0]["math"] is String && rows[1]["math"] is NSNull)
    rows = try self.rows(try ask("state"))
    #expect(rows.allSatisfy { $0["math"] is NSNull })
    rows = try self.rows(try ask("leave"))
    #expect(rows[0]["math"] is String && rows[1]["math"] is NSNull)
  }

  @Test(
    "a message that cannot be understood changes nothing",
    arguments: [
      ["type"], ["place", "1", "a", "0", "true"], ["place", "1", "0.0", "x", "true"],
      ["slide", "1"],
      ["hide", "1", "maybe"], ["nothing"], ["color", "1"], ["share", "pdf", "https://a.example/"],
      ["share", "latex"],
    ])
  mutating func refuses(fields: [String]) throws {
    let before = try ask("kept")["kept"] as? String
    let message = (["sheet." + fields[0], view] + fields.dropFirst()).joined(separator: "\u{1F}")
    let reply = session.reply(to: Array(message.utf8))
    #expect(String(decoding: reply, as: UTF8.self) == #"{"error":"unknown message"}"#)
    let after = try ask("kept")["kept"] as? String
    #expect(after == before)
  }

  @Test("a sheet is shared as texts, or a message says why not")
  mutating func shares() throws {
    _ = try ask("restore", "row =y=x^2")
    for (form, part) in [
      ("latex", "{x^2};"), ("markdown", "(<https://a.example/#y=x^2>)"), ("embed", "y = x^2"),
    ] {
      let text = try ask("share", form, "https://a.example/")["text"] as? String
      #expect(text?.contains(part) == true, "\(text ?? form)")
    }
    _ = try ask("window", "1000", "1001", "1000", "1001")
    let problem = try ask("share", "latex", "https://a.example/")["problem"] as? String
    #expect(problem == "This range cannot be shown.")
  }

  @Test("a saved text opens as a sheet of its own, called as its file")
  mutating func opensTexts() throws {
    _ = try ask("shelf", "", "-1")
    _ = try ask("restore", "row =y=x")
    let text = "y = x^2 @red\na = 2 {0 ≤ a ≤ 4}\n@x=-3:3,y=-2:2\n"
    let reply = try ask("text.open", "Two. parabolas.txt", text)
    #expect(try rows(reply).map { $0["text"] as? String } == ["y = x^2", "a = 2 {0 ≤ a ≤ 4}"])
    let sheet = try #require(reply["sheet"] as? [String: Any])
    let shelf = try #require(sheet["shelf"] as? [String: Any])
    let sheets = try #require(shelf["sheets"] as? [[String: Any]])
    #expect(sheets.map { $0["title"] as? String } == ["Sheet 1", "Two. parabolas"])
    let saved = try #require(try ask("text")["text"] as? String)
    #expect(saved.hasPrefix("y = x^2 @red\na = 2 {0 ≤ a ≤ 4}\n"))
    #expect(try ask("text.open", "empty.txt", "")["refused"] as? Bool == true)
    #expect(try ask("text")["text"] as? String == saved)
  }

  @Test("a link never replaces rows: it becomes a sheet of its own")
  mutating func opensCopies() throws {
    func shelf(_ reply: [String: Any]) throws -> [String: Any] {
      let sheet = try #require(reply["sheet"] as? [String: Any])
      return try #require(sheet["shelf"] as? [String: Any])
    }
    var reply = try ask("shelf", "", "-1")
    #expect(try shelf(reply)["current"] as? Int == 1)
    reply = try ask("open", "y=x")
    #expect((reply["sheet"] as? [String: Any])?["shelf"] is NSNull)
    reply = try ask("open", "y=2x;x=1")
    #expect(try shelf(reply)["current"] as? Int == 2)
    let sheets = try #require(try shelf(reply)["sheets"] as? [[String: Any]])
    #expect(sheets.compactMap { $0["title"] as? String } == ["Sheet 1", "Sheet 2"])
    #expect(try rows(reply).compactMap { $0["text"] as? String } == ["y=2x", "x=1"])
    reply = try ask("open", "~1.!")
    #expect((reply["sheet"] as? [String: Any])?["problem"] is String)
    #expect(try rows(reply).compactMap { $0["text"] as? String } == ["y=2x", "x=1"])
    reply = try ask("switch", "1", "row =y=x")
    #expect(try rows(reply).compactMap { $0["text"] as? String } == ["y=x"])
    reply = try ask("discard", "1")
    #expect(try shelf(reply)["current"] as? Int == 2)
  }

  @Test("a point says its place and its coordinates, and goes where it is dragged")
  mutating func movesPoints() throws {
    func points(_ reply: [String: Any]) throws -> [[String: Any]] {
      let sheet = try #require(reply["sheet"] as? [String: Any])
      return try #require(sheet["points"] as? [[String: Any]])
    }
    var reply = try ask("restore", "row =y=x\nrow =(1, 1)\nscale 50")
    var point = try #require(try points(reply).first)
    #expect(point["label"] as? String == "Point of row 2" && point["text"] as? String == "(1, 1)")
    #expect(point["left"] as? Double == 200 && point["top"] as? Double == 50)
    let row = "\(try #require(point["row"] as? Int))"
    reply = try ask("drag", row, "100", "150")
    point = try #require(try points(reply).first)
    #expect(point["text"] as? String == "(−1, −1)")
    reply = try ask("nudge", row, "-1", "2")
    point = try #require(try points(reply).first)
    #expect(point["text"] as? String == "(−1.1, −0.8)")
    #expect(try ask("nudge", "99", "1", "1")["refused"] as? Bool == true)
  }

  @Test("what is proved is said, from nothing to all")
  mutating func proves() throws {
    func proof(_ reply: [String: Any]) -> String? {
      ((reply["sheet"] as? [String: Any])?["proof"] as? [String: String])?["text"]
    }
    var reply = try ask("state")
    #expect(proof(reply) == "Nothing is drawn")
    reply = try ask("restore", "row =x^2+y^2=4")
    #expect(proof(reply) == "Being proved")
    while session.graphs.advance(Int(view) ?? 0) {}
    reply = try ask("state")
    #expect(proof(reply) == "Everything in sight is proved")
    reply = try ask("append", "radians", "y=x")
    while session.graphs.advance(Int(view) ?? 0) {}
    reply = try ask("state")
    #expect(proof(reply) == "Relations in sight are proved")
    reply = try ask("undo")
    reply = try ask("restore", "row =y=x")
    while session.graphs.advance(Int(view) ?? 0) {}
    reply = try ask("state")
    #expect(proof(reply) == "Everything in sight is drawn")
  }

  @Test("where scales are apart, everything that is read counts as the axes do")
  mutating func readsScales() throws {
    func sheet(_ reply: [String: Any]) throws -> [String: Any] {
      let sheet = try #require(reply["sheet"] as? [String: Any])
      return try #require(sheet["view"] as? [String: Any])
    }
    var reply = try ask("restore", "row =y=1000e^x")
    #expect((try sheet(reply)["on"] as? [String])?.contains("equal") == true)
    reply = try ask("view", "equal", "false")
    #expect((try sheet(reply)["on"] as? [String])?.contains("equal") == false)
    reply = try ask("window", "−5", "2", "0", "7500")
    #expect(try sheet(reply)["window"] as? [String] == ["−5", "2", "0", "7500"])
    #expect((reply["window"] as? String)?.hasSuffix("y from 0 to 7500") == true)
    let trace = try session.ask("graph.trace", view, "\(300.0 * 6 / 7)")["trace"]
    let place = try #require(trace as? [String: Any])
    let (x, top) = (try #require(place["x"] as? Double), try #require(place["top"] as? Double))
    let y = try #require(place["y"] as? Double)
    #expect(abs(x - 1) < 0.02 && abs(top - 200 * (1 - y / 7500)) < 1e-5)
    #expect((place["text"] as? String)?.contains("y = 27") == true)
    #expect(abs(y - 2718) < 80)
    reply = try ask("stretch", "y", "0.5")
    let window = try #require(try sheet(reply)["window"] as? [String])
    #expect(window[0] == "−5" && window[1] == "2" && window[2] == "0" && window[3] == "15000")
    #expect(reply["yUnit"] as? Double != 1)
    #expect(try ask("stretch", "y", "-1")["refused"] as? Bool == true)
    reply = try ask("home")
    #expect(reply["yUnit"] as? Double == 1)
    #expect((try sheet(reply)["on"] as? [String])?.contains("equal") == true)
  }

  @Test("only the graph of a sheet has axes that are dragged")
  mutating func dragsAxes() throws {
    let handle = session.graphs.open()
    let place = Point(x: 40, y: 100)
    #expect(session.graphs.axis(handle, at: place) == nil)
    let isOther = session.graphs.drag(handle, .x, from: place, to: Point(x: 60, y: 100))
    #expect(!isOther)
    let reply = try ask("restore", "row =y=x")
    #expect(reply["yUnit"] as? Double == 1)
    #expect(session.graphs.axis(Int(view) ?? 0, at: place) == .x)
    let isOwn = session.graphs.drag(
      Int(view) ?? 0, .x, from: place, to: Point(x: 95, y: 100))
    #expect(isOwn)
    #expect(try ask("state")["scale"] as? String == "20")
  }
}
