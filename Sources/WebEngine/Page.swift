import Wire

// The part of the program for the tabs, the Plotter and the configuration.

nonisolated(unsafe) private var page = PageSession()

/// Answers the conversation's message.
@inline(never)
@_expose(wasm, "page:answer")
@c public func answerOfPage() {
  conversation.reply = page.reply(to: conversation.message)
  plot = page.plot
}
