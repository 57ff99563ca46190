import Formulas
import OrdinateNumerics
import Sheets

/// A model that is offered for a data table.
package enum UsualModel: String, CaseIterable, Sendable {
  case line, power, exponential, logistic, sine

  /// The letters of its parameters.
  fileprivate var letters: [String] {
    switch self {
    case .line: ["m", "b"]
    case .power, .exponential: ["a", "b"]
    case .logistic: ["a", "b", "c"]
    case .sine: ["a", "b", "c", "d"]
    }
  }

  /// The model as it is written.
  fileprivate func text(_ x: String, _ names: [String]) -> String {
    switch self {
    case .line: names[0] + " " + x + "+" + names[1]
    case .power: names[0] + " " + x + "^" + names[1]
    case .exponential: names[0] + " e^(" + names[1] + " " + x + ")"
    case .logistic: names[0] + "/(1+e^(" + names[1] + "-" + names[2] + " " + x + "))"
    case .sine: names[0] + " sin(" + names[1] + " " + x + "+" + names[2] + ")+" + names[3]
    }
  }
}

extension SheetScreen {
  /// Adds a row below a data table that fits a model to its first two columns.
  ///
  /// - Returns: `false` if the row is no such table, or if there are too many rows.
  package mutating func addFit(_ model: UsualModel, to id: Int) -> Bool {
    guard let index = sheet.index(of: id) else { return false }
    let columns = sheet.columns(at: index)
    guard let x = columns.first?.name,
      let y = columns.dropFirst().first(where: { !$0.isError })?.name
    else { return false }
    var used = sheet.definedNames
    let names = model.letters.map { letter in
      var name = Name(letter)
      var number = 1
      while used.contains(name) {
        name = Name(letter + "_" + number.description)
        number += 1
      }
      used.insert(name)
      return name.description
    }
    var abscissa = x.description
    if model != .power, let first = firstDay(ofTableAt: index) {
      // Far from 1970, powers of e would be too large or too small.
      abscissa = "(" + abscissa + (first < 0 ? "+" : "-") + first.magnitude.description + ")"
    }
    return insert([y.description + " ~ " + model.text(abscissa, names)], below: index)
  }
}

extension SheetScreen {
  /// The day of the first date in the first column of a data table; `nil` without one.
  private func firstDay(ofTableAt index: Int) -> Int64? {
    guard let cells = sheet.rows[index].table?.cells, cells.time(ofColumn: 0) == .date,
      let first = cells.cells(ofColumn: 0).compactMap({ $0.number }).first
    else { return nil }
    return Int64(first.rounded(.down))
  }
}
