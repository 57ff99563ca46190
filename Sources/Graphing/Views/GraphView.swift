/// The part of the plane that someone looks at, and how gestures move it.
///
/// It owns no data and knows no formula: sources are given where it draws. Distances are in points
/// (CSS pixels), y downwards, from the *centre* of the bounds, so that the origin keeps its place
/// relative to the centre whenever the bounds change.
///
/// - Invariant: Scale, origin and extent stay within `scales`, `farthestOrigin` and `extents`.
///   Within these, `viewport` can always be drawn; a gesture that would leave them is refused.
public struct GraphView: Equatable, Sendable {
  public typealias Style = CurveStyle

  /// The allowed scales, in points per unit.
  public static let scales = 1e-100...1e100

  /// The initial scale, in points per unit.
  public static let defaultScale = 40.0

  /// How far from the centre the origin can be, in points, right or left, up or down.
  ///
  /// Neighbouring pixels are still distinct there: a few thousand doubles lie between them.
  public static let farthestOrigin = 9e10

  /// How wide and how high a view can be, in points.
  public static let extents = 1.0...100_000.0

  /// How many pixels of the device a point can have.
  public static let pixelRatios = 1.0 / 16...16

  /// The extent of the view, in points; within `extents`.
  public private(set) var size: Size

  /// Pixels of the device per point; within `pixelRatios`.
  public private(set) var pixelRatio: Double

  /// Points per unit, along both axes.
  public private(set) var scale: Double

  /// Where the origin of the plane is.
  public private(set) var origin: Point

  public var style = CurveStyle.line

  /// A view with the origin at its centre.
  ///
  /// - Precondition: `size` is within `extents`, `pixelRatio` within `pixelRatios`.
  public init(size: Size, pixelRatio: Double = 1) {
    precondition(Self.isExtent(size, pixelRatio), "a view has an extent")
    self.size = size
    self.pixelRatio = pixelRatio
    scale = Self.defaultScale
    origin = Point(x: 0, y: 0)
  }

  private static func isExtent(_ size: Size, _ ratio: Double) -> Bool {
    extents.contains(size.width) && extents.contains(size.height) && pixelRatios.contains(ratio)
  }

  /// The visible part of the plane.
  public var viewport: Viewport { viewport(yUnit: 1) }

  /// The visible part of a plane in which the two axes have scales of their own.
  ///
  /// - Parameter yUnit: How many units of y are as long as one of x; see `allows(yUnit:)`.
  public func viewport(yUnit: Double) -> Viewport {
    let (low, high) = (
      (origin.y - size.height / 2) / scale, (origin.y + size.height / 2) / scale
    )
    return Viewport(
      x: (-size.width / 2 - origin.x) / scale...(size.width / 2 - origin.x) / scale,
      y: low * yUnit...high * yUnit, size: size)
  }

  /// A unit of y nearby, in which values of few digits lie beside the edges of pixels, not just at them.
  ///
  /// Exactly at an edge, rounding of what is divided by the unit would leave pixels undecided. So its last bits are
  /// always the same, those of the golden ratio. Powers of two stay, because they round nothing.
  public static func yUnit(near unit: Double) -> Double {
    if unit.significandBitPattern == 0 { return unit }
    let last: UInt64 = 0x3FF_FFFF
    return Double(bitPattern: unit.bitPattern & ~last | 0x9E37_79B9 & last)
  }

  /// Whether y can have a scale of its own here: it is within `scales`, too.
  ///
  /// - Parameter yUnit: How many units of y are as long as one of x.
  public func allows(yUnit: Double) -> Bool {
    Self.scales.contains(yUnit) && Self.scales.contains(scale / yUnit)
  }

  /// Changes the extent; the origin keeps its place relative to the centre.
  ///
  /// - Returns: `false` outside `extents` and `pixelRatios`; nothing has changed then.
  @discardableResult
  public mutating func resize(to size: Size, pixelRatio: Double) -> Bool {
    guard Self.isExtent(size, pixelRatio) else { return false }
    self.size = size
    self.pixelRatio = pixelRatio
    return true
  }

  /// Sets scale and origin, for example to stored values or attributes.
  ///
  /// - Returns: `false` for a scale outside `scales` or an origin farther away than
  ///   `farthestOrigin`; nothing has changed then.
  @discardableResult
  public mutating func show(scale: Double, origin: Point) -> Bool {
    guard Self.scales.contains(scale), canShow(origin) else { return false }
    self.scale = scale
    self.origin = origin
    return true
  }

  /// Moves the plane by a distance, as a finger does.
  ///
  /// - Returns: `false` at the end of the plane; nothing has changed then.
  @discardableResult
  public mutating func pan(byX dx: Double, y dy: Double) -> Bool {
    show(scale: scale, origin: Point(x: origin.x + dx, y: origin.y + dy))
  }

  /// Scales the plane around a place, which stays where it is.
  ///
  /// - Parameters:
  ///   - factor: Above 1 to zoom in.
  ///   - place: The fixed place, in points from the centre.
  /// - Returns: `false` at the ends of `scales` and for a factor that is not finite and positive;
  ///   nothing has changed then.
  @discardableResult
  public mutating func zoom(by factor: Double, about place: Point = Point(x: 0, y: 0)) -> Bool {
    guard factor > 0, factor.isFinite else { return false }
    return show(
      scale: scale * factor,
      origin: Point(
        x: place.x + (origin.x - place.x) * factor, y: place.y + (origin.y - place.y) * factor))
  }

  /// Follows two fingers: the place under each finger stays under it, as far as one scale for both
  /// axes allows.
  ///
  /// - Parameters: The fingers' places before and now, in points from the centre.
  @discardableResult
  public mutating func pinch(from old: (Point, Point), to new: (Point, Point)) -> Bool {
    func distance(_ pair: (Point, Point)) -> Double {
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return (dx * dx + dy * dy).squareRoot()
    }
    func middle(_ pair: (Point, Point)) -> Point {
      Point(x: (pair.0.x + pair.1.x) / 2, y: (pair.0.y + pair.1.y) / 2)
    }
    let (before, after) = (middle(old), middle(new))
    let factor = distance(old) > 0 && distance(new) > 0 ? distance(new) / distance(old) : 1
    let scaled = Point(
      x: after.x + (origin.x - before.x) * factor, y: after.y + (origin.y - before.y) * factor)
    return show(scale: scale * factor, origin: scaled)
  }

  /// Moves the origin to the centre and restores the default scale.
  public mutating func reset() {
    scale = Self.defaultScale
    origin = Point(x: 0, y: 0)
  }

  private func canShow(_ origin: Point) -> Bool {
    origin.x.magnitude <= Self.farthestOrigin && origin.y.magnitude <= Self.farthestOrigin
  }
}
