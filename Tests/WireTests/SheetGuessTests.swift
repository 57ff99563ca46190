import Foundation
import TestSupport
import Testing

@testable import Wire

/// A curve that is drawn by hand: 7.5 units by 5, 40 points a unit, the origin at (150, 100).
struct SheetGuessTests: SheetAsking {
  var open = OpenSheet()

  private func guess(_ reply: [String: Any]) -> [String: Any]? {
    (reply["sheet"] as? [String: Any])?["guess"] as? [String: Any]
  }

  @Test("a guess is compared with its curve, and with what the curve becomes")
  mutating func flow() throws {
    _ = try ask("restore", "row =y=a x^2\nrow =a=1\nrow =x^2+y^2=1")
    #expect(guess(try ask("state")) == nil)
    let begun = try #require(guess(try ask("guess", "-1")))
    #expect(begun["isDrawn"] as? Bool == false)
    #expect((begun["rows"] as? [[String: Any]])?.count == 1)
    // From (-1, 0) to (1, 0).
    let drawn = try #require(guess(try ask("draw", "110 100 150 100 190 100")))
    #expect(drawn["isDrawn"] as? Bool == true)
    #expect(
      drawn["text"] as? String
        == "On average 0.3333 away, at most 1 (near x = −1). Compared for x from −1 to 1.")
    let rows = try #require(
      (try ask("state")["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    let parameter = try #require(rows[1]["id"] as? Int)
    let moved = try #require(guess(try ask("slide", "\(parameter)", "2")))
    #expect((moved["text"] as? String)?.hasPrefix("On average 0.6667 away, at most 2") == true)
    #expect(guess(try ask("guess.off")) == nil)
  }

  @Test("without a function nothing is guessed, and without a width nothing is drawn")
  mutating func refused() throws {
    _ = try ask("restore", "row =x^2+y^2=1")
    let reply = try ask("guess", "-1")
    #expect(reply["refused"] as? Bool == true)
    #expect(guess(reply) == nil)
    _ = try ask("restore", "row =y=x")
    #expect(try ask("draw", "1 1 5 5")["refused"] as? Bool == true)
    _ = try ask("guess", "-1")
    #expect(try ask("draw", "10 10 10 90")["refused"] as? Bool == true)
    #expect(try ask("draw", "x")["refused"] as? Bool == true)
    #expect(guess(try ask("remove", "1")) == nil)
  }
}
