import Testing
import Words

@testable import Screens

struct ConfigurationScreenTests {
  @Test("the defaults are the document's") func defaults() {
    let screen = ConfigurationScreen()
    #expect(screen.xMaxText == "5")
    #expect(screen.samplesText == "50")
    #expect(screen.configuration == Configuration(xMax: 5, sampleCount: 50))
  }

  @Test(
    "Set stores both",
    arguments: [
      ("100", "10000", 100.0, 10_000), (" 0.25 ", "200", 0.25, 200), ("1e2", "1", 100, 1),
      ("2,5", "50.0", 2.5, 50), (".5", "5e1", 0.5, 50),
    ])
  func set(xMax: String, samples: String, expectedXMax: Double, expectedSamples: Int) {
    var screen = ConfigurationScreen()
    screen.type(xMax: xMax)
    screen.type(samples: samples)
    #expect(screen.configuration == Configuration())
    screen.set()
    #expect(screen.notice == .set)
    #expect(Words.english.message(for: .set) == "Configuration Set Successfully")
    #expect(
      screen.configuration == Configuration(xMax: expectedXMax, sampleCount: expectedSamples))
    screen.type(samples: "5")
    #expect(screen.notice == nil)
  }

  @Test(
    "neither field is stored if one is refused",
    arguments: [
      ("abc", "20", ConfigurationScreen.Refusal.notANumber, nil), ("NaN", "20", .notANumber, nil),
      ("inf", "20", .notANumber, nil), ("1 0", "20", .notANumber, nil),
      ("1,000", "20", .notANumber, nil), ("1e400", "20", .aboveLargest, nil),
      ("-1e400", "20", .notAboveZero, nil), ("4", "1e999", nil, .aboveLargest),
      ("0", "20", .notAboveZero, nil), ("-1", "20", .notAboveZero, nil),
      ("101", "20", .aboveLargest, nil), ("", "20", .empty, nil),
      ("4", "0", nil, .notAboveZero), ("4", "-5", nil, .notAboveZero),
      ("4", "1.5", nil, .notWhole), ("4", "10001", nil, .aboveLargest), ("4", " ", nil, .empty),
      ("4", "x", nil, .notANumber), ("x", "x", .notANumber, .notANumber),
    ] as [(String, String, ConfigurationScreen.Refusal?, ConfigurationScreen.Refusal?)])
  func refuse(
    xMax: String, samples: String, xMaxRefusal: ConfigurationScreen.Refusal?,
    samplesRefusal: ConfigurationScreen.Refusal?
  ) {
    var screen = ConfigurationScreen()
    screen.set()
    screen.type(xMax: xMax)
    screen.type(samples: samples)
    screen.set()
    #expect(screen.xMaxRefusal == xMaxRefusal)
    #expect(screen.samplesRefusal == samplesRefusal)
    #expect(screen.notice == nil)
    #expect(screen.configuration == Configuration())
    #expect(screen.xMaxText == xMax)
    #expect(screen.samplesText == samples)
    screen.type(xMax: "4")
    screen.type(samples: "20")
    screen.set()
    #expect(screen.notice == .set)
  }

  @Test func saysWhatIsWrongAtTheField() {
    #expect(Words.english.message(for: .aboveLargest, at: .xMax) == "X-Max can be at most 100.")
    #expect(
      Words.english.message(for: .aboveLargest, at: .samples)
        == "# of Samples can be at most 10000.")
  }

  @Test("a new angle unit applies at once, and typed text stays") func angle() {
    var screen = ConfigurationScreen()
    screen.type(xMax: "7")
    screen.choose(1, of: .angle)
    #expect(screen.configuration == Configuration(xMax: 5, sampleCount: 50, angle: .degrees))
    #expect(screen.xMaxText == "7")
    screen.set()
    #expect(screen.configuration == Configuration(xMax: 7, sampleCount: 50, angle: .degrees))
  }

  @Test("every setting has its first value until another is chosen", arguments: Setting.allCases)
  func settings(setting: Setting) {
    var screen = ConfigurationScreen()
    #expect(screen[setting] == setting.name(of: 0))
    for value in 0..<setting.count {
      screen.choose(value, of: setting)
      #expect(screen[setting] == setting.name(of: value))
      for other in Setting.allCases where other != setting {
        #expect(screen[other] == other.name(of: 0))
      }
    }
    screen.choose(setting.count, of: setting)
    screen.choose(-1, of: setting)
    #expect(screen[setting] == setting.name(of: setting.count - 1))
  }

  @Test("Set keeps the settings, and choosing one removes the notice") func setKeepsSettings() {
    var screen = ConfigurationScreen()
    screen.choose(3, of: .digits)
    screen.set()
    #expect(screen.notice == .set && screen[.digits] == "6")
    screen.choose(2, of: .appearance)
    #expect(screen.notice == nil && screen[.appearance] == "dark")
  }
}
