import Formulas
import OrdinateNumerics
import TextFormats

/// The state that is kept between starts is a property list. Each line has a name, a space and a
/// value. The first is the version of the language of formulas:
///
///     formulas 2
///     exam 10:32
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
    var lines = KeptLines()
    let settings = configuration.configuration
    lines.add("formulas", LanguageVersion.second.name)
    lines.add("exam", exam?.start ?? "")
    lines.add("tab", tab.name)
    lines.add("xMax", settings.xMax.text(.shortest))
    lines.add("samples", settings.sampleCount.description)
    for setting in Setting.allCases { lines.add(setting.name, configuration[setting]) }
    if let plot = plotter.plot {
      let settings = plot.configuration
      lines.add(
        "plot",
        settings.xMax.text(.shortest) + " " + settings.sampleCount.description + " "
          + settings.angle.name + " " + plot.source)
    }
    lines.add("text", plotter.text)
    return lines.text
  }

  /// The application as it was kept. Values that cannot be read are as at the first start.
  public init(kept: String) {
    self.init()
    var xMax: Double?
    var samples: Int?
    var screen = ConfigurationScreen()
    var text = ""
    var version = LanguageVersion.first
    var exam: Exam?
    for (name, value) in KeptLines.parse(kept) {
      if name.spells("formulas") { version = LanguageVersion(name: value) ?? .second }
      if name.spells("exam") { exam = Exam(start: String(decoding: value, as: UTF8.self)) }
      if name.spells("tab") { show(Tab(name: value) ?? .featured) }
      if name.spells("xMax") { xMax = Double(decimal: value) }
      if name.spells("samples") { samples = Self.wholeNumber(value) }
      if let setting = Setting(name: name), let value = setting.value(named: value) {
        screen.choose(value, of: setting)
      }
      if name.spells("text") { text = Self.equation(value, version) }
      if name.spells("plot") { restorePlot(value, version) }
    }
    let defaults = screen.configuration
    let restored = Configuration(
      xMax: xMax ?? defaults.xMax, sampleCount: samples ?? defaults.sampleCount,
      angle: defaults.angle)
    if let restored { screen.restore(restored) }
    configure { $0 = screen }
    edit { $0.type(text) }
    if let exam { hold(exam) }
  }

  /// Restores the plot from its largest x, number of samples, angle unit and equation.
  private mutating func restorePlot(_ value: ArraySlice<UInt8>, _ version: LanguageVersion) {
    let parts = value.split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let xMax = Double(decimal: parts[0]),
      let samples = Self.wholeNumber(parts[1]), let angle = AngleUnit(name: parts[2]),
      let configuration = Configuration(xMax: xMax, sampleCount: samples, angle: angle)
    else { return }
    let equation = Self.equation(parts[3], version)
    edit {
      var plotted = PlotterScreen()
      plotted.open(equation, configuration: configuration)
      _ = plotted.takeRows()
      if case .some = plotted.plot { $0 = plotted }
    }
  }

  /// An equation as this version of the language writes it.
  private static func equation(_ value: ArraySlice<UInt8>, _ version: LanguageVersion) -> String {
    let options = ReadingOptions(closesParentheses: true)
    let text = Formula.rewriting(Array(value), from: version, options: options)
    return String(decoding: text, as: UTF8.self)
  }

  private static func wholeNumber(_ utf8: ArraySlice<UInt8>) -> Int? {
    guard let value = Double(decimal: utf8), value.magnitude <= 1e9 else { return nil }
    return Int(exactly: value)
  }
}
