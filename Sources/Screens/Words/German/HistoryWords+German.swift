import Calculators

extension HistoryWords {
  public static let german = HistoryWords { german($0) }

  private static func german(_ text: HistoryText) -> String {
    switch text {
    case .history: "Verlauf"
    case .calculator(.calculator): "Rechner"
    case .calculator(.scientific): "Wissenschaftlich"
    case .calculator(.rpn): "RPN"
    case .calculator(.plotter): "Plotter"
    case .back(.calculator): "Zurück zum Rechner"
    case .back(.scientific): "Zurück zu Wissenschaftlich"
    case .back(.rpn): "Zurück zu RPN"
    case .back(.plotter): "Zurück zum Plotter"
    case .backToHistory: "Zurück zum Verlauf"
    case .byKind: "Nach Art"
    case .kind(let kind): german(kind)
    case .cleared: "Gelöscht"
    case .search: "Suchen"
    case .delete: "Löschen"
    case .clearHistory: "Verlauf löschen"
    case .undo: "Rückgängig"
    case .deleted: "Zeile gelöscht"
    case .historyCleared: "Verlauf gelöscht"
    case .export: "Exportieren"
    case .exportCSV: "Als CSV exportieren"
    case .exportText: "Als Text exportieren"
    case .empty: "Was du rechnest, erscheint hier."
    case .nothingFound: "Nichts gefunden."
    case .count(let count): count == 1 ? "1 Zeile" : count.description + " Zeilen"
    }
  }

  private static func german(_ kind: HistoryKind) -> String {
    switch kind {
    case .additions: "Additionen"
    case .cleared: "Gelöscht"
    case .divisions: "Divisionen"
    case .logarithms: "Logarithmen"
    case .mixed: "Gemischt"
    case .multiplications: "Multiplikationen"
    case .powers: "Potenzen"
    case .reciprocals: "Kehrwerte"
    case .squareRoots: "Quadratwurzeln"
    case .subtractions: "Subtraktionen"
    case .trigonometry: "Trigonometrie"
    }
  }
}
