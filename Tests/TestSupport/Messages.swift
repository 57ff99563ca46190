public import Words

extension String {
  /// The message that a line of a test stands for: `|` means U+001F unless the line has U+001F itself.
  public var message: String { contains("\u{1F}") ? self : replacing("|", with: "\u{1F}") }
}

extension Language {
  /// The fields of a message that asks for the words of a language: its tag and its file.
  public static func fields(_ tag: String) -> String {
    tag + "\u{1F}" + String(decoding: Language(tag: tag).file, as: UTF8.self)
  }
}

/// Messages that no session understands, with `|` in place of U+001F.
public enum Nonsense {
  public static let calculators = [
    "", "nonsense", "rpn.press", "rpn.press|", "rpn.press|plot", "rpn.press|x", "rpn.angle|turns",
    "rpn.paste", "rpn.restore", "|", "rpn.press|7|8", "calculator.press|x", "calculator.press|sin",
    "scientific.press|M", "scientific.recall", "plotter.state", ".state", "calculators.press|7",
    "calculators.settings", "calculators.settings|radians",
    "calculators.settings|turns|precedence|4",
    "calculators.settings|radians|precedence|3", "calculators.settings|radians|precedence|17",
    "calculators.settings|radians|backwards|4", "calculators.settings|radians|precedence|4|5",
  ]

  public static let graphs = [
    "", "graph.state", "graph.state|", "graph.state|0", "graph.state|x", "graph.nonsense|1",
    "graph.show|1", "graph.show|1|x", "graph.show|1|x|gradians", "graph.add|1", "graph.source|1",
    "graph.remove|1", "graph.remove|1|x", "graph.hide|1|1", "graph.hide|1|1|yes",
    "graph.color|1|1", "graph.style|1", "graph.style|1|lines", "graph.export|1|png",
    "graph.trace|1", "graph.trace.step|1|a",
    "graph.trace.next|1|0", "graph.statistics|1|1", "graph.restore|1",
    "graph.state|99999999999999999999",
  ]
}
