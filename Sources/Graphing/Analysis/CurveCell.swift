import OrdinateNumerics

/// A piece of the window, with the proved facts about the curve there.
struct CurveCell {
  let lower: Double
  let upper: Double
  /// Encloses the ordinates; its decoration describes the function on the whole cell.
  private(set) var value: Interval
  /// Encloses the slopes; decorated below `defined` if nothing is known.
  private(set) var slope: Interval
  /// Encloses the slopes of the derivative; decorated below `defined` if nothing is known.
  let curvature: Interval
  let left: End
  let right: End
  /// Whether the cell is as small as cells get.
  var isTiny = false
  /// How often the first cells were halved to make it.
  var depth = 0
  /// Whether the budget ran out before it was halved.
  var isUnfinished = false
  /// Whether it belongs to a range in which the curve has more places than are listed.
  var isCrowded = false
  /// The number of what is proved about the only place in it that counts.
  var germ: Int?

  /// The proved facts about a curve at one abscissa.
  struct End {
    let x: Double
    let value: Interval
    let slope: Interval
  }

  init(value: Interval, slope: Interval, curvature: Interval, left: End, right: End) {
    lower = left.x
    upper = right.x
    self.value = value
    self.slope = slope
    self.curvature = curvature
    self.left = left
    self.right = right
    tighten()
  }

  var width: Double { upper - lower }
  var isContinuous: Bool { value.decoration == .continuous }
  /// Whether `slope` encloses the slopes of all chords.
  var hasSlope: Bool { isContinuous && slope.decoration >= .defined }
  /// Whether `curvature` encloses the slopes of all chords of the derivative.
  var hasCurvature: Bool {
    hasSlope && slope.decoration == .continuous && curvature.decoration >= .defined
  }

  /// Narrows the enclosure by the chords from both ends: the mean-value form.
  private mutating func tighten() {
    guard hasSlope else { return }
    let run = Interval(0, (Interval(upper) - Interval(lower)).upper)
    if hasCurvature {
      let rise = curvature * run
      if left.slope.decoration >= .defined { slope = slope.narrowed(by: left.slope + rise) }
      if right.slope.decoration >= .defined { slope = slope.narrowed(by: right.slope - rise) }
    }
    let rise = slope * run
    if left.value.decoration >= .defined { value = value.narrowed(by: left.value + rise) }
    if right.value.decoration >= .defined { value = value.narrowed(by: right.value - rise) }
    if slope.lower >= 0, !left.value.isEmpty, !right.value.isEmpty {
      value = value.narrowed(by: Interval(left.value.lower, .infinity))
      value = value.narrowed(by: Interval(-.infinity, right.value.upper))
    } else if slope.upper <= 0, !left.value.isEmpty, !right.value.isEmpty {
      value = value.narrowed(by: Interval(-.infinity, left.value.upper))
      value = value.narrowed(by: Interval(right.value.lower, .infinity))
    }
  }

  /// 1 if the curve rises on the whole cell, -1 if it falls, else 0. In a tiny cell, not strictly.
  var direction: Int {
    isTiny || isStrict ? trend : 0
  }

  /// 1 if the curve nowhere falls, -1 if it nowhere rises, 0 if it may do both or neither.
  var trend: Int {
    hasSlope ? slope.direction : 0
  }

  /// 1 if the curve is strictly convex, -1 if strictly concave, else 0.
  var bend: Int {
    hasCurvature ? (curvature.lower > 0 ? 1 : curvature.upper < 0 ? -1 : 0) : 0
  }

  var isConstant: Bool { hasSlope && slope.lower == 0 && slope.upper == 0 }
  /// Whether every ordinate is 0.
  var isZero: Bool { value.sign == 0 }
  var mayBeZero: Bool { !value.isEmpty && value.contains(0) }

  /// Whether nothing is left to find out: both zeros and turns are counted.
  var isSettled: Bool {
    if value.isEmpty { return true }
    guard isContinuous else { return false }
    return countsZeros && countsTurns
  }

  /// Whether only turns are left to find out.
  var lacksTurnsOnly: Bool { isContinuous && (countsZeros || isValueNoise) }

  private var countsZeros: Bool { !mayBeZero || isZero || isStrict }
  /// Whether the curve rises or falls strictly; a strictly bent curve has no level part.
  private var isStrict: Bool {
    hasSlope && (slope.lower > 0 || slope.upper < 0 || (trend != 0 && bend != 0))
  }
  private var countsTurns: Bool { slope.isEmpty || isConstant || trend != 0 || bend != 0 }

  /// Whether only rounding keeps the cell from being settled, so that halving it is useless.
  var isNoise: Bool {
    guard isContinuous, !hasTurn else { return false }
    let noise = Swift.max(left.slope.width, right.slope.width)
    return (countsZeros || isValueNoise)
      && (countsTurns || (hasSlope && slope.width.isFinite && slope.width <= 4 * noise))
  }

  /// Whether the directions at its ends show that it has a turn.
  private var hasTurn: Bool { hasSlope && left.slope.direction * right.slope.direction < 0 }

  private var isValueNoise: Bool {
    value.width.isFinite && value.width <= 4 * Swift.max(left.value.width, right.value.width)
  }
}

extension Interval {
  /// Of slopes: 1 if the curve nowhere falls, -1 if it nowhere rises, 0 if it may do both or neither.
  fileprivate var direction: Int {
    guard decoration >= .defined, lower != 0 || upper != 0 else { return 0 }
    return lower >= 0 ? 1 : upper <= 0 ? -1 : 0
  }
}
