import Calculators

extension HistoryWords {
  public static let spanish = HistoryWords { spanish($0) }

  private static func spanish(_ text: HistoryText) -> String {
    switch text {
    case .history: "Historial"
    case .calculator(.calculator): "Calculadora"
    case .calculator(.scientific): "Científica"
    case .calculator(.rpn): "RPN"
    case .calculator(.plotter): "Trazador"
    case .back(.calculator): "Volver a la calculadora"
    case .back(.scientific): "Volver a Científica"
    case .back(.rpn): "Volver a RPN"
    case .back(.plotter): "Volver al trazador"
    case .backToHistory: "Volver al historial"
    case .byKind: "Por tipo"
    case .kind(let kind): spanish(kind)
    case .cleared: "Borrado"
    case .search: "Buscar"
    case .delete: "Eliminar"
    case .clearHistory: "Borrar historial"
    case .undo: "Deshacer"
    case .deleted: "Fila eliminada"
    case .historyCleared: "Historial borrado"
    case .export: "Exportar"
    case .exportCSV: "Exportar como CSV"
    case .exportText: "Exportar como texto"
    case .empty: "Lo que calcules aparecerá aquí."
    case .nothingFound: "No se ha encontrado nada."
    case .count(let count): count == 1 ? "1 fila" : count.description + " filas"
    }
  }

  private static func spanish(_ kind: HistoryKind) -> String {
    switch kind {
    case .additions: "Sumas"
    case .cleared: "Borrados"
    case .divisions: "Divisiones"
    case .logarithms: "Logaritmos"
    case .mixed: "Mixtas"
    case .multiplications: "Multiplicaciones"
    case .powers: "Potencias"
    case .reciprocals: "Inversos"
    case .squareRoots: "Raíces cuadradas"
    case .subtractions: "Restas"
    case .trigonometry: "Trigonometría"
    }
  }
}
