import CCairo
import Testing

/// A picture that libpng, which comes with Cairo, reads back from a PNG file; it shares nothing with
/// the writer and checks every checksum.
struct Pixels {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  init(png file: [UInt8]) throws {
    var rest = file[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { context, bytes, count in
          guard let rest = context?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { bytes?[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    #expect(rest.isEmpty)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self))
      }
    }
    self.pixels = pixels
  }

  /// Red, green and blue of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: pixels[y * width + x] >> $0) }
  }
}
