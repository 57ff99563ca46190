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
    case .equationForX: "Only y = … and f(x) = … can be drawn."
    case .polarEquation: "Plot draws it in the graph."
    case .definition: "Configuration now has these settings."
    case .drawnEquations: "Plot Configuration"
    case .fieldEmpty: "{field} must be a whole number."
    case .fieldNotANumber: "{field} can be at most {largest}."
    case .fieldNotAboveZero: "Configuration Set Successfully"
    case .fieldNotWhole: "Numbers and Angles"
    case .fieldAboveLargest: "Angles"
    case .configurationSet: "Radians"
    case .clearExplanation: "Display"
    case .dataCleared: "Copy value"
    case .nothingToGraph: "Only a number can be pasted here."
    case .nothingToGraphOfX: "Only a number or a formula can be pasted here."
    case .incompleteGraph: "exactly"
    case .pasteRefused: "about"
    case .formulaRefused: "more digits"
    case .noExactForm: "Zoom In"
    case .undecidedZero: "Zoom Out"
    case .numberTooLong: "Reset View"
    case .noCurveInSight: "Nothing is in sight here: the curve is above and below."
    case .curveAbove: "Nothing is in sight here: the function is not defined for these x."
    case .curveBelow: "This function is defined nowhere."
    case .curveAboveAndBelow: "No point in sight is a solution."
    case .undefinedInSight: "Statistics"
    case .undefinedEverywhere: "Minimum"
    case .noSolutionInSight: "Maximum"
    case .listsComplete: "Zoom out for trace and statistics."
    case .listsNotProved: "Back to History"
    case .onlyForCurves: "By Kind"
    case .zoomOutForValues: "Search"
    }
  }
}

extension Words {
  public subscript(_ text: LaterText) -> String { translation?[text.place] ?? text.english }

  func text(_ text: LaterText, _ values: [Value]) -> String { Value.fill(self[text], with: values) }
}
