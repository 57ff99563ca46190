import Formulas
import OrdinateNumerics

/// The screen that sets how plots are drawn, and how the application looks and behaves.
///
/// A field takes effect only once it is set. A setting takes effect at once, except the angle unit,
/// which applies to the next plot.
public struct ConfigurationScreen: Equatable, Sendable {
  public enum Field: Sendable {
    case xMax, samples

    public var largest: Double {
      switch self {
      case .xMax: Configuration.largestXMax
      case .samples: Double(Configuration.largestSampleCount)
      }
    }

    /// A text that the field accepts.
    var example: String {
      switch self {
      case .xMax: "5"
      case .samples: "50"
      }
    }
  }

  /// Why the field's text is refused.
  public enum Refusal: Equatable, Sendable {
    case empty, notANumber, notAboveZero, notWhole, aboveLargest
  }

  /// The message that the screen shows after an action.
  public enum Notice: Equatable, Sendable {
    case set, cleared
  }

  /// What the screen asks before it is done.
  public enum Question: Equatable, Sendable {
    /// Whether to clear stored data.
    case clear
    /// Whether to begin an examination, or to leave it.
    case exam
  }

  /// The configuration that was set last.
  public private(set) var configuration: Configuration
  /// The values of the settings, in the order of `Setting`. The value of the angle is ignored,
  /// because `configuration` has the unit.
  private var chosen = [UInt8](repeating: 0, count: Setting.allCases.count)
  /// The texts of the fields.
  public private(set) var xMaxText: String
  public private(set) var samplesText: String
  public private(set) var xMaxRefusal: Refusal?
  public private(set) var samplesRefusal: Refusal?
  public private(set) var notice: Notice?
  public private(set) var question: Question?

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

  /// Stores both fields. If one is refused, neither is stored.
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

  /// Takes another configuration. All settings stay except the angle unit.
  mutating func restore(_ configuration: Configuration) {
    self.configuration = configuration
    xMaxText = configuration.xMax.text(.shortest)
    samplesText = configuration.sampleCount.description
  }

  /// The name of a setting's current value.
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

  public mutating func ask(_ question: Question) {
    self.question = question
    notice = nil
  }

  /// Answers the question with no.
  public mutating func cancel() { question = nil }

  /// The screen after all stored data has been cleared.
  static var cleared: ConfigurationScreen {
    var screen = ConfigurationScreen()
    screen.notice = .cleared
    return screen
  }

  /// The number in a field, or the reason why it is refused; in that case the value is meaningless.
  private static func number(
    in text: String, of field: Field
  ) -> (value: Double, refusal: Refusal?) {
    let characters = characters(of: text)
    if characters.isEmpty { return (0, .empty) }
    guard let decimal = DecimalReading(characters[...]) else { return (0, .notANumber) }
    let value = (decimal.value ?? .infinity) * (decimal.isNegative ? -1 : 1)
    if value <= 0 { return (value, .notAboveZero) }
    if field == .samples && value != value.rounded(.down) { return (value, .notWhole) }
    if value > field.largest { return (value, .aboveLargest) }
    return (value, nil)
  }

  /// The text without surrounding spaces and with a decimal point. A numeric keypad may offer only
  /// a comma as the decimal sign. A comma before exactly three digits could separate thousands, so
  /// it stays, and the text is refused.
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
