import OrdinateNumerics

/// A relation between the coordinates of points: functions of the plane, and a condition on their values.
///
/// It knows no formula: the functions may as well be a picture or a measured field.
public struct PlaneRelation {
  let functions: [AnyPlaneFunction]
  let condition: PlaneCondition

  private init(_ functions: [AnyPlaneFunction], of condition: PlaneCondition) {
    (self.functions, self.condition) = (functions, condition)
  }

  /// The same relation, in which a fraction is 0 where its numerator is and it has a value.
  ///
  /// Numerators are easier to enclose next to poles, and harder elsewhere.
  ///
  /// - Parameter fractions: The numerators and denominators of the functions that are fractions.
  /// - Returns: The relation and its fractions, in which a numerator stands for its fraction too; `nil` if no
  ///   equation is about a fraction.
  func clearingDenominators(
    _ fractions: [PixelProof.Fraction?]
  ) -> (relation: PlaneRelation, fractions: [PixelProof.Fraction?])? {
    var functions = functions
    var all = fractions
    let condition = condition.replacingEquations { index in
      guard let fraction = fractions[index] else { return nil }
      functions.append(fraction.zeros)
      all.append(fraction)
      return .all([
        .outcome(of: functions.count - 1, beside: 0, in: .zero),
        .outcome(of: index, beside: 0, in: .defined),
      ])
    }
    if functions.count == self.functions.count { return nil }
    return (PlaneRelation(functions, of: condition), all)
  }

  /// Holds at no point.
  static var nowhere: PlaneRelation { PlaneRelation([], of: .fails) }

  /// - Precondition: The condition names only functions that are given, by their place in the list.
  public init(_ functions: [some PlaneFunction], _ condition: PlaneCondition) {
    precondition(condition.functions.allSatisfy(functions.indices.contains))
    self.functions = functions.map { AnyPlaneFunction($0) }
    self.condition = condition
  }
}

extension PlaneCondition {
  /// The condition with some of its equations `f = 0` replaced.
  fileprivate func replacingEquations(_ replacement: (Int) -> PlaneCondition?) -> PlaneCondition {
    switch self {
    case .outcome(let function, 0, .zero): return replacement(function) ?? self
    case .outcome, .whole: return self
    case .all(let parts): return .all(parts.map { $0.replacingEquations(replacement) })
    case .any(let parts): return .any(parts.map { $0.replacingEquations(replacement) })
    }
  }
}

/// A relation in the form that suits a part of the plane, with what is derived from its functions.
struct PreparedRelation {
  private(set) var relation: PlaneRelation
  private(set) var fractions: [PixelProof.Fraction?]

  /// One in so many of the boxes that a picture is divided into tells about all; they are in all rows and columns.
  private static let tried = 13

  /// Numerators stand for fractions if that leaves less open.
  init(
    _ relation: PlaneRelation, x: ClosedRange<Double>, y: ClosedRange<Double>, columns: Int,
    rows: Int
  ) {
    self.relation = relation
    fractions = relation.functions.map { $0.fraction() }
    guard let cleared = relation.clearingDenominators(fractions) else { return }
    let (xEdges, yEdges) = (PixelEdges(x, count: columns), PixelEdges(y, count: rows))
    let all = PixelBlock(columns: 0..<columns, rows: 0..<rows).parts.flatMap { $0.parts }
      .flatMap { $0.parts }
    let blocks = stride(from: 0, to: all.count, by: Self.tried).map { all[$0] }
    let (xs, ys) = (
      blocks.map { xEdges.interval($0.columns) }, blocks.map { yEdges.interval($0.rows) }
    )
    if cleared.relation.openCount(x: xs, y: ys) < relation.openCount(x: xs, y: ys) {
      (self.relation, fractions) = cleared
    }
  }
}

extension PlaneRelation {
  /// In how many boxes enclosures neither prove nor exclude it.
  fileprivate func openCount(x: [Interval], y: [Interval]) -> Int {
    remainders(x: x, y: y).count { $0 != .holds && $0 != .fails }
  }

  /// What remains to be decided in each of several boxes.
  func remainders(x: [Interval], y: [Interval]) -> [PlaneCondition] {
    let values = FunctionRows(condition, functions, x: x, y: y)
    return values.rests(of: condition, in: x.indices)
  }
}
