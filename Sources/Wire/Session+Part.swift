import Calculators
import TextFormats

extension Session {
  /// The part of the engine that answers a message.
  public enum Part: Sendable {
    case start, page, calculators, histories, graphs, sheets

    /// - Complexity: O(length of the message's name).
    public init(answering message: [UInt8]) {
      let name = message.prefix { $0 != 0x1F }
      self.init(name.parts.room)
    }

    /// - Parameter room: The name of a message up to its first point.
    init(_ room: ArraySlice<UInt8>) {
      if StartMessage.allCases.contains(where: { room.spells($0.rawValue) }) {
        self = .start
      } else if room.spells("graph") {
        self = .graphs
      } else if room.spells("sheet") {
        self = .sheets
      } else if room.spells("history") {
        self = .histories
      } else if room.spells("calculators") {
        self = .calculators
      } else if let calculator = Calculator(name: room), calculator != .plotter {
        self = .calculators
      } else {
        self = .page
      }
    }
  }
}
