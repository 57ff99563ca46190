import Graphing

/// The pixels of an opaque picture, `0x00RRGGBB` each, owned by somebody else.
struct PixelBuffer {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// From a row to the next, in pixels.
  let stride: Int

  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: start + y * stride, count: width)
  }

  /// Lays a square of 2×2 pixels over the picture, each pixel by the part of it that is covered.
  func fillSquare(around center: Point, color: Color) {
    let (left, top) = (center.x - 1, center.y - 1)
    guard left > -2, top > -2, left < Double(width), top < Double(height) else { return }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (right, below) = (left - Double(column), top - Double(row))
    for (dy, down) in [(0, 1 - below), (1, 1), (2, below)] {
      let y = row + dy
      guard y >= 0 && y < height && down > 0 else { continue }
      for (dx, across) in [(0, 1 - right), (1, 1), (2, right)] {
        let x = column + dx
        guard x >= 0 && x < width && across > 0 else { continue }
        blend(color, over: start + y * stride + x, part: UInt32((across * down * 256).rounded()))
      }
    }
  }

  /// - Parameter part: Of the pixel, 256 for all of it.
  private func blend(_ color: Color, over pixel: UnsafeMutablePointer<UInt32>, part: UInt32) {
    let old = pixel.pointee
    func mixed(_ new: UInt8, _ shift: UInt32) -> UInt32 {
      let below = (old >> shift) & 0xff
      return ((UInt32(new) * part + below * (256 - part) + 128) >> 8) << shift
    }
    pixel.pointee = mixed(color.red, 16) | mixed(color.green, 8) | mixed(color.blue, 0)
  }
}
