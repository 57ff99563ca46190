import Calculators
import Formulas
import Foundation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct CalculatorsSessionTests {
  /// The replies to messages, which have `|` in place of U+001F.
  private static func replies(_ messages: [String]) throws -> [[String: Any]] {
    var session = Session.squaring
    return try messages.map { message in
      let utf8 = Array(message.replacing("|", with: "\u{1F}").utf8)
      let json = try JSONSerialization.jsonObject(with: Data(session.reply(to: utf8)))
      return try #require(json as? [String: Any])
    }
  }

  @Test("answers keys with the whole state")
  func state() throws {
    let keys = ["7", "M", "+", "sqrt", "9", "store", "1", "4", "+"]
    let reply = try #require(try Self.replies(keys.map { "rpn.press|" + $0 }).last)
    #expect(reply["display"] as? String == "18")
    #expect(reply["description"] as? String == "√(7+M)+14")
    #expect(reply["value"] as? Double == 18)
    #expect(reply["error"] is NSNull && reply["message"] is NSNull && reply["graph"] is NSNull)
    #expect(reply["isTyping"] as? Bool == false)
    #expect(reply["angle"] as? String == "RAD")
    #expect(reply["depth"] as? Int == 1)
    let levels = try #require(reply["stack"] as? [[String: Any]])
    #expect(levels.map { $0["name"] as? String } == ["Level 1"])
    #expect(levels[0]["text"] as? String == "√(7+M)+14")
    #expect(levels[0]["value"] as? String == "18")
    #expect(reply["variables"] as? [[String: String]] == [["name": "M", "value": "9"]])
  }

  @Test("lists the last expressions first, at most 50, including those without a value")
  func levels() throws {
    let presses = (1...60).flatMap { "\($0)".map { "rpn.press|\($0)" } + ["rpn.press|enter"] }
    let reply = try #require(try Self.replies(presses + ["rpn.press|M"]).last)
    let levels = try #require(reply["stack"] as? [[String: Any]])
    #expect(reply["depth"] as? Int == 61)
    #expect(levels.count == 50)
    #expect(levels[0]["text"] as? String == "M" && levels[0]["value"] as? String == "")
    #expect(levels[1]["level"] as? Int == 2 && levels[1]["value"] as? String == "60")
  }

  @Test(
    "speaks the language that was chosen last",
    arguments: ["en", "de-AT", "es", "fr_FR", "zh-Hans", ""])
  func languages(tag: String) throws {
    let language = Language(tag: tag)
    let replies = try Self.replies([
      "calculators.words\u{1F}" + Language.fields(tag), "rpn.press|M",
    ])
    #expect(replies[0]["language"] as? String == language.code)
    for tab in Calculator.allCases where tab != .plotter {
      let words = try #require(replies[0][tab.name] as? [String: Any])
      #expect(words.values.allSatisfy { ($0 as? String)?.isEmpty != true })
      #expect(words["display"] as? String == Words(language)[.display])
      let keys = try #require((replies[0]["keys"] as? [String: Any])?[tab.name] as? [[String: Any]])
      #expect(keys.count == tab.keypad.entries.count { $0.isInGrids })
      let name = try #require(keys.first { $0["key"] as? String == "sqrt" })["name"] as? String
      #expect(name == Words(language).name(of: .squareRoot))
    }
    let message = replies[1]["message"] as? String
    #expect(message == Words(language).message(for: DomainError.variableNotSet("M")))
    #expect(replies[1]["error"] as? String == "variable-not-set")
  }

  @Test("is restored and forgotten, except for the unit of angles")
  func keeping() throws {
    let kept = "angle degrees\nprogram M sin M=90\ngraph 4 degrees sin(M)\n"
    let replies = try Self.replies([
      "rpn.restore|" + kept, "rpn.kept", "rpn.forget", "rpn.kept",
      "calculators.settings|radians|precedence|automatic", "rpn.kept", "rpn.paste|2.5",
      "rpn.paste|two",
    ])
    #expect(replies[0]["display"] as? String == "1")
    #expect(
      replies[1]["kept"] as? String == "angle degrees\nprogram M sin M=90\ngraph 4 degrees sin(M)\n"
    )
    #expect((replies[0]["graph"] as? [String: Any])?["serial"] as? Int == 4)
    #expect(replies[3]["kept"] as? String == "angle degrees\n")
    #expect(replies[2]["display"] as? String == "0" && replies[2]["graph"] is NSNull)
    #expect(replies[5]["kept"] as? String == "angle radians\n")
    #expect(replies[6]["display"] as? String == "2.5" && replies[6]["isTyping"] as? Bool == true)
    #expect(replies[7]["display"] as? String == "2.5")
    #expect(replies[7]["message"] as? String == Words.english[.pasteRefused])
  }

  /// The `rows` of a reply.
  private static func rows(_ reply: [String: Any]) -> [[String: String]]? {
    reply["rows"] as? [[String: String]]
  }

  @Test("answers keys of Scientific with its whole state")
  func scientificState() throws {
    let keys = ["2", "+", "3", "*", "x", "ms", "graph"]
    let reply = try #require(try Self.replies(keys.map { "scientific.press|" + $0 }).last)
    #expect(reply["display"] as? String == "2+3×x")
    #expect(reply["description"] as? String == "2+3×x")
    #expect(reply["value"] is NSNull && reply["error"] is NSNull && reply["message"] is NSNull)
    #expect(reply["isTyping"] as? Bool == false && reply["isComplete"] as? Bool == true)
    #expect(reply["orderNote"] as? String == "By precedence")
    #expect(reply["angle"] as? String == "RAD" && reply["memory"] as? String == "x")
    #expect((reply["graph"] as? [String: Any])?["formula"] as? String == "2+3×x")
    let row = [
      "text": "2 + 3 × x", "formula": "2+3*x", "kind": "mixed", "unit": "", "exact": "",
    ]
    #expect(Self.rows(reply) == [row])
  }

  @Test("a row is reported once, and not again after restoring")
  func rows() throws {
    let replies = try Self.replies([
      "calculator.press|4", "calculator.press|sqrt", "calculator.state", "calculator.press|clear",
      "calculator.restore|angle radians\nprogram 4 √\n", "rpn.press|clear", "scientific.press|1",
      "scientific.press|sin",
    ])
    #expect(
      replies.prefix(6).map { Self.rows($0)?.map { $0["text"] } } == [
        [], ["√(4) = 2"], [], [""], [], [""],
      ])
    #expect(replies[1]["angle"] as? String == "")
    #expect(Self.rows(replies[3])?[0]["kind"] == "cleared")
    #expect(replies[4]["display"] as? String == "2")
    #expect(Self.rows(replies[7])?[0]["unit"] == "radians")
  }

  @Test("settings apply to all calculators, and to those restored later")
  func settings() throws {
    let division = ["2", "/", "3", "="].map { "calculator.press|" + $0 }
    let kept = "angle radians\nprogram 2 3 ÷\n"
    var replies = try Self.replies(
      ["calculators.settings|degrees|precedence|5"] + division
        + ["rpn.restore|" + kept, "scientific.state"])
    #expect(replies.removeFirst().isEmpty)
    #expect(replies[3]["display"] as? String == "0.66667")
    #expect(Self.rows(replies[3])?[0]["text"] == "2 ÷ 3 = 0.6666666666666667")
    #expect(Self.rows(replies[3])?[0]["exact"] == "2÷3")
    #expect(
      replies[4]["display"] as? String == "0.66667" && replies[4]["angle"] as? String == "DEG")
    let levels = try #require(replies[4]["stack"] as? [[String: Any]])
    #expect(levels[0]["value"] as? String == "0.66667")
    #expect(replies[5]["angle"] as? String == "DEG")
    let sum = ["2", "+", "3", "*", "4", "="].map { "calculator.press|" + $0 }
    #expect(try Self.replies(sum).last?["display"] as? String == "20")
    let settings = "calculators.settings|radians|precedence|automatic"
    #expect(try Self.replies([settings] + sum).last?["display"] as? String == "14")
  }

  @Test("nothing leaks from one calculator to another")
  func apart() throws {
    let keys = ["7", "ms", "mr", "+", "pi", "="].map { "scientific.press|" + $0 }
    let replies = try Self.replies(
      keys + [
        "calculator.state", "rpn.state", "calculator.press|5", "calculator.press|=",
        "calculator.forget", "scientific.state", "rpn.press|3", "calculator.state",
      ])
    for reply in [replies[6], replies[7]] {
      #expect(reply["display"] as? String == "0" && reply["description"] as? String == "")
      #expect(Self.rows(reply)?.isEmpty == true)
    }
    #expect(replies[6]["memory"] is NSNull)
    #expect(
      replies[11]["description"] as? String == "7+π" && replies[11]["memory"] as? String == "7")
    #expect(Self.rows(replies[11])?.isEmpty == true)
    #expect(replies[13]["display"] as? String == "0")
  }

  @Test("the page gets − for minus, and data -")
  func minus() throws {
    let replies = try Self.replies(
      ["3", "-", "5", "=", "ms"].map { "scientific.press|" + $0 }
        + ["2", "enter", "5", "-", "store"].map { "rpn.press|" + $0 })
    let (infix, rpn) = (replies[4], replies[9])
    #expect(infix["display"] as? String == "-2" && infix["displayLine"] as? String == "−2")
    #expect(infix["description"] as? String == "3-5")
    #expect(infix["descriptionLine"] as? String == "3−5 =" && infix["memory"] as? String == "3−5")
    let levels = try #require(rpn["stack"] as? [[String: Any]])
    #expect(levels[0]["text"] as? String == "2−5" && levels[0]["value"] as? String == "−3")
    #expect(rpn["variables"] as? [[String: String]] == [["name": "M", "value": "−3"]])
    #expect(Self.rows(replies[3])?[0]["text"] == "3 - 5 = -2")
  }

  @Test("says whether the display is exact, in the language, and typesets the exact form")
  func exactness() throws {
    let presses = ["2", "sqrt", "exact"].map { "calculator.press|" + $0 }
    let replies = try Self.replies(
      ["calculators.words\u{1F}" + Language.fields("de")] + presses + ["calculator.press|7"])
    #expect(replies[2]["exactness"] as? String == "≈")
    #expect(replies[2]["exactnessName"] as? String == Words(.german)[.about])
    #expect(replies[2]["mathML"] is NSNull && replies[2]["isExactChosen"] as? Bool == false)
    #expect(replies[3]["display"] as? String == "√(2)" && replies[3]["exactness"] as? String == "=")
    #expect((replies[3]["mathML"] as? String)?.contains("<msqrt><mrow><mn>2</mn>") == true)
    #expect(replies[3]["isExactChosen"] as? Bool == true)
    #expect(replies[4]["exactness"] as? String == "=" && replies[4]["isTyping"] as? Bool == true)
  }

  @Test("shows more digits until the next key, and computes on when asked")
  func digits() throws {
    let replies = try Self.replies(
      ["2", "sqrt"].map { "scientific.press|" + $0 }
        + [
          "scientific.digits", "scientific.digits", "scientific.refine", "scientific.press|second",
        ])
    #expect(replies[1]["hasMoreDigits"] as? Bool == true && replies[1]["isLong"] as? Bool == false)
    #expect(replies[2]["display"] as? String == "1.4142135623730950488016887242097")
    #expect(replies[4]["display"] as? String == replies[3]["display"] as? String)
    #expect((replies[4]["display"] as? String)?.utf8.count == 65)
    #expect(replies[4]["isLong"] as? Bool == true && replies[4]["isUnfinished"] as? Bool == false)
    #expect(replies[5]["display"] as? String == "1.414213562373095")
  }

  @Test("a row is brought back, and text that is no formula is refused with a message")
  func recall() throws {
    let replies = try Self.replies([
      "calculator.recall|795+459", "calculator.recall|x+1", "scientific.recall|x+1",
      "rpn.recall|sqrt(7+M)", "rpn.recall|2+",
    ])
    #expect(replies[0]["display"] as? String == "1254" && replies[0]["isComplete"] as? Bool == true)
    #expect(replies[1]["display"] as? String == "1254")
    #expect(replies[1]["message"] as? String == Words.english[.formulaRefused])
    #expect(replies[2]["display"] as? String == "x+1")
    #expect(replies[3]["description"] as? String == "√(7+M)")
    #expect(replies[4]["message"] as? String == Words.english[.pasteRefused])
    for reply in replies { #expect(Self.rows(reply)?.isEmpty == true) }
  }

  @Test("a message that cannot be understood changes nothing", arguments: Nonsense.calculators)
  func unknown(message: String) throws {
    let replies = try Self.replies(["rpn.press|3", "rpn.kept", message, "rpn.kept"])
    #expect(replies[2]["error"] as? String == "unknown message")
    #expect(replies[3]["kept"] as? String == replies[1]["kept"] as? String)
  }
}
