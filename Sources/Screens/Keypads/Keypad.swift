public import Calculators

/// The keys of a calculator: their labels, names and places.
public struct Keypad: Sendable {
  /// A key's place in a grid. Columns and rows count from 1.
  public struct Place: Equatable, Sendable {
    public let column: Int
    public let row: Int
    public var columnSpan = 1
    public var rowSpan = 1
  }

  /// A way to lay the keys out.
  public enum Grid: Int, CaseIterable, Sendable {
    /// For a column as wide as a phone.
    case usual
    /// For small heights.
    case flat
    /// For large widths and heights, with more keys at once.
    case roomy
    /// For widths that are somewhat larger than the height, with more keys at once.
    case broad

    /// The name in data.
    public var name: String {
      switch self {
      case .usual: "usual"
      case .flat: "flat"
      case .roomy: "roomy"
      case .broad: "broad"
      }
    }
  }

  /// The keypad's description of one key.
  public struct Entry: Sendable {
    public let key: Key
    public var layer = Layer.always
    let row: Key.Row
    /// By grid; a keypad may lack some grids.
    var places: [Place?]

    /// The name in data: ASCII, the same in every language.
    public var name: String { row.names[0] }

    /// The label of the key.
    public var label: String { row.label }

    public var group: Key.Group { row.group }

    /// The values of `KeyboardEvent.key` on a hardware keyboard that press it.
    public var typed: [String] { row.typed }

    /// Those among them that press it even while a field takes typed text.
    public var typedInField: [String] { row.typedInField }

    /// The place of the key; `nil` if the grid lacks the key, or the keypad the grid.
    public func place(in grid: Grid) -> Place? {
      grid.rawValue < places.count ? places[grid.rawValue] : nil
    }
  }

  /// The keys in reading order of the usual grid, each before the one that takes its place; then
  /// those that only other grids have, and those beside the display.
  public let entries: [Entry]

  /// - Parameters:
  ///   - row: The keypad's description of a key.
  ///   - grids: In the order of `Grid`, as they look; a key that fills several cells is named
  ///     in each.
  init(row: (Key) -> Key.Row?, grids: [[[Key]]]) {
    var entries: [Entry] = []
    for grid in grids {
      for key in grid.joined() where !entries.contains(where: { $0.key == key }) {
        if let row = row(key) {
          let places = grids.map { Self.place(of: key, in: $0) }
          entries.append(Entry(key: key, row: row, places: places))
        }
      }
    }
    self.entries = entries
  }

  /// - Parameter entries: In the order of the property.
  init(_ entries: [Entry]) { self.entries = entries }

  /// The rectangle of cells that contain the key.
  static func place(of key: Key, in rows: [[Key]]) -> Place? {
    var place: Place?
    for (row, keys) in rows.enumerated() {
      for (column, other) in keys.enumerated() where other == key {
        if let first = place {
          place?.columnSpan = column + 2 - first.column
          place?.rowSpan = row + 2 - first.row
        } else {
          place = Place(column: column + 1, row: row + 1)
        }
      }
    }
    return place
  }
}

extension Calculator {
  public var keypad: Keypad {
    switch self {
    case .calculator: .calculator
    case .scientific: .scientific
    case .rpn: .rpn
    case .plotter: .plotter
    }
  }

  /// Whether the calculator can graph the expression; if not, its history takes the place of the
  /// graph.
  package var hasGraph: Bool { self != .calculator }
}
