import Formulas
import Graphing
import Sheets
import TestSupport
import Testing

/// How far a polyline is from a function.
struct GuessComparisonTests {
  private static func compare(
    _ text: String, _ points: [(Double, Double)]
  ) throws -> GuessComparison? {
    let formula = try Formula(text)
    let guess = try #require(DrawnGuess(path: points.map { Point(x: $0.0, y: $0.1) }))
    return GuessComparison(of: guess, with: FormulaSource(formula, of: "x", curvatures: false))
  }

  @Test(
    "mean and greatest distance are enclosed narrowly",
    arguments: [
      ("x^2", [(-1, 0), (1, 0)], 1.0 / 3, 1.0),
      ("x", [(-1, 0), (1, 0)], 0.5, 1),
      ("x", [(0, 0), (1, 1), (2, 2)], 0, 0),
      ("|x|", [(-2, 1), (0, 1), (2, 1)], 0.5, 1),
      ("sin(x)", [(0, 0), (3.141592653589793, 0)], 0.6366197723675814, 1),
      ("e^x", [(0, 0), (0.5, 0), (1, 0)], 1.718281828459045, 2.718281828459045),
      ("x^3", [(0, 1), (1, 1)], 0.75, 1),
      ("√(x)", [(1, 0), (0, 0)], 2.0 / 3, 1),
      ("2", [(0, 0), (1, 0)], 2, 2),
    ] as [(String, [(Double, Double)], Double, Double)])
  func distances(
    text: String, points: [(Double, Double)], mean: Double, greatest: Double
  ) throws {
    let comparison = try #require(try Self.compare(text, points))
    #expect(comparison.mean.lower <= mean + 1e-15 && mean - 1e-15 <= comparison.mean.upper)
    #expect(
      comparison.greatest.lower <= greatest + 1e-15 && greatest - 1e-15 <= comparison.greatest.upper
    )
    #expect(comparison.mean.width <= 1e-4 * mean + 1e-9, "\(comparison.mean)")
    #expect(comparison.greatest.width <= 1e-4 * greatest + 1e-9, "\(comparison.greatest)")
  }

  @Test("where the function has no values, nothing is compared")
  func domains() throws {
    let half = try #require(try Self.compare("√(x)", [(-1, 0), (1, 0)]))
    #expect(half.range.lowerBound >= 0 && half.range.lowerBound < 0.001)
    #expect(half.range.upperBound == 1)
    #expect(try Self.compare("√(x)", [(-2, 0), (-1, 0)]) == nil)
    let beside = try #require(try Self.compare("1/x", [(-3, 0), (1, 0)]))
    #expect(beside.range.lowerBound == -3 && beside.range.upperBound < 0)
  }

  @Test("no distance of a random guess is outside", arguments: 0..<20)
  func random(index: Int) throws {
    var generator = SeededGenerator(seed: UInt64(index))
    let texts = ["sin(3x)", "x^3-x", "1/(1+x^2)", "e^(-x^2)", "|x-1|", "floor(x)", "ln(x+4)"]
    let text = texts[index % texts.count]
    var points: [(Double, Double)] = [(-3, Double.random(in: -2...2, using: &generator))]
    while points[points.count - 1].0 < 3 {
      let x = points[points.count - 1].0 + Double.random(in: 0.05...0.8, using: &generator)
      points.append((x, Double.random(in: -2...2, using: &generator)))
    }
    let comparison = try #require(try Self.compare(text, points))
    let source = FormulaSource(try Formula(text), of: "x", curvatures: false)
    let guess = try #require(DrawnGuess(path: points.map { Point(x: $0.0, y: $0.1) }))
    var (sum, count) = (0.0, 0)
    for _ in 0..<2000 {
      let x = Double.random(in: comparison.range, using: &generator)
      let distance = (source.values(at: [x])[0] - guess.ordinate(at: x)).magnitude
      #expect(distance <= comparison.greatest.upper + 1e-12)
      sum += distance
      count += 1
    }
    let mean = sum / Double(count)
    #expect(
      (mean - comparison.mean.midpoint).magnitude < 0.05 * comparison.greatest.upper)
  }

  @Test("a finger that turns back changes nothing, and one that only rises draws nothing")
  func paths() throws {
    let path = [(0.0, 0.0), (2, 1), (1, 5), (1.5, 5), (3, 2)].map { Point(x: $0.0, y: $0.1) }
    #expect(DrawnGuess(path: path)?.points.map(\.x) == [0, 2, 3])
    #expect(DrawnGuess(path: path.reversed())?.points.map(\.x) == [0, 1, 1.5, 3])
    #expect(DrawnGuess(path: [Point(x: 1, y: 0), Point(x: 1, y: 5)]) == nil)
    #expect(DrawnGuess(path: []) == nil)
  }
}
