public import Calculators
public import Formulas
import Reals
public import Words

/// The programmable calculator: a display, the description of the stack, and keys.
///
/// Everything except the number being typed belongs to the model, and the display is computed from
/// it each time.
public struct RPNScreen: CalculatorScreen {
  var brain = CalculatorBrain() { didSet { evaluate() } }
  /// The numbers of the topmost levels of the stack, the last expression first; `nil` for one with a
  /// missing operand.
  var levelNumbers: [ShownNumber?] = []
  var line = DisplayLine.result
  public internal(set) var notice: CalculatorNotice?
  public internal(set) var graph: GraphedFormula?
  public internal(set) var isSecond = false
  var digits = DigitsShown.automatic
  var rows = HistoryRows()

  public init() {}

  public var isTyping: Bool { line.isTyping }

  public var userIsInTheMiddleOfTypingANumber: Bool { isTyping }

  /// The text of the display: the number being typed, otherwise the model's result, or `0` for an
  /// empty stack; empty only if there is an error.
  public var display: String {
    switch line {
    case .typed(let number): number.text
    case .blank: ""
    case .result: brain.depth == 0 ? "0" : shownNumber.map { digits.text($0) } ?? ""
    }
  }

  public var shownNumber: ShownNumber? {
    guard case .result = line, let number = levelNumbers.first else { return nil }
    return number
  }

  /// How many levels of the stack are evaluated.
  public static let mostLevels = 50

  /// Evaluates the levels that have changed.
  mutating func evaluate() {
    let known = levelNumbers
    let depth = brain.depth
    levelNumbers = (0..<min(depth, Self.mostLevels)).map { level in
      guard let number = brain.number(at: depth - 1 - level) else { return nil }
      return known.lazy.compactMap { $0 }.first {
        $0.digitCount == RealDigits.usualCount && $0.number == number
      } ?? ShownNumber(number)
    }
  }

  public mutating func refine() {
    guard let level = levelNumbers.firstIndex(where: { $0?.isUnfinished == true }) else { return }
    change(level) { $0.refine() }
  }

  public mutating func askForMoreDigits() {
    if case .result = line, !levelNumbers.isEmpty { change(0) { $0.askForMoreDigits() } }
  }

  private mutating func change(_ level: Int, _ change: (inout ShownNumber) -> Void) {
    guard var number = levelNumbers[level] else { return }
    // While it changes, the number has a single owner.
    levelNumbers[level] = nil
    change(&number)
    levelNumbers[level] = number
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
    get { CalculatorSettings(angle: angle, digits: digits) }
    set { (angle, digits) = (newValue.angle, newValue.digits) }
  }

  public var nothingToGraph: Text { .nothingToGraph }

  public var pasteRefused: Text { .pasteRefused }

  /// - Parameter value: Finite.
  package mutating func set(_ variable: Name, to value: Double) {
    brain.variables[variable] = value
  }

  public mutating func takeRows() -> [HistoryRow] { rows.take() }

  /// One level of the stack.
  public struct Level: Equatable, Sendable {
    public let text: String
    /// The value as the display writes it; empty if it has none.
    public let value: String
  }

  /// The number of levels of the stack.
  public var depth: Int { brain.depth }

  /// The topmost levels of the stack, the last expression first.
  ///
  /// - Complexity: O(nodes) of these levels.
  public func levels(upTo count: Int) -> [Level] {
    let stack = brain.stack
    return stack.indices.reversed().prefix(count).map { index in
      Level(
        text: stack[index].text, value: levelNumber(at: index).map { digits.text($0) } ?? "")
    }
  }

  /// The number at an index of the stack.
  private func levelNumber(at index: Int) -> ShownNumber? {
    let level = brain.depth - 1 - index
    return levelNumbers.indices.contains(level)
      ? levelNumbers[level] : brain.number(at: index).map { ShownNumber($0) }
  }

  /// The variables that have values, with each value as the display writes it.
  public var variables: [(name: String, value: String)] {
    zip(brain.numbers.names, brain.numbers.numbers).map { (name, number) in
      (name.description, digits.text(ShownNumber(number)))
    }
  }

  /// Graphs the last expression against M, as it is on the stack. A number that is being typed is
  /// entered first.
  mutating func plot() {
    guard enterTyped() else { return }
    guard brain.depth > 0 else {
      notice = .nothingToGraph
      return
    }
    switch brain.graphed {
    case .success(let formula):
      graph = GraphedFormula(formula, angle: brain.angle, after: graph)
      let number = formula.variables.isEmpty ? shownNumber : nil
      rows.append(formula, number: number, brain.angle)
    case .failure(.missingOperands): notice = .incompleteGraph
    case .failure(let error): notice = .refused(error)
    }
  }
}
