import Calculators

extension HistoryWords {
  public static let french = HistoryWords { french($0) }

  private static func french(_ text: HistoryText) -> String {
    switch text {
    case .history: "Historique"
    case .calculator(.calculator): "Calculatrice"
    case .calculator(.scientific): "Scientifique"
    case .calculator(.rpn): "RPN"
    case .calculator(.plotter): "Traceur"
    case .back(.calculator): "Retour à la calculatrice"
    case .back(.scientific): "Retour à Scientifique"
    case .back(.rpn): "Retour à RPN"
    case .back(.plotter): "Retour au traceur"
    case .backToHistory: "Retour à l’historique"
    case .byKind: "Par type"
    case .kind(let kind): french(kind)
    case .cleared: "Effacé"
    case .search: "Rechercher"
    case .delete: "Supprimer"
    case .clearHistory: "Effacer l’historique"
    case .undo: "Annuler"
    case .deleted: "Ligne supprimée"
    case .historyCleared: "Historique effacé"
    case .export: "Exporter"
    case .exportCSV: "Exporter en CSV"
    case .exportText: "Exporter en texte"
    case .empty: "Vos calculs apparaîtront ici."
    case .nothingFound: "Aucun résultat."
    case .count(let count): count == 1 ? "1 ligne" : count.description + " lignes"
    }
  }

  private static func french(_ kind: HistoryKind) -> String {
    switch kind {
    case .additions: "Additions"
    case .cleared: "Effacements"
    case .divisions: "Divisions"
    case .logarithms: "Logarithmes"
    case .mixed: "Mixtes"
    case .multiplications: "Multiplications"
    case .powers: "Puissances"
    case .reciprocals: "Inverses"
    case .squareRoots: "Racines carrées"
    case .subtractions: "Soustractions"
    case .trigonometry: "Trigonométrie"
    }
  }
}
