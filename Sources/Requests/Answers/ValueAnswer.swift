public import Formulas
import OrdinateNumerics
import Reals
public import Sheets
import TextFormats

/// What programs answer about a text: the value of a formula, or the solutions of an equation.
public enum ValueAnswer: Sendable {
  case number(RealAnswer)
  /// - Parameter digits: How many digits are asked for.
  case solutions(Solutions, digits: Int)

  /// The digits; solutions as a list, `[-1, 2]`.
  public var text: String {
    switch self {
    case .number(let answer): answer.text
    case .solutions(let solutions, let digits):
      "["
        + (0..<solutions.count).compactMap { solutions.digits(of: $0, count: digits)?.text }
        .joined(separator: ", ") + "]"
    }
  }

  /// The same as it is written exactly, with digits where that is not known.
  public var exactText: String {
    switch self {
    case .number(let answer): answer.exact?.text ?? answer.text
    case .solutions(let solutions, let digits): solutions.list(digits: digits)
    }
  }

  /// The answer as JSON: `value` is the nearest double, null beyond the doubles; `exact` the exact form or null;
  /// `isExact` tells whether `text` is all of the number. Solutions have no `value`, but `complete`, which tells
  /// whether these are all, and the `range` in which, null for all real numbers.
  public var json: String {
    var json = JSONText()
    json.beginObject()
    switch self {
    case .number(let answer):
      json.member("value", answer.double)
      json.member("text", text)
      json.member("exact", answer.exact?.text)
      json.member("isExact", answer.isExact)
    case .solutions(let solutions, let digits):
      json.member("value", Double.nan)
      json.member("text", text)
      json.member("exact", solutions.isExact ? exactText : nil)
      json.member(
        "isExact",
        !solutions.isUnknown
          && (0..<solutions.count).allSatisfy {
            solutions.digits(of: $0, count: digits)?.isExact == true
          })
      json.member("complete", solutions.isComplete)
      json.name("range")
      if let range = solutions.range {
        json.beginArray()
        json.number(range.lower.double)
        json.number(range.upper.double)
        json.endArray()
      } else {
        json.null()
      }
    }
    json.endObject()
    return json.text
  }

  /// A note beside the text, for people; `nil` where the text says everything.
  public var note: String? {
    switch self {
    case .number(let answer): answer.digits.note
    case .solutions(let solutions, _): solutions.note
    }
  }
}

extension Solutions {
  /// A note beside the solutions, for people: where these are all; `nil` for all real ones.
  public var note: String? {
    let place = range.map { " from \($0.lower.text) to \($0.upper.text)" } ?? ""
    if isUnknown { return "none was found" + place + ", but there may be some" }
    if !isComplete { return "there may be more solutions" + place }
    return range == nil ? nil : "all solutions" + place
  }
}

extension RealDigits {
  /// A note beside the digits, for people; `nil` where they say everything.
  var note: String? { isUndecidedZero ? "0 to 1,000 digits" : nil }
}
