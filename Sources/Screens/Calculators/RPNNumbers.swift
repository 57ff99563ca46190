import Calculators
import Formulas
import Reals

/// The numbers that the RPN calculator shows, each of them evaluated once.
struct RPNNumbers: Sendable {
  /// How many levels of the stack are evaluated.
  private static let mostLevels = 50
  /// The least work for each number when it is new.
  private static let leastWork: Int64 = 20_000

  /// The topmost levels of the stack, the last expression first; `nil` for one with a missing operand.
  private(set) var levels: [ShownNumber?] = []
  /// In the order of the variables' names.
  private(set) var variables: [ShownNumber] = []

  /// Evaluates what has changed. All of it together takes the work of a key.
  mutating func update(for brain: CalculatorBrain) {
    var known = variables
    for case let level? in levels { known.append(level) }
    var work = ShownNumber.workOfKey
    func shown(_ number: StoredNumber) -> ShownNumber {
      let given = max(work, Self.leastWork)
      for other in known where other.digitCount == RealDigits.usualCount && other.number == number {
        // On a deeper level it may have been given less.
        if !other.isUnfinished || other.workGiven >= given { return other }
      }
      let shown = ShownNumber(number, work: given)
      work -= shown.lastWork
      return shown
    }
    let depth = brain.depth
    levels = (0..<min(depth, Self.mostLevels)).map { level in
      brain.number(at: depth - 1 - level).map { shown($0) }
    }
    variables = brain.numbers.numbers.map { shown($0) }
  }

  var isUnfinished: Bool {
    levels.contains { $0?.isUnfinished == true } || variables.contains { $0.isUnfinished }
  }

  /// Computes on, at one number that is not finished.
  mutating func refine() {
    if let level = levels.firstIndex(where: { $0?.isUnfinished == true }) {
      change(level) { $0.refine() }
    } else if let variable = variables.firstIndex(where: { $0.isUnfinished }) {
      variables[variable].refine()
    }
  }

  /// Changes the number of the last expression, if it has one.
  mutating func changeFirst(_ change: (inout ShownNumber) -> Void) {
    if !levels.isEmpty { self.change(0, change) }
  }

  private mutating func change(_ level: Int, _ change: (inout ShownNumber) -> Void) {
    guard var number = levels[level] else { return }
    // While it changes, the number has a single owner.
    levels[level] = nil
    change(&number)
    levels[level] = number
  }
}

extension RPNNumbers: Equatable {
  /// They follow from the calculator's model, except how far they have been computed.
  static func == (left: Self, right: Self) -> Bool { true }
}
