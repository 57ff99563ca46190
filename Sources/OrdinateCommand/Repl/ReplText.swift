import Formulas

/// A description as a person reads it: typeset where it has a fraction or a power, as far as there
/// is room.
enum ReplText {
  /// - Parameters:
  ///   - description: What a calculator says that it computed.
  ///   - mark: What stands behind it.
  ///   - columns: How wide the terminal is.
  /// - Returns: Lines; the description as it is where it is no formula, as with an operand missing.
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
