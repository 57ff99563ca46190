public import Calculators
public import Formulas
import OrdinateNumerics
public import Words

/// The programmable calculator: a display, the description of what is on the stack, and keys.
///
/// All but what is being typed is the model's; what is shown is asked of it anew each time.
public struct RPNScreen: CalculatorScreen {
  var brain = CalculatorBrain()
  var line = DisplayLine.result
  public internal(set) var notice: CalculatorNotice?
  public internal(set) var graph: GraphedFormula?
  var digits = DigitsShown.automatic
  var rows = HistoryRows()

  public init() {}

  public var isTyping: Bool { line.isTyping }

  public var userIsInTheMiddleOfTypingANumber: Bool { isTyping }

  /// What the display's line shows: what is being typed, else the model's result, `0` if there is
  /// nothing on the stack; empty exactly where there is an error.
  public var display: String {
    switch line {
    case .typed(let number): number.text
    case .blank: ""
    case .result: brain.depth == 0 ? "0" : brain.shownValue.map { digits.text($0) } ?? ""
    }
  }

  /// The value of what the display shows; `nil` where that is no value, and for the `0` of a
  /// calculator that has been cleared.
  ///
  /// A value that is set becomes what is being typed. Setting `nil`, or what is not finite, ends the
  /// typing and blanks the line until the next key.
  public var displayValue: Double? {
    get {
      switch line {
      case .typed(let number): number.value
      case .blank: nil
      case .result: brain.shownValue
      }
    }
    set {
      notice = nil
      if let newValue, newValue.isFinite {
        line = .typed(TypedNumber(newValue))
      } else {
        line = .blank
      }
    }
  }

  /// The expressions on the stack, with commas between them.
  public var description: String { brain.description }

  /// Whatever is on the stack is complete.
  public var isComplete: Bool { true }

  /// Why the model has no value, where the display would show it.
  public var error: CalculatorError? {
    guard case .result = line, brain.depth > 0, case .failure(let error) = brain.result else {
      return nil
    }
    return error
  }

  /// The unit in which functions read angles.
  public var angle: AngleUnit {
    get { brain.angle }
    set { brain.angle = newValue }
  }

  public var settings: CalculatorSettings {
    get { CalculatorSettings(angle: angle, digits: digits) }
    set { (angle, digits) = (newValue.angle, newValue.digits) }
  }

  public var nothingToGraph: Text { .nothingToGraph }

  public var pasteRefused: Text { .pasteRefused }

  public mutating func takeRows() -> [HistoryRow] { rows.take() }

  /// One level of the stack.
  public struct Level: Equatable, Sendable {
    public let text: String
    /// As the display writes it; empty where it has none.
    public let value: String
  }

  /// How many levels the stack has.
  public var depth: Int { brain.depth }

  /// The uppermost levels of the stack, the last expression first.
  ///
  /// - Complexity: O(nodes) of these levels.
  public func levels(upTo count: Int) -> [Level] {
    let stack = brain.stack
    return stack.indices.reversed().prefix(count).map { index in
      Level(
        text: stack[index].text, value: brain.shownValue(at: index).map { digits.text($0) } ?? "")
    }
  }

  /// The variables that have values, as the display writes these.
  public var variables: [(name: String, value: String)] {
    brain.variables.names.compactMap { name in
      brain.variables[name].map { (name.description, digits.text($0)) }
    }
  }

  /// Graphs the last expression against M, as it stands; a number that is being typed is entered
  /// first.
  mutating func plot() {
    guard enterTyped() else { return }
    guard brain.depth > 0 else {
      notice = .nothingToGraph
      return
    }
    switch brain.graphed {
    case .success(let formula):
      graph = GraphedFormula(formula, angle: brain.angle, after: graph)
      let value = formula.variables.isEmpty ? brain.shownValue : nil
      rows.append(formula, value: value, kind: HistoryKind(of: formula), brain.angle)
    case .failure(.missingOperands): notice = .incompleteGraph
    case .failure(let error): notice = .refused(error)
    }
  }
}

extension CalculatorBrain {
  fileprivate var result: Result<Double, CalculatorError> { evaluateAndReportErrors() }
}
