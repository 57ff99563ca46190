import OrdinateNumerics

/// The axis along which a function is strict in a block, and how the curve bends there.
struct RegularDirection {
  /// Whether the function is strict along x, so that the curve is followed along y.
  let isSwapped: Bool
  let rises: Bool
  /// The slopes along the axis that the curve is followed along.
  let uSlope: Interval
  /// The difference between the least and the greatest slope of the curve, in pixels a pixel.
  let bend: Double

  /// A chord over one pixel of a curve that bends so much leaves it by at most a quarter of a pixel.
  static let mostBend = 1.0

  /// - Parameters:
  ///   - alongX: The slopes along x in the whole block.
  ///   - pixel: The sides of a pixel.
  /// - Returns: `nil` if the function may be level along both axes.
  init?(_ alongX: Interval, _ alongY: Interval, pixel: Size) {
    let (bendX, bendY) = (
      Self.bend(u: alongY, v: alongX, pixel.height / pixel.width),
      Self.bend(u: alongX, v: alongY, pixel.width / pixel.height)
    )
    guard let bend = bendX.map({ x in bendY.map { Swift.min(x, $0) } ?? x }) ?? bendY else {
      return nil
    }
    isSwapped = bendX == bend && bendY != bend
    uSlope = isSwapped ? alongY : alongX
    rises = isSwapped ? alongX.lower > 0 : alongY.lower > 0
    self.bend = bend
  }

  private static func bend(u: Interval, v: Interval, _ aspect: Double) -> Double? {
    guard v.decoration >= .defined, v.lower > 0 || v.upper < 0 else { return nil }
    guard u.decoration >= .defined else { return .infinity }
    let slope = u / v
    let bend = (slope.upper - slope.lower) * aspect
    return bend.isNaN ? .infinity : bend
  }
}

extension Interval {
  /// The values of a function in a box, met with its mean-value form about the middle.
  ///
  /// - Parameters:
  ///   - center: The value in the middle of the box.
  ///   - alongX: The slopes in the box.
  /// - Source: Moore, Kearfott & Cloud 2009, section 6.4.
  func meetingMeanValue(
    center: Interval, x: Interval, y: Interval, alongX: Interval, alongY: Interval
  ) -> Interval {
    guard decoration == .continuous, alongX.decoration >= .defined, alongY.decoration >= .defined
    else { return self }
    let (middleX, middleY) = (Interval(x.midpoint), Interval(y.midpoint))
    let mean = center + alongX * (x - middleX) + alongY * (y - middleY)
    let bounds = Interval.intersection(self, mean)
    return bounds.isEmpty ? self : Interval(bounds.lower, bounds.upper)
  }
}

/// The enclosures of a condition's functions over a row of boxes.
struct FunctionRows {
  private var rows: [[Interval]]

  init(
    _ condition: PlaneCondition, _ functions: [AnyPlaneFunction], x: [Interval], y: [Interval]
  ) {
    rows = Array(repeating: [], count: functions.count)
    for function in condition.functions { rows[function] = functions[function].enclosures(x, y) }
  }

  /// - Parameter rows: The values of each function in all boxes; none of one that is not asked for.
  init(_ rows: [[Interval]]) { self.rows = rows }

  subscript(function: Int, box: Int) -> Interval { rows[function][box] }

  /// What remains to be decided of a condition in each of some boxes.
  @inline(never)
  func rests(of condition: PlaneCondition, in boxes: Range<Int>) -> [PlaneCondition] {
    var parts = ConditionParts(condition)
    return boxes.map { box in parts.reduced { rows[$0][box] } }
  }

  /// Whether a condition holds at all points of one of some boxes.
  @inline(never)
  func holds(_ condition: PlaneCondition, inOneOf boxes: Range<Int>) -> Bool {
    var parts = ConditionParts(condition)
    return boxes.contains { box in parts.truth { rows[$0][box] } == true }
  }
}

/// Counts for blocks of each size how often slopes decided one.
struct SlopeUse {
  private var tries = [Int](repeating: 0, count: 4)
  private var decided = [Int](repeating: 0, count: 4)

  /// Slopes that decide less than one block in fifty are not tried forever.
  private static let fewestTries = 400
  private static let least = 0.02

  private func level(_ pixelCount: Int) -> Int {
    pixelCount > 256 ? 0 : pixelCount > 16 ? 1 : pixelCount > 1 ? 2 : 3
  }

  mutating func count(_ pixelCount: Int, isDecided: Bool) {
    tries[level(pixelCount)] += 1
    if isDecided { decided[level(pixelCount)] += 1 }
  }

  func isWorthwhile(for pixelCount: Int) -> Bool {
    let level = level(pixelCount)
    return tries[level] < Self.fewestTries
      || Double(decided[level]) >= Self.least * Double(tries[level])
  }
}
