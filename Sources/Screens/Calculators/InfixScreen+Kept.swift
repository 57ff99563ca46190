import Calculators
import Formulas
import TextFormats

/// The state that is kept between starts:
///
///     angle radians
///     order precedence
///     program 7 × ( M=3*x^2
///     typed 14
///     graph 1 radians 3×x^2
///     form exact
extension InfixScreen {
  /// - Complexity: O(bytes).
  public var kept: String {
    var lines = KeptLines()
    lines.add("angle", brain.angle.name)
    lines.add("order", brain.order.name)
    lines.add("program", brain.program)
    if case .typed(let number) = line { lines.add("typed", number.text) }
    lines.add("graph", graph?.kept ?? "")
    lines.add("form", form == .decimal ? "" : form.name)
    return lines.text
  }

  public func restored(from kept: String) -> InfixScreen {
    var screen = calculator == .calculator ? Self.calculator : .scientific
    screen.restore(kept)
    return screen
  }

  private mutating func restore(_ kept: String) {
    var settings = settings
    var program: [String] = []
    for (name, value) in KeptLines.parse(kept) {
      if name.spells("angle") { settings.angle = AngleUnit(name: value) ?? .radians }
      if name.spells("order") { settings.order = OrderOfOperations(name: value) ?? .leftToRight }
      if name.spells("program") { program = KeptLines.words(in: value) }
      if name.spells("typed"), let number = TypedNumber(utf8: Array(value)) {
        line = .typed(number)
      }
      if name.spells("form") { form = NumberForm(name: value) ?? .decimal }
      if name.spells("graph") { graph = GraphedText(kept: value, of: "x") ?? graph }
    }
    // A program is read in the order of the settings.
    self.settings = settings
    brain.program = program
  }
}
