/// Texts that no first visit shows. The language files have them after `later.`; English is here, for only the parts
/// of the page that come later need it.
public enum LaterText: UInt8, CaseIterable, Sendable {
  case equationForX, polarEquation, definition, drawnEquations, fieldEmpty, fieldNotANumber
  case fieldNotAboveZero, fieldNotWhole, fieldAboveLargest, configurationSet, clearExplanation
  case dataCleared, nothingToGraph, nothingToGraphOfX, incompleteGraph, pasteRefused
  case formulaRefused, noExactForm, undecidedZero, numberTooLong, noCurveInSight, curveAbove
  case curveBelow, curveAboveAndBelow, undefinedInSight, undefinedEverywhere, noSolutionInSight
  case listsComplete, listsNotProved, endlessPlaces, crowdedPlaces, othersComplete, onlyForCurves
  case zoomOutForValues

  // Configuration.
  case plotConfiguration, xMax, samples, set, numbersAndAngles, angles, radians, degrees
  case digitsShown, automatic, orderOfOperations, leftToRight
  case byPrecedence, appearance, system, light, dark, language, storedData, clearData, clearQuestion
  case clearConfirm, size, usualSize, projector, exam, beginExam, beginExamQuestion
  case beginExamExplanation, beginExamConfirm, examSince, leaveExam, leaveExamQuestion
  case leaveExamExplanation, leaveExamConfirm
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
    case .endlessPlaces:
      "Infinitely many zeros, high and low points or breaks lie next to {place}."
    case .crowdedPlaces:
      "At least {count} high and low points or breaks, too many to list, lie in {place}."
    case .othersComplete:
      "All other zeros, high and low points and poles in this window are listed."
    case .onlyForCurves: "Trace and statistics are for curves y = f(x)."
    case .zoomOutForValues: "Zoom out for trace and statistics."
    case .plotConfiguration: "Plot Configuration"
    case .xMax: "X-Max"
    case .samples: "# of Samples"
    case .set: "Set"
    case .numbersAndAngles: "Numbers and Angles"
    case .angles: "Angles"
    case .radians: "Radians"
    case .degrees: "Degrees"
    case .digitsShown: "Digits Shown"
    case .automatic: "Automatic"
    case .orderOfOperations: "Order of Operations"
    case .leftToRight: "Left to right"
    case .byPrecedence: "By precedence"
    case .appearance: "Appearance"
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .language: "Language"
    case .storedData: "Stored Data"
    case .clearData: "Clear Stored Data"
    case .clearQuestion: "Clear stored data?"
    case .clearConfirm: "Clear"
    case .size: "Size"
    case .usualSize: "Usual"
    case .projector: "Projector"
    case .exam: "Exam"
    case .beginExam: "Begin Exam…"
    case .beginExamQuestion: "Begin an exam?"
    case .beginExamExplanation:
      "Only calculators stay within reach: no graph, no sheet, no history and nothing else that "
        + "was kept. Leaving the exam brings it back."
    case .beginExamConfirm: "Begin"
    case .examSince: "Exam since {time}: no graphs, nothing from before"
    case .leaveExam: "Leave Exam…"
    case .leaveExamQuestion: "Leave the exam?"
    case .leaveExamExplanation:
      "What was kept before the exam comes back. What was calculated during it is deleted."
    case .leaveExamConfirm: "Leave"
    }
  }
}

extension Words {
  public subscript(_ text: LaterText) -> String { translation?[text.place] ?? text.english }

  func text(_ text: LaterText, _ values: [Value]) -> String { Value.fill(self[text], with: values) }
}
