import Foundation
import TestSupport
import Testing

@testable import Wire

/// What is drawn at a point of a curve that was touched: 7.5 units by 5, 40 points a unit, the origin at (150, 100).
struct SheetConstructionTests: SheetAsking {
  var open = OpenSheet()

  private func rows(_ reply: [String: Any]) throws -> [(text: String, message: String)] {
    let sheet = try #require(reply["sheet"] as? [String: Any])
    let rows = try #require(sheet["rows"] as? [[String: Any]])
    return rows.map { ($0["text"] as? String ?? "", $0["message"] as? String ?? "") }
  }

  private mutating func touch(_ x: Double, _ y: Double) throws -> [String: Any]? {
    let reply = try ask("touch", "\(150 + 40 * x)", "\(100 - 40 * y)")
    return (reply["sheet"] as? [String: Any])?["place"] as? [String: Any]
  }

  @Test(
    "a touch of a curve says the point there, with digits that are proved",
    arguments: [
      ("y=x^2-2", 1.0, -1.0, "(1, −1)"), ("y=x^2-2", 0.5, -1.75, "(0.5, −1.75)"),
      ("f(x)=√x", 2, 1.41, "(2, √(2))"), ("y=sin(x)", 1, 0.84, "≈ (1, 0.84147098)"),
      ("y=1/x", 0.5, 2, "(0.5, 2)"), ("y=x", 1, 1, "(1, 1)"),
    ])
  mutating func points(row: String, x: Double, y: Double, expected: String) throws {
    try showPlaces([row])
    let place = try touch(x, y)
    #expect(place?["kind"] as? String == "On the curve")
    #expect(place?["text"] as? String == expected)
    #expect(
      place?["constructions"] as? [String]
        == ["tangent", "normal", "circle", "area", "mean"])
  }

  @Test(
    "draws with rows that say what it is",
    arguments: [
      (
        "tangent", ["y=x^2-2"],
        ["f(x) = x^2-2", "a = 1", "y = f(a)+f'(a)*(x-a)"]
      ),
      (
        "normal", ["f(x)=x^2-2", "a=3"],
        ["f(x)=x^2-2", "a=3", "b = 1", "x-b+f'(b)*(y-f(b)) = 0"]
      ),
      (
        "tangent", ["y = x^2-2", "g(x)=f(x)"],
        ["h(x) = x^2-2", "g(x)=f(x)", "a = 1", "y = h(a)+h'(a)*(x-a)"]
      ),
    ])
  mutating func constructions(name: String, before: [String], after: [String]) throws {
    try showPlaces(before)
    _ = try touch(1, -1)
    let reply = try ask("construct", name)
    let rows = try rows(reply)
    #expect(rows.map(\.text) == after)
    let undone = try self.rows(try ask("undo"))
    #expect(undone.map(\.text) == before)
  }

  @Test("the average value is a line as high as that, and its number is exact")
  mutating func mean() throws {
    try showPlaces(["y=x^2-1"])
    _ = try touch(0, -1)
    let rows = try rows(try ask("construct", "mean"))
    #expect(
      rows.map(\.text) == [
        "f(x) = x^2-1", "a = -1", "b = 1", "m = int(x=a, b, f(x))/(b-a)", "y = m {a ≤ x ≤ b}",
      ])
    #expect(rows.allSatisfy { $0.message.isEmpty })
    let sheet = try #require(try ask("state")["sheet"] as? [String: Any])
    let all = try #require(sheet["rows"] as? [[String: Any]])
    let exact = (all[3]["value"] as? [String: Any])?["exact"] as? [String: String]
    #expect(exact?["text"] == "= −2÷3")
  }

  @Test("the area between two curves is that from one place where they meet to the next")
  mutating func between() throws {
    try showPlaces(["y=x^2-2", "y=x"])
    let place = try touch(-1, -1)
    #expect((place?["constructions"] as? [String])?.contains("between") == true)
    let rows = try rows(try ask("construct", "between"))
    #expect(
      rows.map(\.text) == [
        "f(x) = x^2-2", "g(x) = x", "a = -1", "b = 2", "f(x) ≤ y ≤ g(x) {a ≤ x ≤ b}",
        "g(x) ≤ y ≤ f(x) {a ≤ x ≤ b}", "int(x=a, b, g(x)-f(x))",
      ])
    #expect(rows.allSatisfy { $0.message.isEmpty })
    let sheet = try #require(try ask("state")["sheet"] as? [String: Any])
    let all = try #require(sheet["rows"] as? [[String: Any]])
    #expect((all[6]["value"] as? [String: Any])?["text"] as? String == "= 4.5")
  }

  @Test("a circle of curvature bends as the curve does")
  mutating func circle() throws {
    try showPlaces(["y=x^2/2"])
    _ = try touch(0, 0)
    let rows = try rows(try ask("construct", "circle"))
    #expect(rows.allSatisfy { $0.message.isEmpty })
    findPlaces()
    let places = try #require(try ask("places")["places"] as? [[String: Any]])
    let texts = places.compactMap { $0["text"] as? String }
    // Its radius is 1: the top of the circle is at (0, 2).
    #expect(texts.contains("(0, 2)"), "\(texts)")
  }

  @Test(
    "nothing is drawn at a place that is no point of a function",
    arguments: [["x^2+y^2=1"], ["y=x {x>0}"], ["y=[1,2]x"], ["(1, 1)"]])
  mutating func refused(before: [String]) throws {
    try showPlaces(before)
    let place = try touch(1, 1)
    let names = place?["constructions"] as? [String]
    #expect(names == nil || names == [])
    #expect(try ask("construct", "tangent")["refused"] as? Bool == true)
    #expect(try rows(try ask("state")).map(\.text) == before)
  }

  @Test("a slider moves the tangent along")
  mutating func slider() throws {
    try showPlaces(["y=x^2"])
    _ = try touch(1, 1)
    let reply = try ask("construct", "tangent")
    let sheet = try #require(reply["sheet"] as? [String: Any])
    let all = try #require(sheet["rows"] as? [[String: Any]])
    _ = try ask("slide", "\(try #require(all[1]["id"] as? Int))", "0")
    findPlaces()
    let places = try #require(try ask("places")["places"] as? [[String: Any]])
    #expect(places.contains { ($0["text"] as? String) == "(0, 0)" })
  }
}
