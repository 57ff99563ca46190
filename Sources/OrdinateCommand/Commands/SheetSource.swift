import Formulas
import Requests
import Sheets

/// The rows of a sheet: words of a command line, or the lines of a file.
enum SheetSource {
  case rows([FormulaArgument])
  case file(String)
  case link(String)

  /// The longest file that is read, in bytes: more than `Sheet.mostRows` rows can use.
  private static let longest = 1 << 22

  /// Takes the rows, or the file in their place.
  init(_ arguments: inout Arguments) throws(UsageProblem) {
    switch (arguments.takeOperands(), try arguments.value(of: Options.rows)) {
    case ([], let path?): self = .file(path)
    case (let rows, nil) where !rows.isEmpty: self = .rows(rows.map(FormulaArgument.init))
    default: throw UsageProblem("Give either rows or --file.")
    }
  }

  /// - Throws: `SystemProblem.cannotOpen`, `Failure.input` for a link without a sheet.
  func text() throws -> SheetText {
    switch self {
    case .rows(let arguments):
      // Standard input has all that the text of a sheet may have; a word is a row.
      return arguments.reduce(into: SheetText([])) { text, argument in
        guard argument.isStandardInput else {
          let row = String(decoding: argument.source, as: UTF8.self)
          // A data table has its cells in the word.
          let read = SheetText(utf8: argument.source).rows.first
          let entry = Sheet.Entry(PastedRow.given(row))
          return text.rows.append(read?.table == nil ? entry : read ?? entry)
        }
        let read = SheetText(utf8: argument.source)
        text.rows += read.rows
        text.view = text.view ?? read.view
      }
    case .link(let link):
      do throws(SheetLink.Problem) {
        return try SheetLink.text(link: Array(link.utf8))
      } catch {
        throw Failure.input(error.message)
      }
    case .file(let path):
      var bytes: [UInt8] = []
      try LineReader(path: path).forEachLine { line in
        bytes += line + [UInt8(ascii: "\n")]
        return bytes.count < Self.longest
      }
      return SheetText(utf8: bytes)
    }
  }
}
