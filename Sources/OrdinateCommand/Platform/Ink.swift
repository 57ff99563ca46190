/// Colours as ANSI codes, only for output that a person sees.
struct Ink {
  private let isOn: Bool

  static let standardError = Ink(isOn: Output.standardError.isColorful)
  static let standard = Ink(isOn: Output.standard.isColorful)

  /// Bold and red.
  func error(_ text: String) -> String { painted(text, "1;31") }

  /// Green, for the place of an error.
  func place(_ text: String) -> String { painted(text, "32") }

  private func painted(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}

extension Output {
  /// Whether to use colours: at a terminal that supports them, unless `NO_COLOR` is set and not
  /// empty (no-color.org).
  var isColorful: Bool {
    isTerminal && (Environment.variable("NO_COLOR") ?? "").isEmpty
      && Environment.variable("TERM") != "dumb"
  }
}
