/// A language that the application speaks.
public enum Language: UInt8, CaseIterable, Equatable, Sendable {
  case english, german, spanish, french, chinese

  /// The language of a browser's tag or of a system's locale: `de`, `de-AT`, `de_DE.UTF-8`,
  /// `zh-Hans`.
  ///
  /// Only what stands before the first sign that is no letter counts, its case does not. English
  /// for whatever names none of ours, as `C`, `POSIX` or nothing.
  public init(tag: String) {
    let primary = tag.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      .map { $0 | 0x20 }
    self = Self.allCases.first { primary.elementsEqual($0.code.utf8) } ?? .english
  }

  /// The primary subtag, as ISO 639-1 has it.
  public var code: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .spanish: "es"
    case .french: "fr"
    case .chinese: "zh"
    }
  }

  /// What the language calls itself.
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
