public import Calculators
public import Formulas
import OrdinateNumerics
public import Words

/// A calculator with operators between their operands and functions after them: a display, the line
/// above it, and keys.
///
/// Everything except the number being typed belongs to the model, and the display is computed from
/// it each time.
public struct InfixScreen: CalculatorScreen {
  /// The few keys of everyday use, from left to right unless the settings say otherwise.
  public static var calculator: InfixScreen { InfixScreen(.calculator) }
  /// Functions, parentheses, x, memory and graphs, by precedence.
  public static var scientific: InfixScreen { InfixScreen(.scientific) }

  /// Which of the two calculators this is.
  public let calculator: Calculator
  var brain = InfixBrain()
  var line = DisplayLine.result
  public internal(set) var notice: CalculatorNotice?
  public internal(set) var graph: GraphedText?
  public internal(set) var isSecond = false
  public internal(set) var form = NumberForm.decimal
  var digits = DigitsShown.automatic
  var hasGraphs = true
  var rows = HistoryRows()

  private init(_ calculator: Calculator) {
    self.calculator = calculator
    settings = CalculatorSettings()
  }

  public var keypad: Keypad { calculator.keypad }

  public var isTyping: Bool { line.isTyping }

  public func displayText(room: Int) -> DisplayText {
    if case .typed(let number) = line { return DisplayText(number, room: room) }
    return switch brain.shown {
    case .cleared: DisplayText(.zero)
    case .value(let number): DisplayText(number, digits, form, room: room)
    case .expression(let formula): DisplayText(formula)
    case .error: DisplayText("")
    }
  }

  public var displayValue: Double? {
    if case .typed(let number) = line { return number.value }
    if case .value(let number) = brain.shown { return number.finiteDouble }
    return nil
  }

  public var shownNumber: ShownNumber? {
    if !isTyping, case .value(let number) = brain.shown { number } else { nil }
  }

  public var isUnfinished: Bool { shownNumber?.isUnfinished == true }

  public mutating func refine() {
    brain.refine()
    if !isUnfinished { rows.finish(shownNumber) }
  }

  public mutating func askForMoreDigits() { if !isTyping { brain.askForMoreDigits() } }

  /// The expression entered before the number being typed, with operators that wait for an operand
  /// and open parentheses.
  public var description: String { brain.description }

  public var error: CalculatorError? {
    guard !isTyping, case .error(let error) = brain.shown else { return nil }
    return error
  }

  /// Whether there is a result; in that case a digit begins a new calculation.
  public var isComplete: Bool { brain.isComplete }

  /// Whether a parenthesis is open.
  public var hasOpenParenthesis: Bool { brain.hasOpenParenthesis }

  /// The order in which the operators applied; `nil` if the other order would give the same result.
  public var relevantOrder: OrderOfOperations? {
    brain.isOrderRelevant ? brain.orderRead : nil
  }

  /// The value in memory; `nil` if memory is empty.
  public var memory: String? { brain.memory?.text }

  public var settings: CalculatorSettings {
    get {
      CalculatorSettings(
        angle: brain.angle, order: brain.order, digits: digits, hasGraphs: hasGraphs)
    }
    set {
      brain.angle = newValue.angle
      brain.order = calculator == .calculator ? newValue.order : .precedence
      digits = newValue.digits
      hasGraphs = newValue.hasGraphs
    }
  }

  public var nothingToGraph: LaterText { .nothingToGraphOfX }

  public var pasteRefused: LaterText { .formulaRefused }

  /// Sets x, or the memory for M.
  ///
  /// - Returns: Whether the calculator has the variable.
  package mutating func set(_ variable: Name, to value: Numeral) -> Bool {
    guard calculator == .scientific else { return false }
    switch variable {
    case "x": brain.variables[variable] = StoredNumber(value)
    case "M": brain.setMemory(to: value)
    default: return false
    }
    return true
  }

  public mutating func takeRows() -> [HistoryRow] { rows.take() }

  /// Makes a formula the result, as if it had just been computed. This adds no row.
  ///
  /// Scientific accepts the variable x. Calculator accepts no variable, and no formula that depends
  /// on the angle unit, because it does not show the unit.
  public mutating func recall(_ formula: String) {
    let options = ReadingOptions(variables: .named(calculator == .scientific ? ["x"] : []))
    guard let formula = try? Formula(utf8: Array(formula.utf8), options: options) else {
      notice = .pasteRefused
      return
    }
    recall(formula)
  }

  /// The same, for a formula whose variables this calculator accepts.
  private mutating func recall(_ formula: Formula) {
    notice = nil
    guard calculator == .scientific || !formula.involvesAngles else {
      notice = .pasteRefused
      return
    }
    do {
      try brain.recall(formula)
      line = .result
    } catch {
      notice = .refused(error)
    }
  }

  /// Makes a formula from a line of text the result.
  ///
  /// - Returns: Whether it was taken. If not, only the notice has changed.
  package mutating func enter(_ formula: Formula) -> Bool {
    recall(formula)
    guard notice == nil else { return false }
    if error == nil {
      rows.append(formula, number: shownNumber, settings.angle)
    }
    return true
  }

  /// Completes the expression and graphs it against x.
  mutating func plot() {
    guard hasGraphs, enterTyped() else { return }
    if !brain.isComplete && !brain.isCleared { perform(.equals) }
    if notice != nil { return }
    switch brain.graphed {
    case .success(let formula):
      graph = GraphedText(formula.text, angle: brain.angle, after: graph)
    case .failure(.missingOperands): notice = .nothingToGraph
    case .failure(let error): notice = .refused(error)
    }
  }
}
