import Formulas
import OrdinateNumerics
import Requests

/// The line `plot FORMULA; FORMULA --x MIN:MAX …` of a session. It is like the command, except that
/// semicolons separate formulas and quotes are unnecessary.
struct ReplPlot {
  private let formulas: [String]
  private let options: [String]

  /// The most lines that a plot takes within a session.
  private static let rows = 24

  /// - Returns: `nil` if the line does not begin with the word.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.first == "plot" else { return nil }
    let rest = words.dropFirst()
    let first = rest.firstIndex { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }
    options = Array(rest[(first ?? rest.endIndex)...])
    formulas = rest[..<(first ?? rest.endIndex)].joined(separator: " ").split(separator: ";")
      .map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }

  /// Whether it draws the expression already entered.
  var isOfWhatWasEntered: Bool { formulas.isEmpty }

  /// Whether the picture goes to a file, not to the terminal.
  var isForAFile: Bool {
    var arguments = Self.arguments(options, [])
    let out = try? arguments.value(of: Options.out)
    return out != nil && out != "-"
  }

  /// - Parameter graph: The graph of the expression already entered.
  /// - Throws: As `PlotRequest`.
  func draw(_ graph: LineGraph) throws { try Self.draw(graph, options) }

  /// - Parameter angle: The unit of angles.
  /// - Throws: As `PlotRequest`.
  func draw(angle: AngleUnit) throws { try Self.draw(formulas, options, angle) }

  /// - Throws: As `PlotRequest`.
  static func draw(_ graph: LineGraph, _ options: [String] = []) throws {
    var options = options
    if let (xMax, samples) = graph.dots, !PlotOptions.choosesContent(arguments(options, [])) {
      options += [
        "--\(Options.xMax.name)=\(xMax.text(.shortest))", "--\(Options.samples.name)=\(samples)",
      ]
    }
    try draw([graph.formula], options, graph.angle)
  }

  private static func draw(
    _ formulas: [String], _ options: [String], _ angle: AngleUnit
  ) throws {
    // This would be read from the same input as the lines.
    guard !formulas.contains("-") else { throw Failure.usage("- is not a formula here") }
    var request = try PlotRequest(arguments(options, formulas))
    request.angle = angle
    request.rows = rows
    try request.run()
  }

  private static func arguments(_ options: [String], _ formulas: [String]) -> Arguments {
    Arguments(["plot"] + options + ["--"] + formulas)
  }
}
