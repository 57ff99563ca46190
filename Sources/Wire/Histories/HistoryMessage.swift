/// The names of the messages to histories, behind `history.`
enum HistoryMessage: String, MessageName {
  case words, open, insert, remove, show, rows, export
}
