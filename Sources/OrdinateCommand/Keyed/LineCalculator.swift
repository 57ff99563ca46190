import Formulas
import Requests
import Screens

/// A calculator that takes lines of text.
protocol LineCalculator: KeyedCalculator {
  var keypad: Keypad { get }

  /// Instructions for the user.
  var help: String { get }

  /// The words that can be typed besides the names of keys and settings.
  var names: [String] { get }

  /// The characters that end a word for completion with Tab.
  var wordBreaks: String { get }

  var angle: AngleUnit { get }

  /// The settings that `set` lists and changes.
  var options: [LineOption] { get }

  /// - Returns: False if the option is unknown or does not take the value.
  mutating func set(_ option: String, to value: String) -> Bool

  /// Carries out a line.
  ///
  /// - Throws: `Failure` if the line cannot be read; then nothing has been done.
  mutating func enter(line: String) throws

  /// Graphs the last expression, if there is one.
  mutating func graph()

  /// The new graph since the last call, if there is one.
  mutating func takeGraph() -> LineGraph?
}

/// A setting that `set` changes.
struct LineOption {
  let name: String
  /// Its possible values, in words.
  let values: String
  let value: String
}

/// A graph that a calculator made, to be drawn below the line that asked for it.
struct LineGraph {
  let formula: String
  let angle: AngleUnit
  /// The largest x and the number of steps of a dot plot; `nil` for a curve.
  var dots: (xMax: Double, samples: Int)?
}

extension LineCalculator {
  /// The names of functions and constants.
  static var formulaNames: [String] {
    Operation.allCases.map(\.asciiName) + Constant.allCases.map(\.asciiName)
  }
}

/// The options of calculators that have settings.
protocol SettingsCalculator: LineCalculator {
  var settings: CalculatorSettings { get set }
}

extension SettingsCalculator {
  var angle: AngleUnit { settings.angle }

  mutating func setAngle(_ unit: AngleUnit) { settings.angle = unit }

  static func options(of settings: CalculatorSettings, hasOrder: Bool) -> [LineOption] {
    var options = [
      LineOption(name: "angle", values: Options.angle.values, value: settings.angle.name),
      LineOption(name: "digits", values: "automatic or 4 to 16", value: settings.digits.name),
    ]
    if hasOrder {
      options.append(
        LineOption(
          name: "order", values: Options.order.values, value: settings.order.name))
    }
    return options
  }

  mutating func set(_ option: String, to value: String) -> Bool {
    guard options.contains(where: { $0.name == option }) else { return false }
    switch option {
    case "angle":
      guard let angle = try? Options.angle.value(of: value) else { return false }
      settings.angle = angle
    case "digits":
      guard let digits = DigitsShown(name: Array(value.utf8)[...]) else { return false }
      settings.digits = digits
    default:
      guard let order = try? Options.order.value(of: value) else { return false }
      settings.order = order
    }
    return true
  }
}
