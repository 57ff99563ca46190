public import Calculators

/// The whole application: its tabs, their screens, and what is kept between starts.
public struct App: Sendable {
  public private(set) var tab: Tab = .featured
  public private(set) var plotter = PlotterScreen()
  public private(set) var configuration = ConfigurationScreen()
  public let featured = FeaturedScreen()

  public init() {}

  public mutating func show(_ tab: Tab) { self.tab = tab }

  public mutating func press(_ key: Key) {
    plotter.press(key, configuration: configuration.configuration)
  }

  /// The rows for the Plotter's history that have come since the last call, oldest first.
  public mutating func takeRows() -> [HistoryRow] { plotter.takeRows() }

  /// Changes the Plotter's field or its alert.
  public mutating func edit(_ change: (inout PlotterScreen) -> Void) { change(&plotter) }

  /// Changes what stands on the Configuration screen.
  public mutating func configure(_ change: (inout ConfigurationScreen) -> Void) {
    change(&configuration)
  }

  /// Goes to the Plotter and shows an equation there, plotted; the configuration stays as it is.
  public mutating func open(_ equation: String, configuration: Configuration) {
    tab = .plotter
    plotter.open(equation, configuration: configuration)
  }

  /// Forgets everything that is kept; the screen that asked for it stays.
  public mutating func clearStoredData() {
    let tab = tab
    self = App()
    self.tab = tab
    configuration = .cleared
  }
}
