import FuzzSupport

@testable import Wire

/// Checks conversations of the page with the engine.
///
/// An input is messages with U+001E between them. Besides the messages of the protocol there are calls
/// of the engine's functions for gestures and frames, see `Conversation`.
@main
struct FuzzMessages {
  static func main() {
    runFuzzer(dictionary: words) { input, count in
      var conversation = Conversation()
      let messages = Array(input: input, count: count)
        .split(separator: 0x1E, omittingEmptySubsequences: false)
      for message in messages.prefix(60) { conversation.take(Array(message)) }
      return 0
    }
  }

  /// The names of all messages and calls, the fields that are names, and the separators.
  private static var words: [String] {
    let tabs = ["calculator.", "scientific.", "rpn."]
    let messages =
      PageMessage.allCases.map { $0.rawValue }
      + CalculatorsMessage.allCases.map { "calculators." + $0.rawValue }
      + tabs.flatMap { tab in CalculatorMessage.allCases.map { tab + $0.rawValue } }
      + GraphMessage.allCases.map { "graph." + $0.rawValue + "\u{1F}1" }
      + SheetMessage.allCases.map { "sheet." + $0.rawValue + "\u{1F}1" }
      + HistoryMessage.allCases.map { "history." + $0.rawValue }
      + Conversation.Call.allCases.map { $0.rawValue }
    return messages.map { "\u{1E}" + $0 + "\u{1F}" } + Conversation.names.map { $0 + "\u{1F}" }
      + ["\u{1E}", "\u{1F}"]
  }
}
