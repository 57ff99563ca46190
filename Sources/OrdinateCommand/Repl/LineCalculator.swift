import Formulas
import Screens

/// A calculator that is asked line by line.
protocol LineCalculator: KeyedCalculator {
  var keypad: Keypad { get }

  /// What is to be said about it.
  var help: String { get }

  /// What can be typed besides the names of keys and of `LineOption`s.
  var names: [String] { get }

  /// What ends a word that Tab completes.
  var wordBreaks: String { get }

  var angle: AngleUnit { get }

  /// What `set` lists and changes.
  var options: [LineOption] { get }

  /// - Returns: False for an option that it lacks, and for a value that this does not take.
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

/// What a calculator graphs, to be drawn below the line that asked for it.
struct LineGraph {
  let formula: String
  let angle: AngleUnit
  /// Where the dots of a dot plot end, and how many steps they are; `nil` for a curve.
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
      LineOption(name: "angle", values: "radians or degrees", value: settings.angle.name),
      LineOption(name: "digits", values: "automatic or 4 to 16", value: settings.digits.name),
    ]
    if hasOrder {
      options.append(
        LineOption(
          name: "order", values: "left-to-right or precedence", value: settings.order.name))
    }
    return options
  }

  mutating func set(_ option: String, to value: String) -> Bool {
    guard options.contains(where: { $0.name == option }) else { return false }
    let name = Array(value.utf8)[...]
    switch option {
    case "angle":
      guard let angle = AngleUnit(name: name) else { return false }
      settings.angle = angle
    case "digits":
      guard let digits = DigitsShown(name: name) else { return false }
      settings.digits = digits
    default:
      guard let order = OrderOfOperations(name: name) else { return false }
      settings.order = order
    }
    return true
  }
}
