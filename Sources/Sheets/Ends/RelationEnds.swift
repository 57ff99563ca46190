import Formulas
import Graphing
import OrdinateNumerics

/// The ends of curves whose equation is not solved for x or y: where a bound crosses them.
///
/// Krawczyk's operator proves each crossing, and enclosures show what holds around it. A bound that only touches
/// a curve, or crosses it in a corner or together with another bound, is left out.
struct RelationEnds {
  private let condition: RelationCondition
  private let range: PlaneRange
  private let angle: AngleUnit
  private var equations: [Expression] = []
  private var bounds: [Expression] = []

  private struct Expression {
    let formula: Formula
    let function: FormulaPlaneFunction
  }

  /// More bounds of more equations are too many to look at.
  private static let mostPairs = 16
  /// The most boxes that are evaluated for all of them.
  private static let mostBoxes = 1_500
  /// How far around a crossing enclosures look, as a share of the window.
  private static let margin = 0x1p-30

  /// - Parameter range: The part of the plane that matters.
  init(of relation: Relation, in range: PlaneRange, angle: AngleUnit) {
    condition = RelationCondition(relation, angle: angle)
    (self.range, self.angle) = (range, angle)
    add(condition)
  }

  private mutating func add(_ condition: RelationCondition) {
    switch condition {
    case .outcome(let formula, .zero): Self.add(formula, to: &equations, angle)
    case .outcome(let formula, let outcomes):
      if !outcomes.isSuperset(of: .defined) { Self.add(formula, to: &bounds, angle) }
    case .whole: break
    case .all(let parts), .any(let parts): for part in parts { add(part) }
    }
  }

  private static func add(_ formula: Formula, to list: inout [Expression], _ angle: AngleUnit) {
    if list.contains(where: { $0.formula == formula }) { return }
    list.append(
      Expression(formula: formula, function: FormulaPlaneFunction(formula, angle: angle)))
  }

  /// In no order; none if there are too many to find all of them.
  var ends: [CurveEnd] {
    guard equations.count * bounds.count <= Self.mostPairs else { return [] }
    var boxes = Self.mostBoxes
    var ends: [CurveEnd] = []
    for equation in equations {
      for bound in bounds {
        let crossings = CommonZeros(
          of: equation.function, bound.function, in: range,
          shouldStop: {
            boxes -= 1
            return boxes < 0
          })
        if boxes < 0 { return [] }
        ends += crossings.zeros.compactMap { end(at: $0, of: equation.formula, bound.formula) }
      }
    }
    return ends
  }

  private func end(
    at crossing: CommonZeros.Zero, of equation: Formula, _ bound: Formula
  ) -> CurveEnd? {
    guard crossing.isSimple,
      let before = try? holds(at: crossing, [(equation, 0), (bound, -1)]),
      let own = try? holds(at: crossing, [(equation, 0), (bound, 0)]),
      let after = try? holds(at: crossing, [(equation, 0), (bound, 1)])
    else { return nil }
    guard before || after, !(before && own && after) else { return nil }
    let (x, y) = (crossing.range.x, crossing.range.y)
    return CurveEnd(at: Point(x: x.midpoint, y: y.midpoint), isOpen: !own)
  }

  /// Whether the row has points at a crossing, or on a side of it.
  ///
  /// - Parameter signs: Those of the formulas that cross.
  /// - Throws: That it is not decided.
  private func holds(
    at crossing: CommonZeros.Zero, _ signs: [(formula: Formula, sign: Int)]
  ) throws(EndProblem) -> Bool {
    let x = Self.wider(crossing.range.x, by: Self.margin * range.x.width)
    let y = Self.wider(crossing.range.y, by: Self.margin * range.y.width)
    return try condition.holds(
      sign: { (formula: Formula) throws(EndProblem) in
        if let known = signs.first(where: { $0.formula == formula }) { return known.sign }
        let value = FormulaPlaneFunction(formula, angle: angle).enclosures(x: [x], y: [y])[0]
        if value.isEmpty { throw .undefined }
        guard value.decoration == .continuous, value.isNonzero else { throw .unknown }
        return value.lower > 0 ? 1 : -1
      }, isWhole: { (_: Formula) throws(EndProblem) in throw .unknown })
  }

  private static func wider(_ side: Interval, by margin: Double) -> Interval {
    Interval(side.lower - margin, side.upper + margin)
  }
}
