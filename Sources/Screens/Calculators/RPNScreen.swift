public import Calculators
public import Formulas
import Reals
public import Words

/// The programmable calculator: a display, the description of the stack, and keys.
///
/// Everything except the number being typed belongs to the model, and the display is computed from
/// it each time.
public struct RPNScreen: CalculatorScreen {
  var brain = CalculatorBrain() { didSet { numbers.update(for: brain) } }
  var numbers = RPNNumbers()
  var line = DisplayLine.result
  public internal(set) var notice: CalculatorNotice?
  public internal(set) var graph: GraphedText?
  public internal(set) var isSecond = false
  public internal(set) var form = NumberForm.decimal
  var digits = DigitsShown.automatic
  var hasGraphs = true
  var rows = HistoryRows()

  public init() {}

  public var keypad: Keypad { .rpn }

  public var isTyping: Bool { line.isTyping }

  public var userIsInTheMiddleOfTypingANumber: Bool { isTyping }

  /// The content of the display: the number being typed, otherwise the model's result, or 0 for an
  /// empty stack.
  public func displayText(room: Int) -> DisplayText {
    switch line {
    case .typed(let number): return DisplayText(number, room: room)
    case .blank: return DisplayText("")
    case .result:
      if brain.depth == 0 { return DisplayText(.zero) }
      return shownNumber.map { DisplayText($0, digits, form, room: room) } ?? DisplayText("")
    }
  }

  public var shownNumber: ShownNumber? {
    if case .result = line { numbers.levels.first ?? nil } else { nil }
  }

  public var isUnfinished: Bool { numbers.isUnfinished }

  public mutating func refine() { numbers.refine() }

  public mutating func askForMoreDigits() {
    if case .result = line { numbers.changeFirst { $0.askForMoreDigits() } }
  }

  /// The double nearest to what is displayed; `nil` for an error, and for the `0` of a cleared
  /// calculator.
  ///
  /// A value that is set becomes the number being typed. Setting `nil`, or a value that is not
  /// finite, ends the typing and blanks the display until the next key.
  public var displayValue: Double? {
    get {
      switch line {
      case .typed(let number): number.value
      case .blank: nil
      case .result: shownNumber?.finiteDouble
      }
    }
    set {
      notice = nil
      if let newValue, newValue.isFinite {
        line = .typed(TypedNumber(Numeral(newValue)))
      } else {
        line = .blank
      }
    }
  }

  /// The expressions on the stack, with commas between them.
  public var description: String { brain.description }

  /// The stack has only complete expressions.
  public var isComplete: Bool { true }

  /// Why the model has no value, if the display would show that value.
  public var error: CalculatorError? {
    guard case .result = line, brain.depth > 0 else { return nil }
    guard let number = shownNumber else { return .missingOperands }
    if case .failure(let error) = number.outcome { return .noValue(error) }
    return nil
  }

  /// The unit in which functions read angles.
  public var angle: AngleUnit {
    get { brain.angle }
    set { brain.angle = newValue }
  }

  public var settings: CalculatorSettings {
    get { CalculatorSettings(angle: angle, digits: digits, hasGraphs: hasGraphs) }
    set { (angle, digits, hasGraphs) = (newValue.angle, newValue.digits, newValue.hasGraphs) }
  }

  public var nothingToGraph: LaterText { .nothingToGraph }

  public var pasteRefused: LaterText { .pasteRefused }

  package mutating func set(_ variable: Name, to value: Numeral) {
    brain.numbers[variable] = StoredNumber(value)
  }

  public mutating func takeRows() -> [HistoryRow] { rows.take() }

  /// Graphs the last expression against M, as it is on the stack. A number that is being typed is
  /// entered first.
  mutating func plot() {
    guard hasGraphs, enterTyped() else { return }
    guard brain.depth > 0 else {
      notice = .nothingToGraph
      return
    }
    switch brain.graphed {
    case .success(let formula):
      graph = GraphedText(formula.text, angle: brain.angle, after: graph)
      let number = formula.variables.isEmpty ? shownNumber : nil
      rows.append(formula, number: number, brain.angle)
    case .failure(.missingOperands): notice = .incompleteGraph
    case .failure(let error): notice = .refused(error)
    }
  }
}
