import Calculators
import Formulas
import TextFormats

/// The state that is kept between starts:
///
///     angle radians
///     program 7 M + √ M=9
///     typed 14
///     graph 1 radians √(7+M)
///     form exact
extension RPNScreen {
  /// The text that restores the screen, except its notice and whether it shows second functions.
  ///
  /// - Complexity: O(bytes).
  public var kept: String {
    var lines = KeptLines()
    lines.add("angle", angle.name)
    lines.add("program", brain.program)
    if case .typed(let number) = line { lines.add("typed", number.text) }
    lines.add("graph", graph?.kept ?? "")
    lines.add("form", form == .decimal ? "" : form.name)
    return lines.text
  }

  /// The screen as it was kept. Values that cannot be read are as at the first start.
  public init(kept: String) {
    self.init()
    var angle = AngleUnit.radians
    for (name, value) in KeptLines.parse(kept) {
      if name.spells("angle") { angle = AngleUnit(name: value) ?? .radians }
      if name.spells("program") {
        brain = CalculatorBrain(program: KeptLines.words(in: value)) ?? CalculatorBrain()
      }
      if name.spells("typed"), let number = TypedNumber(utf8: Array(value)) {
        line = .typed(number)
      }
      if name.spells("form") { form = NumberForm(name: value) ?? .decimal }
      if name.spells("graph") { graph = GraphedText(kept: value, of: "M") ?? graph }
    }
    brain.angle = angle
    numbers.update(for: brain)
  }

  public func restored(from kept: String) -> RPNScreen { RPNScreen(kept: kept) }
}
