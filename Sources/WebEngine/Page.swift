import Wire

// The program for the tabs, the Plotter and the configuration; and, as another subject, that in which the
// Plotter's formula is edited as it is written on paper.

nonisolated(unsafe) private var page = PageSession()
nonisolated(unsafe) private var reading = ReadingSession()
/// Whether that formula is edited. Without asking `reading`, none of whose code is needed for this.
nonisolated(unsafe) private var isReadingEdited = false

/// Answers the conversation's message.
@inline(never)
@_expose(wasm, "page:answer")
@c public func answerOfPage() {
  let message = conversation.message
  if isReadingEdited || ReadingSession.isAddressed(by: message) {
    answerOfEditing()
  } else {
    conversation.reply = page.reply(to: message)
  }
  plot = page.plot
}

/// Answers the conversation's message about that formula, or any of the page's while it is edited.
@inline(never)
@_expose(wasm, "editing:answer")
@c public func answerOfEditing() {
  conversation.reply = reading.reply(to: conversation.message, in: &page)
  isReadingEdited = reading.isEdited
}
