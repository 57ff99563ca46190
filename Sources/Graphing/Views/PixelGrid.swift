/// The boundaries of a device's pixels, on which straight lines are sharp.
struct PixelGrid: Equatable, Sendable {
  /// Pixels of the device per point.
  let pixelRatio: Double

  /// How wide a thin line is, in points: near one point, a whole number of pixels, at least one.
  var lineWidth: Double { pixelsAcross / pixelRatio }

  /// The middle of a thin line that covers the pixel at a place, in points; its sides lie on
  /// boundaries.
  func line(at place: Double) -> Double {
    let first = (place * pixelRatio - (pixelsAcross - 1) / 2).rounded(.down)
    return (first + pixelsAcross / 2) / pixelRatio
  }

  /// The boundary nearest to a place, in points.
  func boundary(near place: Double) -> Double { (place * pixelRatio).rounded() / pixelRatio }

  private var pixelsAcross: Double { max(1, pixelRatio.rounded()) }
}
