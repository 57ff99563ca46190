extension Keypad {
  /// When the usual grid shows a key.
  public enum Layer: Sendable {
    case always
    /// While the second functions are off.
    case first
    /// While they are on, in the place of another key.
    case second

    /// The name in data.
    public var name: String {
      switch self {
      case .always: "always"
      case .first: "first"
      case .second: "second"
      }
    }
  }

  /// The same keypad with second functions in its usual grid, and with keys beside the display.
  ///
  /// - Parameters:
  ///   - seconds: The keys of the usual grid that give up their places to others.
  ///   - beside: The keys that no grid has.
  func adding(
    seconds: [(first: Key, second: Key)], beside: [(key: Key, row: Key.Row?)]
  ) -> Keypad {
    var added: [Entry] = []
    for var entry in entries where !seconds.contains(where: { $0.second == entry.key }) {
      guard let pair = seconds.first(where: { $0.first == entry.key }),
        var second = self[pair.second]
      else {
        added.append(entry)
        continue
      }
      (entry.layer, second.layer) = (.first, .second)
      second.places[Grid.usual.rawValue] = entry.place(in: .usual)
      added += [entry, second]
    }
    for (key, row) in beside {
      if let row { added.append(Entry(key: key, row: row, places: [])) }
    }
    return Keypad(added)
  }
}

extension Keypad.Entry {
  /// Whether a grid has it. If not, it is beside the display.
  public var isInGrids: Bool { places.contains { $0 != nil } }
}
