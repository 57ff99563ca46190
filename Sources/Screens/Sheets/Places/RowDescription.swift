import Formulas
package import Graphing
import OrdinateNumerics
package import Reals
package import Sheets

/// What a row draws in sight, as far as it is proved: what can be said of it in words.
package struct RowDescription {
  /// Where a function has no value.
  package enum Gap {
    /// Up to a number, or from a number on.
    case left(of: RealDigits)
    case right(of: RealDigits)
    case between(RealDigits, RealDigits)
    case everywhere
  }

  /// What a function does at an edge of the graph.
  package struct Edge {
    package let value: RealDigits
    /// Whether it rises there, from left to right; `nil` if that is not known.
    package let rises: Bool?
  }

  /// The identity of the row.
  package let row: Int
  package let kind: RowResult.Kind
  /// What is written there.
  package let mathML: String
  /// `nil` if it is not known where the row has values; empty if it has them everywhere.
  package let gaps: [Gap]?
  package let left: Edge?
  package let right: Edge?
  package let extent: PlaneExtent?
  /// From left to right.
  package let places: [SheetPlaces.Place]
  /// Whether all zeros and extremes in sight are known.
  package let isComplete: Bool
  /// Next to which points in sight there are infinitely many of them.
  package let endless: [AccumulationPoint]
  /// In which ranges, in part in sight, there are more of them than are listed.
  package let crowds: [CrowdedRange]
  /// Whether the others are all known.
  package let isCompleteElsewhere: Bool

  /// How many digits of a number are said.
  private static let digits = 6
  /// How far from an edge a direction is looked at, as a share of the width.
  private static let step = 0x1p-10

  /// The rows that can be described, in their order. Data and charts have no zeros or extremes.
  package static func all(
    of sheet: SheetScreen, _ places: SheetPlaces, on screen: GraphScreen
  ) -> [RowDescription] {
    if !screen.hasPlainCoordinates { return [] }
    var all: [RowDescription] = []
    for drawn in sheet.sheet.drawn {
      guard let index = sheet.sheet.index(of: drawn.row), all.last?.row != drawn.row else {
        continue
      }
      let kind = sheet.sheet.result(at: index).kind
      if kind == .table || kind == .chart { continue }
      all.append(RowDescription(of: drawn, kind, sheet, places, on: screen))
    }
    return all
  }

  private init(
    of drawn: Sheet.Drawn, _ kind: RowResult.Kind, _ sheet: SheetScreen, _ places: SheetPlaces,
    on screen: GraphScreen
  ) {
    (row, self.kind) = (drawn.row, kind)
    let text = sheet.sheet.index(of: drawn.row).map { sheet.sheet.rows[$0].text }
    mathML = FormulaEditor(text ?? "").mathML
    let facts = places.facts(ofRow: drawn.row)
    self.places = places.inSight(on: screen).filter { $0.rows.contains(drawn.row) }
    isComplete = facts?.isComplete ?? false
    isCompleteElsewhere = facts?.isCompleteElsewhere ?? false
    extent = facts?.extent
    let x = screen.viewport.x
    endless = facts?.endless.filter { x.contains($0.x) } ?? []
    crowds = facts?.crowds.filter { $0.range.overlaps(x) } ?? []
    gaps = facts?.gaps.map { Self.gaps($0, in: x) }
    guard facts?.gaps != nil,
      let column = RowColumn(drawn.plot, isPolar: false, angle: sheet.sheet.angle)
    else {
      (left, right) = (nil, nil)
      return
    }
    let turns = self.places.filter { $0.isExtreme }.map { $0.x.double }
    func edge(_ end: Double, inwards: Double) -> Edge? {
      let place = screen.view.shortened(end)
      let cell = column.cell(at: Formula(place), digits: Self.digits)
      guard cell.isComplete, cell.values.count == 1 else { return nil }
      let other = place + inwards
      let isTurn = turns.contains { min(place, other) <= $0 && $0 <= max(place, other) }
      let values = column.ordinates(at: [min(place, other), max(place, other)])
      let difference = values[1] - values[0]
      let isClear = difference.magnitude > 0x1p-30 * max(values[0].magnitude, values[1].magnitude)
      return Edge(
        value: cell.values[0].coordinates[0].digits,
        rises: isClear && !isTurn && facts?.isComplete == true ? difference > 0 : nil)
    }
    let step = (x.upperBound - x.lowerBound) * Self.step
    left = edge(x.lowerBound, inwards: step)
    right = edge(x.upperBound, inwards: -step)
  }

  /// The gaps in sight that are wider than a point.
  private static func gaps(
    _ gaps: [ClosedRange<Double>], in x: ClosedRange<Double>
  ) -> [Gap] {
    gaps.compactMap { gap in
      guard gap.lowerBound < gap.upperBound, gap.overlaps(x) else { return nil }
      let (lower, upper) = (
        ShownAnalysis.digits(ofEnd: gap.lowerBound, in: x, count: digits),
        ShownAnalysis.digits(ofEnd: gap.upperBound, in: x, count: digits)
      )
      switch (gap.lowerBound <= x.lowerBound, gap.upperBound >= x.upperBound) {
      case (true, true): return .everywhere
      case (true, false): return .left(of: upper)
      case (false, true): return .right(of: lower)
      case (false, false): return .between(lower, upper)
      }
    }
  }
}

extension SheetPlaces.Place {
  fileprivate var isExtreme: Bool {
    kinds.contains(.minimum) || kinds.contains(.maximum) || kinds.contains(.of(.extreme))
  }
}
