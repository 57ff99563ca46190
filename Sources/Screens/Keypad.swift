/// Where the keys of a keypad lie.
public struct Keypad: Sendable {
  /// A key's place in a grid whose columns and rows count from 1.
  public struct Place: Equatable, Sendable {
    public let column: Int
    public let row: Int
    public var columnSpan = 1
    public var rowSpan = 1
  }

  /// One key and its places: in the usual grid, and in a flat one for screens with little height.
  public struct Entry: Sendable {
    public let key: Key
    public let place: Place
    public let wide: Place
  }

  /// The keys in reading order of the usual grid.
  public let entries: [Entry]

  /// The keypad of the Plotter: 5 columns by 6 rows, or 10 by 3.
  public static let plotter = Keypad(
    rows: [
      [.sine, .cosine, .tangent, .naturalLogarithm, .squareRoot],
      [.x, .exponent, .pi, .openParenthesis, .closeParenthesis],
      [.seven, .eight, .nine, .divide, .backspace],
      [.four, .five, .six, .multiply, .clear],
      [.one, .two, .three, .subtract, .plot],
      [.zero, .point, .sign, .add, .plot],
    ],
    wideRows: [
      [
        .sine, .cosine, .tangent, .naturalLogarithm, .squareRoot, .seven, .eight, .nine, .divide,
        .backspace,
      ],
      [
        .x, .exponent, .pi, .openParenthesis, .closeParenthesis, .four, .five, .six, .multiply,
        .clear,
      ],
      [.plot, .plot, .sign, .point, .zero, .one, .two, .three, .subtract, .add],
    ])

  /// - Parameters:
  ///   - rows: The grid as it looks; a key that fills several cells is named in each.
  ///   - wideRows: The flat grid, of the same keys.
  private init(rows: [[Key]], wideRows: [[Key]]) {
    var entries: [Entry] = []
    for row in rows {
      for key in row where !entries.contains(where: { $0.key == key }) {
        if let place = Self.place(of: key, in: rows), let wide = Self.place(of: key, in: wideRows) {
          entries.append(Entry(key: key, place: place, wide: wide))
        }
      }
    }
    self.entries = entries
  }

  /// The rectangle of cells that name the key.
  private static func place(of key: Key, in rows: [[Key]]) -> Place? {
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
