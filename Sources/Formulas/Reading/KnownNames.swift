/// The names of functions and constants, found by their keys.
enum KnownNames {
  /// The length of the longest name, in bytes.
  static let longest = 10

  private static let entries: [(key: UInt64, token: Token)] = {
    var entries: [(key: UInt64, token: Token)] = []
    func add(_ name: String, _ token: Token) {
      if let key = Name(name).key { entries.append((key, token)) }
    }
    for operation in Operation.allCases {
      for name in operation.row.names { add(name, .function(operation)) }
    }
    for row in Constant.table {
      for name in row.names { add(name, .constant(row.constant)) }
    }
    return entries
  }()

  /// The names that the first version of the language did not have, besides those of distributions.
  private static let newNames = [
    "PI", "Pi", "degree", "dfact", "lg", "expm1", "log1p", "erfc", "product", "prod", "median",
    "var", "stdev", "Σ", "Π", "∑", "∏", "sumfrom", "prodfrom", "∫", "integral", "digamma",
    "polygamma",
  ]

  /// The function or constant with a name; `nil` for an unknown name.
  static func token(for name: Name, in language: LanguageVersion = .second) -> Token? {
    let token: Token?
    if let key = name.key {
      // Of two operations with one name, the first is found; its overload is the other.
      token = entries.first { $0.key == key }?.token
    } else {
      let operation = Operation.allCases.first { Name($0.name) == name }
      token = operation.map { .function($0) }
    }
    if language == .first {
      if newNames.contains(where: { Name($0) == name }) { return nil }
      if case .function(let operation)? = token, operation.isDistribution { return nil }
    }
    return token
  }

  /// The known name that a mistyped one most likely stands for: the same letters in another case,
  /// or one letter added, dropped, changed or swapped with its neighbour; `nil` if no name is that
  /// close.
  static func suggestion(for bytes: [UInt8], among variables: [Name]) -> Name? {
    var names = variables.map { $0.utf8 }
    for operation in Operation.allCases { names += operation.row.names.map { Array($0.utf8) } }
    for constant in Constant.allCases { names += constant.row.names.map { Array($0.utf8) } }
    let lowercased = bytes.map { lowercase($0) }
    if let same = names.first(where: { $0.map { lowercase($0) } == lowercased }) {
      return Name(utf8: same)
    }
    guard bytes.count >= 2 else { return nil }
    let near = names.first { $0.count >= 2 && isOneEditAway($0, lowercased) }
    return near.map { Name(utf8: $0) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  private static func isOneEditAway(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    guard long.count - short.count <= 1 else { return false }
    var prefix = 0
    while prefix < short.count && short[prefix] == long[prefix] { prefix += 1 }
    if long.count > short.count { return short[prefix...] == long[(prefix + 1)...] }
    guard prefix < short.count else { return false }
    if short[(prefix + 1)...] == long[(prefix + 1)...] { return true }
    return prefix + 1 < short.count && short[prefix] == long[prefix + 1]
      && short[prefix + 1] == long[prefix] && short[(prefix + 2)...] == long[(prefix + 2)...]
  }
}

/// What programs that write formulas need to know about the names of functions.
package enum KnownName {
  /// Whether it is the name of a function.
  package static func isFunction(_ name: Name) -> Bool {
    if case .function? = KnownNames.token(for: name) { true } else { false }
  }

  /// Whether the name of a function begins with these letters, and has more.
  package static func isStartOfFunction(_ letters: [UInt8]) -> Bool {
    Operation.allCases.contains { operation in
      operation.row.names.contains {
        $0.utf8.count > letters.count && $0.utf8.starts(with: letters)
      }
    }
  }
}
