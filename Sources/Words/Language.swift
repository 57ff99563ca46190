/// A language of the application.
public enum Language: UInt8, CaseIterable, Equatable, Sendable {
  case english, german, spanish, french, chinese

  /// The language of a browser's tag or a system's locale, such as `de`, `de-AT`, `de_DE.UTF-8` and
  /// `zh-Hans`.
  ///
  /// Only the letters before the first other character count, and their case does not matter. Any
  /// unknown name means English, as do `C`, `POSIX` and an empty text.
  public init(tag: String) {
    var (first, second, length) = (UInt8(0), UInt8(0), 0)
    for byte in tag.utf8 {
      let letter = byte | 0x20
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { break }
      (first, second, length) = (second, letter, length + 1)
    }
    let named = Self.allCases.first { language in
      let code = Array(language.code.utf8)
      return length == 2 && code[0] == first && code[1] == second
    }
    self = named ?? .english
  }

  /// The primary subtag, as in ISO 639-1.
  public var code: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .spanish: "es"
    case .french: "fr"
    case .chinese: "zh"
    }
  }

  /// The language's name for itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .spanish: "Español"
    case .french: "Français"
    case .chinese: "中文"
    }
  }
}
