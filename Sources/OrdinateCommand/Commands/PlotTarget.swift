import Graphing
import Rendering
import Requests

/// Where a plot goes: to a file in the format of its name, to standard output, or to the terminal.
struct PlotTarget {
  /// A picture's path, `-` for standard output, and its format; `nil` for the terminal.
  private let picture: (path: String, format: PictureFormat)?
  private let size: Size
  private let rows: Int

  /// - Parameters:
  ///   - path: The path of the file; `nil` for the terminal.
  ///   - format: `nil` for the format that the file's name says.
  ///   - rows: The most lines that the plot takes in the terminal.
  /// - Throws: `Failure.usage` if the name has another ending, or if the bytes of a picture would
  ///   go to a terminal.
  init(path: String?, format: PictureFormat?, size: Size, rows: Int) throws {
    self.rows = rows
    self.size = size
    guard let path else {
      picture = nil
      return
    }
    let ending = path.lowercased()
    let named = PictureFormat.allCases.first { ending.hasSuffix("." + $0.rawValue) }
    guard let format = format ?? (path == "-" ? .svg : named) else {
      let endings = PictureFormat.allCases.map { "." + $0.rawValue }
      throw Failure.usage(
        "the name of a picture must end in \(OptionValues.alternatives(endings)): \(path)")
    }
    if path == "-", format != .svg, Output.standard.isTerminal {
      throw Failure.usage("a terminal cannot show \(format); redirect standard output")
    }
    picture = (path, format)
  }

  /// - Throws: `SystemProblem.cannotWrite`, `Failure.unavailable`.
  func draw(_ drawing: some Drawing, title: String, theme: Theme = .light) throws {
    guard let (path, format) = picture else { return drawInTerminal(drawing) }
    let bytes = try bytes(of: drawing, as: format, title: title, theme: theme, path: path)
    if path == "-" {
      Results.write(bytes)
    } else {
      try WholeFile.write(bytes, at: path)
    }
  }

  private func bytes(
    of drawing: some Drawing, as format: PictureFormat, title: String, theme: Theme, path: String
  ) throws -> [UInt8] {
    do {
      return try format.file(of: drawing, size: size, title: title, theme: theme)
    } catch .cairoIsMissing {
      throw Failure.unavailable(
        "Cairo, which draws \(format.rawValue.uppercased()), is not installed")
    } catch .impossibleSize {
      throw SystemProblem.cannotWrite(path: path, reason: "pictures cannot have that size")
    }
  }

  private func drawInTerminal(_ drawing: some Drawing) {
    let output = Output.standard
    let (columns, rows) = output.terminalSize ?? (80, 24)
    // One line is left for the prompt that follows.
    var canvas = TerminalCanvas(
      columns: min(columns, 500), rows: max(1, min(rows, self.rows) - 1), color: output.isColorful)
    drawing.draw(on: &canvas)
    Results.write(canvas.text)
  }
}
