public import Calculators
public import Words

extension Words {
  /// The title of a section of rows.
  public func title(of kind: HistoryKind) -> String {
    switch kind {
    case .additions: self[.additions]
    case .cleared: self[.clearings]
    case .divisions: self[.divisions]
    case .logarithms: self[.logarithms]
    case .mixed: self[.mixed]
    case .multiplications: self[.multiplications]
    case .powers: self[.powers]
    case .reciprocals: self[.reciprocals]
    case .squareRoots: self[.squareRoots]
    case .subtractions: self[.subtractions]
    case .trigonometry: self[.trigonometry]
    }
  }

  /// The title of the tab on which a calculator stands.
  public func title(of calculator: Calculator) -> String { title(of: calculator.tab) }

  /// The name of the button that leads back to a calculator.
  public func back(to calculator: Calculator) -> String { back(to: calculator.tab) }
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
