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
    // One expression of all would take the compiler too long.
    var messages: [String] = PageMessage.allCases.map { $0.rawValue }
    messages += CalculatorsMessage.allCases.map { "calculators." + $0.rawValue }
    for tab in tabs { messages += CalculatorMessage.allCases.map { tab + $0.rawValue } }
    messages += GraphMessage.allCases.map { "graph." + $0.rawValue + "\u{1F}1" }
    messages += SheetMessage.allCases.map { "sheet." + $0.rawValue + "\u{1F}1" }
    messages += HistoryMessage.allCases.map { "history." + $0.rawValue }
    messages += Conversation.Call.allCases.map { $0.rawValue }
    var words: [String] = ["\u{1E}", "\u{1F}"]
    words += messages.map { "\u{1E}" + $0 + "\u{1F}" }
    words += Conversation.names.map { $0 + "\u{1F}" }
    return words
  }
}
