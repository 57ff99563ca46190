extension GraphWords {
  public static let spanish = GraphWords(.spanish) { spanish($0) }

  private static func spanish(_ text: GraphText) -> String {
    switch text {
    case .graph: "Gráfica"
    case .zoomIn: "Acercar"
    case .zoomOut: "Alejar"
    case .reset: "Restablecer vista"
    case .style: "Estilo"
    case .dots: "Puntos"
    case .line: "Línea"
    case .statistics: "Estadísticas"
    case .trace: "Recorrer"
    case .close: "Cerrar"
    case .backTo(let tab): spanish(backTo: tab)
    case .curves: "Curvas"
    case .add: "Añadir"
    case .equation: "Ecuación"
    case .remove: "Quitar"
    case .hide: "Ocultar"
    case .show: "Mostrar"
    case .color: "Color"
    case .colorName(let index): spanishColors[index % spanishColors.count]
    case .export: "Exportar"
    case .exportSVG: "Guardar como SVG"
    case .exportPNG: "Guardar como PNG"
    case .exportCSV: "Guardar como CSV"
    case .showGraph: "Ver gráfica"
    case .addToGraph: "Añadir a la gráfica"
    case .dotPlot: "Puntos"
    case .backToDotPlot: "Volver a los puntos"

    case .graphOf(let title, let count, let variable, let lower, let upper):
      (title.map { "Gráfica de " + $0 } ?? "Gráfica vacía")
        + (count > 1 ? ", " + count.description + " curvas" : "")
        + ", " + variable + " de " + lower + " a " + upper
    case .at(let x, let y): x + ", " + y
    case .undefinedAt(let x): x + ", no definida"
    case .place(let kind): spanish(kind)

    case .statistic(let statistic): spanish(statistic)
    case .none: "ninguno"
    case .unbounded: "no acotada"
    case .range(let lower, let upper): lower + " … " + upper
    case .isComplete(let isComplete): isComplete ? "sí" : "no demostrado"
    case .extreme(let y, let place): y + " en " + place
    case .inAll(let count): count.description + " en total"
    case .computing: "Calculando …"
    case .complete: "Se indican todos los ceros, extremos y polos de esta ventana."
    case .notProved: "No está demostrado que estén todos."
    }
  }

  private static func spanish(backTo tab: Tab) -> String {
    switch tab {
    case .plotter: "Volver al trazador"
    case .calculator: "Volver a la calculadora"
    case .featured, .scientific, .rpn, .configuration: "Volver a " + Words.spanish(tab)
    }
  }

  private static func spanish(_ kind: GraphPlace.Kind) -> String {
    switch kind {
    case .zero: "Cero"
    case .minimum: "Mínimo"
    case .maximum: "Máximo"
    case .pole: "Polo"
    case .gap: "Laguna"
    }
  }

  private static func spanish(_ statistic: Statistic) -> String {
    switch statistic {
    case .minimum: "Mínimo"
    case .maximum: "Máximo"
    case .zeros: "Ceros"
    case .poles: "Polos"
    case .gaps: "Lagunas"
    case .mean: "Media"
    case .integral: "Integral"
    case .defined: "Definida"
    case .complete: "Completo"
    }
  }

  private static let spanishColors = ["Rojo", "Azul", "Verde", "Morado", "Naranja", "Turquesa"]
}
