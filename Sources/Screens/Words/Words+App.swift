public import Formulas
import OrdinateNumerics
public import Words

extension Words {
  public func title(of tab: Tab) -> String {
    let text: Text =
      switch tab {
      case .featured: .featured
      case .calculator: .calculator
      case .scientific: .scientific
      case .rpn: .rpn
      case .plotter: .plotter
      case .graph: .graph
      case .configuration: .configuration
      }
    return self[text]
  }

  /// The name of the button that leads back to a tab; `nil` for the Graph tab, which opens nothing.
  public func back(to tab: Tab) -> String? {
    let text: Text? =
      switch tab {
      case .featured: .backToFeatured
      case .calculator: .backToCalculator
      case .scientific: .backToScientific
      case .rpn: .backToRPN
      case .plotter: .backToPlotter
      case .graph: nil
      case .configuration: .backToConfiguration
      }
    return text.map { self[$0] }
  }

  public func title(of setting: Setting) -> String {
    let text: LaterText =
      switch setting {
      case .angle: .angles
      case .digits: .digitsShown
      case .order: .orderOfOperations
      case .appearance: .appearance
      case .size: .size
      case .language: .language
      }
    return self[text]
  }

  /// The title above a setting and the settings grouped with it.
  public func section(of setting: Setting) -> String {
    switch setting {
    case .angle, .digits: self[.numbersAndAngles]
    case .order: self[.calculator]
    case .appearance, .size: self[.appearance]
    case .language: self[.language]
    }
  }

  /// The name of a setting's value. Each language has its own name for itself.
  public func title(of value: Int, _ setting: Setting) -> String {
    switch setting {
    case .angle: self[value == 0 ? .radians : .degrees]
    case .digits: value == 0 ? self[.automatic] : setting.name(of: value)
    case .order: self[value == 0 ? .leftToRight : .byPrecedence]
    case .appearance: self[value == 0 ? .system : value == 1 ? .light : .dark]
    case .size: self[value == 0 ? .usualSize : .projector]
    case .language: Setting.language(of: value)?.ownName ?? self[.system]
    }
  }

  /// The sign next to a display whose value depends on the angle unit.
  public func sign(of unit: AngleUnit) -> String {
    self[unit == .radians ? .radiansSign : .degreesSign]
  }

  /// The name, for screen readers, of the button that shows the unit and changes it.
  public func name(of unit: AngleUnit) -> String {
    self[.angles] + ": " + self[unit == .radians ? .radians : .degrees]
  }

  /// What is wrong with a field.
  public func message(
    for refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let text: LaterText =
      switch refusal {
      case .empty: .fieldEmpty
      case .notANumber: .fieldNotANumber
      case .notAboveZero: .fieldNotAboveZero
      case .notWhole: .fieldNotWhole
      case .aboveLargest: .fieldAboveLargest
      }
    return self.refusal(
      text, field: field == .xMax ? .xMax : .samples, example: field.example,
      largest: field.largest.text(.shortest))
  }

  /// The question in words.
  public func question(
    _ question: ConfigurationScreen.Question, isInExam: Bool
  ) -> (title: LaterText, explanation: LaterText, confirm: LaterText) {
    switch question {
    case .clear: (.clearQuestion, .clearExplanation, .clearConfirm)
    case .exam where isInExam: (.leaveExamQuestion, .leaveExamExplanation, .leaveExamConfirm)
    case .exam: (.beginExamQuestion, .beginExamExplanation, .beginExamConfirm)
    }
  }

  public func message(for notice: ConfigurationScreen.Notice) -> String {
    let text: LaterText =
      switch notice {
      case .set: .configurationSet
      case .cleared: .dataCleared
      }
    return self[text]
  }
}
