import Testing

@testable import Screens

struct AppTests {
  @Test("Featured shows first") func start() {
    #expect(App().tab == .featured)
  }

  @Test("the stored state brings everything back") func kept() {
    var app = App()
    app.show(.configuration)
    app.configure {
      $0.type(xMax: "0.25")
      $0.type(samples: "200")
      $0.set()
      for setting in Setting.allCases { $0.choose(setting.count - 1, of: setting) }
    }
    app.edit { $0.type("tan(3x)") }
    app.press(.plot)
    app.edit { $0.type("x + sin(") }
    let again = App(kept: app.kept)
    #expect(again.tab == .configuration)
    #expect(again.configuration.configuration == app.configuration.configuration)
    #expect(again.configuration.xMaxText == "0.25")
    #expect(
      Setting.allCases.map { again.configuration[$0] }
        == ["degrees", "16", "precedence", "dark", "projector", "zh"])
    #expect(again.plotter.text == "x + sin(")
    #expect(again.plotter.plot == app.plotter.plot)
    #expect(again.kept == app.kept)
  }

  @Test("an example sets the configuration with which it was drawn, and says so once")
  func example() throws {
    var app = App()
    app.configure { $0.choose(1, of: .angle) }
    let example = try #require(FeaturedScreen().examples.first { $0.configuration.xMax == 0.25 })
    app.open(example: example.equation, configuration: example.configuration)
    #expect(app.tab == .plotter && app.isConfiguredByExample)
    #expect(app.configuration.configuration == example.configuration)
    #expect(app.configuration.xMaxText == "0.25" && app.configuration[.angle] == "radians")
    let dots = app.plotter.plot?.samples
    app.press(.plot)
    #expect(app.plotter.plot?.samples == dots && !app.isConfiguredByExample)
    app.open(example: example.equation, configuration: example.configuration)
    #expect(!app.isConfiguredByExample)
  }

  @Test("an address plots with its own settings, and the configuration stays") func link() {
    var app = App()
    app.open("x", configuration: Configuration(xMax: 4, sampleCount: 200)!)
    #expect(app.configuration.configuration == Configuration() && !app.isConfiguredByExample)
  }

  @Test(
    "any stored text is tolerated",
    arguments: [
      "", "\n\n", "garbage", "tab nowhere\nxMax nan\nsamples 1.5\nangle up\nplot\ntext",
      "digits 3\norder right\nappearance\nlanguage it\nangle radians degrees",
      "xMax 1000\nsamples -5", "plot 5 50 radians 2+", "plot 5 50 radians ", "plot 0 0 0 0",
      "samples 99999999999999999999999", "\u{1F}\u{0}", "tab",
    ])
  func garbage(kept: String) {
    let app = App(kept: kept)
    #expect(app.kept == App().kept)
    #expect(app.plotter.plot == nil)
  }

  @Test("equations of the first version keep their meaning") func firstVersion() {
    let older = App(kept: "plot 4 50 radians sin 2x\ntext ln 2x²+1")
    #expect(older.plotter.text == "ln (2)x²+1")
    #expect(older.plotter.plot?.source == "sin (2)x")
    let newer = App(kept: "formulas 2\nplot 4 50 radians sin 2x\ntext ln 2x²+1")
    #expect(newer.plotter.text == "ln 2x²+1")
    #expect(newer.plotter.plot?.source == "sin 2x")
    #expect(App(kept: newer.kept).kept == newer.kept)
  }

  @Test("the readable part of a stored text is used") func partial() {
    let app = App(kept: "tab plotter\nxMax oops\nsamples 70\ntext 2+")
    #expect(app.tab == .plotter)
    #expect(app.configuration.configuration == Configuration(xMax: 5, sampleCount: 70))
    #expect(app.plotter.text == "2+")
  }

  @Test("clearing stored data leaves the defaults and says so") func clear() {
    var app = App()
    app.show(.configuration)
    app.press(.x)
    app.press(.plot)
    app.configure { $0.ask(.clear) }
    #expect(app.configuration.question == .clear)
    app.confirm()
    #expect(app.tab == .configuration)
    #expect(app.plotter == PlotterScreen())
    #expect(app.configuration.notice == .cleared)
    #expect(app.configuration.question == nil)
  }

  @Test("opening an example does not change the configuration") func open() {
    var app = App()
    app.open("x", configuration: Configuration(xMax: 4, sampleCount: 200)!)
    #expect(app.tab == .plotter)
    #expect(app.plotter.plot?.dotCount == 201)
    #expect(app.configuration.configuration == Configuration())
  }

  @Test("each example of the gallery has a plot") func gallery() {
    for example in FeaturedScreen().examples {
      let plot = example.plot()
      #expect(plot.source == example.equation)
      #expect(plot.formula == example.formula)
      #expect(plot.dotCount > example.configuration.sampleCount / 2)
    }
  }
}
