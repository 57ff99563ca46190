import Formulas

/// The tapes of a function with parameters and of its derivatives, in which parameters are variables: a moved
/// parameter compiles nothing.
final class OpenTapes: Sendable {
  private let open: OpenPlot
  private let angle: AngleUnit
  private let value: Tape
  private let slope: Tape?
  private let curvature: Tape?

  /// - Parameter longest: The length of the longest derivative that is differentiated again.
  init(
    of formula: Formula, _ open: OpenPlot, along abscissa: Name, angle: AngleUnit, longest: Int
  ) {
    (self.open, self.angle) = (open, angle)
    func tape(of formula: Formula) -> Tape {
      Tape(integrating: [formula], variables: [abscissa] + open.names, angle: angle)
    }
    func derivative(of formula: Formula) -> Formula? {
      try? formula.derivative(withRespectTo: abscissa, angle: angle)
    }
    value = tape(of: formula)
    let slope = derivative(of: formula)
    self.slope = slope.map { tape(of: $0) }
    let isShort = self.slope.map { $0.count <= longest } ?? false
    curvature = isShort ? slope.flatMap { derivative(of: $0) }.map { tape(of: $0) } : nil
  }

  /// Whether these are the tapes of a function, for any values of its parameters.
  func belong(to open: OpenPlot, angle: AngleUnit) -> Bool {
    self.angle == angle && self.open.isSame(as: open)
  }

  /// The tapes for some values of the parameters.
  func bound(to values: [Numeral]) -> (value: Tape, slope: Tape?, curvature: Tape?) {
    (value.binding(values), slope?.binding(values), curvature?.binding(values))
  }
}
