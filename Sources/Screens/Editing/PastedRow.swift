import Sheets

extension PastedRow {
  /// A line as it is pasted where formulas are drawn: the rows of sums and integrals as the editor writes them.
  static func line(_ line: String) -> String {
    let isSeries = line.unicodeScalars.contains { $0 == "∫" || $0 == "∑" || $0 == "∏" }
    return isSeries ? FormulaRow(reading: plain(line)).text : plain(line)
  }
}
