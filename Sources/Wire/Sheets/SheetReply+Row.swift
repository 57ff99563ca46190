import Formulas
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// What is beside a row, and what is edited in it.
extension SheetReply {
  /// The solutions of an equation in one unknown.
  static func write(
    _ solutions: Solutions, of unknown: Name, _ words: Words, to json: inout JSONText
  ) {
    var (texts, maths): ([String], [String]) = ([], [])
    for index in 0..<solutions.count {
      guard let digits = solutions.digits(of: index) else { continue }
      let exact = solutions.exact(index).flatMap {
        $0.text.utf8.count <= longestSolution ? $0 : nil
      }
      let sign = digits.isExact || exact != nil ? "=" : "≈"
      let isWritten = exact != nil && !digits.isExact
      let number = Words.shown(isWritten ? exact?.text ?? "" : digits.text)
      texts.append(unknown.description + " " + sign + " " + number)
      let side = isWritten ? exact?.mathML ?? "" : mathML(ofNumber: number)
      maths.append(equation(unknown, sign, side))
    }
    let ends: [(name: String, text: String)] =
      solutions.range.map { range in
        [
          (name: "lower", text: Words.shown(range.lowerBound.text(.shortest))),
          (name: "upper", text: Words.shown(range.upperBound.text(.shortest))),
        ]
      } ?? []
    let hasNone = solutions.count == 0
    let sentence: SheetWord =
      if !solutions.isComplete {
        .moreSolutions
      } else if ends.isEmpty {
        hasNone ? .noSolutions : .allSolutions
      } else {
        hasNone ? .noSolutionsBetween : .allSolutionsBetween
      }
    json.beginObject()
    json.member("text", words.text(sentence, ends))
    json.name("exact")
    if texts.isEmpty {
      json.null()
    } else {
      json.beginObject()
      json.member("text", texts.joined(separator: "; "))
      // Each by itself, so that lines can end between them.
      json.member("math", maths.joined(separator: "; "))
      json.endObject()
    }
    json.endObject()
  }

  /// An equation of an unknown, as MathML.
  ///
  /// - Parameter side: Its right side, a whole `<math>` element.
  private static func equation(_ unknown: Name, _ sign: String, _ side: String) -> String {
    let left = Formula.variable(unknown).mathML
    let end = "</math>"
    let start = side.utf8.prefix { $0 != UInt8(ascii: ">") }.count + 1
    let right = side.utf8.dropFirst(start)
    return String(decoding: Array(left.utf8.dropLast(end.utf8.count)), as: UTF8.self)
      + "<mo>" + sign + "</mo>" + String(decoding: Array(right), as: UTF8.self)
  }

  /// A number with the minus that is shown, as MathML.
  private static func mathML(ofNumber number: String) -> String {
    let minus = Words.minus
    let isNegative = number.utf8.starts(with: minus.utf8)
    let digits = isNegative ? number.utf8.dropFirst(minus.utf8.count) : number.utf8[...]
    return "<math><mrow>" + (isNegative ? "<mo form=\"prefix\">" + minus + "</mo>" : "") + "<mn>"
      + String(decoding: Array(digits), as: UTF8.self) + "</mn></mrow></math>"
  }

  /// An exact form with more characters is shown as a decimal.
  private static let longestSolution = 40

  static func write(_ slider: SheetScreen.Slider, to json: inout JSONText) {
    json.beginObject()
    json.member("name", slider.name.description)
    json.member("value", slider.value.double)
    json.member("valueText", Words.shown(slider.value.text))
    let (lower, upper) = (slider.range.lowerBound, slider.range.upperBound)
    json.member("lower", slider.ends.lowerBound)
    json.member("upper", slider.ends.upperBound)
    json.member("lowerText", Words.shown(slider.texts.lower ?? lower.text(.significant(6))))
    json.member("upperText", Words.shown(slider.texts.upper ?? upper.text(.significant(6))))
    json.member("step", slider.step.double)
    json.member("stepText", Words.shown(slider.texts.step ?? slider.step.text))
    json.endObject()
  }
}
