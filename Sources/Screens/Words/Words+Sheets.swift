import Formulas
package import Sheets
package import Words

extension Words {
  /// Why a row of a sheet says nothing.
  package func message(for problem: RowProblem, in sheet: Sheet) -> String {
    switch problem {
    case .unreadable(let error): return message(for: error)
    case .withoutValue(let error): return message(for: error)
    case .missing(let names, _, _):
      return text(.missing, "name", names.map { $0.description }.joined(separator: ", "))
    default:
      let number = { id in sheet.index(of: id).map { $0 + 1 } }
      return translation(of: problem, number) ?? problem.message(number: number)
    }
  }

  /// Why a link was not made or opened.
  package func message(for problem: SheetLink.Problem) -> String {
    let sentence =
      switch problem {
      case .tooLong:
        sentence(.linkTooLong, [("limit", SheetLink.longest.description)])
      case .noSheet: sentence(.linkWithoutSheet)
      case .damaged: sentence(.linkDamaged)
      }
    return sentence ?? problem.message
  }

  /// - Parameter number: The number of a row, by its identity.
  /// - Returns: `nil` for English.
  private func translation(of problem: RowProblem, _ number: (Int) -> Int?) -> String? {
    func rows(_ rows: [Int]) -> (String, String) {
      ("rows", list(of: rows.compactMap(number).sorted().map { $0.description }))
    }
    func name(_ name: Name) -> (String, String) { ("name", name.description) }
    func limit(_ limit: Int) -> (String, String) { ("limit", limit.description) }
    return switch problem {
    case .unreadable, .withoutValue, .missing: nil
    case .cycle(let cycle) where cycle.count == 1: sentence(.selfDefinition)
    case .cycle(let cycle): sentence(.circle, [rows(cycle)])
    case .duplicate(let twice, let definitions):
      sentence(.duplicate, [rows(definitions), name(twice)])
    case .definedColumn(let twice, let definitions):
      sentence(.definedColumn, [rows(definitions), name(twice)])
    case .needs(let row): sentence(.needed, [rows([row])])
    case .inexact(let row): sentence(.inexactSolutions, [rows([row])])
    case .reserved(let reserved, _): sentence(.reserved, [name(reserved)])
    case .functionWithoutValues(let function): sentence(.functionWithoutValues, [name(function)])
    case .functionOfCases(let function): sentence(.functionOfCases, [name(function)])
    case .noCase(let function): sentence(.noCase, [name(function)])
    case .valueCount(let function, let expected, let given):
      self.sentence(for: .operandCount(function: function, expected: expected, given: given))
    case .pointInFormula: sentence(.pointInFormula)
    case .listInList: sentence(.listInList)
    case .listLengths(let first, let second):
      sentence(.listLengths, [("first", first.description), ("second", second.description)])
    case .listEnds: sentence(.listEnds)
    case .listSteps: sentence(.listSteps)
    case .tooManyElements(let most): sentence(.tooManyElements, [limit(most)])
    case .tooManyCurves(let most): sentence(.tooManyCurves, [limit(most)])
    case .tooLarge: sentence(.tooLarge)
    case .underivable(let error): sentence(.underivable, [("function", error.operation.name)])
    case .noDerivative: sentence(.noDerivative)
    case .severalVariables(let names):
      sentence(.severalVariables, [("names", list(of: names.map { $0.description }))])
    case .undrawable(.unsolvedParameter): self[.unsolvedParameter]
    case .undrawable(.tooManyValues(let free)):
      language == .english ? nil : tooManyValues(of: free.description)
    case .range: sentence(.range)
    case .rangeOrder: self[.noRange]
    case .rangeStep: sentence(.rangeStep)
    case .columnTwice(let twice, _): sentence(.columnTwice, [name(twice)])
    case .notAColumn: sentence(.notAColumn)
    case .columnWithoutHead(let column):
      sentence(.columnWithoutHead, [("column", column.description)])
    case .wrongCells(1, let line, let column):
      sentence(.wrongCell, [("line", line.description), ("column", column.description)])
    case .wrongCells(let count, let line, let column):
      sentence(
        .wrongCells,
        [
          ("count", count.description), ("line", line.description),
          ("column", column.description),
        ])
    case .ambiguousDate(let line, let column, let one, let other):
      sentence(
        .ambiguousDate,
        [
          ("line", line.description), ("column", column.description), ("one", one),
          ("other", other),
        ])
    case .chartNumber: sentence(.chartNumber)
    case .unfittable(let problem): sentence(for: problem)
    }
  }

  /// Why a model is not fitted.
  private func sentence(for problem: FitProblem) -> String? {
    switch problem {
    case .severalSigns: sentence(.severalFits)
    case .noColumns: sentence(.fitWithoutColumns)
    case .noParameters: sentence(.fitWithoutParameters)
    case .tooFewPoints: sentence(.tooFewPoints)
    case .notDetermined: sentence(.notDetermined)
    case .notConverged: sentence(.notConverged)
    case .noStart: sentence(.noStart)
    }
  }
}
