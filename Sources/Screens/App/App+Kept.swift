import Formulas
import OrdinateNumerics
import TextFormats

/// The state that is kept between starts is a property list. Each line has a name, a space and a
/// value:
///
///     tab plotter
///     xMax 4
///     samples 200
///     angle radians
///     digits automatic
///     order left-to-right
///     appearance system
///     language system
///     plot 4 200 radians √(x³+23)
///     text √(x³+23)
extension App {
  /// The text that restores the application: the tab, the configuration, the field and the plot.
  public var kept: String {
    var lines: [UInt8] = []
    func add(_ name: String, _ value: String) {
      lines += name.utf8
      lines.append(UInt8(ascii: " "))
      lines += value.utf8
      lines.append(UInt8(ascii: "\n"))
    }
    let settings = configuration.configuration
    add("tab", tab.name)
    add("xMax", settings.xMax.text(.shortest))
    add("samples", settings.sampleCount.description)
    for setting in Setting.allCases { add(setting.name, configuration[setting]) }
    if let plot = plotter.plot {
      let settings = plot.configuration
      add(
        "plot",
        settings.xMax.text(.shortest) + " " + settings.sampleCount.description + " "
          + settings.angle.name + " " + plot.source)
    }
    if !plotter.text.isEmpty { add("text", plotter.text) }
    return String(decoding: lines, as: UTF8.self)
  }

  /// The application as it was kept. Values that cannot be read are as at the first start.
  public init(kept: String) {
    self.init()
    var xMax: Double?
    var samples: Int?
    var screen = ConfigurationScreen()
    var text = ""
    for line in Array(kept.utf8).split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = parts[1]
      if parts[0].spells("tab") { show(Tab(name: value) ?? .featured) }
      if parts[0].spells("xMax") { xMax = Double(decimal: value) }
      if parts[0].spells("samples") { samples = Self.wholeNumber(value) }
      if let setting = Setting(name: parts[0]), let value = setting.value(named: value) {
        screen.choose(value, of: setting)
      }
      if parts[0].spells("text") { text = String(decoding: value, as: UTF8.self) }
      if parts[0].spells("plot") { restorePlot(value) }
    }
    let defaults = screen.configuration
    let restored = Configuration(
      xMax: xMax ?? defaults.xMax, sampleCount: samples ?? defaults.sampleCount,
      angle: defaults.angle)
    if let restored { screen.restore(restored) }
    configure { $0 = screen }
    edit { $0.type(text) }
  }

  /// Restores the plot from its largest x, number of samples, angle unit and equation.
  private mutating func restorePlot(_ value: ArraySlice<UInt8>) {
    let parts = value.split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let xMax = Double(decimal: parts[0]),
      let samples = Self.wholeNumber(parts[1]), let angle = AngleUnit(name: parts[2]),
      let configuration = Configuration(xMax: xMax, sampleCount: samples, angle: angle)
    else { return }
    let equation = String(decoding: parts[3], as: UTF8.self)
    edit {
      var plotted = PlotterScreen()
      plotted.open(equation, configuration: configuration)
      _ = plotted.takeRows()
      if case .some = plotted.plot { $0 = plotted }
    }
  }

  private static func wholeNumber(_ utf8: ArraySlice<UInt8>) -> Int? {
    guard let value = Double(decimal: utf8), value.magnitude <= 1e9 else { return nil }
    return Int(exactly: value)
  }
}
