/// The names of the messages to histories, after `history.`
enum HistoryMessage: String, MessageName {
  case words, open, insert, remove, show, rows, export
}
