import Graphing

/// The pixels of an opaque picture, `0xRRGGBB` in the low bytes of each, owned by the caller.
struct PixelBuffer {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// The distance from one row to the next, in pixels.
  let stride: Int

  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: start + y * stride, count: width)
  }

  /// Paints a square of 2×2 pixels; pixels that it covers in part are mixed.
  func fillSquare(around center: Point, color: Color) {
    let (left, top) = (center.x - 1, center.y - 1)
    guard left > -2, top > -2, left < Double(width), top < Double(height) else { return }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (right, below) = (left - Double(column), top - Double(row))
    blendRow(row, from: column, color, across: right, down: 1 - below)
    blendRow(row + 1, from: column, color, across: right, down: 1)
    blendRow(row + 2, from: column, color, across: right, down: below)
  }

  /// Paints a row of a square over three pixels: the part `down` of its height, and of the first
  /// pixel all but the part `across`.
  private func blendRow(
    _ y: Int, from x: Int, _ color: Color, across: Double, down: Double
  ) {
    guard y >= 0 && y < height else { return }
    blend(color, x, y, part: (1 - across) * down)
    blend(color, x + 1, y, part: down)
    blend(color, x + 2, y, part: across * down)
  }

  private func blend(_ color: Color, _ x: Int, _ y: Int, part: Double) {
    guard x >= 0 && x < width else { return }
    let pixel = start + y * stride + x
    let old = pixel.pointee
    // Red and blue are mixed in one product; neither reaches the bits of the other.
    let weight = UInt32(part * 256 + 0.5)
    let redBlue = UInt32(color.red) << 16 | UInt32(color.blue)
    let green = UInt32(color.green) << 8
    let mixedRedBlue =
      (redBlue &* weight &+ (old & 0xff00ff) &* (256 &- weight) &+ 0x800080) >> 8 & 0xff00ff
    let mixedGreen =
      (green &* weight &+ (old & 0x00ff00) &* (256 &- weight) &+ 0x008000) >> 8 & 0x00ff00
    pixel.pointee = old & 0xff00_0000 | mixedRedBlue | mixedGreen
  }
}
