import Screens

/// A tab on which a calculator stands that a page reaches through `CalculatorsSession`.
enum CalculatorTab: CaseIterable {
  case calculator, scientific, rpn

  /// The name in data.
  var name: String {
    switch self {
    case .calculator: "calculator"
    case .scientific: "scientific"
    case .rpn: "rpn"
    }
  }

  var keypad: Keypad {
    switch self {
    case .calculator: .calculator
    case .scientific: .scientific
    case .rpn: .rpn
    }
  }

  /// The words that stand on this tab and not on all.
  var named: [(name: String, text: CalculatorText)] {
    switch self {
    case .calculator: [("title", .calculator), ("back", .backToCalculator)]
    case .scientific:
      [
        ("title", .scientific), ("back", .backToScientific), ("graph", .graph), ("memory", .memory),
      ]
    case .rpn:
      [
        ("title", .rpn), ("back", .backToRPN), ("graph", .graph), ("stack", .stack),
        ("emptyStack", .emptyStack), ("variables", .variables),
      ]
    }
  }
}
