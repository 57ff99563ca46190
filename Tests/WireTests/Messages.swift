import Words

extension String {
  /// The message that a line of a test stands for: `|` is U+001F, unless that occurs.
  var message: String { contains("\u{1F}") ? self : replacing("|", with: "\u{1F}") }
}

extension Language {
  /// The fields of a message that asks for the words of a tag's language: the tag and the file.
  static func fields(_ tag: String) -> String {
    tag + "\u{1F}" + String(decoding: Language(tag: tag).file, as: UTF8.self)
  }
}
