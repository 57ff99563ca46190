import Foundation
import TestSupport
import Testing

@testable import Wire

/// What can be heard and said of a sheet that shows 7.5 units by 5, with the origin in the middle.
struct SheetScoreTests: SheetAsking {
  var open = OpenSheet()

  private mutating func tones() throws -> [Double] {
    try #require(try ask("score", "-1")["tones"] as? [Double])
  }

  @Test(
    "the pitch is three octaves from the lower edge to the upper one, negative below the axis",
    arguments: [
      ("y=2.5", 880.0), ("y=-2.5", -110), ("y=0", 311.1269837220809), ("y=3", 0), ("y=-2.6", 0),
      ("y=1.25", 523.2511306011972), ("y=√(-1)", 0),
    ])
  mutating func pitch(row: String, expected: Double) throws {
    try show([row])
    let tones = try tones()
    #expect(tones.count == 251)
    #expect(tones.allSatisfy { ($0 - expected).magnitude < 1e-9 })
  }

  @Test("a restricted curve is silent elsewhere, and cases are heard one after the other")
  mutating func restricted() throws {
    try show(["y=1 {x>0}"])
    let restricted = try tones()
    #expect(restricted[...125].allSatisfy { $0 == 0 } && restricted[126...].allSatisfy { $0 > 0 })
    try show(["y={x<0: -1, x≥0: 1}"])
    let cases = try tones()
    #expect(cases[...124].allSatisfy { $0 < 0 } && cases[125...].allSatisfy { $0 > 0 })
  }

  @Test(
    "events are the proved places",
    arguments: [
      ("y=x^2-1", ["zero -1", "extreme 0", "zero 1"]), ("y=1/x", ["end 0"]),
      ("y=√x", ["zero 0", "end 0"]), ("y=x {-1<x<1}", ["end -1", "zero 0", "end 1"]),
      ("y=floor(x/3)", ["end -3", "end 0", "end 3"]), ("y=2", []),
    ])
  mutating func events(row: String, expected: [String]) throws {
    try show([row])
    // The ends are found while the curve is drawn.
    while open.session.graphs.advance(open.view) {}
    let events = try #require(try ask("score", "-1")["events"] as? [[String: Any]])
    let texts = try events.map { event in
      let time = try #require(event["time"] as? Double)
      let x = (7.5 * time - 3.75) * 1e6
      return "\(event["sound"] ?? "") \(Int(x.rounded()) / 1_000_000)"
    }
    #expect(texts.sorted() == expected.sorted())
  }

  @Test("only functions and curves with a parameter are offered")
  mutating func rows() throws {
    try show(["x^2+y^2=1", "y=x", "a=1", "r=1", "y=a x {x>0}", "y>x"])
    let reply = try ask("score", "-1")
    let curves = try #require(reply["curves"] as? [[String: Any]])
    #expect(curves.map { $0["text"] as? String } == ["Row 2", "Row 4", "Row 5"])
    #expect(reply["statement"] as? String == "")
    try show(["x^2+y^2=1"])
    let none = try ask("score", "-1")
    #expect(none["row"] as? Int == -1)
    #expect(
      none["statement"] as? String
        == "No row is a function or a curve with a parameter, so there is nothing to play.")
  }

  @Test("a curve of a parameter is heard along it: higher is higher, and the right ear is right")
  mutating func parameter() throws {
    try show(["(2cos t, 2sin t)", "r=2"])
    findPlaces()
    let score = try ask("score", "-1")
    let tones = try #require(score["tones"] as? [Double])
    let pans = try #require(score["pans"] as? [Double])
    let middle = 110 * 2.0.squareRoot() * 2
    #expect(tones.count == 251 && pans.count == 251)
    #expect((tones[0].magnitude - middle).magnitude < 1e-9 && tones[62] > 700)
    #expect(tones[188] < 0 && tones[188] > -150)
    #expect((pans[0] - 2 / 3.75).magnitude < 1e-9 && (pans[125] + 2 / 3.75).magnitude < 1e-3)
    let events = try #require(score["events"] as? [[String: Any]]).map { event in
      "\(event["sound"] ?? "") \(((event["time"] as? Double ?? -1) * 1e6).rounded() / 1e6)"
    }
    #expect(
      events.sorted() == [
        "extreme 0.0", "extreme 0.25", "extreme 0.5", "extreme 0.75", "zero 0.0", "zero 0.5",
      ])
    let stops = try #require(score["stops"] as? [[String: Any]])
    #expect(stops[0]["text"] as? String == "t = 0, x = 2, y = 0")
    #expect(stops[10]["text"] as? String == "t = 1.57, x ≈ 0.001593, y ≈ 2")
    let id = try #require((score["curves"] as? [[String: Any]])?.last?["row"] as? Int)
    let polar = try #require(try ask("score", "\(id)")["stops"] as? [[String: Any]])
    #expect((polar[10]["text"] as? String)?.hasPrefix("θ = 1.57, x ≈ ") == true)
  }

  @Test("a stop says where it is, with digits that are proved")
  mutating func stops() throws {
    try show(["y=√x"])
    let stops = try #require(try ask("score", "-1")["stops"] as? [[String: Any]])
    #expect(stops.count == 41)
    #expect(stops[0]["text"] as? String == "x = −3.75, none")
    #expect(stops[20]["text"] as? String == "x = 0, y = 0")
    #expect(stops[40]["text"] as? String == "x = 3.75, y ≈ 1.936")
  }

  @Test(
    "what a row draws is said in words",
    arguments: [
      (
        "y=x^2-1",
        [
          "It has a value everywhere in sight.",
          "At the left edge, y = 13.0625 and falls.", "Zero: (−1, 0); (1, 0)", "Minimum: (0, −1)",
          "On the y-axis: (0, −1)", "At the right edge, y = 13.0625 and rises.",
          "These are all its zeros and extremes in sight.",
        ]
      ),
      (
        "y=√x",
        [
          "It has no value left of x = 0.", "Zero: (0, 0)",
          "At the right edge, y = 1.93649 and rises.",
        ]
      ),
      (
        "x^2+y^2=2",
        [
          "In sight, x goes from −√(2) to √(2).", "In sight, y goes from −√(2) to √(2).",
          "Zero: (−√(2), 0); (√(2), 0)",
          "Extreme: (−√(2), 0); (0, −√(2)); (0, √(2)); (√(2), 0)",
          "On the y-axis: (0, −√(2)); (0, √(2))",
          "These are all its zeros and extremes in sight.",
        ]
      ),
      ("y=√(-1-x^2)", ["It has no value in sight."]),
    ])
  mutating func description(row: String, expected: [String]) throws {
    try show([row])
    findPlaces()
    let all = try #require(try ask("places")["descriptions"] as? [[String: Any]])
    let lines = try #require(all[0]["lines"] as? [String])
    #expect(expected.allSatisfy { lines.contains($0) }, "\(lines)")
  }

  @Test("charts have no zeros or extremes, and are not described by them")
  mutating func charts() throws {
    try show(["histogram([1,2,2,3])", "y=x^2-1"])
    findPlaces()
    let all = try #require(try ask("places")["descriptions"] as? [[String: Any]])
    #expect(all.count == 1)
  }
}
