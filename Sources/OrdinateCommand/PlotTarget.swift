import Graphing
import Rendering

/// Where a plot goes: to a file, in the format of its name, to standard output, or to the terminal.
struct PlotTarget {
  /// A picture's path, `-` for standard output, and its format; `nil` for the terminal.
  private let picture: (path: String, format: Plot.Format)?
  private let size: Size
  private let rows: Int

  /// - Parameters:
  ///   - path: Of the file; `nil` for the terminal.
  ///   - format: `nil` for the one that the name says.
  ///   - rows: How many lines of the terminal it takes at most.
  /// - Throws: `Failure.usage` for a name with another ending, a format without a path, and a
  ///   picture that would go to a terminal as bytes.
  init(path: String?, format: Plot.Format?, size: Size?, rows: Int) throws {
    self.rows = rows
    self.size = size ?? Size(width: 800, height: 600)
    guard let path else {
      guard format == nil else { throw Failure.usage("--format is for a picture that --out names") }
      picture = nil
      return
    }
    let ending = path.lowercased()
    let named = Plot.Format.allCases.first { ending.hasSuffix("." + $0.rawValue) }
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
    of drawing: some Drawing, as format: Plot.Format, title: String, path: String
  ) throws -> [UInt8] {
    let impossible = Failure.cannotWrite(path: path, reason: "no picture can have that size")
    switch format {
    case .svg:
      var canvas = SVGCanvas(size: size, title: title)
      drawing.draw(on: &canvas)
      return canvas.finished()
    case .png:
      try Self.requireCairo(for: "PNG")
      guard var canvas = PNGCanvas(size: size) else { throw impossible }
      drawing.draw(on: &canvas)
      return canvas.bytes
    case .pdf:
      try Self.requireCairo(for: "PDF")
      guard var canvas = PDFCanvas(size: size, title: title) else { throw impossible }
      drawing.draw(on: &canvas)
      return canvas.finished()
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

  private static func requireCairo(for format: String) throws {
    if !PDFCanvas.isAvailable {
      throw Failure.unavailable("Cairo, which draws \(format), is not installed")
    }
  }
}
