public import Formulas
import OrdinateNumerics
public import Words

extension Words {
  public func title(of tab: Tab) -> String {
    switch tab {
    case .featured: self[.featured]
    case .calculator: self[.calculator]
    case .scientific: self[.scientific]
    case .rpn: self[.rpn]
    case .plotter: self[.plotter]
    case .configuration: self[.configuration]
    }
  }

  /// The name of the button that leads back to a tab.
  public func back(to tab: Tab) -> String {
    switch tab {
    case .featured: self[.backToFeatured]
    case .calculator: self[.backToCalculator]
    case .scientific: self[.backToScientific]
    case .rpn: self[.backToRPN]
    case .plotter: self[.backToPlotter]
    case .configuration: self[.backToConfiguration]
    }
  }

  public func title(of setting: Setting) -> String {
    switch setting {
    case .angle: self[.angles]
    case .digits: self[.digitsShown]
    case .order: self[.orderOfOperations]
    case .appearance: self[.appearance]
    case .language: self[.language]
    }
  }

  /// The title above a setting and those that belong to it.
  public func section(of setting: Setting) -> String {
    switch setting {
    case .angle, .digits: self[.numbersAndAngles]
    case .order: self[.calculator]
    case .appearance, .language: title(of: setting)
    }
  }

  /// What a setting's value is called. Each language is called by its own name for itself.
  public func title(of value: Int, _ setting: Setting) -> String {
    switch setting {
    case .angle: self[value == 0 ? .radians : .degrees]
    case .digits: value == 0 ? self[.automatic] : setting.name(of: value)
    case .order: self[value == 0 ? .leftToRight : .byPrecedence]
    case .appearance: self[value == 0 ? .system : value == 1 ? .light : .dark]
    case .language: Setting.language(of: value)?.ownName ?? self[.system]
    }
  }

  /// The sign beside a display whose value depends on the unit of angles.
  public func sign(of unit: AngleUnit) -> String {
    self[unit == .radians ? .radiansSign : .degreesSign]
  }

  /// What is wrong with a field.
  public func message(
    for refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let text: Text =
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

  public func message(for notice: ConfigurationScreen.Notice) -> String {
    switch notice {
    case .set: self[.configurationSet]
    case .cleared: self[.dataCleared]
    }
  }
}
