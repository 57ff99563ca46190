import Foundation
import Testing

@testable import Screens

struct CalculatorsSessionTests {
  /// The replies to messages in which `|` stands for U+001F.
  private static func replies(_ messages: [String]) throws -> [[String: Any]] {
    var session = CalculatorsSession()
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

  @Test("tells the last expressions first, 50 at most, and those without a value too")
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
    "speaks the language it was told last",
    arguments: ["en", "de-AT", "es", "fr_FR", "zh-Hans", ""])
  func languages(tag: String) throws {
    let language = Language(tag: tag)
    let replies = try Self.replies(["calculators.words|" + tag, "rpn.press|M"])
    let words = try #require(replies[0]["rpn"] as? [String: String])
    #expect(replies[0]["language"] as? String == language.code)
    #expect(words.values.allSatisfy { !$0.isEmpty })
    #expect(words["display"] == CalculatorWords(language)[.display])
    let keys = try #require((replies[0]["keys"] as? [String: Any])?["rpn"] as? [[String: Any]])
    #expect(keys.count == Keypad.rpn.entries.count)
    let name = try #require(keys.first { $0["key"] as? String == "sqrt" })["name"] as? String
    #expect(name == CalculatorWords(language)[.key(.squareRoot)])
    let message = replies[1]["message"] as? String
    #expect(message == CalculatorWords(language)[.error(.variableNotSet("M"))])
    #expect(replies[1]["error"] as? String == "variable-not-set")
  }

  @Test("is restored and forgotten, the unit of angles apart")
  func keeping() throws {
    let kept = "angle degrees\nprogram M sin M=90\ngraph 4 degrees sin(M)\n"
    let replies = try Self.replies([
      "rpn.restore|" + kept, "rpn.forget", "rpn.angle|radians", "rpn.paste|2.5", "rpn.paste|two",
    ])
    #expect(replies[0]["display"] as? String == "1")
    #expect(
      replies[0]["kept"] as? String == "angle degrees\nprogram M sin M=90\ngraph 4 degrees sin(M)\n"
    )
    #expect((replies[0]["graph"] as? [String: Any])?["serial"] as? Int == 4)
    #expect(replies[1]["kept"] as? String == "angle degrees\n")
    #expect(replies[1]["display"] as? String == "0" && replies[1]["graph"] is NSNull)
    #expect(replies[2]["kept"] as? String == "angle radians\n")
    #expect(replies[3]["display"] as? String == "2.5" && replies[3]["isTyping"] as? Bool == true)
    #expect(replies[4]["display"] as? String == "2.5")
    #expect(replies[4]["message"] as? String == CalculatorWords.english[.pasteRefused])
  }

  static let nonsense = [
    "", "nonsense", "rpn.press", "rpn.press|", "rpn.press|plot", "rpn.press|x", "rpn.angle|turns",
    "rpn.paste", "rpn.restore", "|", "rpn.press|7|8",
  ]

  @Test("what it cannot understand changes nothing", arguments: nonsense)
  func unknown(message: String) throws {
    let replies = try Self.replies(["rpn.press|3", "rpn.state", message, "rpn.state"])
    #expect(replies[2]["error"] as? String == "unknown message")
    #expect(replies[3]["kept"] as? String == replies[1]["kept"] as? String)
  }
}
