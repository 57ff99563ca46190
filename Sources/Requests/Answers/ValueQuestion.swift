public import Formulas
import Reals
import Sheets

/// Asks for the values of formulas in one way, and writes the answers: for `ordinate eval`, and for
/// the server.
public struct ValueQuestion: Sendable {
  private let options: ReadingOptions
  private let variables: RealVariables
  private let angle: AngleUnit
  private let digits: Int

  /// - Parameter digits: How many digits are asked for; `nil` for as many as results usually have.
  public init(
    options: ReadingOptions, variables: RealVariables, angle: AngleUnit, digits: Int?
  ) {
    self.options = options
    self.variables = variables
    self.angle = angle
    self.digits = digits ?? RealDigits.usualCount
  }

  /// - Parameters:
  ///   - source: A formula, which may have derivatives, or `solve(…)`.
  ///   - work: The budget of a formula; see `RealValue`.
  public func answer(
    to source: [UInt8], work: Int64
  ) throws(RealAnswer.Failure) -> ValueAnswer {
    if let call = SolveCall(source) {
      do {
        return .solutions(
          try call.solutions(variables: variables, angle: angle), digits: digits)
      } catch {
        throw RealAnswer.Failure(error: error, provenDigits: nil)
      }
    }
    if let text = try derivatives(in: source) { return .number(try answer(to: text, work: work)) }
    return .number(
      try Formula.answer(
        to: source, digits: digits, options: options, variables: variables, angle: angle,
        work: work))
  }

  private func derivatives(in source: [UInt8]) throws(RealAnswer.Failure) -> DerivativeText? {
    do {
      return try DerivativeText(source)
    } catch {
      throw RealAnswer.Failure(error: .syntax(error), provenDigits: nil)
    }
  }

  private func answer(
    to text: DerivativeText, work: Int64
  ) throws(RealAnswer.Failure) -> RealAnswer {
    var value: RealValue
    do {
      value = try text.formula(options: options, angle: angle)
        .real(variables: variables, angle: angle, work: work)
    } catch {
      throw RealAnswer.Failure(error: error, provenDigits: nil)
    }
    do {
      return try value.answer(digits: digits)
    } catch {
      throw RealAnswer.Failure(
        error: .domain(error.error, at: text.range),
        provenDigits: error.error == .unfinished ? value.provenDigits(atMost: digits) : nil)
    }
  }

  /// The digits of the answer, and a note beside them for people.
  ///
  /// - Parameters:
  ///   - source: A formula, which may have derivatives, or `solve(…)`.
  ///   - work: The budget of a formula; see `RealValue`.
  public func text(
    of source: [UInt8], work: Int64
  ) throws(RealAnswer.Failure) -> (text: String, note: String?) {
    let hasDerivatives = try derivatives(in: source) != nil
    if hasDerivatives || SolveCall(source) != nil {
      let answer = try answer(to: source, work: work)
      return (answer.text, answer.note)
    }
    let found = try Formula.digits(
      of: source, count: digits, options: options, variables: variables, angle: angle, work: work)
    return (found.text, found.note)
  }
}

extension RealAnswer.Failure {
  /// A sentence, with the digits that are certain.
  public var message: String {
    guard let provenDigits else { return error.description }
    return "\(error.description); certain so far: \(provenDigits.text)"
  }
}
