import Calculators
public import Screens
import TextFormats

/// The whole conversation between a page and the engine.
///
/// The page sends messages and gets JSON back. A message is UTF-8: its name, then its fields, with
/// U+001F between them. `docs/protocol.md` lists the messages. One that cannot be understood is
/// answered with `{"error": "unknown message"}` and changes nothing.
public struct Session {
  public var page = PageSession()
  public var calculators = CalculatorsSession()
  public var histories = HistorySession()
  public var graphs: GraphSession

  /// - Parameter given: Gives the values of curves that the page adds by name.
  public init(given: @escaping GivenValues) {
    graphs = GraphSession(given: given)
  }

  /// - Complexity: That of the part which answers.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      let (room, action) = name.parts
      switch Part(room) {
      case .page: return try page.reply(to: name, &fields)
      case .calculators: return try calculators.reply(to: action, of: room, &fields)
      case .histories: return try histories.reply(to: action, &fields)
      case .graphs: return try graphs.reply(to: action, &fields)
      }
    }
  }
}
