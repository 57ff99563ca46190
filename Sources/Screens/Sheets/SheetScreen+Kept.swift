import Formulas
import Graphing
import OrdinateNumerics
public import Sheets
import TextFormats

/// The state that is kept between starts: the position of the graph, with the unit of y if scales are apart, how it is
/// shown if that is not as usual, the table as far as it was changed, then each row in a line after `row`, as
/// `SheetText` writes it.
extension SheetScreen {
  public func kept(with screen: GraphScreen) -> String {
    var lines = KeptLines()
    lines.add("scale", screen.scaleText)
    lines.add("origin", screen.originText)
    if screen.isApart { lines.add("unit", Numeral(screen.yUnit).text) }
    if let view = settings.text { lines.add("view", view) }
    for line in table.kept { lines.add("table", line) }
    let rows = Array(SheetText(sheet.entries).text.utf8)
    for line in rows.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      // The sign keeps empty rows.
      lines.add("row", "=" + String(decoding: line, as: UTF8.self))
    }
    return lines.text
  }

  /// A screen as it was kept, and the position of its graph.
  ///
  /// - Parameter kept: Any text. What cannot be read is as at the first start.
  public init(kept: String, on screen: inout GraphScreen) {
    screen.reset()
    var scale = Numeral(screen.view.scale)
    var origin: (x: Numeral, y: Numeral) = (0, 0)
    var unit: Double?
    let lines = KeptLines.parse(kept)
    for (name, value) in lines {
      if name.spells("scale") { scale = Numeral(utf8: value) ?? scale }
      if name.spells("origin") { origin = GraphScreen.place(value) ?? origin }
      if name.spells("unit") { unit = Numeral(utf8: value)?.double }
    }
    self.init(SheetText(utf8: Self.rows(in: lines)).rows, view: Self.settings(in: lines))
    table = SheetTable(kept: lines)
    screen.axesStyle = axes
    _ = screen.place(scale: scale, origin: origin, unit)
    screen.isFirstView = false
    show(on: &screen)
  }

  private static func settings(
    in lines: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]
  ) -> SheetText.View? {
    lines.last { $0.name.spells("view") }.flatMap { SheetText.View($0.value) }
  }

  private static func rows(
    in lines: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for (name, value) in lines where name.spells("row") {
      rows += value.dropFirst() + [UInt8(ascii: "\n")]
    }
    return rows
  }

  /// How the sheet is shown, without the part of the plane.
  private var settings: SheetText.View {
    SheetText.View(axes: axes, angle: sheet.angle, title: title)
  }

  /// The sheet as text, a row a line, and how it is shown; with the part of the plane if the scales are apart.
  public func text(with screen: GraphScreen) -> SheetText {
    var view = settings
    if screen.isApart {
      view.isApart = true
      (view.x, view.y) = screen.linkRanges
    }
    return SheetText(sheet.entries, view: view)
  }

  /// The sheet of a link, and the part of the plane that it names.
  ///
  /// - Parameter fragment: Without `#`.
  public init(fragment: [UInt8], on screen: inout GraphScreen) throws(SheetLink.Problem) {
    self.init(try SheetLink.text(fragment: fragment), on: &screen)
  }

  /// The sheet that a text says, and the part of the plane that it names.
  package init(_ text: SheetText, on screen: inout GraphScreen) {
    self.init(text.rows, view: text.view)
    screen.reset()
    screen.isFirstView = false
    screen.axesStyle = axes
    if let view = text.view { screen.show(view) }
    show(on: &screen)
  }

  /// Shows what was kept of the same sheet elsewhere. Rows that are the same remain, and the part of the plane.
  ///
  /// - Parameter kept: Any text; see `init(kept:on:)`.
  public mutating func follow(kept: String) {
    let lines = KeptLines.parse(kept)
    let settings = Self.settings(in: lines) ?? SheetText.View()
    axes = settings.axes
    setTitle(settings.title)
    table = SheetTable(kept: lines)
    setAngle(settings.angle)
    var entries = SheetText(utf8: Self.rows(in: lines)).rows
    if entries.isEmpty { entries = [Sheet.Entry("")] }
    let before = sheet
    let old = before.entries
    if entries == old { return }
    record()
    let first = zip(old, entries).prefix { $0 == $1 }.count
    let most = min(old.count, entries.count) - first
    let last = zip(old.reversed(), entries.reversed()).prefix { $0 == $1 }.prefix(most).count
    let changed = Array(entries[first..<entries.count - last])
    var index = first
    for entry in changed.prefix(old.count - last - first) {
      if (entry.table == nil) != (sheet.rows[index].table == nil) {
        sheet.insert([entry], at: index)
        sheet.remove(at: index + 1)
      }
      sheet.setText(entry.text, at: index)
      if let table = entry.table { sheet.setTable(table, at: index) }
      sheet.setColor(entry.color, at: index)
      sheet.setHidden(entry.isHidden, at: index)
      index += 1
    }
    sheet.insert(Array(changed.dropFirst(index - first)), at: index)
    index += max(0, changed.count - (index - first))
    while sheet.rows.count > entries.count { sheet.remove(at: index) }
    if activeIndex == nil { active = nil }
    if let active { renewEditor(of: active, since: before) }
  }

  /// The fragment of a link to this sheet and to what the graph shows, without `#`.
  public func fragment(with screen: GraphScreen) throws(SheetLink.Problem) -> String {
    var text = linkText(with: screen)
    for index in text.rows.indices {
      text.rows[index].text = Self.withoutSpaces(text.rows[index].text)
    }
    return try SheetLink.fragment(of: text)
  }

  /// What a link says. Empty rows say nothing to others.
  func linkText(with screen: GraphScreen) -> SheetText {
    var view = settings
    (view.x, view.y) = screen.linkRanges
    view.isApart = screen.isApart
    return SheetText(sheet.entries.filter { !$0.text.utf8.isEmpty }, view: view)
  }

  /// A row without the spaces around signs, which take three characters each in a link.
  private static func withoutSpaces(_ text: String) -> String {
    let all = Array(text.unicodeScalars)
    if all.contains("\u{22}") { return text }
    var short = String.UnicodeScalarView()
    for (index, scalar) in all.enumerated() {
      let isBesideSign =
        index == 0 || index + 1 == all.count || all[index - 1].isSignInRow
        || all[index + 1].isSignInRow
      if scalar != " " || !isBesideSign { short.append(scalar) }
    }
    return String(short)
  }
}

extension Unicode.Scalar {
  /// Whether spaces beside it mean nothing.
  fileprivate var isSignInRow: Bool {
    switch self {
    case "=", "<", ">", "≤", "≥", "≠", "+", "-", ",", "(", "[", "{", "}", "]", ":", "∧", "∨", "∈",
      "·",
      "×", "÷", "/":
      true
    default: false
    }
  }
}
