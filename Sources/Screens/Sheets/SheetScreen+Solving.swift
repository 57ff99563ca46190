package import Formulas
package import Sheets

/// The solutions that were asked for, of a row as it then was.
struct SolvedRow: Sendable {
  let row: Int
  let text: String
  let solutions: Solutions
}

extension SheetScreen {
  /// Whether a row is an equation in one unknown, so that it can be solved.
  package func canSolve(at index: Int) -> Bool { equation(at: index) != nil }

  /// The solutions of a row that was solved and has not changed since.
  package func solutions(at index: Int) -> (unknown: Name, solutions: Solutions)? {
    let row = sheet.rows[index]
    guard let solved, solved.row == row.id, solved.text.utf8.elementsEqual(row.text.utf8),
      let equation = equation(at: index)
    else { return nil }
    return (equation.unknown, solved.solutions)
  }

  /// Whether the row at an index was solved at last, perhaps before it changed.
  package func isSolved(at index: Int) -> Bool { solved?.row == sheet.rows[index].id }

  /// Solves the equation that a row is.
  ///
  /// - Returns: `false` if it is none, or has all numbers of a range as solutions.
  /// - Complexity: Some milliseconds for a polynomial, some tenths of a second for hard equations.
  package mutating func solve(_ id: Int) -> Bool {
    guard let index = sheet.index(of: id), let equation = equation(at: index),
      let solutions = try? Solutions(of: equation.relation, in: nil, angle: sheet.angle)
    else { return false }
    solved = SolvedRow(row: id, text: sheet.rows[index].text, solutions: solutions)
    return true
  }

  private func equation(at index: Int) -> (relation: Relation, unknown: Name)? {
    let plots = sheet.result(at: index).plots
    guard plots.count == 1, case .relation(let relation, let parts) = plots[0], parts.count == 1,
      case .solutions = parts[0], case .comparison(_, let links) = relation, links.count == 1,
      links[0].sign == .equal
    else { return nil }
    var unknowns: Set<Name> = []
    for formula in relation.formulas {
      unknowns.formUnion(formula.variables.filter { !$0.isBound })
    }
    return unknowns.count == 1 ? unknowns.first.map { (relation, $0) } : nil
  }
}
