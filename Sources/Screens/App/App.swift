public import Calculators

/// The whole application: its tabs, their screens, and the state that is kept between starts.
public struct App: Sendable {
  public private(set) var tab: Tab = .featured
  public private(set) var plotter = PlotterScreen()
  public private(set) var configuration = ConfigurationScreen()
  /// Whether the example that is shown has changed the configuration.
  public private(set) var isConfiguredByExample = false
  /// The examination that is held, if there is one.
  public private(set) var exam: Exam?

  public init() {}

  /// The tabs within reach, in their order.
  public var tabs: [Tab] { exam == nil ? Tab.allCases : Exam.tabs }

  /// Shows a screen, unless it is out of reach.
  public mutating func show(_ tab: Tab) { if tabs.contains(tab) { self.tab = tab } }

  /// Holds an examination. Only the settings stay.
  public mutating func hold(_ exam: Exam) {
    self.exam = exam
    if !tabs.contains(tab) { tab = .scientific }
    plotter = PlotterScreen()
  }

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
  ///
  /// In an examination nothing happens.
  public mutating func open(_ equation: String, configuration: Configuration) {
    guard exam == nil else { return }
    tab = .plotter
    plotter.open(equation, configuration: configuration)
  }

  /// Opens an example of the gallery. The configuration takes the settings with which it was drawn,
  /// so that plots of a changed equation look alike.
  public mutating func open(example equation: String, configuration: Configuration) {
    guard exam == nil else { return }
    isConfiguredByExample = self.configuration.configuration != configuration
    open(equation, configuration: configuration)
    self.configuration.restore(configuration)
  }

  /// Answers the question of the Configuration screen with yes.
  ///
  /// All stored state is cleared, except the tab and the examination that is held. Of an examination, the page
  /// begins or ends it.
  public mutating func confirm() {
    guard configuration.question == .clear else { return configuration.cancel() }
    let (tab, exam) = (tab, exam)
    self = App()
    (self.tab, self.exam) = (tab, exam)
    configuration = .cleared
  }
}
