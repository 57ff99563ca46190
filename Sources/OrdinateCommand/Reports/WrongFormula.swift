import Formulas
import TextFormats

/// A formula that cannot be read, evaluated or drawn, with the reason and the place.
struct WrongFormula {
  let source: [UInt8]
  /// The name of the problem in data.
  let code: String
  /// A sentence that says what is wrong.
  let message: String
  /// UTF-8 offsets into the source.
  let range: Range<Int>

  /// The code and the place as JSON.
  var json: String { Self.json(code: code, range: range) }

  static func json(_ error: FormulaError) -> String { json(code: error.code, range: error.range) }

  private static func json(code: String, range: Range<Int>) -> String {
    var answer = JSONText()
    answer.beginObject()
    answer.name("error")
    answer.beginObject()
    answer.member("code", code)
    answer.member("start", range.lowerBound)
    answer.member("end", range.upperBound)
    answer.endObject()
    answer.endObject()
    return answer.text
  }
}
