import Calculators
import Formulas
import Screens

/// What a person does on one calculator, as text:
///
///     scientific degrees precedence 5
///     7 + sqrt 9 = sin
///     paste √(2)+1
///     restart
///
/// The first line names the calculator and its settings. Each other line is a text that is pasted,
/// recalled or restored, or names keys. A word that names no key stands for its characters; `|` stands
/// for the end of a line in a text that is restored.
struct KeyScript {
  enum Step {
    case press(Key)
    case paste(String)
    case recall(String)
    case restore(String)
    /// The screen is kept and restored.
    case restart
    case settings(CalculatorSettings)
  }

  private(set) var calculator = Calculator.scientific
  private(set) var steps: [Step] = []

  /// More steps would make slow inputs of long ones.
  private static let mostSteps = 300
  private static let texts = ["paste", "recall", "restore"]

  init(_ input: [UInt8]) {
    for (number, line) in input.split(separator: UInt8(ascii: "\n")).enumerated() {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let first = words.first else { continue }
      if number == 0 {
        readFirst(words)
      } else if let text = Self.texts.first(where: { first.elementsEqual($0.utf8) }) {
        add(text, String(decoding: line.dropFirst(text.utf8.count + 1), as: UTF8.self))
      } else if first.elementsEqual("settings".utf8) {
        readSettings(words.dropFirst())
      } else if first.elementsEqual("restart".utf8) {
        add(.restart)
      } else {
        for word in words { press(word) }
      }
    }
  }

  private mutating func readFirst(_ words: [ArraySlice<UInt8>]) {
    if let named = Calculator(name: words[0]) {
      calculator = named
      readSettings(words.dropFirst())
    } else {
      for word in words { press(word) }
    }
  }

  private mutating func readSettings(_ words: ArraySlice<ArraySlice<UInt8>>) {
    if let settings = CalculatorSettings(fields: Array(words)) { add(.settings(settings)) }
  }

  private mutating func press(_ word: ArraySlice<UInt8>) {
    if let key = calculator.keypad.key(named: word) {
      add(.press(key))
    } else {
      for character in String(decoding: word, as: UTF8.self) {
        if let key = calculator.keypad.key(named: String(character)) { add(.press(key)) }
      }
    }
  }

  private mutating func add(_ name: String, _ text: String) {
    switch name {
    case "paste": add(.paste(text))
    case "recall": add(.recall(text))
    default: add(.restore(String(text.map { $0 == "|" ? "\n" : $0 })))
    }
  }

  private mutating func add(_ step: Step) {
    if steps.count < Self.mostSteps { steps.append(step) }
  }

  /// The words of scripts: names of calculators, settings and keys, and of what else can be done.
  static var words: [String] {
    let calculators = Calculator.allCases.map { $0.name + " " }
    let settings = [
      AngleUnit.radians.name, AngleUnit.degrees.name, OrderOfOperations.precedence.name,
      OrderOfOperations.leftToRight.name, DigitsShown.automatic.name,
    ]
    let keys = Calculator.allCases.flatMap { $0.keypad.entries.map { $0.name } }
    return calculators + settings.map { $0 + " " } + keys.map { " " + $0 + " " }
      + texts.map { "\n" + $0 + " " } + ["\nrestart\n", "\nsettings "]
  }
}
