public import Calculators

/// The whole application: its tabs, their screens, and the state that is kept between starts.
public struct App: Sendable {
  public private(set) var tab: Tab = .featured
  public private(set) var plotter = PlotterScreen()
  public private(set) var configuration = ConfigurationScreen()
  /// Whether the example that is shown has changed the configuration.
  public private(set) var isConfiguredByExample = false

  public init() {}

  public mutating func show(_ tab: Tab) { self.tab = tab }

  public mutating func press(_ key: Key) {
    isConfiguredByExample = false
    plotter.press(key, configuration: configuration.configuration)
  }

  /// The new rows for the Plotter's history since the last call, oldest first.
  public mutating func takeRows() -> [HistoryRow] { plotter.takeRows() }

  /// Changes the Plotter's field or its alert.
  public mutating func edit(_ change: (inout PlotterScreen) -> Void) {
    isConfiguredByExample = false
    change(&plotter)
  }

  /// Changes the fields of the Configuration screen.
  public mutating func configure(_ change: (inout ConfigurationScreen) -> Void) {
    isConfiguredByExample = false
    change(&configuration)
  }

  /// Goes to the Plotter and plots an equation there; the configuration stays as it is.
  public mutating func open(_ equation: String, configuration: Configuration) {
    tab = .plotter
    plotter.open(equation, configuration: configuration)
  }

  /// Opens an example of the gallery. The configuration takes the settings with which it was drawn,
  /// so that plots of a changed equation look alike.
  public mutating func open(example equation: String, configuration: Configuration) {
    isConfiguredByExample = self.configuration.configuration != configuration
    open(equation, configuration: configuration)
    self.configuration.restore(configuration)
  }

  /// Forgets all stored state; the tab stays the same.
  public mutating func clearStoredData() {
    let tab = tab
    self = App()
    self.tab = tab
    configuration = .cleared
  }
}
