extension GraphWords {
  public static let french = GraphWords(.french) { french($0) }

  private static func french(_ text: GraphText) -> String {
    switch text {
    case .graph: "Courbe"
    case .zoomIn: "Agrandir"
    case .zoomOut: "Réduire"
    case .reset: "Réinitialiser la vue"
    case .style: "Style"
    case .dots: "Points"
    case .line: "Ligne"
    case .statistics: "Statistiques"
    case .trace: "Parcourir"
    case .close: "Fermer"
    case .backTo(let tab): french(backTo: tab)
    case .curves: "Courbes"
    case .add: "Ajouter"
    case .equation: "Équation"
    case .remove: "Supprimer"
    case .hide: "Masquer"
    case .show: "Afficher"
    case .color: "Couleur"
    case .colorName(let index): frenchColors[index % frenchColors.count]
    case .export: "Exporter"
    case .exportSVG: "Enregistrer en SVG"
    case .exportPNG: "Enregistrer en PNG"
    case .exportCSV: "Enregistrer en CSV"
    case .showGraph: "Voir la courbe"
    case .addToGraph: "Ajouter à la courbe"
    case .dotPlot: "Points"
    case .backToDotPlot: "Retour aux points"

    case .graphOf(let title, let count, let variable, let lower, let upper):
      (title.map { "Courbe de " + $0 } ?? "Graphique vide")
        + (count > 1 ? ", " + count.description + " courbes" : "")
        + ", " + variable + " de " + lower + " à " + upper
    case .at(let x, let y): x + ", " + y
    case .undefinedAt(let x): x + ", non définie"
    case .place(let kind): french(kind)

    case .statistic(let statistic): french(statistic)
    case .none: "aucun"
    case .unbounded: "non bornée"
    case .range(let lower, let upper): lower + " … " + upper
    case .isComplete(let isComplete): isComplete ? "oui" : "non prouvé"
    case .extreme(let y, let place): y + " en " + place
    case .inAll(let count): count.description + " en tout"
    case .computing: "Calcul en cours …"
    case .complete: "Tous les zéros, extremums et pôles de cette fenêtre sont indiqués."
    case .notProved: "Il n’est pas prouvé que tous y soient."
    }
  }

  private static func french(backTo tab: Tab) -> String {
    switch tab {
    case .plotter: "Retour au traceur"
    case .calculator: "Retour à la calculatrice"
    case .featured, .scientific, .rpn, .configuration: "Retour à " + Words.french(tab)
    }
  }

  private static func french(_ kind: GraphPlace.Kind) -> String {
    switch kind {
    case .zero: "Zéro"
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .pole: "Pôle"
    case .gap: "Lacune"
    }
  }

  private static func french(_ statistic: Statistic) -> String {
    switch statistic {
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .zeros: "Zéros"
    case .poles: "Pôles"
    case .gaps: "Lacunes"
    case .mean: "Moyenne"
    case .integral: "Intégrale"
    case .defined: "Définie"
    case .complete: "Complet"
    }
  }

  private static let frenchColors = ["Rouge", "Bleu", "Vert", "Violet", "Orange", "Sarcelle"]
}
