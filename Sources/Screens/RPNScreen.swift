public import Calculators
public import Formulas
import OrdinateNumerics

/// The programmable calculator: a display, the description of what is on the stack, and keys.
///
/// All but what is being typed is the model's; what is shown is asked of it anew each time.
public struct RPNScreen: Equatable, Sendable {
  /// What the display says besides a value, until the next key.
  public enum Notice: Equatable, Sendable {
    /// The key was refused; nothing has changed.
    case refused(CalculatorError)
    /// There is no expression to graph, or the last one lacks operands.
    case nothingToGraph, incompleteGraph
    /// What was pasted is not a number.
    case pasteRefused
  }

  /// What is being graphed, as it was when Graph was pressed.
  public struct Graph: Equatable, Sendable {
    /// How many graphs there have been, so that a shell sees a new one that looks like the last.
    public let serial: Int
    let utf8: [UInt8]
    public let angle: AngleUnit

    /// The formula, of M alone.
    public var text: String { String(decoding: utf8, as: UTF8.self) }
  }

  /// What the display's line shows.
  enum Line: Equatable, Sendable {
    /// The model's result.
    case result
    case typed(TypedNumber)
    case blank
  }

  var brain = CalculatorBrain()
  var line = Line.result
  public internal(set) var notice: Notice?
  public internal(set) var graph: Graph?

  public init() {}

  public var userIsInTheMiddleOfTypingANumber: Bool {
    if case .typed = line { return true }
    return false
  }

  /// What the display's line shows: what is being typed, else the model's result, `0` if there is
  /// nothing on the stack; empty exactly where there is an error.
  public var display: String {
    switch line {
    case .typed(let number): number.text
    case .blank: ""
    case .result: brain.depth == 0 ? "0" : brain.shownValue?.text(.result) ?? ""
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

  /// The expressions on the stack, with commas between them, without the ` =` that a page puts
  /// behind it.
  public var description: String { brain.description }

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

  /// One level of the stack.
  public struct Level: Equatable, Sendable {
    public let text: String
    /// `nil` where it has no value.
    public let value: Double?
  }

  /// How many levels the stack has.
  public var depth: Int { brain.depth }

  /// The uppermost levels of the stack, the last expression first.
  ///
  /// - Complexity: O(nodes) of these levels.
  public func levels(upTo count: Int) -> [Level] {
    let stack = brain.stack
    return stack.indices.reversed().prefix(count).map { index in
      Level(text: stack[index].text, value: brain.shownValue(at: index))
    }
  }

  /// The variables that have values.
  public var variables: [(name: String, value: Double)] {
    brain.variables.names.compactMap { name in
      brain.variables[name].map { (name.description, $0) }
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
      graph = Graph(
        serial: (graph?.serial ?? 0) + 1, utf8: Array(formula.text.utf8), angle: brain.angle)
    case .failure(.missingOperands): notice = .incompleteGraph
    case .failure(let error): notice = .refused(error)
    }
  }
}

extension CalculatorBrain {
  fileprivate var result: Result<Double, CalculatorError> { evaluateAndReportErrors() }
}
