public import Formulas
import Reals
import TextFormats

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

  /// - Parameter work: The budget; see `RealValue`.
  public func answer(
    to source: [UInt8], work: Int64
  ) throws(RealAnswer.Failure) -> RealAnswer {
    try Formula.answer(
      to: source, digits: digits, options: options, variables: variables, angle: angle, work: work)
  }
}

extension RealAnswer {
  /// The answer as JSON: `value` is the nearest double, null beyond the doubles; `exact` the exact
  /// form or null; `isExact` tells whether `text` is all of the number.
  public var json: String {
    var answer = JSONText()
    answer.beginObject()
    answer.member("value", double)
    answer.member("text", text)
    answer.member("exact", exact?.text)
    answer.member("isExact", isExact)
    answer.endObject()
    return answer.text
  }

  /// A note beside the text, for people; `nil` where the text says everything.
  public var note: String? { digits.isUndecidedZero ? "0 to 1,000 digits" : nil }
}

extension RealAnswer.Failure {
  /// A sentence, with the digits that are certain.
  public var message: String {
    guard let provenDigits else { return error.description }
    return "\(error.description); certain so far: \(provenDigits.text)"
  }
}
