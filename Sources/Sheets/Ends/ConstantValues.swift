import Formulas

/// Why nothing is known of a curve beside a place.
enum EndProblem: Error {
  /// It is proved to have no points there, or none within reach.
  case undefined
  /// What it does there is not decided.
  case unknown

  init(_ failure: RealFailure) {
    self = failure.error.isProved ? .undefined : .unknown
  }
}

/// Decides questions about formulas without variables, as long as its work lasts.
final class ConstantValues {
  let angle: AngleUnit
  /// How much work is left for all questions, in the unit of `RealValue`.
  private var work: Int64

  /// - Parameter work: For all questions together; the default takes some hundredths of a second.
  init(angle: AngleUnit, work: Int64 = 8_000_000) { (self.angle, self.work) = (angle, work) }

  /// Whether there was not enough work for all questions.
  private(set) var isSpent = false

  /// The most work for a question.
  private static let mostForOne: Int64 = 100_000
  /// What it takes to read or write a node of a formula.
  private static let workOfNode = 60
  /// The most nodes of a formula that is looked at.
  private static let mostNodes = 20_000

  /// Takes the work of going through a formula several times.
  ///
  /// - Throws: `unknown` if the work is spent or the formula is too long.
  func go(through formula: Formula, times: Int = 1) throws(EndProblem) {
    if formula.isLongerThan(Self.mostNodes) {
      isSpent = true
    } else {
      work -= Int64(formula.nodeCount * times * Self.workOfNode)
    }
    if work < 0 { isSpent = true }
    if isSpent { throw .unknown }
  }

  /// -1, 0 or 1.
  func sign(of formula: Formula) throws(EndProblem) -> Int {
    try ask(formula) { (value) throws(RealFailure) in try value.sign() }
  }

  func double(of formula: Formula) throws(EndProblem) -> Double {
    let double = try ask(formula) { (value) throws(RealFailure) in try value.nearestDouble() }
    guard double.isFinite else { throw .unknown }
    return double
  }

  func isWhole(_ formula: Formula) throws(EndProblem) -> Bool {
    try ask(formula) { (value) throws(RealFailure) in try value.wholeValue() } != nil
  }

  /// The largest whole number that is not greater.
  func floor(of formula: Formula) throws(EndProblem) -> Double {
    let floor = try double(of: .operation(.floor, [formula]))
    guard floor.magnitude < 0x1p50 else { throw .unknown }
    return floor
  }

  func isEqual(_ one: Formula, _ other: Formula) throws(EndProblem) -> Bool {
    if one == other { return true }
    let (first, second) = (try double(of: one), try double(of: other))
    if (first - second).magnitude > 4 * max(first.magnitude, second.magnitude).ulp { return false }
    return try sign(of: .adding(one, Formula.Term(other, isInverted: true))) == 0
  }

  private func ask<Answer>(
    _ formula: Formula, _ question: (inout RealValue) throws(RealFailure) -> Answer
  ) throws(EndProblem) -> Answer {
    try go(through: formula)
    let given = min(Self.mostForOne, work)
    var value = RealValue(formula, angle: angle, work: given)
    defer { work -= given - max(value.work, 0) }
    do throws(RealFailure) { return try question(&value) } catch { throw EndProblem(error) }
  }
}
