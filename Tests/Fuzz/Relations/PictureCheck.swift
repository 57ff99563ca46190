import Formulas
import FuzzSupport
import OrdinateNumerics

@testable import Graphing

/// Compares the answers about pixels with the values at single points.
struct PictureCheck {
  private let picture: RelationPicture
  private let xEdges: PixelEdges
  private let yEdges: PixelEdges
  private let angle: AngleUnit
  private let facts: String

  init(of picture: RelationPicture, in viewport: Viewport, angle: AngleUnit, facts: String) {
    self.picture = picture
    xEdges = PixelEdges(viewport.x, count: picture.columns)
    yEdges = PixelEdges(viewport.y, count: picture.rows)
    (self.angle, self.facts) = (angle, facts)
  }

  /// Checks a relation of x and y in the middles of pixels, and an equation between their corners.
  func check(_ relation: Relation) {
    // A sum over a range is written out again for each point.
    let step = relation.formulas.contains { $0.hasSeries } ? 7 : 1
    for pixel in stride(from: 0, to: picture.rows * picture.columns, by: step) {
      let (row, column) = pixel.quotientAndRemainder(dividingBy: picture.columns)
      let point = Variables(
        x: middle(xEdges.interval(column..<column + 1)),
        y: middle(yEdges.interval(row..<row + 1)))
      switch relation.truth(at: point, angle: angle) {
      case .holds: claimNotEmpty(column, row, "a solution is in no empty pixel")
      case .fails:
        claim(
          !picture.pixels[pixel].isFull, "a point that solves nothing is in no full pixel",
          place(column, row))
      case .unknown: break
      }
    }
    if case .comparison(let left, let links) = relation, links.count == 1, links[0].sign == .equal {
      checkCrossings(of: left, links[0].right, step)
    }
  }

  /// Checks that pixels are not empty where one side of an equation is less in a corner, and greater in another.
  private func checkCrossings(of left: Formula, _ right: Formula, _ step: Int) {
    let sides = [left, right].map { Tape($0, variables: ["x", "y"], angle: angle) }
    var evaluator = IntervalEvaluator()
    func values(_ x: Interval, _ y: Interval) -> [Interval] {
      sides.map { evaluator.evaluate($0, at: [x, y]) }
    }
    for row in 0..<picture.rows {
      for column in stride(from: row % step, to: picture.columns, by: step) {
        let whole = values(xEdges.interval(column..<column + 1), yEdges.interval(row..<row + 1))
        guard whole.allSatisfy({ $0.decoration == .continuous }) else { continue }
        var (isLess, isGreater) = (false, false)
        for x in [xEdges.edges[column], xEdges.edges[column + 1]] {
          for y in [yEdges.edges[row], yEdges.edges[row + 1]] {
            let corner = values(x, y)
            if corner[0].upper < corner[1].lower { isLess = true }
            if corner[0].lower > corner[1].upper { isGreater = true }
          }
        }
        if isLess && isGreater {
          claimNotEmpty(column, row, "a pixel in which an equation crosses is not empty")
        }
      }
    }
  }

  /// Checks the points of y = f(x).
  func checkGraph(of formula: Formula) {
    let tape = Tape(formula, variables: [formula.variables.first ?? "x"], angle: angle)
    var evaluator = IntervalEvaluator()
    for column in 0..<picture.columns {
      let x = Interval(middle(xEdges.interval(column..<column + 1)))
      check(x, evaluator.evaluate(tape, at: [x]))
    }
  }

  /// Checks the points of a curve whose parameters are restricted by nothing.
  func check(_ form: ParametricForm) {
    guard form.condition == .all([]) else { return }
    for step in -60...60 {
      var point = Variables()
      point[ParametricForm.parameter] = Double(step) / 8
      for (index, name) in form.wholeParameters.enumerated() {
        point[name] = Double((step + index) % 3)
      }
      check(
        form.x.enclosure(variables: point, angle: angle),
        form.y.enclosure(variables: point, angle: angle))
    }
  }

  /// Checks that the pixel of a point that certainly exists is not empty.
  private func check(_ x: Interval, _ y: Interval) {
    guard x.decoration >= .defined, y.decoration >= .defined,
      let column = (0..<picture.columns).first(where: { xEdges.interval($0..<$0 + 1).surrounds(x) }
      ),
      let row = (0..<picture.rows).first(where: { yEdges.interval($0..<$0 + 1).surrounds(y) })
    else { return }
    claimNotEmpty(column, row, "a point of a curve is in no empty pixel")
  }

  private func claimNotEmpty(_ column: Int, _ row: Int, _ text: String) {
    claim(picture[column, row] != .empty, text, place(column, row))
  }

  private func middle(_ interval: Interval) -> Double { interval.midpoint }

  private func place(_ column: Int, _ row: Int) -> String {
    "\(facts), \(angle), x in \(xEdges.interval(column..<column + 1)), "
      + "y in \(yEdges.interval(row..<row + 1))"
  }
}

extension Interval {
  /// Whether another interval is in it and does not reach its ends.
  fileprivate func surrounds(_ other: Interval) -> Bool {
    lower < other.lower && other.upper < upper
  }
}

extension Variables {
  fileprivate init(x: Double, y: Double) {
    self.init()
    self["x"] = x
    self["y"] = y
  }
}
