/// Tells from values on both sides of a place how a curve behaves there.
struct BreakSides {
  enum Side: Equatable {
    case undefined
    /// Goes towards a number; the spread is about its remaining distance.
    case bounded(Double, spread: Double)
    /// Grows without bound, upwards or downwards; the integral exists if it grows slowly enough.
    case unbounded(isUp: Bool, isIntegrable: Bool)
  }

  let left: Side
  let right: Side

  private static var count: Int { 8 }
  static var abscissaCount: Int { 2 * count }

  /// The abscissas of the values that `init` takes.
  ///
  /// - Parameter width: The width of the window.
  static func abscissas(from lower: Double, to upper: Double, width: Double) -> [Double] {
    let step = max(
      8 * max(lower.magnitude, upper.magnitude).ulp, 2 * (upper - lower), width * 0x1p-46)
    var distances = [step]
    for _ in 1..<count { distances.append(2 * distances[distances.count - 1]) }
    return distances.map { lower - $0 } + distances.map { upper + $0 }
  }

  /// - Parameter ys: The ordinates at `abscissas`.
  init(_ ys: ArraySlice<Double>) {
    left = Self.side(ys.prefix(Self.count))
    right = Self.side(ys.suffix(Self.count))
  }

  /// - Parameter ys: The ordinates at distances that double, nearest first.
  private static func side(_ ys: ArraySlice<Double>) -> Side {
    let ys = Array(ys)
    if ys[0].isInfinite { return .unbounded(isUp: ys[0] > 0, isIntegrable: false) }
    guard ys.allSatisfy({ $0.isFinite }) else { return .undefined }
    let rises = (1..<ys.count).map { ys[$0 - 1] - ys[$0] }
    // Next to a pole, each halving of the distance adds at least as much as the last one.
    let diverges =
      rises[0].magnitude > 1e-9 * ys[0].magnitude
      && (1..<rises.count).allSatisfy { index in
        rises[index - 1] / rises[index] >= 0.9
      }
    guard diverges else {
      return .bounded(ys[0], spread: 4 * (ys[0] - ys[2]).magnitude + 1e-12 * ys[0].magnitude)
    }
    // For the power -p of the distance it adds 2 to the p times as much; the quadrature copes with
    // p up to 4/5. Nearest to the place, the rounding of the place itself shows.
    return .unbounded(isUp: rises[0] > 0, isIntegrable: rises[3] / rises[4] < 1.8)
  }

  var isPole: Bool {
    if case .unbounded = left { return true }
    if case .unbounded = right { return true }
    return false
  }

  /// Whether the sides go towards different numbers.
  ///
  /// - Parameter scale: The size of the ordinates around; a millionth of it does not count as a
  ///   jump.
  func isJump(scale: Double) -> Bool {
    guard case .bounded(let a, let first) = left, case .bounded(let b, let second) = right
    else { return false }
    return (a - b).magnitude > first + second + 1e-6 * scale
  }

  /// Whether the curve goes towards 0 on a side.
  var approachesZero: Bool {
    for side in [left, right] {
      if case .bounded(let limit, let spread) = side, limit.magnitude <= spread { return true }
    }
    return false
  }

  /// Whether the curve is undefined on both sides.
  var isAlone: Bool { left == .undefined && right == .undefined }

  /// Whether the curve is defined on one side only.
  var isEdge: Bool { (left == .undefined) != (right == .undefined) }

  var isIntegrable: Bool {
    for side in [left, right] {
      if case .unbounded(_, isIntegrable: false) = side { return false }
    }
    return true
  }

  /// Whether the curve grows without bound upwards, and whether downwards, on those sides that count.
  func directions(countsLeft: Bool, countsRight: Bool) -> (up: Bool, down: Bool) {
    var found = (up: false, down: false)
    for side in (countsLeft ? [left] : []) + (countsRight ? [right] : []) {
      if case .unbounded(let isUp, _) = side {
        if isUp { found.up = true } else { found.down = true }
      }
    }
    return found
  }
}
