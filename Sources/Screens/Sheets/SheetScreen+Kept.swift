import Formulas
import Graphing
import OrdinateNumerics
public import Sheets
import TextFormats

/// The state that is kept between starts: the position of the graph, then each row in a line after `row`, as
/// `SheetText` writes it.
extension SheetScreen {
  public func kept(with screen: GraphScreen) -> String {
    var lines = KeptLines()
    lines.add("scale", screen.scaleText)
    lines.add("origin", screen.originText)
    let rows = Array(text.text.utf8)
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
    var rows: [UInt8] = []
    screen.reset()
    var scale = Numeral(screen.view.scale)
    var origin: (x: Numeral, y: Numeral) = (0, 0)
    for (name, value) in KeptLines.parse(kept) {
      if name.spells("scale") { scale = Numeral(utf8: value) ?? scale }
      if name.spells("origin") { origin = GraphScreen.place(value) ?? origin }
      if name.spells("row") { rows += value.dropFirst() + [UInt8(ascii: "\n")] }
    }
    self.init(SheetText(utf8: rows).rows)
    _ = screen.place(scale: scale, origin: origin)
    screen.isFirstView = false
    show(on: &screen)
  }

  /// The sheet as text, a row a line.
  public var text: SheetText { SheetText(sheet.entries) }

  /// Opens the sheet of a link as a copy; Undo brings the one before back.
  ///
  /// - Parameter fragment: Without `#`.
  public mutating func open(
    fragment: [UInt8], on screen: inout GraphScreen
  ) throws(SheetLink.Problem) {
    let opened = try SheetLink.text(fragment: fragment)
    replace(by: opened.rows)
    screen.reset()
    if let view = opened.view { screen.show(view) }
    show(on: &screen)
  }

  /// The fragment of a link to this sheet and to what the graph shows, without `#`.
  public func fragment(with screen: GraphScreen) throws(SheetLink.Problem) -> String {
    // Empty rows say nothing to others.
    var rows = sheet.entries.filter { !$0.text.utf8.isEmpty }
    for index in rows.indices { rows[index].text = Self.withoutSpaces(rows[index].text) }
    return try SheetLink.fragment(of: SheetText(rows, view: screen.linkView))
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

extension GraphScreen {
  /// The part of the plane that a link names; `nil` for the one that a graph shows at first.
  fileprivate var linkView: SheetText.View? {
    var usual = view
    usual.reset()
    if isDeep || (usual.scale == view.scale && usual.origin == view.origin) { return nil }
    func range(_ range: ClosedRange<Double>) -> SheetText.View.Range? {
      func end(_ value: Double) -> Numeral? {
        Numeral(utf8: Array(value.text(.significant(6)).utf8)[...])
      }
      guard let lower = end(range.lowerBound), let upper = end(range.upperBound) else { return nil }
      return SheetText.View.Range(lower, upper)
    }
    return SheetText.View(x: range(view.viewport.x), y: range(view.viewport.y))
  }

  /// Shows a part of the plane with equal scales: all of it, and perhaps more on two sides.
  fileprivate mutating func show(_ part: SheetText.View) {
    func middle(_ range: SheetText.View.Range?) -> (at: Double, width: Double)? {
      range.map {
        ($0.lower.double / 2 + $0.upper.double / 2, $0.upper.double - $0.lower.double)
      }
    }
    let (x, y) = (middle(part.x), middle(part.y))
    let scales = [x.map { view.size.width / $0.width }, y.map { view.size.height / $0.width }]
    guard let scale = scales.compactMap({ $0 }).min() else { return }
    let origin = (Numeral(-(x?.at ?? 0) * scale), Numeral((y?.at ?? 0) * scale))
    _ = place(scale: Numeral(scale), origin: origin)
  }
}
