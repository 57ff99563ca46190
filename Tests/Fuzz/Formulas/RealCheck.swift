import Formulas
import FuzzSupport
import OrdinateNumerics
import Reals

/// What a formula's real value answers within a budget of work.
struct RealAnswers {
  let digits: Result<RealDigits, RealFailure>
  let double: Result<Double, RealFailure>
  let sign: Result<Int, RealFailure>

  private static let work: Int64 = 200_000

  init(of formula: Formula, _ variables: Variables, _ angle: AngleUnit) {
    var value = formula.real(
      variables: RealVariables(variables), angle: angle, work: Self.work)
    digits = Result { () throws(RealFailure) in try value.digits() }
    value.work = Self.work
    double = Result { () throws(RealFailure) in try value.nearestDouble() }
    value.work = Self.work
    sign = Result { () throws(RealFailure) in try value.sign() }
    checkResumed(formula, variables, angle)
    value.work = Self.work
    if let form = try? value.exactForm() { checkExact(form, formula, angle) }
  }

  /// Checks that an exact form, as it is written, has the formula's digits.
  private func checkExact(_ form: ExactForm, _ formula: Formula, _ angle: AngleUnit) {
    guard case .success(let digits) = digits, let written = Formula(exact: form) else { return }
    var value = written.real(work: Self.work)
    guard let exactDigits = try? value.digits() else { return }
    claim(
      exactDigits.text == digits.text, "an exact form has the value of its formula",
      "\(written.ascii), \(exactDigits.text), \(digits.text), \(formula.ascii), \(angle)")
  }

  /// Checks that a value whose budget is often spent has the same digits in the end.
  private func checkResumed(_ formula: Formula, _ variables: Variables, _ angle: AngleUnit) {
    guard case .success(let digits) = digits else { return }
    var value = formula.real(variables: RealVariables(variables), angle: angle, work: 0)
    for exponent in 6..<24 {
      value.work = 1 << Int64(exponent)
      if let resumed = try? value.digits() {
        claim(
          resumed == digits, "a question that was interrupted has the same answer",
          "\(resumed.facts) and \(digits.facts), \(formula.ascii), \(variables), \(angle)")
        return
      }
    }
  }

  /// Checks the answers against each other, and the digits as they are written.
  func check(_ facts: @autoclosure () -> String) {
    if case .success(let digits) = digits { check(digits, facts()) }
    if case .success(let double) = double, case .success(let sign) = sign, double != 0 {
      claim(double.sign == (sign < 0 ? .minus : .plus) && sign != 0, "the sign is right", facts())
    }
    for failure in [digits.failure, double.failure, sign.failure] {
      if let failure {
        claim(!failure.error.description.isEmpty, "an error has a message", facts())
      }
    }
  }

  private func check(_ digits: RealDigits, _ facts: @autoclosure () -> String) {
    let text = digits.text
    claim(!text.isEmpty, "a value is shown", facts())
    claimNumbers(in: text, facts())
    guard case .success(let double) = double, double.isNormal || double == 0 else { return }
    guard let formula = try? Formula(text), let read = try? formula.value() else {
      claim(false, "what is shown is read", "\(text), \(facts())")
      return
    }
    claim(
      (read - double).magnitude <= double.magnitude * 0x1p-49,
      "what is shown is the value", "\(text), \(facts())")
  }
}

extension RealDigits {
  fileprivate var facts: String {
    "\(text), \(isExact ? "exact" : "rounded") to \(count) digits"
  }
}

extension Result where Failure == RealFailure {
  /// Why there is no answer.
  fileprivate var failure: RealFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  /// Why there is certainly no value.
  var certainError: DomainError? {
    guard let error = failure?.error, error.isCertain else { return nil }
    return error
  }
}

extension Interval {
  /// Whether the number to which a double is the nearest may be in the interval.
  func mayContainNumber(near double: Double) -> Bool {
    !isEmpty && lower <= double.nextUp && double.nextDown <= upper
  }
}
