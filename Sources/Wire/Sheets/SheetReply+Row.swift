import Formulas
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// Rows, what is beside them, and what is edited in them.
extension SheetReply {
  static func writeRows(
    of sheet: SheetScreen, _ sent: inout [Int: SentRow], _ words: Words, to json: inout JSONText
  ) {
    json.name("rows")
    json.beginArray()
    var now: [Int: SentRow] = [:]
    let colors = sheet.sheet.colors
    for (index, row) in sheet.sheet.rows.enumerated() {
      let isEdited = row.id == sheet.active
      let before = sent[row.id]
      var written: WrittenRow? = WrittenRow(
        version: sheet.sheet.version(at: index), index: index, color: colors[index],
        isHidden: row.isHidden)
      if !isEdited, let before, before.isTypeset(row.text), let old = before.written,
        written?.isSame(as: old) == true, !sheet.isSolved(at: index)
      {
        json.value(old.json)
        now[row.id] = before
        continue
      }
      var math: String?
      if isEdited || before?.isTypeset(row.text) != true { math = sheet.mathML(at: index) }
      let edited = isEdited ? math : nil
      if let edited, before?.isEdited(edited) == true { math = nil }
      var text = JSONText()
      write(sheet, index, math: math, color: colors[index], words, to: &text)
      json.value(text.bytes)
      if math == nil, !isEdited, canReuse(sheet, index) {
        written?.json = text.bytes
      } else {
        written = nil
      }
      now[row.id] = SentRow(text: row.text, edited: edited, written: written)
    }
    json.endArray()
    sent = now
  }

  /// Whether its version tells all that is written of a row: a message may number other rows, and cells have none.
  private static func canReuse(_ sheet: SheetScreen, _ index: Int) -> Bool {
    sheet.sheet.rows[index].table == nil && sheet.sheet.result(at: index).problem == nil
      && !sheet.isSolved(at: index)
  }

  private static func write(
    _ sheet: SheetScreen, _ index: Int, math: String?, color: Int?, _ words: Words,
    to json: inout JSONText
  ) {
    let row = sheet.sheet.rows[index]
    let result = sheet.sheet.result(at: index)
    let isEmpty = row.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    json.beginObject()
    json.member("id", row.id)
    json.member("number", index + 1)
    json.member("text", row.text)
    json.member("math", math)
    json.member("kind", isEmpty ? "" : result.kind.rawValue)
    json.member("kindText", isEmpty ? "" : words[SheetWord(result.kind)])
    json.name("color")
    if let color { json.number(color % GraphCurve.colorCount) } else { json.null() }
    json.member("hidden", row.isHidden)
    json.member(
      "message",
      isEmpty ? "" : result.problem.map { words.message(for: $0, in: sheet.sheet) } ?? "")
    json.name("missing")
    json.beginArray()
    if !isEmpty { for name in sheet.missingNames(at: index) { json.string(name.description) } }
    json.endArray()
    json.name("readings")
    json.beginArray()
    if !isEmpty { for text in sheet.readings(at: index) { json.string(text) } }
    json.endArray()
    json.name("value")
    if let (unknown, solutions) = sheet.solutions(at: index) {
      write(solutions, of: unknown, words, to: &json)
    } else if let solutions = result.solutions {
      write(solutions, of: solutions.unknown, words, to: &json)
    } else {
      write(
        isEmpty ? nil : result, isExactText: sheet.sheet.isExactValue(at: index), words,
        to: &json)
    }
    json.member("canSolve", sheet.canSolve(at: index))
    json.name("slider")
    if let slider = sheet.slider(at: index) { write(slider, to: &json) } else { json.null() }
    writeData(of: sheet, index, words, to: &json)
    json.endObject()
  }

  /// The value of a row that is a number, or the points or numbers of one that is a list.
  ///
  /// - Parameter isExactText: Whether the text of the row is the exact value, which is then not repeated.
  private static func write(
    _ result: RowResult?, isExactText: Bool, _ words: Words, to json: inout JSONText
  ) {
    guard let result, result.problem == nil, result.parameter == nil else { return json.null() }
    guard let value = result.value else {
      guard result.kind == .list, !isExactText else { return json.null() }
      json.beginObject()
      json.member("text", (result.isRounded ? "≈ " : "= ") + shortened(result.text))
      json.name("exact")
      json.null()
      return json.endObject()
    }
    json.beginObject()
    let text = Words.shown(value.text)
    json.member("text", (value.isExact && !result.isRounded ? "= " : "≈ ") + text)
    json.name("exact")
    // A whole number or a short decimal says all.
    if !result.isRounded, !isExactText, let exact = value.exact,
      !value.isExact || exact.signedNumber == nil
    {
      json.beginObject()
      json.member("text", "= " + Words.shown(exact.text))
      json.member("math", "= " + exact.mathML)
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  /// A list without the elements that a row has no room for.
  private static func shortened(_ list: String) -> String {
    let bytes = Array(list.utf8)
    guard bytes.count > longestList else { return Words.shown(list) }
    let end = bytes[..<longestList].lastIndex(of: UInt8(ascii: ",")) ?? 0
    return Words.shown(String(decoding: bytes[...end], as: UTF8.self)) + " …]"
  }

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
          (name: "lower", text: Words.shown(range.lower.text)),
          (name: "upper", text: Words.shown(range.upper.text)),
        ]
      } ?? []
    let hasNone = solutions.count == 0
    let sentence: SheetWord =
      if !solutions.isComplete {
        hasNone ? .noSolutionsFound : .moreSolutions
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

  /// A list with more characters is shown in part.
  private static let longestList = 60
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
