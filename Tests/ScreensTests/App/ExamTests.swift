import Screens
import Testing

/// Examinations: what is within reach, and what stays of them.
struct ExamTests {
  private static func app(on tab: Tab = .plotter) -> App {
    var app = App()
    app.configure {
      $0.choose(1, of: .angle)
      $0.choose(2, of: .appearance)
    }
    app.open("x^2", configuration: Configuration(xMax: 4, sampleCount: 200)!)
    app.show(tab)
    return app
  }

  @Test("an examination begins with the settings and nothing else")
  func begin() throws {
    var app = Self.app()
    app.hold(try #require(Exam(start: "10:32")))
    #expect(app.tab == .scientific)
    #expect(app.plotter == PlotterScreen())
    #expect(app.configuration[.angle] == "degrees")
    #expect(app.configuration[.appearance] == "dark")
  }

  @Test("only calculators and the configuration are within reach", arguments: Tab.allCases)
  func reach(tab: Tab) throws {
    var app = App()
    app.hold(try #require(Exam(start: "10:32")))
    app.show(.rpn)
    app.show(tab)
    let isWithin = [.calculator, .scientific, .rpn, .configuration].contains(tab)
    #expect((app.tab == tab) == isWithin)
    #expect(app.tabs.contains(tab) == isWithin)
  }

  @Test("no address, example or answer opens a plot in an examination, or ends it")
  func refusal() throws {
    var app = App()
    app.hold(try #require(Exam(start: "10:32")))
    let configuration = try #require(Configuration(xMax: 9, sampleCount: 9))
    app.open("x", configuration: configuration)
    app.open(example: "x", configuration: configuration)
    app.configure { $0.ask(.exam) }
    app.confirm()
    app.configure { $0.ask(.clear) }
    app.confirm()
    #expect(app.plotter.plot == nil)
    #expect(app.tab == .scientific)
    #expect(app.exam == Exam(start: "10:32"))
    #expect(app.configuration.configuration == Configuration())
    #expect(app.configuration.question == nil)
  }

  @Test("an examination that was kept goes on", arguments: Tab.allCases)
  func kept(tab: Tab) throws {
    var app = Self.app(on: tab)
    app.hold(try #require(Exam(start: "10:32 AM")))
    let again = App(kept: app.kept)
    #expect(again.exam?.start == "10:32 AM")
    #expect(again.tab == app.tab)
    #expect(again.kept == app.kept)
    #expect(App(kept: "exam 9:00\ntab graph\nplot 5 50 radians x\n").tab == .scientific)
  }

  @Test(
    "a time of day is one short line", arguments: ["", "10\n32", String(repeating: "1", count: 41)])
  func start(text: String) { #expect(Exam(start: text) == nil) }

  @Test("calculators in an examination graph nothing")
  func graphs() {
    var scientific = InfixScreen.scientific
    scientific.settings.hasGraphs = false
    for key: Key in [.x, .sine, .graph] { scientific.press(key) }
    #expect(scientific.graph == nil)
    var rpn = RPNScreen()
    rpn.settings.hasGraphs = false
    for key: Key in [.seven, .enter, .graph] { rpn.press(key) }
    #expect(rpn.graph == nil)
  }
}
