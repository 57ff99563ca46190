import Graphing
import OrdinateNumerics

/// Where the curves of a graph are if none of them is in sight.
public enum GraphSight: Equatable, Sendable {
  case above, below, aboveAndBelow
  /// No curve has a value at the abscissas in sight.
  case undefinedHere
  /// The curves are proved to have no value anywhere.
  case undefinedEverywhere
  /// No point in sight is a solution of a relation.
  case noSolution
}

extension GraphScreen {
  /// Where the curves are if the picture shows nothing of them; `nil` if it shows something, is not
  /// finished, or has curves whose values come from outside.
  ///
  /// - Complexity: O(columns) values of each curve.
  public var outOfSight: GraphSight? {
    let shown = shownIndices
    guard !shown.isEmpty,
      shown.allSatisfy({ curves[$0].angle != nil && curves[$0].isComplete(in: view) })
    else { return nil }
    if shown.contains(where: { curves[$0].isSeen(in: view) }) { return nil }
    let traced = shown.map { curves[$0] }.filter { $0.hasValues }
    if traced.isEmpty { return .noSolution }
    let sides = sides(of: traced)
    switch (sides.above, sides.below) {
    case (true, true): return .aboveAndBelow
    case (true, false): return .above
    case (false, true): return .below
    case (false, false):
      return traced.allSatisfy { $0.isUndefined } ? .undefinedEverywhere : .undefinedHere
    }
  }

  private func sides(of curves: [GraphCurve]) -> (above: Bool, below: Bool) {
    let (columns, y) = (view.columns, view.viewport.y)
    var found = (above: false, below: false)
    for curve in curves {
      for value in curve.values(at: columns) where value.isFinite {
        if value > y.upperBound { found.above = true }
        if value < y.lowerBound { found.below = true }
      }
    }
    return found
  }
}
