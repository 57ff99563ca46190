import Wire

// The program for the calculators and their histories.

nonisolated(unsafe) private var calculators = CalculatorsSession()
nonisolated(unsafe) private var histories = HistorySession()

/// Answers the conversation's message.
@inline(never)
@_expose(wasm, "calculators:answer")
@c public func answerOfCalculators() {
  let message = conversation.message
  conversation.reply =
    Session.Part(answering: message) == .histories
    ? histories.reply(to: message) : calculators.reply(to: message)
}
