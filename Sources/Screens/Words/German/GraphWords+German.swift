extension GraphWords {
  public static let german = GraphWords(.german) { german($0) }

  private static func german(_ text: GraphText) -> String {
    switch text {
    case .graph: "Graph"
    case .zoomIn: "Vergrößern"
    case .zoomOut: "Verkleinern"
    case .reset: "Ansicht zurücksetzen"
    case .style: "Stil"
    case .dots: "Punkte"
    case .line: "Linie"
    case .statistics: "Statistik"
    case .trace: "Abtasten"
    case .close: "Schließen"
    case .backTo(let tab): german(backTo: tab)
    case .curves: "Kurven"
    case .add: "Hinzufügen"
    case .equation: "Gleichung"
    case .remove: "Entfernen"
    case .hide: "Ausblenden"
    case .show: "Einblenden"
    case .color: "Farbe"
    case .colorName(let index): germanColors[index % germanColors.count]
    case .export: "Exportieren"
    case .exportSVG: "Als SVG sichern"
    case .exportPNG: "Als PNG sichern"
    case .exportCSV: "Als CSV sichern"
    case .showGraph: "Graph zeigen"
    case .addToGraph: "Zum Graphen"
    case .dotPlot: "Punkte"
    case .backToDotPlot: "Zurück zum Punktbild"

    case .graphOf(let title, let count, let variable, let lower, let upper):
      (title.map { "Graph von " + $0 } ?? "Leerer Graph")
        + (count > 1 ? ", " + count.description + " Kurven" : "")
        + ", " + variable + " von " + lower + " bis " + upper
    case .at(let x, let y): x + ", " + y
    case .undefinedAt(let x): x + ", nicht definiert"
    case .place(let kind): german(kind)

    case .statistic(let statistic): german(statistic)
    case .none: "keine"
    case .unbounded: "unbeschränkt"
    case .range(let lower, let upper): lower + " … " + upper
    case .isComplete(let isComplete): isComplete ? "ja" : "nicht bewiesen"
    case .extreme(let y, let place): y + " bei " + place
    case .inAll(let count): "insgesamt " + count.description
    case .computing: "Wird berechnet …"
    case .complete: "Alle Nullstellen, Extrema und Pole dieses Ausschnitts sind aufgeführt."
    case .notProved: "Vollständigkeit nicht bewiesen."
    }
  }

  private static func german(backTo tab: Tab) -> String {
    switch tab {
    case .plotter: "Zurück zum Plotter"
    case .calculator: "Zurück zum Rechner"
    case .featured, .scientific, .rpn, .configuration: "Zurück zu " + Words.german(tab)
    }
  }

  private static func german(_ kind: GraphPlace.Kind) -> String {
    switch kind {
    case .zero: "Nullstelle"
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .pole: "Pol"
    case .gap: "Lücke"
    }
  }

  private static func german(_ statistic: Statistic) -> String {
    switch statistic {
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .zeros: "Nullstellen"
    case .poles: "Pole"
    case .gaps: "Lücken"
    case .mean: "Mittelwert"
    case .integral: "Integral"
    case .defined: "Definiert"
    case .complete: "Vollständig"
    }
  }

  private static let germanColors = ["Rot", "Blau", "Grün", "Violett", "Orange", "Petrol"]
}
