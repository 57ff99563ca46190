import Words

extension Environment {
  /// The language for messages, chosen as in POSIX: by the first of these variables that is set and
  /// not empty.
  static var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return Language(tag: names.lazy.compactMap(variable).first { !$0.isEmpty } ?? "")
  }
}
