import TextFormats

/// The sheets that a page keeps: their titles, and which one is shown. The rows of the others are kept by the
/// page, by their number.
public struct SheetShelf: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    /// At least 1; never given again while the sheet is there.
    public let id: Int
    /// Empty if the reader gave none.
    public internal(set) var title: String
  }

  /// At least one.
  public private(set) var sheets = [Entry(id: 1, title: "")]
  /// The number of the sheet that is shown.
  public private(set) var current = 1

  /// The most sheets.
  private static let mostSheets = 100
  /// The longest title, in Unicode scalars.
  private static let longestTitle = 60

  /// One sheet without a title.
  public init() {}

  /// - Parameters:
  ///   - kept: Any text; what cannot be read is left out.
  ///   - shown: The sheet that is shown, if it is among these; otherwise the one that was shown last.
  public init(kept: String, showing shown: Int) {
    var sheets: [Entry] = []
    var last = 0
    for (name, value) in KeptLines.parse(kept) {
      let parts = value.split(
        separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      guard let id = parts.first.flatMap({ Int(signed: $0) }), id > 0 else { continue }
      if name.spells("current") { last = id }
      guard name.spells("sheet"), parts.count == 2, sheets.count < Self.mostSheets,
        !sheets.contains(where: { $0.id == id })
      else { continue }
      sheets.append(
        Entry(id: id, title: Self.title(String(decoding: Array(parts[1]), as: UTF8.self))))
    }
    guard let first = sheets.first else { return }
    self.sheets = sheets
    current = [shown, last].first { id in sheets.contains { $0.id == id } } ?? first.id
  }

  /// The text for the next start.
  public var kept: String {
    var lines = KeptLines()
    lines.add("current", current.description)
    for sheet in sheets { lines.add("sheet", sheet.id.description + " " + sheet.title) }
    return lines.text
  }

  /// Adds a sheet, which is then shown.
  ///
  /// - Returns: `false` if there are too many.
  public mutating func add() -> Bool {
    guard sheets.count < Self.mostSheets else { return false }
    current = (sheets.map { $0.id }.max() ?? 0) + 1
    sheets.append(Entry(id: current, title: ""))
    return true
  }

  /// Shows another sheet.
  ///
  /// - Returns: `false` if no sheet has this number.
  public mutating func show(_ id: Int) -> Bool {
    guard sheets.contains(where: { $0.id == id }) else { return false }
    current = id
    return true
  }

  /// Gives the sheet that is shown a title.
  public mutating func rename(_ title: String) {
    for index in sheets.indices where sheets[index].id == current {
      sheets[index].title = Self.title(title)
    }
  }

  /// Gives the sheet that is shown the name of a file, without its extension, as its title.
  public mutating func rename(nameOfFile name: String) {
    let parts = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    let extensionLength = parts.count > 1 ? parts[parts.count - 1].count + 1 : 0
    rename(String(String.UnicodeScalarView(name.unicodeScalars.dropLast(extensionLength))))
  }

  /// Takes a sheet away. If it was shown, the one after it is, or the one before. The last one cannot be taken
  /// away: an empty one takes its place.
  ///
  /// - Returns: `false` if no sheet has this number.
  public mutating func discard(_ id: Int) -> Bool {
    guard let index = sheets.firstIndex(where: { $0.id == id }) else { return false }
    if sheets.count == 1 { sheets.append(Entry(id: id + 1, title: "")) }
    sheets.remove(at: index)
    if current == id { current = sheets[min(index, sheets.count - 1)].id }
    return true
  }

  private static func title(_ text: String) -> String {
    let plain = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
      .drop { $0 == " " }.prefix(longestTitle)
    let length = plain.count - plain.reversed().prefix { $0 == " " }.count
    return String(String.UnicodeScalarView(plain.prefix(length)))
  }
}
