public import Calculators
public import Formulas
public import Sheets
import Words

/// The Plotter: a field that keys append to, and the plot of its equation.
public struct PlotterScreen: Equatable, Sendable {
  /// The message of a dialog, until it is dismissed.
  public enum Alert: Equatable, Sendable {
    /// Plot was pressed with an empty field.
    case noEquation
  }

  private var utf8: [UInt8] = []
  /// What the text says, in radians.
  private var reading: Result<PlotRow, PlotterProblem>?

  /// Whether the next digit is appended as a superscript.
  public private(set) var isTypingExponent = false
  public private(set) var alert: Alert?
  /// Why the text could not be plotted, until it changes.
  public private(set) var problem: PlotterProblem?
  /// The last plot.
  public private(set) var plot: EquationPlot?
  /// The number of plots so far, so that a shell recognizes a new plot that equals the last.
  public private(set) var plotCount = 0
  /// The relation that Plot was pressed for last.
  public private(set) var graphed: GraphedText?
  private var rows = HistoryRows()

  public init() {}

  /// The field's text.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The formula of the text; `nil` if it is not a formula of at most one variable.
  public var formula: Formula? {
    if case .success(.function(let formula))? = reading { return formula }
    return nil
  }

  /// The relation that the text is, if it is no formula. Plot gives it to the graph.
  public var relation: Relation? {
    if case .success(.relation(let relation, _))? = reading { return relation }
    return nil
  }

  /// The closing parentheses that the text lacks at its end, to be shown after it.
  public var missingParentheses: String {
    guard formula != nil, let closed = PlotterProblem.closing(utf8) else { return "" }
    return String(decoding: closed[utf8.count...], as: UTF8.self)
  }

  /// Whether the typeset formula looks other than the field does, spaces and the sign of minus aside.
  public var isTypesetOtherwise: Bool {
    guard let line = formula?.typesetLine else { return formula != nil }
    let closed = PlotterProblem.closing(utf8) ?? utf8
    let typed = closed[EquationHead(closed).end...].filter { $0 != UInt8(ascii: " ") }
    let shown = Words.shown(String(decoding: typed, as: UTF8.self))
    return !shown.utf8.elementsEqual(Words.shown(line).utf8)
  }

  /// - Parameters:
  ///   - key: Does not change the text if the Plotter does not have it.
  ///   - configuration: The settings of a plot.
  /// - Complexity: O(bytes) of the text; for plot, also O(samples).
  public mutating func press(_ key: Key, configuration: Configuration) {
    alert = nil
    let typedExponent = isTypingExponent
    isTypingExponent = false
    switch key {
    case .exponent: isTypingExponent = !typedExponent
    case .sign: change { $0 = Self.withSignChanged($0) }
    case .backspace: change { $0.removeLast(Self.lastKeyCount(in: $0)) }
    case .clear:
      change { $0 = [] }
      rows.appendClearing()
    case .plot: plot(configuration)
    default:
      if typedExponent, let digit = key.digit {
        change { $0 += Self.superscripts[Int(digit)].utf8 }
      } else if let row = key.plotterRow {
        change { $0 += row.appends.utf8 }
      }
    }
  }

  /// Takes the text as a hardware keyboard changed it.
  ///
  /// - Parameter text: Line ends and other control characters become spaces.
  public mutating func type(_ text: String) {
    isTypingExponent = false
    alert = nil
    let clean = Array(Self.line(of: text).utf8)
    if clean != utf8 { change { $0 = clean } }
  }

  /// Replaces a part of the field's text with a pasted text, which is read tolerantly: characters
  /// around a formula are removed, and the formula stays as it was written.
  ///
  /// - Parameter range: UTF-8 offsets between characters; any part outside the text is ignored.
  public mutating func paste(_ pasted: String, over range: Range<Int>) {
    let range = range.clamped(to: 0..<utf8.count)
    var whole = utf8
    whole.replaceSubrange(range, with: Self.withoutHead(PastedText.trimmed(pasted)).utf8)
    type(String(decoding: whole, as: UTF8.self))
  }

  /// Replaces the field's text with the formula of a history's row, written as keys write it.
  public mutating func recall(_ source: String) {
    guard case .success(let formula) = PlotterProblem.read(Array(source.utf8)) else {
      return type(source)
    }
    type(formula.text)
  }

  /// The new rows for a history since the last call, oldest first.
  public mutating func takeRows() -> [HistoryRow] { rows.take() }

  public mutating func dismissAlert() { alert = nil }

  /// Shows an equation and its plot.
  public mutating func open(_ source: String, configuration: Configuration) {
    type(source)
    plot(configuration)
  }

  private mutating func plot(_ configuration: Configuration) {
    problem = nil
    if reading == nil {
      alert = .noEquation
      return
    }
    switch Self.read(utf8, angle: configuration.angle) {
    case .failure(let error):
      problem = error
    case .success(.function(let formula)) where formula.hasIntegral:
      // Its curve is drawn as those of relations are.
      graphed = GraphedText(text, angle: configuration.angle, after: graphed)
    case .success(.relation), .success(.data):
      graphed = GraphedText(text, angle: configuration.angle, after: graphed)
    case .success(.function(let formula)):
      if let closed = PlotterProblem.closing(utf8) { utf8 = closed }
      plot = EquationPlot(source: text, formula: formula, configuration: configuration)
      plotCount += 1
      rows.append(formula, configuration.angle)
    }
  }

  private mutating func change(_ edit: (inout [UInt8]) -> Void) {
    edit(&utf8)
    problem = nil
    let isBlank = utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    reading = isBlank ? nil : Self.read(utf8, angle: .radians)
  }

  private static func read(
    _ source: [UInt8], angle: AngleUnit
  ) -> Result<PlotRow, PlotterProblem> {
    PlotRow.read(source, angle: angle, closesParentheses: true)
  }
}
