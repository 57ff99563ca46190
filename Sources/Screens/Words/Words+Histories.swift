public import Calculators
public import Words

extension Words {
  /// The title of a section of rows.
  public func title(of kind: HistoryKind) -> String {
    let text: Text =
      switch kind {
      case .additions: .additions
      case .cleared: .clearings
      case .divisions: .divisions
      case .logarithms: .logarithms
      case .mixed: .mixed
      case .multiplications: .multiplications
      case .powers: .powers
      case .reciprocals: .reciprocals
      case .squareRoots: .squareRoots
      case .subtractions: .subtractions
      case .trigonometry: .trigonometry
      }
    return self[text]
  }

  /// The title of a calculator's tab.
  public func title(of calculator: Calculator) -> String { title(of: calculator.tab) }

  /// The name of the button that leads back to a calculator.
  public func back(to calculator: Calculator) -> String? { back(to: calculator.tab) }
}

extension Calculator {
  fileprivate var tab: Tab {
    switch self {
    case .calculator: .calculator
    case .scientific: .scientific
    case .rpn: .rpn
    case .plotter: .plotter
    }
  }
}
