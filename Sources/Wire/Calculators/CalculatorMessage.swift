/// The names of the messages to all calculators but the Plotter, behind `calculators.`
enum CalculatorsMessage: String, MessageName {
  case words, settings
}

/// The names of the messages to one calculator, behind its own and a point.
enum CalculatorMessage: String, MessageName {
  case state, kept, press, paste, recall, restore, forget
}
