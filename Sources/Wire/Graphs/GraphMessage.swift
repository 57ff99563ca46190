/// The names of the messages to graphs, after `graph.`
enum GraphMessage: String, MessageName {
  case words, digits
  case state, kept, show, add, source, remove, hide, color, style, place, center, reset
  case fit
  case trace
  case step = "trace.step"
  case next = "trace.next"
  case otherCurve = "trace.curve"
  case endTrace = "trace.off"
  case statistics, export, restore
}
