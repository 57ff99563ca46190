public import Graphing
import Rendering

/// The formats in which a plot can be written.
public enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf

  /// Why a picture cannot be made.
  public enum Problem: Error {
    /// Cairo, which draws this format, is not installed.
    case cairoIsMissing
    /// Pictures of this format cannot have that size.
    case impossibleSize
  }

  /// A drawing as a file.
  ///
  /// - Parameters:
  ///   - size: In pixels.
  ///   - title: A description of the picture, for people who cannot see it.
  /// - Throws: `Problem`; never for SVG.
  public func file(
    of drawing: some Drawing, size: Size, title: String, theme: Theme = .light
  ) throws(Problem) -> [UInt8] {
    switch self {
    case .svg:
      var canvas = SVGCanvas(size: size, theme: theme, title: title)
      drawing.draw(on: &canvas)
      return (consume canvas).finished()
    case .png:
      try requireCairo()
      guard var canvas = PNGCanvas(size: size, theme: theme) else { throw .impossibleSize }
      drawing.draw(on: &canvas)
      return canvas.finished()
    case .pdf:
      try requireCairo()
      guard var canvas = PDFCanvas(size: size, theme: theme, title: title) else {
        throw .impossibleSize
      }
      drawing.draw(on: &canvas)
      return canvas.finished()
    }
  }

  private func requireCairo() throws(Problem) {
    if !PDFCanvas.isAvailable { throw .cairoIsMissing }
  }
}
