/// Sentences about rows of a sheet and about links, in languages other than English. In English a problem
/// describes itself.
///
/// The files of the Graph tab, such as `Languages/de-sheets.txt`, have them after `row.`
public enum RowText: UInt8, CaseIterable, Sendable {
  case selfDefinition, circle, duplicate, needed, reserved, functionWithoutValues, functionOfCases,
    noCase
  case pointInFormula, listInList, listLengths, listEnds, listSteps, tooManyElements, tooManyCurves
  case tooLarge, underivable, noDerivative, severalVariables, range, rangeStep
  case linkTooLong, linkWithoutSheet, linkDamaged
  case columnTwice, definedColumn, notAColumn, columnWithoutHead, wrongCell, wrongCells,
    ambiguousDate
  case severalFits, fitWithoutColumns, fitWithoutParameters, tooFewPoints, notDetermined
  case notConverged, noStart, chartNumber, inexactSolutions
}

extension RowText: TextKey {
  static var offset: Int { SheetWord.offset + SheetWord.allCases.count }
}

extension Words {
  /// A sentence with values in place of the names in braces; `nil` for English, and for a language that lacks
  /// the sentence.
  public func sentence(_ text: RowText, _ values: [(name: String, text: String)] = []) -> String? {
    translation?[text.place].map { pattern in
      Value.fill(pattern, with: values.map { Value($0.name, $0.text) })
    }
  }
}
