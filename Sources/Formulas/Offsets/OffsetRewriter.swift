public import OrdinateNumerics
import Reals

/// Rewrites formulas of coordinates as formulas of their offsets, so that enclosures in doubles stay sharp.
///
/// For each part of a formula it keeps the part's value at the origins, exactly, apart from how far the part
/// is from it elsewhere: for x² this is `d(2a + d)`, where a is the origin and d the offset. Every rule is an
/// identity, so the new formula has the same values, and none elsewhere. Constants become variables whose
/// enclosures are known. Where no rule applies, or constants are too long to be computed, the new formula
/// only adds offsets to origins: right, but no sharper than before.
public final class OffsetRewriter {
  private let coordinates: [OffsetCoordinate]
  let angle: AngleUnit
  private var anchors: [Formula: Constant] = [:]
  private var evaluator = IntervalEvaluator()
  /// The budget of all constants together; see `RealValue`.
  private var work: Int64 = 200_000_000
  /// How many nodes of offsets may still be looked at.
  private var nodes = 2_000_000
  /// Whether a part of the formula became too long; then none of it is rewritten.
  private var isTooLong = false

  /// What is known of a constant.
  enum Constant {
    case zero
    case anchor(OffsetFormula.Anchor)
    case unknown
  }

  /// The variables of rewritten formulas other than the coordinates, which stand for offsets there.
  public private(set) var names: [Name] = []
  /// Contain the values of these variables.
  public private(set) var enclosures: [Interval] = []

  public init(_ coordinates: [OffsetCoordinate], angle: AngleUnit) {
    (self.coordinates, self.angle) = (coordinates, angle)
  }

  /// The names of the coordinates, then those of the constants.
  public var variables: [Name] { coordinates.map { $0.name } + names }

  /// The same function of the offsets.
  ///
  /// - Complexity: O(nodes²), but bounded; O(nodes) once many have been rewritten.
  public func rewritten(_ formula: Formula) -> Formula { split(formula).formula }

  /// Two decimals of few digits around all values of a formula, with a margin; `nil` if they are not close
  /// together for their size.
  public func narrowRange(of formula: Formula) -> (lower: Numeral, upper: Numeral)? {
    let values = split(formula)
    guard let anchor = values.anchor, values.offset != nil else { return nil }
    let width = values.range.width
    guard width > 0, width.isFinite else { return nil }
    // The range has some hundred units.
    let unit = Int(Elementary.floor(Elementary.log10(width))) - 2
    let scale = Elementary.power(10, Double(unit))
    guard
      let start = nearestInteger(to: anchor.formula / .power(.number(10), Formula(Double(unit))))
    else { return nil }
    func end(_ offset: Double) -> Numeral? {
      guard let count = Int(exactly: Elementary.floor(offset / scale)) else { return nil }
      return Numeral(utf8: Array("\((start + Integer(count)).description)e\(unit)".utf8))
    }
    let margin = 0.06 * width
    guard let lower = end(values.range.lower - margin), let upper = end(values.range.upper + margin)
    else { return nil }
    return (lower, upper)
  }

  /// The formula less a whole number that is near its values.
  public func nearZero(_ formula: Formula) -> Formula {
    let whole = split(formula).anchor.flatMap { nearestWhole(to: $0) }
    return whole.map { formula - $0.formula } ?? formula
  }

  /// A condition with the same solutions whose whole numbers are small near the origins, where doubles
  /// tell them apart.
  public func nearZero(_ condition: RelationCondition) -> RelationCondition {
    switch condition {
    case .outcome: condition
    case .whole(let formula): .whole(nearZero(formula))
    case .all(let parts): .all(parts.map(nearZero))
    case .any(let parts): .any(parts.map(nearZero))
    }
  }

  /// The formula with the coordinates that belong to some offsets, exactly.
  public func exact(_ formula: Formula, at offset: (Name) -> Formula?) -> Formula {
    formula.substituting { name in
      guard let coordinate = coordinates.first(where: { $0.name == name }) else { return nil }
      return offset(name).map { coordinate.coordinate($0) }
    }
  }

  private func split(_ formula: Formula) -> OffsetFormula {
    isTooLong = formula.nodeCount > Self.mostNodes
    if !isTooLong {
      let result = formula.folded(parts: { $0.operands }, combine: { split($0, Array($1)) })
      if !isTooLong { return result }
    }
    return OffsetFormula(nil, exact(formula) { .variable($0) }, .whole)
  }

  private func split(_ node: Formula, _ parts: [OffsetFormula]) -> OffsetFormula {
    switch node.kind {
    case .number, .constant:
      return value(node, nil) { node }
    case .variable(let name):
      guard let coordinate = coordinates.first(where: { $0.name == name }) else {
        return OffsetFormula(nil, node, .whole)
      }
      return value(Formula(coordinate.origin), coordinate.scaled(node)) {
        coordinate.coordinate(node)
      }
    case .negated: return negate(parts[0])
    case .sum(let terms):
      return sum(zip(terms, parts).map { ($1, $0.isInverted) })
    case .product(let factors):
      var result = parts[0]
      for (factor, part) in zip(factors, parts).dropFirst() {
        result = factor.isInverted ? divide(result, part) : multiply(result, part)
      }
      return result
    case .power(let base, let exponent):
      if base == .constant(.e) { return apply(.exp, [parts[1]]) }
      return power(parts[0], parts[1], exponent)
    case .operation(let operation, _): return apply(operation, parts)
    }
  }
}

// Anchors and offsets.
extension OffsetRewriter {
  /// How much larger than its offset an anchor is at least; a smaller one loses little in doubles.
  private static let leastRatio = 0x1p20
  /// The length of the longest offset: rules use an offset twice, so parts within parts soon are long.
  private static let mostNodes = 2_000
  /// The budget of one constant.
  private static let constantWork: Int64 = 2_000_000

  /// An anchor and an offset, or their sum if the anchor is not much larger.
  ///
  /// - Parameters:
  ///   - anchor: A formula without variables.
  ///   - plain: The value in another way, if the anchor cannot be computed.
  func value(_ anchor: Formula, _ offset: Formula?, else plain: () -> Formula) -> OffsetFormula {
    switch constant(anchor) {
    case .zero: return self.value(nil, offset)
    case .anchor(let anchor): return self.value(anchor, offset)
    case .unknown: return self.value(nil, plain())
    }
  }

  private func value(_ anchor: OffsetFormula.Anchor?, _ offset: Formula?) -> OffsetFormula {
    guard let offset else { return OffsetFormula(anchor, nil, Interval(0)) }
    let count = offset.nodeCount
    nodes -= count
    isTooLong = isTooLong || count > Self.mostNodes || nodes < 0
    if isTooLong { return .zero }
    let split = OffsetFormula(anchor, offset, range(of: offset))
    if anchor == nil, split.range.isPoint, split.range.lower != 0,
      case .anchor(let number) = constant(Formula(split.range.lower))
    {
      // A floor or a sign: the rest keeps where it has no value.
      return OffsetFormula(number, .number(0) * offset, Interval(0))
    }
    guard let anchor, !(anchor.least >= split.size * Self.leastRatio) else { return split }
    let sum = Formula.adding(anchor.symbol, Formula.Term(offset))
    return OffsetFormula(nil, sum, range(of: sum))
  }

  /// A value without an anchor.
  func plain(_ formula: Formula) -> OffsetFormula { value(nil, formula) }

  /// An operation on whole values.
  func plain(_ operation: Operation, _ operands: [OffsetFormula]) -> OffsetFormula {
    plain(.operation(operation, operands.map { $0.formula }))
  }

  private func range(of offset: Formula) -> Interval {
    let tape = Tape(offset, variables: variables, angle: angle)
    let range = evaluator.evaluate(
      tape,
      at: coordinates.map { Interval($0.range.lowerBound, $0.range.upperBound) } + enclosures)
    return range.isEmpty ? .whole : range
  }

  /// What is known of a formula without variables.
  func constant(_ formula: Formula) -> Constant {
    if let known = anchors[formula] { return known }
    let new = newConstant(formula)
    anchors[formula] = new
    return new
  }

  private func newConstant(_ formula: Formula) -> Constant {
    let budget = min(work, Self.constantWork)
    var value = RealValue(formula, angle: angle, work: budget)
    let enclosure = try? value.enclosure()
    work -= budget - value.work
    guard let enclosure, enclosure.lower.isFinite, enclosure.upper.isFinite else {
      return .unknown
    }
    if enclosure.isPoint {
      if enclosure.lower == 0 { return .zero }
      let number = Formula(enclosure.lower)
      // Whole numbers of this size are exact in tapes too.
      if enclosure.lower.magnitude < 0x1p53, enclosure.lower == Elementary.floor(enclosure.lower) {
        return .anchor(
          OffsetFormula.Anchor(formula: formula, enclosure: enclosure, symbol: number))
      }
    }
    // No name in a text begins with a digit.
    let name = Name("\(names.count)")
    names.append(name)
    enclosures.append(enclosure)
    return .anchor(
      OffsetFormula.Anchor(formula: formula, enclosure: enclosure, symbol: .variable(name)))
  }

  /// A whole number next to a constant; `nil` for 0, or if it is not known.
  func nearestWhole(to anchor: OffsetFormula.Anchor) -> OffsetFormula.Anchor? {
    guard let whole = nearestInteger(to: anchor.formula),
      let number = Numeral(utf8: Array(whole.description.utf8)),
      case .anchor(let anchor) = constant(Formula(number))
    else { return nil }
    return anchor
  }

  private func nearestInteger(to formula: Formula) -> Integer? {
    let budget = min(work, Self.constantWork)
    var value = RealValue(formula + .number(1) / .number(2), angle: angle, work: budget)
    let whole = try? value.floor()
    work -= budget - value.work
    return whole
  }
}
