import Words

extension Environment {
  /// The language of messages. As in POSIX, the first of these variables that is set and not empty
  /// determines it.
  static var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return Language(tag: names.lazy.compactMap(variable).first { !$0.isEmpty } ?? "")
  }
}
