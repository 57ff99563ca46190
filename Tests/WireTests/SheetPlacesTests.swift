import Foundation
import TestSupport
import Testing

@testable import Wire

/// Places of interest, as the Graph tab shows them: 7.5 units by 5, with the origin in the middle.
struct SheetPlacesTests: SheetAsking {
  var open = OpenSheet()

  private mutating func list() throws -> (places: [String], statement: String) {
    let reply = try ask("places")
    let places = try #require(reply["places"] as? [[String: Any]])
    let texts = try places.map { place in
      let (kind, text) = (try #require(place["kind"] as? String), place["text"] as? String ?? "")
      return [kind, text, place["decimals"] as? String].compactMap { $0 }.joined(separator: " ")
    }
    return (texts, try #require(reply["statement"] as? String))
  }

  private mutating func chosen(_ fields: String...) throws -> [String: Any]? {
    let sheet = try ask(fields)["sheet"] as? [String: Any]
    return sheet?["place"] as? [String: Any]
  }

  @Test(
    "lists the places in sight from left to right, exactly where that is decided",
    arguments: [
      (
        ["y=x^2-2"],
        [
          "Zero (−√(2), 0) ≈ (−1.4142136, 0)", "Minimum · On the y-axis (0, −2)",
          "Zero (√(2), 0) ≈ (1.4142136, 0)",
        ]
      ),
      (
        ["y=cos(x)-x"],
        [
          "Inflection (−π÷2, π÷2) ≈ (−1.5707963, 1.5707963)", "On the y-axis (0, 1)",
          "Zero ≈ (0.73908513, 0)",
          "Inflection (π÷2, −π÷2) ≈ (1.5707963, −1.5707963)",
        ]
      ),
      (["y=1÷(x-1)"], ["On the y-axis (0, −1)", "Pole x = 1"]),
      (["y=2", "x=1"], ["On the y-axis (0, 2)", "Zero (1, 0)", "Intersection (1, 2)"]),
      (
        ["x^2+y^2=4", "y=x"],
        [
          "Zero · Extreme (−2, 0)", "Intersection (−√(2), −√(2)) ≈ (−1.4142136, −1.4142136)",
          "Extreme · On the y-axis (0, −2)", "Zero (0, 0)", "Extreme · On the y-axis (0, 2)",
          "Intersection (√(2), √(2)) ≈ (1.4142136, 1.4142136)", "Zero · Extreme (2, 0)",
        ]
      ),
      (
        ["y=x^3", "y=x"],
        ["Intersection (−1, −1)", "Zero · Inflection · Intersection (0, 0)", "Intersection (1, 1)"]
      ),
      (
        ["a=2", "y=x^2-a", "(1, a)", "\"a note\""],
        [
          "Zero (−√(2), 0) ≈ (−1.4142136, 0)", "Minimum · On the y-axis (0, −2)",
          "Zero (√(2), 0) ≈ (1.4142136, 0)",
        ]
      ),
      (["y=x+1 {x>0}"], ["End (0, 1)"]),
      (
        ["(2cos t, sin 2t)", "x=1"],
        [
          "Zero · Extreme (−2, 0)", "Extreme (−√(2), −1) ≈ (−1.4142136, −1)",
          "Extreme (−√(2), 1) ≈ (−1.4142136, 1)", "Zero · Intersection (0, 0)",
          "Intersection (1, −√(3)÷2) ≈ (1, −0.8660254)", "Zero (1, 0)",
          "Intersection (1, √(3)÷2) ≈ (1, 0.8660254)", "Extreme (√(2), −1) ≈ (1.4142136, −1)",
          "Extreme (√(2), 1) ≈ (1.4142136, 1)", "Zero · Extreme (2, 0)",
        ]
      ),
    ])
  mutating func lists(rows: [String], expected: [String]) throws {
    try showPlaces(rows)
    #expect(try list().places == expected)
  }

  @Test(
    "says whether the places are all",
    arguments: [
      (["y=x^2-2"], "All zeros, extremes and intersections in sight"),
      (["y=x^2+1", "x^2+y^2=1"], "All zeros, extremes and intersections in sight"),
      (["(x-5)^2+y^2=1/9"], "No zeros, extremes or intersections in sight"),
      (["(1, 2)"], "No zeros, extremes or intersections in sight"),
      (["a=1"], "No zeros, extremes or intersections in sight"),
      (["y=x", "(cos t, sin t)"], "All zeros, extremes and intersections in sight"),
      (["r=1+cos θ"], "All zeros, extremes and intersections in sight"),
      (["r=1/θ"], "Each is proved. There may be more."),
    ])
  mutating func statement(rows: [String], expected: String) throws {
    try showPlaces(rows)
    #expect(try list().statement == expected)
  }

  @Test("says that it is searching until it has found what is there")
  mutating func searching() throws {
    _ = try ask("restore", "row =y=sin(x)\nrow =y=cos(x)")
    #expect(try list().statement == "Being searched")
    findPlaces()
    #expect(try list().statement == "All zeros, extremes and intersections in sight")
    _ = try ask("window", "-30", "30", "", "")
    #expect(try list().statement == "Being searched")
  }

  @Test(
    "a touch chooses the place near it, and none elsewhere",
    arguments: [
      (206.0, 100.0, "(√(2), 0)"), (195, 110, "(√(2), 0)"), (150, 170, "(0, −2)"),
      (150, 100, nil), (20, 20, nil), (-5, 100, nil),
    ] as [(Double, Double, String?)])
  mutating func touches(left: Double, top: Double, expected: String?) throws {
    try showPlaces(["y=x^2-2"])
    let place = try chosen("touch", "\(left)", "\(top)")
    #expect(place?["text"] as? String == expected)
    if expected == "(√(2), 0)" {
      let left = try #require(place?["left"] as? Double)
      #expect((left - (150 + 40 * 2.0.squareRoot())).magnitude < 1e-9)
      #expect(place?["top"] as? Double == 100)
    }
  }

  @Test("a touch on a curve of a parameter says the point there, and marks its places")
  mutating func touchesCurve() throws {
    try showPlaces(["(2cos t, 2sin t)"])
    #expect(try chosen("touch", "206", "43")?["kind"] as? String == "On the curve")
    #expect(try chosen("touch", "150", "20")?["text"] as? String == "(0, 2)")
    #expect(try chosen("touch", "150", "100") == nil)
  }

  @Test("a chosen place stays while the view moves, and goes with its curve")
  mutating func stays() throws {
    try showPlaces(["y=x^2-2", "a=1"])
    #expect(try chosen("choose", "0")?["text"] as? String == "(−√(2), 0)")
    #expect(try chosen("choose", "99") == nil)
    _ = try chosen("choose", "0")
    _ = try ask("window", "-3", "30", "", "")
    #expect(try chosen("state")?["text"] as? String == "(−√(2), 0)")
    _ = try ask("window", "-1", "30", "", "")
    #expect(try chosen("state")?["left"] is NSNull)
    _ = try ask("home")
    findPlaces()
    #expect(try chosen("state")?["left"] as? Double != nil)
    let rows = try #require(
      (try ask("state")["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(try chosen("set", "\(try #require(rows[0]["id"] as? Int))", "y=x^2-3") == nil)
  }

  @Test("the chosen place becomes a row that is a point, once and undone at once")
  mutating func keeps() throws {
    try showPlaces(["y=x^2-2"])
    let refused = try ask("keep")
    #expect(refused["refused"] as? Bool == true)
    _ = try chosen("touch", "206", "100")
    let reply = try ask("keep")
    let rows = try #require((reply["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.map { $0["text"] as? String } == ["y=x^2-2", "(√(2), 0)"])
    #expect(rows[1]["kindText"] as? String == "Point")
    let undone = try ask("undo")
    let left = try #require((undone["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(left.count == 1)
  }

  @Test("a point of a curve has decimals where these say all")
  mutating func decimals() throws {
    try showPlaces(["y=x^2-2"])
    _ = try chosen("touch", "188", "143.9")
    let reply = try ask("keep")
    let rows = try #require((reply["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows[1]["text"] as? String == "(0.95, -1.0975)")
  }

  @Test("a pole has no point to be kept")
  mutating func pole() throws {
    try showPlaces(["y=1÷x"])
    let place = try chosen("choose", "0")
    #expect(place?["text"] as? String == "x = 0")
    #expect(place?["top"] is NSNull && place?["left"] as? Double == 150)
    #expect(try ask("keep")["refused"] as? Bool == true)
  }

  @Test("many places of hard rows end in a list, never in a freeze")
  mutating func hard() throws {
    try showPlaces(["sin(x^2+y^2)=cos(x y)", "y=sin(50x)", "x^y=y^x", "y=tan(9x)"])
    let (places, statement) = try list()
    #expect(places.count > 20)
    #expect(statement == "Each is proved. There may be more.")
  }
}
