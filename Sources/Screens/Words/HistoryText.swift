public import Calculators

/// Everything that is said to people around histories, in no language yet: what `HistoryWords` puts
/// into words.
public enum HistoryText: Sendable {
  /// The title of a history, and the button that leads to it.
  case history
  case calculator(Calculator)
  /// The name of the button that leads to the calculator.
  case back(Calculator)
  /// The name of the button that leads from sections to the list.
  case backToHistory
  case byKind
  case kind(HistoryKind)
  /// What a row says that the calculator was cleared.
  case cleared
  case search
  case delete, clearHistory, undo
  /// What has just happened, beside Undo.
  case deleted, historyCleared
  case export, exportCSV, exportText
  /// In place of rows, where there are none, or none that is searched for.
  case empty, nothingFound
  /// How many rows are shown.
  case count(Int)
}

/// A language: every word around histories, in one table.
public struct HistoryWords: Sendable {
  private let words: @Sendable (HistoryText) -> String

  init(_ words: @escaping @Sendable (HistoryText) -> String) { self.words = words }

  public subscript(_ text: HistoryText) -> String { words(text) }

  /// The words of a language.
  public init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .german: self = .german
    case .spanish: self = .spanish
    case .french: self = .french
    case .chinese: self = .chinese
    }
  }
}
