import Formulas

extension Words {
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

  /// Names in a row: `x, y and z`.
  ///
  /// - Parameters:
  ///   - separator: What stands before all but the first and the last.
  ///   - conjunction: What stands before the last.
  static func list(
    of names: [Name], separator: String = ", ", lastAfter conjunction: String
  ) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      if index > 0 { list += index == names.count - 1 ? conjunction : separator }
      list += name.description
    }
    return list
  }
}
