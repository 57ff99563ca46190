import Graphing
import Rendering

/// Where a plot goes: to a file, in the format of its name, or to the terminal.
enum PlotTarget {
  case svg(path: String, size: Size)
  case png(path: String, size: Size)
  case pdf(path: String, size: Size)
  case terminal

  /// - Parameter path: Of the file; `nil` for the terminal.
  /// - Throws: `Failure.usage` for a name with another ending.
  init(path: String?, size: Size?) throws {
    let size = size ?? Size(width: 800, height: 600)
    guard let path else {
      self = .terminal
      return
    }
    let ending = path.lowercased()
    if ending.hasSuffix(".svg") {
      self = .svg(path: path, size: size)
    } else if ending.hasSuffix(".png") {
      self = .png(path: path, size: size)
    } else if ending.hasSuffix(".pdf") {
      self = .pdf(path: path, size: size)
    } else {
      throw Failure.usage("the name of a picture ends with .svg, .png or .pdf, not as \(path) does")
    }
  }

  /// - Throws: `Failure.cannotWrite`.
  func draw(_ drawing: some Drawing, title: String) throws {
    switch self {
    case .svg(let path, let size):
      var canvas = SVGCanvas(size: size, title: title)
      drawing.draw(on: &canvas)
      try Output.writeFile(canvas.bytes, at: path)
    case .png(let path, let size):
      try Self.requireCairo(for: "PNG")
      guard var canvas = PNGCanvas(size: size) else { throw Self.impossible(path) }
      drawing.draw(on: &canvas)
      try Output.writeFile(canvas.bytes, at: path)
    case .pdf(let path, let size):
      try Self.requireCairo(for: "PDF")
      guard var canvas = PDFCanvas(size: size, title: title) else { throw Self.impossible(path) }
      drawing.draw(on: &canvas)
      try Output.writeFile(canvas.finished(), at: path)
    case .terminal:
      let output = Output.standard
      let (columns, rows) = output.terminalSize ?? (80, 24)
      let isColorful = output.isTerminal && (Environment.variable("NO_COLOR") ?? "").isEmpty
      // One line is left for the prompt that comes after.
      var canvas = TerminalCanvas(
        columns: min(columns, 500), rows: max(1, min(rows, 200) - 1), color: isColorful)
      drawing.draw(on: &canvas)
      output.write(canvas.text)
    }
  }

  private static func requireCairo(for format: String) throws {
    if !PDFCanvas.isAvailable {
      throw Failure.unavailable("Cairo, which draws \(format), is not installed")
    }
  }

  private static func impossible(_ path: String) -> Failure {
    .cannotWrite(path: path, reason: "no picture can have that size")
  }
}
