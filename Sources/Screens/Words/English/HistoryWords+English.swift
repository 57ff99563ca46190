import Calculators

extension HistoryWords {
  public static let english = HistoryWords { english($0) }

  private static func english(_ text: HistoryText) -> String {
    switch text {
    case .history: "History"
    case .calculator(.calculator): "Calculator"
    case .calculator(.scientific): "Scientific"
    case .calculator(.rpn): "RPN"
    case .calculator(.plotter): "Plotter"
    case .back(let owner): "Back to " + english(.calculator(owner))
    case .backToHistory: "Back to History"
    case .byKind: "By Kind"
    case .kind(let kind): english(kind)
    case .cleared: "Cleared"
    case .search: "Search"
    case .delete: "Delete"
    case .clearHistory: "Clear History"
    case .undo: "Undo"
    case .deleted: "Row deleted"
    case .historyCleared: "History cleared"
    case .export: "Export"
    case .exportCSV: "Export as CSV"
    case .exportText: "Export as text"
    case .empty: "What you compute will be listed here."
    case .nothingFound: "Nothing found."
    case .count(let count): count == 1 ? "1 row" : count.description + " rows"
    }
  }

  private static func english(_ kind: HistoryKind) -> String {
    switch kind {
    case .additions: "Additions"
    case .cleared: "Cleared"
    case .divisions: "Divisions"
    case .logarithms: "Logarithms"
    case .mixed: "Mixed"
    case .multiplications: "Multiplications"
    case .powers: "Powers"
    case .reciprocals: "Reciprocals"
    case .squareRoots: "Square Roots"
    case .subtractions: "Subtractions"
    case .trigonometry: "Trigonometry"
    }
  }
}
