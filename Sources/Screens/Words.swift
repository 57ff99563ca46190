/// Every word that people see, in one language; another language is one more value.
///
/// In a sentence `{0}`, `{1}` and so on stand for what it is about.
public struct Words: Sendable {
  // The application.
  public let appName: String
  public let loadFailed: String
  public let cancel: String
  public let ok: String

  // Tabs, their titles and what stands on those that are not built yet.
  public let tabs: TabWords
  public let notBuiltTitle: String
  public let notBuilt: TabWords

  // Featured.
  public let instructions: [String]
  public let gallery: String

  // The Plotter.
  public let equation: String
  public let keypad: String
  public let reading: String
  public let noPlot: String
  public let nothingToPlot: String
  public let noEquationTitle: String
  public let noEquation: String
  public let plotName: String
  public let setting: String
  public let backToPlotter: String
  public let savePicture: String
  public let copy: String
  public let copied: String
  public let copyText: String
  public let copyASCII: String
  public let copyLaTeX: String
  public let copyMathML: String
  public let severalVariables: String
  public let and: String

  // Configuration.
  public let plotConfiguration: String
  public let xMax: String
  public let samples: String
  public let set: String
  public let configurationSet: String
  public let angles: String
  public let radians: String
  public let degrees: String
  public let radiansShort: String
  public let degreesShort: String
  public let storedData: String
  public let clearData: String
  public let clearQuestion: String
  public let clearExplanation: String
  public let clearConfirm: String
  public let dataCleared: String
  public let refusals: RefusalWords

  // Keys and errors.
  public let keys: KeyWords
  public let errors: ErrorWords

  /// One text for each tab.
  public struct TabWords: Sendable {
    public let featured: String
    public let calculator: String
    public let scientific: String
    public let rpn: String
    public let plotter: String
    public let configuration: String

    public subscript(tab: Tab) -> String {
      switch tab {
      case .featured: featured
      case .calculator: calculator
      case .scientific: scientific
      case .rpn: rpn
      case .plotter: plotter
      case .configuration: configuration
      }
    }
  }

  /// What is wrong with a field of Configuration.
  public struct RefusalWords: Sendable {
    public let empty: String
    public let notANumber: String
    public let notAboveZero: String
    public let notWhole: String
    public let aboveLargest: String
  }

  /// Spoken names of keys.
  public struct KeyWords: Sendable {
    public let point: String
    public let openParenthesis: String
    public let closeParenthesis: String
    public let plus: String
    public let minus: String
    public let times: String
    public let divide: String
    public let sine: String
    public let cosine: String
    public let tangent: String
    public let naturalLogarithm: String
    public let squareRoot: String
    public let pi: String
    public let x: String
    public let exponent: String
    public let sign: String
    public let backspace: String
    public let clear: String
    public let plot: String

    /// The spoken name of a key; a digit's is the digit.
    public subscript(key: Key) -> String {
      switch key {
      case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine: key.label
      case .point: point
      case .openParenthesis: openParenthesis
      case .closeParenthesis: closeParenthesis
      case .add: plus
      case .subtract: minus
      case .multiply: times
      case .divide: divide
      case .sine: sine
      case .cosine: cosine
      case .tangent: tangent
      case .naturalLogarithm: naturalLogarithm
      case .squareRoot: squareRoot
      case .pi: pi
      case .x: x
      case .exponent: exponent
      case .sign: sign
      case .backspace: backspace
      case .clear: clear
      case .plot: plot
      }
    }
  }

  /// A sentence with its placeholders replaced.
  static func fill(_ sentence: String, _ values: String...) -> String {
    let source = Array(sentence.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      let digit = index + 2 < source.count ? Int(source[index + 1]) - 0x30 : -1
      if source[index] == UInt8(ascii: "{"), values.indices.contains(digit),
        source[index + 2] == UInt8(ascii: "}")
      {
        bytes += values[digit].utf8
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
