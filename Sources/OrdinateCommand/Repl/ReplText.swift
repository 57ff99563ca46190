import Formulas

/// A description for people: typeset if it has a fraction or a power and there is room.
enum ReplText {
  /// - Parameters:
  ///   - description: The description of a calculator.
  ///   - mark: The text that follows it.
  ///   - columns: The width of the terminal.
  /// - Returns: The lines; the description itself if it is not a formula, for example because an
  ///   operand is missing.
  static func lines(of description: String, mark: String, columns: Int) -> [String] {
    let plain = [description + mark]
    guard description.contains(where: { $0 == "^" || $0 == "÷" }),
      let layout = try? Formula(description).layout
    else { return plain }
    var lines = layout.lines
    lines[layout.baseline] += mark
    let width = lines.map(\.unicodeScalars.count).max() ?? 0
    return width <= columns ? lines : plain
  }
}
