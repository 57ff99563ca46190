import Formulas
import OrdinateNumerics
import Sheets

extension SheetScreen {
  /// Other texts of the row at an index that may be what was meant: those that a mistake leaves open.
  package func readings(at index: Int) -> [String] {
    let text = Array(sheet.rows[index].text.utf8)
    switch sheet.result(at: index).problem {
    case .severalVariables(let names)
    where names.allSatisfy({ Relation.planeNames.contains($0) && $0 != "t" }):
      return [String(decoding: text, as: UTF8.self) + " = 0"]
    case .unreadable(let error) where error.kind == .missingOperator:
      // x1 may be x₁, and 3 1/2 a mixed number.
      let start = error.range.lowerBound
      let isBehindLetter = start > 0 && text[start - 1].isLetter
      return [isBehindLetter ? "_" : "+", "·"].map { sign in
        String(decoding: text[..<start] + sign.utf8 + text[start...], as: UTF8.self)
      }
    case .unreadable(let error) where error.range.upperBound <= text.count:
      return error.kind.replacements.map { replacement in
        var other = text
        other.replaceSubrange(error.range, with: replacement.utf8)
        return String(decoding: other, as: UTF8.self)
      }
    default: return []
    }
  }
}

extension SyntaxError.Kind {
  /// What may have been meant in the place of the mistake.
  fileprivate var replacements: [String] {
    switch self {
    case .commaBetweenConditions: [" and ", " or "]
    case .decimalComma(let suggestion), .groupedDigits(let suggestion),
      .hexadecimal(let suggestion):
      [suggestion.description]
    case .unknownName(_, let suggestion?): [suggestion.description]
    case .factorialOrUnequal: ["≠", "! ="]
    default: []
    }
  }
}
