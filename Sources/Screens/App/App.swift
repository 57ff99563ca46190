public import Calculators

/// The whole application: its tabs, their screens, and the state that is kept between starts.
public struct App: Sendable {
  public private(set) var tab: Tab = .featured
  public private(set) var plotter = PlotterScreen()
  public private(set) var configuration = ConfigurationScreen()

  public init() {}

  public mutating func show(_ tab: Tab) { self.tab = tab }

  public mutating func press(_ key: Key) {
    plotter.press(key, configuration: configuration.configuration)
  }

  /// The new rows for the Plotter's history since the last call, oldest first.
  public mutating func takeRows() -> [HistoryRow] { plotter.takeRows() }

  /// Changes the Plotter's field or its alert.
  public mutating func edit(_ change: (inout PlotterScreen) -> Void) { change(&plotter) }

  /// Changes the fields of the Configuration screen.
  public mutating func configure(_ change: (inout ConfigurationScreen) -> Void) {
    change(&configuration)
  }

  /// Goes to the Plotter and plots an equation there; the configuration stays as it is.
  public mutating func open(_ equation: String, configuration: Configuration) {
    tab = .plotter
    plotter.open(equation, configuration: configuration)
  }

  /// Forgets all stored state; the tab stays the same.
  public mutating func clearStoredData() {
    let tab = tab
    self = App()
    self.tab = tab
    configuration = .cleared
  }
}
