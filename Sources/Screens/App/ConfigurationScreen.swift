import Formulas
import OrdinateNumerics

/// The screen that sets what plots are drawn with, and how the application looks and behaves.
///
/// What is typed into its fields counts only once it is set. A setting counts at once; the angle
/// unit for the next plot.
public struct ConfigurationScreen: Equatable, Sendable {
  public enum Field: Sendable {
    case xMax, samples

    public var largest: Double {
      switch self {
      case .xMax: Configuration.largestXMax
      case .samples: Double(Configuration.largestSampleCount)
      }
    }

    /// A text that the field takes.
    var example: String {
      switch self {
      case .xMax: "5"
      case .samples: "50"
      }
    }
  }

  /// Why the text of a field is refused.
  public enum Refusal: Equatable, Sendable {
    case empty, notANumber, notAboveZero, notWhole, aboveLargest
  }

  /// What the screen tells once something is done.
  public enum Notice: Equatable, Sendable {
    case set, cleared
  }

  /// What was last set.
  public private(set) var configuration: Configuration
  /// The settings' values, in the order of settings; that of the angle is not looked at, for plots
  /// keep the unit.
  private var chosen = [UInt8](repeating: 0, count: Setting.allCases.count)
  /// The texts of the fields.
  public private(set) var xMaxText: String
  public private(set) var samplesText: String
  public private(set) var xMaxRefusal: Refusal?
  public private(set) var samplesRefusal: Refusal?
  public private(set) var notice: Notice?
  /// Whether the screen asks if stored data should really be cleared.
  public private(set) var asksToClear = false

  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    xMaxText = configuration.xMax.text(.shortest)
    samplesText = configuration.sampleCount.description
  }

  public mutating func type(xMax text: String) {
    xMaxText = text
    xMaxRefusal = nil
    notice = nil
  }

  public mutating func type(samples text: String) {
    samplesText = text
    samplesRefusal = nil
    notice = nil
  }

  /// Stores both fields; if either is refused, neither is stored.
  public mutating func set() {
    notice = nil
    let xMax = Self.number(in: xMaxText, of: .xMax)
    let samples = Self.number(in: samplesText, of: .samples)
    xMaxRefusal = xMax.refusal
    samplesRefusal = samples.refusal
    guard xMaxRefusal == nil, samplesRefusal == nil,
      let new = Configuration(
        xMax: xMax.value, sampleCount: Int(samples.value), angle: configuration.angle)
    else { return }
    restore(new)
    notice = .set
  }

  /// Takes another configuration; the settings stay, but for the angle unit.
  mutating func restore(_ configuration: Configuration) {
    self.configuration = configuration
    xMaxText = configuration.xMax.text(.shortest)
    samplesText = configuration.sampleCount.description
  }

  /// The name of a setting's value.
  public subscript(_ setting: Setting) -> String {
    setting.name(
      of: setting == .angle
        ? (configuration.angle == .radians ? 0 : 1) : Int(chosen[Int(setting.rawValue)]))
  }

  /// - Parameter value: Ignored if the setting has no such value.
  public mutating func choose(_ value: Int, of setting: Setting) {
    guard value >= 0, value < setting.count else { return }
    if setting == .angle {
      configuration.angle = value == 0 ? .radians : .degrees
    } else {
      chosen[Int(setting.rawValue)] = UInt8(value)
    }
    notice = nil
  }

  public mutating func askToClear() {
    asksToClear = true
    notice = nil
  }

  public mutating func keepData() { asksToClear = false }

  /// The screen after all stored data has been cleared.
  static var cleared: ConfigurationScreen {
    var screen = ConfigurationScreen()
    screen.notice = .cleared
    return screen
  }

  /// The number that a field holds, or why it is refused; the value is then of no use.
  private static func number(
    in text: String, of field: Field
  ) -> (value: Double, refusal: Refusal?) {
    let characters = characters(of: text)
    if characters.isEmpty { return (0, .empty) }
    guard let value = Double(decimal: characters), value.isFinite else { return (0, .notANumber) }
    if value <= 0 { return (value, .notAboveZero) }
    if field == .samples && value != value.rounded(.down) { return (value, .notWhole) }
    if value > field.largest { return (value, .aboveLargest) }
    return (value, nil)
  }

  /// The text without spaces around it. A numeric keypad may have nothing but a comma for the
  /// decimal sign; before exactly three digits it may mean thousands, and stays, to be refused.
  private static func characters(of text: String) -> [UInt8] {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    var characters = Array(text.utf8.drop(while: isSpace))
    while let last = characters.last, isSpace(last) { characters.removeLast() }
    if let comma = characters.firstIndex(of: UInt8(ascii: ",")), characters.count - comma != 4,
      !characters.contains(UInt8(ascii: "."))
    {
      characters[comma] = UInt8(ascii: ".")
    }
    return characters
  }
}
