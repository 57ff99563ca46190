/// The names of the messages that a first visit needs.
enum StartMessage: String, MessageName {
  case words, gallery, start
}
