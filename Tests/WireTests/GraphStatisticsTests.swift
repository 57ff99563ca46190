import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct GraphStatisticsTests {
  /// The statistics of an equation in a view of 300 by 200 points, by the names of their rows.
  private func statistics(of equation: String) throws -> (rows: [String: String], statement: String)
  {
    var session = Session.squaring
    let handle = session.graphs.open()
    _ = try session.ask("graph.show", "\(handle)", equation, "radians")
    _ = try session.ask("graph.place", "\(handle)", "20", "0", "0")
    _ = try session.ask("graph.statistics", "\(handle)", "true")
    while session.graphs.advance(handle) {}
    let state = try session.ask("graph.state", "\(handle)")
    let curve = try #require((state["statistics"] as? [[String: Any]])?.first)
    let rows = try #require(curve["rows"] as? [[String: String]])
    let pairs = rows.map { ($0["name"] ?? "", $0["value"] ?? "") }
    return (Dictionary(uniqueKeysWithValues: pairs), try #require(curve["statement"] as? String))
  }

  @Test(
    "lists every extreme, calls a jump a jump, and marks what is not proved",
    arguments: [
      ("x³-3x", "Local maxima", "2 at x = −1"), ("x³-3x", "Local minima", "−2 at x = 1"),
      ("x³-3x", "Integral", "0"), ("x³-3x", "Mean", "0"), ("x³-3x", "Jumps", nil),
      ("x", "Local maxima", nil), ("x", "Integral", "0"), ("sin(x)", "Integral", "0"),
      ("x×e^(-x²)", "Integral", "0"), ("floor(x)", "Gaps", nil),
      ("sign(x)", "Jumps", "0"), ("|x|÷x", "Jumps", "0"), ("sin(x)÷x", "Gaps", "0"),
      ("sin(x)÷x", "Jumps", nil), ("sin(x)÷x", "Integral", "3.02136"),
      ("x²", "Integral", "281.25"), ("x²", "Local minima", "0 at x = 0"),
      ("1÷x", "Integral", "none"), ("floor(x)", "Zeros", "0 ≤ x < 1"),
      ("max(0,x)", "Zeros", "−7.5 … 0"),
    ] as [(String, String, String?)])
  func places(equation: String, row: String, value: String?) throws {
    let shown = try statistics(of: equation).rows[row]
    #expect(shown == value)
  }

  @Test("lists a dozen turns and counts the rest") func manyTurns() throws {
    let found = try statistics(of: "sin(9x)")
    #expect(found.rows["Local maxima"]?.hasSuffix(", … 21 in all") == true)
    #expect(found.statement == Words.english[.listsComplete])
    let statement = try statistics(of: "2^x-e^(x*ln(2))*cos(x^2)").statement
    #expect(statement == Words.english[.listsNotProved])
  }

  @Test("tells where there are too many places to list") func crowds() throws {
    let found = try statistics(of: "x*sin(x^9)")
    #expect(found.statement.hasPrefix("At least "))
    #expect(found.statement.contains("too many to list, lie in x = −7.5 … −"))
    #expect(found.statement.hasSuffix(Words.english[.othersComplete]))
    #expect(found.rows["Maximum"]?.hasPrefix("≥ 7.") == true)
  }

  @Test(
    "tells next to which points there are infinitely many places",
    arguments: [
      ("sin(1÷x)", "x = 0", true), ("tan(1÷(x+1))", "x = −1", true),
      ("floor(1÷x)+floor(1÷(x-2))", "x = 0, 2", true),
      ("sin(1÷x)+floor(x÷4)", "x = 0", true),
      ("sin(1÷x)*(x-x*cos(x^2))", "x = 0", false),
    ])
  func endlessPlaces(equation: String, places: String, areOthersListed: Bool) throws {
    let first = "Infinitely many zeros, high and low points or breaks lie next to \(places). "
    let second =
      areOthersListed
      ? "All other zeros, high and low points and poles in this window are listed."
      : "There may be more zeros, high and low points or poles than these."
    // Behind each point is the range in which nothing is listed.
    let parts = try statistics(of: equation).statement.split(separator: " (")
    let plain = parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst() }.joined()
    #expect(parts.dropFirst().allSatisfy { $0.contains(" … ") })
    #expect(String(parts[0]) + plain == first + second)
  }
}
