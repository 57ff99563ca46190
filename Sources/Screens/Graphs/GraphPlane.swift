import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Sheets

/// How the coordinates of a view stand for those of the plane: as they are or, deep in the plane, as offsets
/// from an exact point.
///
/// Doubles tell the pixels of a deep view apart by their offsets, but not by their coordinates.
struct GraphPlane: Equatable {
  /// The point whose offsets are 0.
  let x: Numeral
  let y: Numeral
  /// The power of ten that offsets count.
  let exponent: Int

  /// The plane as it is.
  static let whole = GraphPlane(x: 0, y: 0, exponent: 0)

  var isDeep: Bool { self != .whole }

  /// The power of ten by which offsets of a new point have a few digits at most.
  private static let roundDigits = 5
  /// The most digits of the point's coordinates, down to the unit of offsets.
  private static let mostDigits = 60
  /// The least power of ten: squares of offsets are still above the least double.
  private static let leastExponent = -140
  /// How near the origin is where the plane is seen as it is again, in points. A deep view begins beyond
  /// `GraphView.farthestOrigin`, which is ten times as far.
  private static let nearestOrigin = 0x1p33
  /// How many times the view's sides are the sides of the window for which formulas are written: at first, and
  /// at most.
  private static let (windowReach, mostReach) = (256.0, 0x1p20)

  private var unit: Double { Elementary.power(10, Double(exponent)) }

  /// Points per unit of the plane.
  func scale(of view: GraphView) -> Numeral? {
    Numeral(0).adding(Numeral(view.scale), timesTenToThe: -exponent)
  }

  /// Where the origin of the plane is, in points from the view's centre, to the right and down.
  func origin(of view: GraphView) -> (x: Numeral, y: Numeral)? {
    guard isDeep else { return (Numeral(view.origin.x), Numeral(view.origin.y)) }
    guard let scale = scale(of: view), let right = x.multiplied(by: scale),
      let up = y.multiplied(by: scale),
      let originX = Numeral(view.origin.x).adding(-right, timesTenToThe: 0),
      let originY = Numeral(view.origin.y).adding(up, timesTenToThe: 0)
    else { return nil }
    return (originX, originY)
  }

  /// The same view by offsets from a point near its middle.
  ///
  /// - Returns: `nil` where coordinates would have too many digits.
  func deeper(at view: GraphView) -> (plane: GraphPlane, view: GraphView)? {
    let shift = Int(Elementary.floor(Elementary.log10(view.scale)))
    let scale = view.scale / Elementary.power(10, Double(shift))
    let power = exponent - shift + Self.roundDigits
    let step = scale * Elementary.power(10, Double(Self.roundDigits))
    let (right, up) = ((-view.origin.x / step).rounded(), (view.origin.y / step).rounded())
    guard let x = x.adding(Numeral(right), timesTenToThe: power),
      let y = y.adding(Numeral(up), timesTenToThe: power)
    else { return nil }
    let origin = Point(x: view.origin.x + right * step, y: view.origin.y - up * step)
    return Self.deep(x, y, exponent - shift, view, scale, origin)
  }

  /// A view at an exact place.
  ///
  /// - Parameters:
  ///   - scale: Points per unit of the plane.
  ///   - origin: Where the plane's origin is, in points from the centre, to the right and down.
  /// - Returns: `nil` where coordinates would have too many digits.
  static func deep(
    _ view: GraphView, scale: Numeral, origin: (x: Numeral, y: Numeral)
  ) -> (plane: GraphPlane, view: GraphView)? {
    guard scale.double > 0, scale.double.isFinite, let exact = scale.fraction,
      let originX = origin.x.fraction, let originY = origin.y.fraction
    else { return nil }
    let shift = Int(Elementary.floor(Elementary.log10(scale.double)))
    let step = exact * Fraction(1, timesTenToThe: roundDigits - shift)
    func nearest(_ distance: Fraction) -> Integer { (distance / step + Fraction(1, 2)).floor }
    let (right, up) = (nearest(-originX), nearest(originY))
    guard let x = Numeral(right, timesTenToThe: Int64(roundDigits - shift)),
      let y = Numeral(up, timesTenToThe: Int64(roundDigits - shift)),
      let reduced = Numeral(0).adding(scale, timesTenToThe: -shift)
    else { return nil }
    let moved = Point(
      x: (originX + Fraction(right) * step).nearestDouble,
      y: (originY - Fraction(up) * step).nearestDouble)
    return deep(x, y, -shift, view, reduced.double, moved)
  }

  private static func deep(
    _ x: Numeral, _ y: Numeral, _ exponent: Int, _ view: GraphView, _ scale: Double, _ origin: Point
  ) -> (plane: GraphPlane, view: GraphView)? {
    func isShort(_ number: Numeral) -> Bool {
      let (digits, power) = number.decimal
      return number.isZero || digits.count + Int(power) - exponent <= mostDigits
    }
    guard exponent > leastExponent, isShort(x), isShort(y) else { return nil }
    var view = view
    guard view.show(scale: scale, origin: origin) else { return nil }
    return (GraphPlane(x: x, y: y, exponent: exponent), view)
  }

  /// The same view of the plane as it is.
  ///
  /// - Returns: `nil` where the origin is too far away.
  func whole(at view: GraphView) -> GraphView? {
    let origin = Point(
      x: view.origin.x - x.double / unit * view.scale,
      y: view.origin.y + y.double / unit * view.scale)
    guard max(origin.x.magnitude, origin.y.magnitude) < Self.nearestOrigin else { return nil }
    var view = view
    return view.show(scale: view.scale / unit, origin: origin) ? view : nil
  }

  /// Whether a view's scale is one that views may have.
  func allows(_ view: GraphView) -> Bool { GraphView.scales.contains(view.scale / unit) }

  /// The part of the plane for which formulas are written: much more than a view shows.
  func window(around view: GraphView) -> PlotWindow {
    let seen = view.viewport
    func side(_ range: ClosedRange<Double>, _ origin: Numeral) -> PlotSide {
      let reach = (range.upperBound - range.lowerBound) * Self.windowReach
      return PlotSide(
        range.lowerBound - reach...range.upperBound + reach, from: origin, exponent: exponent)
    }
    return PlotWindow(x: side(seen.x, x), y: side(seen.y, y))
  }

  /// Whether formulas for a window suit a view.
  static func suits(_ window: PlotWindow, _ view: GraphView) -> Bool {
    let seen = view.viewport
    return [(window.x.range, seen.x), (window.y.range, seen.y)].allSatisfy { wide, seen in
      wide.contains(seen.lowerBound) && wide.contains(seen.upperBound)
        && wide.upperBound - wide.lowerBound
          <= (seen.upperBound - seen.lowerBound) * Self.mostReach
    }
  }
}
