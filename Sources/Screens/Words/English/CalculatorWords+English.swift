import Calculators
import Formulas

extension CalculatorWords {
  public static let english = CalculatorWords { english($0) }

  private static func english(_ text: CalculatorText) -> String {
    switch text {
    case .key(let key): english(key)
    case .calculator: "Calculator"
    case .scientific: "Scientific"
    case .rpn: "RPN"
    case .display: "Display"
    case .description: "Description"
    case .keypad: "Keys"
    case .stack: "Stack"
    case .level(let level): "Level " + level.description
    case .emptyStack: "The stack is empty."
    case .variables: "Variables"
    case .graph: "Graph"
    case .history: "History"
    case .memory: "Memory"
    case .backToCalculator: "Back to Calculator"
    case .backToScientific: "Back to Scientific"
    case .backToRPN: "Back to RPN"
    case .copy: "Copy"
    case .copied: "Copied"
    case .paste: "Paste"
    case .leftToRight: "From left to right"
    case .byPrecedence: "By precedence"
    case .missingOperands: CalculatorError.missingOperands.description
    case .noValue(let error): error.description
    case .error(let kind): kind.description
    case .nothingToGraph: "There is nothing to graph. Enter an expression, such as M sin."
    case .nothingToGraphOfX: "There is nothing to graph. Enter an expression, such as x sin."
    case .incompleteGraph: "This cannot be graphed: not enough operands."
    case .pasteRefused: "Only a number can be pasted here."
    case .formulaRefused: "Only a number or a formula can be pasted here."
    }
  }

  private static func english(_ key: Key) -> String {
    switch key {
    case .enter: "enter"
    case .undo: "undo"
    case .swap: "swap"
    case .drop: "drop"
    case .store: "store in M"
    case .memory: "M"
    case .graph: "graph"
    case .e: "e"
    case .exponentOfTen: "times ten to the power"
    case .logarithm: "logarithm"
    case .inverse: "reciprocal"
    case .power: "power"
    case .square: "square"
    case .cubeRoot: "cube root"
    case .factorial: "factorial"
    case .arcSine: "inverse sine"
    case .arcCosine: "inverse cosine"
    case .arcTangent: "inverse tangent"
    case .hyperbolicSine: "hyperbolic sine"
    case .hyperbolicCosine: "hyperbolic cosine"
    case .hyperbolicTangent: "hyperbolic tangent"
    case .equals: "equals"
    case .percent: "percent"
    case .memoryClear: "clear memory"
    case .memoryRecall: "recall memory"
    case .memoryStore: "store in memory"
    case .memoryAdd: "add to memory"
    default: Words.english(key) ?? ""
    }
  }
}
