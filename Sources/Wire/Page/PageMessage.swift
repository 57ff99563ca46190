/// The names of the messages about tabs, the Plotter and the configuration.
enum PageMessage: String, MessageName {
  case words = "page.words"
  case state, kept, restore, tab, keys
  case press = "plotter.press"
  case type = "plotter.text"
  case paste = "plotter.paste"
  case recall = "plotter.recall"
  case dismissAlert = "plotter.dismiss"
  case open = "plotter.open"
  case link = "plotter.link"
  case xMax = "configuration.xMax"
  case samples = "configuration.samples"
  case set = "configuration.set"
  case choose = "configuration.choose"
  case configurationWords = "configuration.words"
  case askToClear = "configuration.clear"
  case confirm = "configuration.confirm"
  case cancel = "configuration.cancel"
  case examWords = "exam.words"
  case askAboutExam = "exam.ask"
  case holdExam = "exam.hold"
}
