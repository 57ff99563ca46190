/// The names of the messages about the Plotter's formula as it is written on paper, after `reading.`
enum ReadingMessage: String, MessageName {
  case words, select, leave
  case type, paste, key, place, term
  case setText = "set"
  case undo, redo
}
