import Graphing
import Rendering
import Requests

/// Where a plot goes: to a file, in the format of its name, to standard output, or to the terminal.
struct PlotTarget {
  /// A picture's path, `-` for standard output, and its format; `nil` for the terminal.
  private let picture: (path: String, format: PictureFormat)?
  private let size: Size
  private let rows: Int

  /// - Parameters:
  ///   - path: Of the file; `nil` for the terminal.
  ///   - format: `nil` for the one that the name says.
  ///   - rows: How many lines of the terminal it takes at most.
  /// - Throws: `Failure.usage` for a name with another ending, a format without a path, and a
  ///   picture that would go to a terminal as bytes.
  init(path: String?, format: PictureFormat?, size: Size?, rows: Int) throws {
    self.rows = rows
    self.size = size ?? PictureFormat.defaultSize
    guard let path else {
      guard format == nil else { throw Failure.usage("--format is for a picture that --out names") }
      picture = nil
      return
    }
    let ending = path.lowercased()
    let named = PictureFormat.allCases.first { ending.hasSuffix("." + $0.rawValue) }
    guard let format = format ?? (path == "-" ? .svg : named) else {
      throw Failure.usage("the name of a picture ends with .svg, .png or .pdf, not as \(path) does")
    }
    if path == "-", format != .svg, Output.standard.isTerminal {
      throw Failure.usage("a terminal cannot show \(format); redirect standard output")
    }
    picture = (path, format)
  }

  /// - Throws: `Failure.cannotWrite`, `Failure.unavailable`.
  func draw(_ drawing: some Drawing, title: String) throws {
    guard let (path, format) = picture else { return drawInTerminal(drawing) }
    let bytes = try bytes(of: drawing, as: format, title: title, path: path)
    if path == "-" {
      Output.standard.write(bytes)
    } else {
      try Output.writeFile(bytes, at: path)
    }
  }

  private func bytes(
    of drawing: some Drawing, as format: PictureFormat, title: String, path: String
  ) throws -> [UInt8] {
    do {
      return try format.file(of: drawing, size: size, title: title)
    } catch .cairoIsMissing {
      throw Failure.unavailable(
        "Cairo, which draws \(format.rawValue.uppercased()), is not installed")
    } catch .impossibleSize {
      throw Failure.cannotWrite(path: path, reason: "no picture can have that size")
    }
  }

  private func drawInTerminal(_ drawing: some Drawing) {
    let output = Output.standard
    let (columns, rows) = output.terminalSize ?? (80, 24)
    // One line is left for the prompt that comes after.
    var canvas = TerminalCanvas(
      columns: min(columns, 500), rows: max(1, min(rows, self.rows) - 1), color: output.isColorful)
    drawing.draw(on: &canvas)
    output.write(canvas.text)
  }
}
