extension GraphWords {
  public static let english = GraphWords(.english) { english($0) }

  private static func english(_ text: GraphText) -> String {
    switch text {
    case .graph: "Graph"
    case .zoomIn: "Zoom In"
    case .zoomOut: "Zoom Out"
    case .reset: "Reset View"
    case .style: "Style"
    case .dots: "Dots"
    case .line: "Line"
    case .statistics: "Statistics"
    case .trace: "Trace"
    case .close: "Close"
    case .backTo(let tab): "Back to " + Words.english[.tab(tab)]
    case .curves: "Curves"
    case .add: "Add"
    case .equation: "Equation"
    case .remove: "Remove"
    case .hide: "Hide"
    case .show: "Show"
    case .color: "Colour"
    case .colorName(let index): colorNames[index % colorNames.count]
    case .export: "Export"
    case .exportSVG: "Save as SVG"
    case .exportPNG: "Save as PNG"
    case .exportCSV: "Save as CSV"
    case .showGraph: "Show Graph"
    case .addToGraph: "Add to Graph"
    case .dotPlot: "Dot Plot"
    case .backToDotPlot: "Back to Dot Plot"

    case .graphOf(let title, let count, let variable, let lower, let upper):
      (title.map { "Graph of " + $0 } ?? "Empty graph")
        + (count > 1 ? ", " + count.description + " curves" : "")
        + ", " + variable + " from " + lower + " to " + upper
    case .at(let x, let y): x + ", " + y
    case .undefinedAt(let x): x + ", not defined"
    case .place(let kind): english(kind)

    case .statistic(let statistic): english(statistic)
    case .none: "none"
    case .unbounded: "unbounded"
    case .range(let lower, let upper): lower + " … " + upper
    case .isComplete(let isComplete): isComplete ? "yes" : "not proved"
    case .extreme(let y, let place): y + " at " + place
    case .inAll(let count): count.description + " in all"
    case .computing: "Computing …"
    case .complete: "All zeros, extremes and poles of this window are listed."
    case .notProved: "Not proved complete."
    }
  }

  private static func english(_ kind: GraphPlace.Kind) -> String {
    switch kind {
    case .zero: "Zero"
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .pole: "Pole"
    case .gap: "Gap"
    }
  }

  private static func english(_ statistic: Statistic) -> String {
    switch statistic {
    case .minimum: "Minimum"
    case .maximum: "Maximum"
    case .zeros: "Zeros"
    case .poles: "Poles"
    case .gaps: "Gaps"
    case .mean: "Mean"
    case .integral: "Integral"
    case .defined: "Defined"
    case .complete: "Complete"
    }
  }

  private static let colorNames = ["Red", "Blue", "Green", "Purple", "Orange", "Teal"]
}
