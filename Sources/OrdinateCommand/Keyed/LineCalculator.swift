import Formulas
import Requests
import Screens

/// A calculator that takes lines.
protocol LineCalculator: KeyedCalculator {
  var keypad: Keypad { get }

  /// How it is used, for its user.
  var help: String { get }

  /// What can be typed besides the names of keys and settings.
  var names: [String] { get }

  /// The characters that end a word that Tab completes.
  var wordBreaks: String { get }

  var angle: AngleUnit { get }

  /// What `set` lists and changes.
  var options: [LineOption] { get }

  /// - Returns: False for an unknown option, and for a value that it does not take.
  mutating func set(_ option: String, to value: String) -> Bool

  /// Does what a line says.
  ///
  /// - Throws: `Failure` for a line that cannot be read, of which nothing has been done.
  mutating func enter(line: String) throws

  /// Graphs what was entered last, if anything.
  mutating func graph()

  /// What has been graphed since the last call.
  mutating func takeGraph() -> LineGraph?
}

/// Something that `set` changes.
struct LineOption {
  let name: String
  /// What it can be set to, in words.
  let values: String
  let value: String
}

/// A graph that a calculator made, to be drawn below the line that asked for it.
struct LineGraph {
  let formula: String
  let angle: AngleUnit
  /// Where the dots of a dot plot end, and the number of steps; `nil` for a curve.
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
