import TextFormats

/// The top-level screens, in the order of the tab bar.
public enum Tab: UInt8, CaseIterable, Sendable {
  case featured, calculator, scientific, rpn, plotter, graph, configuration

  /// The name in data: ASCII, the same in every language.
  public var name: String {
    switch self {
    case .featured: "featured"
    case .calculator: "calculator"
    case .scientific: "scientific"
    case .rpn: "rpn"
    case .plotter: "plotter"
    case .graph: "graph"
    case .configuration: "configuration"
    }
  }

  public init?(name: ArraySlice<UInt8>) {
    for tab in Tab.allCases where name.spells(tab.name) {
      self = tab
      return
    }
    return nil
  }
}
