import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// Looks for the values of a parameter at which a curve may be in a small part of the plane.
///
/// Doubles tell them up to a few doubles. Offsets from these tell the next digits, and so on.
struct CurveSearch {
  private let form: ParametricForm
  private let window: PlotWindow
  private let angle: AngleUnit

  init(of form: ParametricForm, in window: PlotWindow, angle: AngleUnit) {
    (self.form, self.window, self.angle) = (form, window, angle)
  }

  /// The most parts that are looked at together: the curve is in the window in many of them, or nearly.
  private static let mostParts = 256
  /// The most halvings from the whole parameter to a few doubles.
  private static let mostHalvings = 2_000
  /// How many ranges there may be.
  private static let mostRanges = 16
  /// A part this much shorter than the parameter is not divided.
  private static let shortest = 0x1p-44
  /// A range that is not this much shorter than the one before needs no more digits.
  private static let gain = 0x1p-6
  /// How often more digits are looked for.
  private static let mostSteps = 50

  /// Curves of offsets of the parameter that together have the curve's points in the window.
  ///
  /// - Returns: `nil` where there would be too many, or where the parameter has no end.
  func curves() -> [FormulaCurve]? {
    guard form.wholeParameters.isEmpty else { return nil }
    let whole = FormulaCurve(form.relative(to: window.coordinates), angle: angle)
    let start: ClosedRange<Double> =
      form.period.map { $0 == 0 || form.repeatsWholly ? 0...$0 : -.infinity...(.infinity) }
      ?? -.infinity...(.infinity)
    let radii = form.radius.map { _ in FormulaCurve(form, angle: angle) }
    guard let ranges = ranges(of: whole, in: start, radii: radii) else { return nil }
    var found: [OffsetCoordinate] = []
    for range in ranges {
      guard let first = Self.coordinate(range, from: 0, 0), let last = refined(first) else {
        return nil
      }
      found += last
    }
    return found.map { curve(over: $0) }
  }

  private func curve(over part: OffsetCoordinate) -> FormulaCurve {
    FormulaCurve(
      form.relative(to: window.coordinates, over: part), angle: angle,
      rewriting: OffsetCurveFormulas(part, angle: angle))
  }

  /// Parts of a part with as many digits as the window needs.
  private func refined(_ part: OffsetCoordinate) -> [OffsetCoordinate]? {
    var open = [part]
    var done: [OffsetCoordinate] = []
    for _ in 0..<Self.mostSteps {
      var next: [OffsetCoordinate] = []
      for part in open {
        guard let ranges = ranges(of: curve(over: part), in: part.range) else { return nil }
        for range in ranges {
          let isShorter =
            range.upperBound - range.lowerBound < part.range.upperBound * Self.gain
          if !isShorter {
            done.append(part)
            break
          }
          guard let shorter = Self.coordinate(range, from: part.origin, part.exponent) else {
            return nil
          }
          next.append(shorter)
        }
      }
      open = next
      if open.isEmpty { return done }
      if open.count + done.count > Self.mostRanges { return nil }
    }
    return done + open
  }

  /// The ranges in which the curve may be in the window, to a few doubles.
  ///
  /// - Parameter radii: Tells how far from the origin the same curve is.
  private func ranges(
    of curve: FormulaCurve, in whole: ClosedRange<Double>, radii: FormulaCurve? = nil
  ) -> [ClosedRange<Double>]? {
    let distances = window.distances
    var open = [Interval(whole.lowerBound, whole.upperBound)]
    var found: [ClosedRange<Double>] = []
    let (x, y) = (window.x.range, window.y.range)
    for _ in 0..<Self.mostHalvings where !open.isEmpty {
      let rows = curve.enclosures(t: open, wholes: [])
      let radii = radii?.enclosures(t: open, wholes: []).radii
      var next: [Interval] = []
      for (index, part) in open.enumerated() {
        let place = (rows.x.values[index], rows.y.values[index])
        if place.0.isEmpty || place.1.isEmpty || place.0.upper < x.lowerBound
          || place.0.lower > x.upperBound || place.1.upper < y.lowerBound
          || place.1.lower > y.upperBound || radii?[index].isOutside(distances) == true
          || curve.condition.reduced(by: { rows.functions[$0][index] }) == .fails
        {
          continue
        }
        guard open.count < Self.mostParts, let middle = Self.middle(of: part) else {
          guard part.lower.isFinite, part.upper.isFinite else { return nil }
          found.append(part.lower...part.upper)
          continue
        }
        next += [Interval(part.lower, middle), Interval(middle, part.upper)]
      }
      open = next
    }
    return Self.joined(found.ascending { $0.lowerBound })
  }

  /// Ranges that touch are one.
  private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>]? {
    var result: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result.count > mostRanges ? nil : result
  }

  /// Where a part is divided; `nil` for a short one.
  private static func middle(of part: Interval) -> Double? {
    let (low, high) = (part.lower, part.upper)
    if low < 0 && high > 0 { return 0 }
    if low < 0 { return middle(of: Interval(-high, -low)).map { -$0 } }
    if high == .infinity { return low > 0x1p300 ? nil : max(1, low * 0x1p16) }
    if high < 0x1p-60 || high - low <= shortest * high { return nil }
    return low < high / 16 ? high / 8 : part.midpoint
  }

  /// Offsets from the start of a range.
  private static func coordinate(
    _ range: ClosedRange<Double>, from origin: Numeral, _ exponent: Int
  ) -> OffsetCoordinate? {
    // A decimal of few digits may differ from its double.
    let (low, high) = (range.lowerBound.nextDown.nextDown, range.upperBound.nextUp.nextUp)
    let start = origin.adding(Numeral(low), timesTenToThe: exponent)
    let width = high - low
    let digits = Int(Elementary.floor(Elementary.log10(width)))
    let count = Elementary.floor(width / Elementary.power(10, Double(digits))) + 2
    return start.map {
      OffsetCoordinate(
        ParametricForm.parameter, origin: $0, exponent: exponent + digits, range: 0...count)
    }
  }
}

extension PlotWindow {
  /// How far from the origin its points are, at least and at most.
  fileprivate var distances: ClosedRange<Double> {
    let tolerance = 0x1p-40
    let ends = [x, y].map { side in
      let unit = Elementary.power(10, Double(side.exponent))
      return [side.range.lowerBound, side.range.upperBound].map { side.origin.double + $0 * unit }
    }
    func nearest(_ ends: [Double]) -> Double {
      ends[0] <= 0 && ends[1] >= 0 ? 0 : min(ends[0].magnitude, ends[1].magnitude)
    }
    func farthest(_ ends: [Double]) -> Double { max(ends[0].magnitude, ends[1].magnitude) }
    let (low, high) = (
      max(nearest(ends[0]), nearest(ends[1])), farthest(ends[0]) + farthest(ends[1])
    )
    return low * (1 - tolerance)...high * (1 + tolerance)
  }
}

extension Interval {
  /// Whether it has no distance, perhaps negative, of those in a range.
  fileprivate func isOutside(_ distances: ClosedRange<Double>) -> Bool {
    isEmpty || lower > distances.upperBound || upper < -distances.upperBound
      || lower > -distances.lowerBound && upper < distances.lowerBound
  }
}
