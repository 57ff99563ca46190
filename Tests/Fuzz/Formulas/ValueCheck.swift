import Formulas
import FuzzSupport
import OrdinateNumerics

/// Checks that the tree, the tape, the enclosures and the real number agree about a formula's value.
///
/// - Returns: The tree's value.
@discardableResult
func checkValues(of formula: Formula, _ sample: Sample) -> Result<Double, DomainError> {
  let values = Values(of: formula, sample)
  values.check()
  return values.tree
}

private struct Values {
  private let formula: Formula
  private let variables: Variables
  private let angle: AngleUnit
  fileprivate let tree: Result<Double, DomainError>
  /// Of the tree: the real value and the computed one are in it.
  private let enclosure: Interval
  /// Of the tape.
  private let point: Double
  private let tapeEnclosure: Interval
  private let row: [Double]
  private let real: RealAnswers

  init(of formula: Formula, _ sample: Sample) {
    let variables = sample.variables(of: formula)
    let angle = sample.angle
    let names = variables.names
    let values = names.map { variables[$0] ?? .nan }
    let tape = Tape(formula, variables: names, angle: angle)
    var points = PointEvaluator()
    var rows = RowEvaluator()
    var intervals = IntervalEvaluator()
    tree = Result { () throws(DomainError) in
      try formula.value(variables: variables, angle: angle)
    }
    enclosure = formula.enclosure(variables: variables, angle: angle)
    point = points.evaluate(tape, at: values)
    row = rows.evaluate(tape, at: values.map { [1.25, $0, 0] })
    tapeEnclosure = intervals.evaluate(tape, at: values.map { Interval($0) })
    real = RealAnswers(of: formula, variables, angle)
    (self.formula, self.variables, self.angle) = (formula, variables, angle)
  }

  func check() {
    checkTape()
    checkReal()
    switch tree {
    case .success(let value): check(value)
    case .failure(let error): check(error)
    }
  }

  private func checkTape() {
    claim(
      !point.isFinite || tapeEnclosure.contains(point), "a tape's value is in its enclosure", facts)
    if row.count > 1 {
      claim(
        row[1].bitPattern == point.bitPattern || row[1].isNaN && point.isNaN,
        "a row has the bits of its points", "\(row), \(facts)")
    }
  }

  private func checkReal() {
    real.check(facts)
    if let error = real.double.certainError {
      claim(
        enclosure.decoration < .defined && tapeEnclosure.decoration < .defined,
        "an error of the real value is one of the enclosure", "\(error), \(facts)")
    }
    if case .success(let double) = real.double {
      claim(
        enclosure.mayContainNumber(near: double) && tapeEnclosure.mayContainNumber(near: double),
        "the real value is in both enclosures", facts)
    }
  }

  private func check(_ value: Double) {
    claim(value.isFinite, "a value is finite", facts)
    claim(enclosure.contains(value), "the tree's value is in its enclosure", facts)
    claim(
      point.isFinite || tapeEnclosure.decoration < .defined || mayOverflow,
      "a tape has a value that certainly exists", facts)
    claim(
      enclosure.decoration < .defined || tapeEnclosure.decoration < .defined
        || enclosure.lower <= tapeEnclosure.upper && tapeEnclosure.lower <= enclosure.upper,
      "two enclosures of one value meet", facts)
  }

  /// Whether an overflow may have left the tape without a value: bounds are infinite, or 0 multiplies
  /// an infinity.
  private var mayOverflow: Bool {
    tapeEnclosure.lower == -.infinity || tapeEnclosure.upper == .infinity
      || tapeEnclosure.contains(0)
  }

  private func check(_ error: DomainError) {
    claim(
      error == .overflow || error == .unfinished || enclosure.decoration < .defined
        || enclosure.lower == -.infinity || enclosure.upper == .infinity,
      "a value that certainly exists is found, if that does not take too long", facts)
    // Roundings may take the tree into a pole that the tape misses.
    claim(
      error == .overflow || !point.isFinite || tapeEnclosure.decoration < .defined
        || enclosure.decoration > .nowhereDefined,
      "a tape has no value where certainly none exists", facts)
    claim(!error.description.isEmpty, "an error has a message", facts)
  }

  private var facts: String {
    let values = variables.names.map { "\($0) = \(variables[$0] ?? .nan)" }
    return "\(formula.ascii) at \(values) in \(angle.name): tree \(tree) in \(enclosure), "
      + "tape \(point) in \(tapeEnclosure), real \(real)"
  }
}
