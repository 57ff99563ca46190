import ArgumentParser
import Formulas
import OrdinateNumerics

/// The line `plot FORMULA; FORMULA --x MIN:MAX …` of a session: as the command, but that formulas
/// stand between semicolons, as they need no quotes.
struct ReplPlot {
  private let formulas: [String]
  private let options: [String]

  /// How many lines a plot among other lines takes at most.
  private static let rows = 24

  /// - Returns: `nil` for a line that does not begin with the word.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.first == "plot" else { return nil }
    let rest = words.dropFirst()
    let first = rest.firstIndex { $0.hasPrefix("--") && $0.dropFirst(2).first?.isLetter == true }
    options = Array(rest[(first ?? rest.endIndex)...])
    formulas = rest[..<(first ?? rest.endIndex)].joined(separator: " ").split(separator: ";")
      .map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }

  /// Whether it is for what has been entered.
  var isOfWhatWasEntered: Bool { formulas.isEmpty }

  /// Whether the picture goes elsewhere than among the lines.
  var isForAFile: Bool {
    zip(options, options.dropFirst() + [""]).contains { option, next in
      option == "--out" && next != "-" || option.hasPrefix("--out=") && option != "--out=-"
    }
  }

  /// - Parameter graph: What has been entered.
  /// - Throws: `Failure`.
  func draw(_ graph: LineGraph) throws {
    try Self.draw(graph, options)
  }

  /// - Parameter angle: The unit of angles.
  /// - Throws: `Failure`.
  func draw(angle: AngleUnit) throws { try Self.draw(formulas, options, angle) }

  static func draw(_ graph: LineGraph, _ options: [String] = []) throws {
    var options = options
    let isPlaced = options.contains { option in
      ["--x", "--y", "--style", "--x-max", "--samples"].contains {
        option == $0 || option.hasPrefix($0 + "=")
      }
    }
    if let (xMax, samples) = graph.dots, !isPlaced {
      options += ["--x-max=\(xMax.text(.shortest))", "--samples=\(samples)"]
    }
    try draw([graph.formula], options, graph.angle)
  }

  private static func draw(
    _ formulas: [String], _ options: [String], _ angle: AngleUnit
  ) throws {
    // Else it would be read from where the lines come from.
    guard !formulas.contains("-") else { throw Failure.usage("- is no formula here") }
    let arguments = Arguments.normalized(["plot"] + options + ["--"] + formulas).dropFirst()
    guard var request = PlotRequest(plain: arguments) else {
      do {
        _ = try Plot.parse(Array(arguments))
      } catch {
        throw Failure.usage(Plot.message(for: error))
      }
      return
    }
    request.angle = angle
    request.rows = rows
    try request.run()
  }
}
