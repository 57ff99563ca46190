/// Points of data, with error bars, as marks on a canvas.
public struct DataMarks: Sendable {
  private let xs: [Double]
  private let ys: [Double]
  /// How far each value may be off, up and down; NaN or 0 for no bar.
  private let errors: [Double]

  /// More points are drawn as squares, one for each pixel that has any.
  public static let mostRoundPoints = 4_000

  /// - Parameter errors: Empty for points without error bars.
  /// - Precondition: The rows have the same length.
  public init(x xs: [Double], y ys: [Double], errors: [Double] = []) {
    precondition(xs.count == ys.count && (errors.isEmpty || errors.count == xs.count))
    (self.xs, self.ys, self.errors) = (xs, ys, errors)
  }

  /// The ranges that hold all points and their bars, with a margin; `nil` without a point.
  ///
  /// - Complexity: O(points).
  public var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (bottom, top) = (Double.infinity, -Double.infinity)
    for index in xs.indices where xs[index].isFinite && ys[index].isFinite {
      let error = !errors.isEmpty && errors[index].isFinite ? errors[index].magnitude : 0
      left = min(left, xs[index])
      right = max(right, xs[index])
      bottom = min(bottom, ys[index] - error)
      top = max(top, ys[index] + error)
    }
    guard left <= right, let x = Self.padded(left, right), let y = Self.padded(bottom, top) else {
      return nil
    }
    return (x, y)
  }

  private static func padded(_ lower: Double, _ upper: Double) -> ClosedRange<Double>? {
    let room = max((upper - lower) * 0.05, max(lower.magnitude, upper.magnitude) * 1e-9)
    let margin = upper > lower ? room : max(lower.magnitude * 0.1, 1)
    let range = lower - margin...upper + margin
    return Viewport.isDomain(range) ? range : nil
  }

  /// Draws the points that are in sight.
  ///
  /// - Parameter color: The number of their colour.
  /// - Returns: How many points are in sight.
  /// - Complexity: O(points), and O(pixels) bits for many points.
  @discardableResult
  public func draw(on canvas: inout some Canvas, in viewport: Viewport, color: Int) -> Int {
    let size = viewport.size
    var centers: [Point] = []
    var bars: [Line] = []
    let isMany = xs.count > Self.mostRoundPoints
    let (columns, rows) = (Int(size.width.rounded(.up)) + 1, Int(size.height.rounded(.up)) + 1)
    var taken = [UInt64](repeating: 0, count: isMany ? columns * rows / 64 + 1 : 0)
    var count = 0
    for index in xs.indices {
      let left = viewport.distanceFromLeft(xs[index])
      let top = viewport.distanceFromTop(ys[index])
      guard left >= 0, left <= size.width, top >= 0, top <= size.height else { continue }
      count += 1
      if !errors.isEmpty, errors[index].isFinite, errors[index] != 0 {
        let high = viewport.distanceFromTop(ys[index] + errors[index].magnitude)
        let low = viewport.distanceFromTop(ys[index] - errors[index].magnitude)
        if high.isFinite, low.isFinite { bars.append(Self.line(left, high, left, low)) }
      }
      guard isMany else {
        centers.append(Point(x: left, y: top))
        continue
      }
      let place = Int(top) * columns + Int(left)
      if taken[place >> 6] & 1 << UInt64(place & 63) != 0 { continue }
      taken[place >> 6] |= 1 << UInt64(place & 63)
      centers.append(Point(x: Double(Int(left)) + 0.5, y: Double(Int(top)) + 0.5))
    }
    if !bars.isEmpty { canvas.draw(lines: bars, width: 1, role: .curve(color)) }
    if isMany {
      canvas.draw(dots: centers, role: .curve(color))
    } else {
      var strokes = Strokes()
      for center in centers { strokes.move(to: center) }
      canvas.draw(strokes: strokes, width: 6, role: .curve(color))
    }
    return count
  }

  private static func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) -> Line {
    Line(from: Point(x: x, y: y), to: Point(x: endX, y: endY))
  }
}
