import Calculators
public import Screens
import TextFormats

/// The whole conversation between a page and the engine.
///
/// The page sends messages and gets JSON back. A message is UTF-8: its name, then its fields,
/// separated by U+001F. `docs/protocol.md` lists the messages. The reply to a message that cannot
/// be understood is `{"error": "unknown message"}`, and nothing changes.
public struct Session {
  public var start = StartSession()
  public var page = PageSession()
  public var reading = ReadingSession()
  public var calculators = CalculatorsSession()
  public var histories = HistorySession()
  public var graphs: GraphSession

  /// - Parameter given: Supplies the values of curves that the page adds by name.
  public init(given: @escaping GivenValues) {
    graphs = GraphSession(given: given)
  }

  /// - Complexity: As the part that answers.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      let (room, action) = name.parts
      switch Part(room) {
      case .start: return try start.reply(to: name, &fields)
      case .page:
        return reading.isEdited || room.spells("reading")
          ? reading.reply(to: message, in: &page) : try page.reply(to: name, &fields)
      case .calculators: return try calculators.reply(to: action, of: room, &fields)
      case .histories: return try histories.reply(to: action, &fields)
      case .graphs: return try graphs.reply(to: action, &fields)
      case .sheets: return try graphs.replyOfSheet(to: action, &fields)
      }
    }
  }
}
