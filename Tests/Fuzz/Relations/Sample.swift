import Formulas
import FuzzSupport
import Glibc
import Screens
import Sheets

@testable import Graphing

/// A row of a plot, and the part of the plane in which it is drawn.
struct Sample {
  private let utf8: [UInt8]
  private let angle: AngleUnit
  private let viewport: Viewport

  /// Pixels along a side of a picture.
  private static let side = 16
  /// A proof is stopped when it has asked so often whether it should be, or has taken so many seconds of the
  /// processor.
  private static let (mostQuestions, mostSeconds) = (100, 0.25)

  /// - Parameter input: Empty for no sample. The lowest bit of its first byte chooses the unit, the next three
  ///   the part of the plane.
  init?(_ input: [UInt8]) {
    guard let first = input.first else { return nil }
    utf8 = Array(input.dropFirst())
    angle = first & 1 == 0 ? .radians : .degrees
    let windows: [(ClosedRange<Double>, ClosedRange<Double>)] = [
      (-4...4, -4...4), (-1...1, -1...1), (-100...100, -100...100), (0.1...0.3, 2...5),
      (-8.5...7.5, -0.25...0.25), (0...10, -1...1), (1e6...1e6 + 1, -1...1), (-1e-6...1e-6, -2...2),
    ]
    let (x, y) = windows[Int(first >> 1 & 7)]
    let side = Double(Self.side)
    viewport = Viewport(x: x, y: y, size: Size(width: side, height: side))
  }

  /// Draws the row, and compares its pixels with samples.
  func check() {
    let row: PlotRow
    switch PlotRow.read(utf8, angle: angle) {
    case .success(let read): row = read
    case .failure(let problem):
      let range = problem.range
      claim(
        range.lowerBound >= 0 && range.upperBound <= utf8.count, "an error is in the text",
        "\(problem)")
      return
    }
    var questions = 0
    let start = clock()
    let picture = RelationPicture(of: PlaneFigure(anyOf: [row], angle: angle), in: viewport) {
      questions += 1
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      return questions > Self.mostQuestions || seconds > Self.mostSeconds
    }
    let check = PictureCheck(of: picture, in: viewport, angle: angle, facts: row.text)
    switch row {
    case .function(let formula): check.checkGraph(of: formula)
    case .relation(let relation, let parts):
      if relation.variables.allSatisfy({ $0 == "x" || $0 == "y" }) { check.check(relation) }
      for case .curve(let form) in parts { check.check(form) }
    case .data: return
    }
  }
}
