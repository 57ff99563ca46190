public import Calculators
import Formulas
import Reals
public import Words

extension Words {
  /// The text that the display shows instead of a value, or next to it; `nil` if it has none.
  public func message(of screen: some CalculatorScreen) -> String? {
    switch screen.notice {
    case .refused(let error): message(for: error)
    case .nothingToGraph: self[screen.nothingToGraph]
    case .incompleteGraph: self[.incompleteGraph]
    case .pasteRefused: self[screen.pasteRefused]
    case .exponentTooLarge: sentence(for: .numberTooLarge)
    case .numberTooLong: numberTooLong(limit: TypedNumber.longest)
    case .noExactForm: self[.noExactForm]
    case nil: screen.error.map { message(for: $0) } ?? note(on: screen.shownNumber)
    }
  }

  /// What the digits of a number do not say; usually `nil`.
  private func note(on number: ShownNumber?) -> String? {
    number?.digits?.isUndecidedZero == true ? self[.undecidedZero] : nil
  }

  public func message(for error: CalculatorError) -> String {
    switch error {
    case .missingOperands: message(for: ErrorText.missingOperands, english: error.description)
    case .noValue(let error): message(for: error)
    case .tooLong(let limit): sentence(for: .tooLong(limit: limit))
    case .tooDeep(let limit): sentence(for: .tooDeep(limit: limit))
    }
  }

  /// The order in which operators applied, if the other order would give another result; otherwise
  /// `nil`.
  public func note(of screen: InfixScreen) -> String? {
    switch screen.relevantOrder {
    case .leftToRight: self[.fromLeftToRight]
    case .precedence: self[.byPrecedence]
    case nil: nil
    }
  }
}
