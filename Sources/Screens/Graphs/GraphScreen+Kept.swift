import Formulas
import Graphing
import OrdinateNumerics
import TextFormats

/// The state that is kept between starts is a property list. Each line has a name, a space and a
/// value. The first is the version of the language of formulas:
///
///     formulas 2
///     scale 40
///     origin 0 0
///     style line
///     curve radians 0 shown sin(x)
///
/// Curves of values from outside are not kept; the page that supplied them supplies them again.
extension GraphScreen {
  public var kept: String {
    var lines = KeptLines()
    lines.add("formulas", LanguageVersion.second.name)
    lines.add("scale", scaleText)
    lines.add("origin", originText)
    lines.add("style", view.style.name)
    for curve in curves {
      guard let angle = curve.angle else { continue }
      lines.add(
        "curve",
        angle.name + " " + curve.color.description + (curve.isHidden ? " hidden " : " shown ")
          + curve.text)
    }
    return lines.text
  }

  /// Restores what was kept. It replaces everything except the values from outside.
  ///
  /// - Parameter kept: Any text. Values that cannot be read are as at the first start.
  public mutating func restore(_ kept: String) {
    removeAll { $0.angle != nil }
    reset()
    view.style = .line
    isFirstView = false
    defer { isFirstView = kept.utf8.isEmpty }
    var scale = Numeral(view.scale)
    var origin: (x: Numeral, y: Numeral) = (0, 0)
    var version = LanguageVersion.first
    for (name, value) in KeptLines.parse(kept) {
      if name.spells("formulas") { version = LanguageVersion(name: value) ?? .second }
      if name.spells("scale") { scale = Numeral(utf8: value) ?? scale }
      if name.spells("origin") { origin = Self.place(value) ?? origin }
      if name.spells("style") { view.style = GraphView.Style(name: value) ?? .line }
      if name.spells("curve") { restoreCurve(value, version) }
    }
    _ = place(scale: scale, origin: origin)
  }

  static func place(_ value: ArraySlice<UInt8>) -> (x: Numeral, y: Numeral)? {
    let parts = value.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Numeral(utf8: parts[0]), let y = Numeral(utf8: parts[1])
    else { return nil }
    return (x, y)
  }

  /// Adds a curve from its angle unit, its colour, whether it is shown, and its equation.
  private mutating func restoreCurve(_ value: ArraySlice<UInt8>, _ version: LanguageVersion) {
    let parts = value.split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let angle = AngleUnit(name: parts[0]) else { return }
    let id = nextID
    let text = Formula.rewriting(Array(parts[3]), from: version)
    guard add(String(decoding: text, as: UTF8.self), angle: angle) else { return }
    if let color = Double(decimal: parts[1]).flatMap({ Int(exactly: $0) }) {
      _ = recolor(id, color)
    }
    _ = hide(id, parts[2].spells("hidden"))
  }
}
