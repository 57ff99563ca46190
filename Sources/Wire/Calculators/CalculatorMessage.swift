/// The names of the messages to all calculators except the Plotter, after `calculators.`
enum CalculatorsMessage: String, MessageName {
  case words, settings
}

/// The names of the messages to one calculator, after its own name and a point.
enum CalculatorMessage: String, MessageName {
  case state, kept, press, type, digits, fit, refine, paste, recall, restore, forget
}
