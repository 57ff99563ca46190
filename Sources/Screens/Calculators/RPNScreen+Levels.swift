import Calculators
import Formulas

extension RPNScreen {
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
    return numbers.levels.indices.contains(level)
      ? numbers.levels[level] : brain.number(at: index).map { ShownNumber($0) }
  }

  /// The variables that have values, with each value as the display writes it.
  public var variables: [(name: String, value: String)] {
    zip(brain.numbers.names, numbers.variables).map { (name, number) in
      (name.description, digits.text(number))
    }
  }
}
