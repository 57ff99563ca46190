/// Texts that no first visit shows. The language files have them after `later.`; English is here, for only the parts
/// of the page that come later need it.
public enum LaterText: UInt8, CaseIterable, Sendable {
  case equationForX, polarEquation, definition, drawnEquations, fieldEmpty, fieldNotANumber
  case fieldNotAboveZero, fieldNotWhole, fieldAboveLargest, configurationSet, clearExplanation
  case dataCleared, nothingToGraph, nothingToGraphOfX, incompleteGraph, pasteRefused
  case formulaRefused, noExactForm, undecidedZero, numberTooLong, noCurveInSight, curveAbove
  case curveBelow, curveAboveAndBelow, undefinedInSight, undefinedEverywhere, noSolutionInSight
  case listsComplete, listsNotProved, onlyForCurves, zoomOutForValues
}

extension LaterText: TextKey {
  static var offset: Int { RelationWord.offset + RelationWord.allCases.count }

  var english: String {
    switch self {
    case .equationForX: "This is an equation for x, not for y."
    case .polarEquation: "This is an equation in polar coordinates."
    case .definition: "This gives {name} a value."
    case .drawnEquations: "Only y = … and f(x) = … can be drawn."
    case .fieldEmpty: "Enter a number for {field}."
    case .fieldNotANumber: "{field} is not a number. Enter a number such as {example}."
    case .fieldNotAboveZero: "{field} must be greater than 0."
    case .fieldNotWhole: "{field} must be a whole number."
    case .fieldAboveLargest: "{field} can be at most {largest}."
    case .configurationSet: "Configuration Set Successfully"
    case .clearExplanation:
      "This deletes all programs, memory, histories and graphs, the equation and the configuration."
    case .dataCleared: "Stored data has been cleared"
    case .nothingToGraph: "There is nothing to graph. Enter an expression, such as M sin."
    case .nothingToGraphOfX: "There is nothing to graph. Enter an expression, such as x sin."
    case .incompleteGraph: "This cannot be graphed: not enough operands."
    case .pasteRefused: "Only a number can be pasted here."
    case .formulaRefused: "Only a number or a formula can be pasted here."
    case .noExactForm: "There is no exact form."
    case .undecidedZero: "0 to 1,000 digits"
    case .numberTooLong: "A number can have at most {limit} characters."
    case .noCurveInSight: "No curve is in sight."
    case .curveAbove: "Nothing is in sight here: the curve is above."
    case .curveBelow: "Nothing is in sight here: the curve is below."
    case .curveAboveAndBelow: "Nothing is in sight here: the curve is above and below."
    case .undefinedInSight:
      "Nothing is in sight here: the function is not defined for these x."
    case .undefinedEverywhere: "This function is defined nowhere."
    case .noSolutionInSight: "No point in sight is a solution."
    case .listsComplete:
      "These are all the zeros, high and low points and poles in this window. None is missing."
    case .listsNotProved: "There may be more zeros, high and low points or poles than these."
    case .onlyForCurves: "Trace and statistics are for curves y = f(x)."
    case .zoomOutForValues: "Zoom out for trace and statistics."
    }
  }
}

extension Words {
  public subscript(_ text: LaterText) -> String { translation?[text.place] ?? text.english }

  func text(_ text: LaterText, _ values: [Value]) -> String { Value.fill(self[text], with: values) }
}
