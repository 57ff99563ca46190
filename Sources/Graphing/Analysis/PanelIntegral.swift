/// Integrates between breaks by adaptive quadrature, row by row.
///
/// Next to a break the panel is stretched by a fourth power. This smooths roots, logarithms and
/// everything that grows slower than the distance to the power -4/5.
///
/// - Source: Gauss–Kronrod quadrature of 7 and 15 points, Piessens and others 1983, "QUADPACK".
struct PanelIntegral {
  /// A part of a stretched segment.
  private struct Panel {
    /// The places at `t` = 0 and 1; a break is always at 0.
    var origin: Double
    var end: Double
    var isStretched: Bool
    var first: Double
    var last: Double
    var depth = 0
    /// Whether the curve has no values there.
    var isInGap = false

    func x(at t: Double) -> Double {
      origin + (end - origin) * (isStretched ? t * t * t * t : t)
    }

    func rate(at t: Double) -> Double {
      (end - origin).magnitude * (isStretched ? 4 * t * t * t : 1)
    }
  }

  private var open: [Panel] = []
  private var next = 0
  private(set) var value = 0.0
  /// The integral of the magnitude.
  private var size = 0.0
  /// The error of the value, as far as the quadrature can tell.
  private var error = 0.0
  /// The length of all segments.
  private let length: Double
  /// Whether there are ordinates that doubles cannot hold.
  private var overflows = false

  private static var rowLength: Int { 16 }
  /// The most panels that are examined.
  static var budget: Int { 4096 }
  private static var mostHalvings: Int { 40 }
  /// Narrower panels without values, as a share of all, may be beyond the end of a curve.
  private static var narrowest: Double { 1e-9 }

  private static let nodes = [
    0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945,
    0.5860872354676911, 0.4058451513773972, 0.2077849550078985, 0,
  ]
  private static let kronrod = [
    0.02293532201052922, 0.06309209262997855, 0.1047900103222502, 0.1406532597155259,
    0.1690047266392679, 0.1903505780647854, 0.2044329400752989, 0.2094821410847278,
  ]
  private static let gauss = [
    0, 0.1294849661688697, 0, 0.2797053914892767, 0, 0.3818300505051189, 0, 0.4179591836734694,
  ]

  /// - Parameters:
  ///   - marks: In order: the window's ends, and the breaks between them.
  ///   - gaps: Where the curve has no values; each ends at marks.
  init(over marks: [(x: Double, isBreak: Bool)], gaps: [ClosedRange<Double>]) {
    length = (marks.last?.x ?? 0) - (marks.first?.x ?? 0)
    for index in 1..<max(1, marks.count) {
      let (left, right) = (marks[index - 1], marks[index])
      let width = right.x - left.x
      guard width > 0 else { continue }
      let middle = left.x / 2 + right.x / 2
      let isInGap = gaps.contains { $0.contains(middle) }
      for mark in [left, right] {
        // Each half of a segment begins at its own end.
        let parts = mark.isBreak ? 1 : max(1, min(16, 64 / marks.count))
        for part in 0..<parts {
          open.append(
            Panel(
              origin: mark.x, end: middle, isStretched: mark.isBreak,
              first: Double(part) / Double(parts), last: Double(part + 1) / Double(parts),
              isInGap: isInGap))
        }
      }
    }
  }

  /// Integrates some panels, and halves those on which the two rules disagree.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    let row = Array(open[next..<min(next + Self.rowLength, open.count)])
    next += row.count
    var xs: [Double] = []
    var rates: [Double] = []
    xs.reserveCapacity(15 * row.count)
    for panel in row {
      let (center, half) = (
        panel.first / 2 + panel.last / 2, panel.last / 2 - panel.first / 2
      )
      for (index, node) in Self.nodes.enumerated() {
        for t in index == 7 ? [center] : [center - half * node, center + half * node] {
          xs.append(panel.x(at: t))
          rates.append(panel.rate(at: t) * half)
        }
      }
    }
    let ys = source.values(xs)
    var start = 0
    for panel in row {
      settle(panel, ys[start..<start + 15], rates[start..<start + 15])
      start += 15
    }
    return next < open.count
  }

  private mutating func settle(
    _ panel: Panel, _ ys: ArraySlice<Double>, _ rates: ArraySlice<Double>
  ) {
    var (fine, coarse, magnitude) = (0.0, 0.0, 0.0)
    var undefined = 0
    for (index, (y, rate)) in zip(ys, rates).enumerated() {
      guard y.isFinite else {
        undefined += 1
        continue
      }
      let part = y * rate
      fine += Self.kronrod[index / 2] * part
      coarse += Self.gauss[index / 2] * part
      magnitude += Self.kronrod[index / 2] * part.magnitude
    }
    let difference = (fine - coarse).magnitude
    let isWhole = undefined == 0 || undefined == 15
    let isExact = isWhole && (difference <= 1e-13 * magnitude || difference <= 1e-15 * size)
    let width = (panel.x(at: panel.last) - panel.x(at: panel.first)).magnitude
    if undefined == 15, !panel.isInGap, width > Self.narrowest * length { overflows = true }
    if isExact || panel.depth >= Self.mostHalvings || open.count >= Self.budget {
      value += fine
      size += magnitude
      error += difference
      return
    }
    var (left, right) = (panel, panel)
    let middle = panel.first / 2 + panel.last / 2
    left.last = middle
    right.first = middle
    left.depth += 1
    right.depth += 1
    open.append(left)
    open.append(right)
  }

  /// The error of the value, with that of rounding thousands of terms.
  var likelyError: Double { error + 0x1p-44 * size }

  /// Whether the value is valid: it is finite, no ordinates are too large, and the quadrature converged to it.
  var isConverged: Bool {
    !overflows && value.isFinite && size.isFinite && error <= 1e-3 * size + 1e-300
  }
}
