import Formulas
import Reals

/// Why nothing is known of a curve beside a place.
enum EndProblem: Error {
  /// It is proved to have no points there, or none within reach.
  case undefined
  /// What it does there is not decided.
  case unknown

  init(_ failure: RealFailure) {
    self =
      switch failure.error {
      case .undecided, .unfinished, .overflow, .underflow, .variableNotSet: .unknown
      case .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative, .pole,
        .outOfDomain:
        .undefined
      }
  }
}

/// Decides questions about formulas without variables.
struct ConstantValues {
  let angle: AngleUnit
  /// The budget of a question; see `RealValue`.
  private static let work: Int64 = 100_000

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
    var value = RealValue(formula, angle: angle, work: Self.work)
    do throws(RealFailure) { return try question(&value) } catch { throw EndProblem(error) }
  }
}
