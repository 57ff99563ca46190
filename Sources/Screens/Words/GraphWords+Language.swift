extension GraphWords {
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
