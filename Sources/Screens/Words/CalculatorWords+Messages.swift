public import Calculators
import Formulas

extension CalculatorWords {
  /// What the display says in place of a value, or besides it; `nil` if nothing.
  public func message(of screen: some CalculatorScreen) -> String? {
    switch screen.notice {
    case .refused(let error): message(for: error)
    case .nothingToGraph: self[screen.nothingToGraph]
    case .incompleteGraph: self[.incompleteGraph]
    case .pasteRefused: self[screen.pasteRefused]
    case nil: screen.error.map { message(for: $0) }
    }
  }

  public func message(for error: CalculatorError) -> String {
    switch error {
    case .missingOperands: self[.missingOperands]
    case .noValue(let error): self[.noValue(error)]
    case .tooLong(let limit): self[.error(.tooLong(limit: limit))]
    case .tooDeep(let limit): self[.error(.tooDeep(limit: limit))]
    }
  }

  /// In which order operators applied, where the other order would differ; else `nil`.
  public func note(of screen: InfixScreen) -> String? {
    switch screen.relevantOrder {
    case .leftToRight: self[.leftToRight]
    case .precedence: self[.byPrecedence]
    case nil: nil
    }
  }
}
