/// Everything that is said to people around a graph, in no language yet: what `GraphWords` puts into
/// words.
///
/// Apart from `Text`, so that a page that shows no graph need not load these.
public enum GraphText: Sendable {
  // What stands on controls.
  case graph, zoomIn, zoomOut, reset, style, dots, line, statistics, trace, close
  case backTo(Tab)
  case curves, add, equation, remove, hide, show, color
  /// The name of a colour of the palette, from 0.
  case colorName(Int)
  case export, exportSVG, exportPNG, exportCSV
  /// The button that leads from an equation to its graph, and the one that adds it to a graph.
  case showGraph, addToGraph
  case dotPlot, backToDotPlot

  // What is told of a graph.
  /// The spoken name: the first curve that is shown, how many are, and from where to where.
  case graphOf(String?, count: Int, variable: String, lower: String, upper: String)
  /// Where a trace is.
  case at(x: String, y: String)
  case undefinedAt(x: String)
  case place(GraphPlace.Kind)

  // Statistics.
  case statistic(Statistic)
  /// That there is no such thing, as for zeros.
  case none
  /// That a curve has no least or no greatest ordinate.
  case unbounded
  case range(from: String, to: String)
  /// A least or greatest ordinate and its abscissa.
  case extreme(y: String, at: String)
  case inAll(Int)
  case isComplete(Bool)
  case computing, complete, notProved
}

/// A language: every word around a graph, in one table.
public struct GraphWords: Sendable {
  public let language: Language
  private let words: @Sendable (GraphText) -> String

  init(_ language: Language, _ words: @escaping @Sendable (GraphText) -> String) {
    self.language = language
    self.words = words
  }

  public subscript(_ text: GraphText) -> String { words(text) }
}
