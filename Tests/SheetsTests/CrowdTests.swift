import Formulas
import Foundation
import Graphing
import Reals
import Sheets
import TestSupport
import Testing

/// Ranges in which a curve has more places than can be listed.
struct CrowdTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let formula: String
    let window: ClosedRange<Double>
    /// How many crowds there are.
    let count: Int
    /// How many zeros there are from 0 up to a number.
    let zeros: @Sendable (Double) -> Double
    var testDescription: String { formula }
  }

  static let rows: [Row] = [
    Row(formula: "sin(x^2)", window: -400...400, count: 2) { $0 * $0 / .pi },
    Row(formula: "sin(x^9)", window: -10...10, count: 2) { power($0, 9) / .pi },
    Row(formula: "sin(x)^2-sin(x)+cos(x)/9", window: -90000...90000, count: 1) { $0 * 2 / .pi },
    Row(formula: "cos(e^x)", window: -10...30, count: 1) { (exponential($0) - 1) / .pi },
    Row(formula: "frac(x^4)-1/2", window: 0...100, count: 1) { power($0, 4) },
    // The cells suffice for all places; only the lists do not.
    Row(formula: "sin(x)", window: 0...15000, count: 1) { $0 / .pi },
    Row(formula: "x*cos(x)", window: 0...15000, count: 1) { $0 / .pi },
  ]

  private static func power(_ x: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * x }
  }

  private static func exponential(_ x: Double) -> Double {
    let part = 1 + x / 0x1p30
    return (0..<30).reduce(part) { square, _ in square * square }
  }

  private func analysis(_ formula: String, _ window: ClosedRange<Double>) throws -> CurveAnalysis {
    CurveAnalysis(of: FormulaSource(try Formula(formula)), over: window)
  }

  @Test("tells where there are many, and not more than there are", arguments: rows)
  func crowds(row: Row) throws {
    let found = try analysis(row.formula, row.window)
    let (isComplete, isCompleteElsewhere) = (found.isComplete, found.isCompleteElsewhere)
    #expect(!isComplete && isCompleteElsewhere)
    #expect(found.crowds.count == row.count)
    for crowd in found.crowds {
      #expect(row.window.contains(crowd.range.lowerBound))
      #expect(row.window.contains(crowd.range.upperBound))
      let ends = [crowd.range.lowerBound, crowd.range.upperBound].map { end in
        end < 0 ? -row.zeros(-end) : row.zeros(end)
      }
      // About as many turns and breaks as zeros, twice as many at most.
      #expect(Double(crowd.leastCount) <= 2 * (ends[1] - ends[0]) + 4)
      #expect(crowd.leastCount >= 24)
    }
    let least = found.crowds.reduce(0) { $0 + $1.leastCount }
    #expect(least + found.zeros.count + found.turns.count >= 2500)
  }

  @Test("lists all others, and none of those in the crowds", arguments: rows)
  func others(row: Row) throws {
    let found = try analysis(row.formula, row.window)
    for place in found.zeros + found.turns {
      let isInside = found.crowds.contains {
        $0.range.lowerBound < place.x && place.x < $0.range.upperBound
      }
      // Ends are rounded outwards.
      let isNearEnd = found.crowds.contains { crowd in
        [crowd.range.lowerBound, crowd.range.upperBound].contains {
          ($0 - place.x).magnitude < (row.window.upperBound - row.window.lowerBound) / 500
        }
      }
      #expect(!isInside || isNearEnd)
    }
    guard row.formula == "sin(x^2)" || row.formula == "cos(e^x)" || row.formula == "sin(x)" else {
      return
    }
    let end = found.crowds.map { $0.range }.first { $0.upperBound > 0 }?.lowerBound ?? 0
    let listed = found.zeros.filter { $0.x > 0 && $0.x < end }
    #expect(listed.count > 10)
    #expect((Double(listed.count) - row.zeros(end)).magnitude <= 2)
  }

  @Test("tells no more of extremes that may be in a crowd than what the curve reaches")
  func extremes() throws {
    let wild = try analysis("sin(x^9)*x", -10...10)
    #expect(wild.maximum == nil && wild.minimum == nil)
    let least = try #require(wild.leastMaximum)
    #expect(least > 9 && least <= 10)
    #expect(ShownAnalysis.bound(ofMaximum: true, in: wild)?.hasPrefix("≥ 9.") == true)
    #expect(ShownAnalysis.bound(ofMaximum: false, in: wild)?.hasPrefix("≤ -9.") == true)
    let tame = try analysis("x^2-4", -10...10)
    #expect(tame.leastMaximum == nil && tame.maximum?.y == 96)
  }

  @Test("ends of few digits make a range no narrower")
  func ends() {
    var random = SeededGenerator.printingSeed("ends of ranges")
    for _ in 0..<1000 {
      let number = Double.random(in: -100...100, using: &random)
      for count in 1...8 {
        let least = RealDigits(atMost: number, count: count).numeral.double
        let greatest = RealDigits(atLeast: number, count: count).numeral.double
        #expect(least <= number && number <= greatest)
        #expect(greatest - least <= 22 * number.magnitude / pow(10, Double(count)))
      }
      #expect(RealDigits(atLeast: number.rounded(), count: 3).numeral.double == number.rounded())
    }
  }

  @Test(
    "finds no crowd where all can be listed, or only nothing is proved",
    arguments: [
      ("x^2", -10.0...10), ("sin(x)", -100...100), ("sin(1/x)", -1...1), ("floor(x)", -10...10),
      ("tan(x)", -10...10), ("1/(x^3-1e-300)", -10...10),
    ])
  func none(formula: String, window: ClosedRange<Double>) throws {
    #expect(try analysis(formula, window).crowds.isEmpty)
  }
}
