/// An examination: calculators alone, without graphs, sheets and all that was kept before.
///
/// The page keeps the state of an examination apart. Leaving it brings back what was kept before.
public struct Exam: Equatable, Sendable {
  /// When it began, as the page writes the time of day.
  public let start: String

  /// The screens that are within reach.
  public static let tabs: [Tab] = [.calculator, .scientific, .rpn, .configuration]

  /// The most bytes of a time.
  private static let longestStart = 40

  /// - Returns: `nil` if the text is empty, or too long for a time, or has several lines.
  public init?(start: String) {
    let isLine = !start.utf8.contains { $0 < UInt8(ascii: " ") }
    guard isLine, (1...Self.longestStart).contains(start.utf8.count) else { return nil }
    self.start = start
  }
}
