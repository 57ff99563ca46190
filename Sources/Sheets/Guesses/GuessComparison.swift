import Graphing
public import OrdinateNumerics

/// How far a guess is from the function that was guessed.
///
/// A distance is that of two points with the same abscissa. All numbers are enclosed, so that no digit of them is
/// shown that is not proved.
public struct GuessComparison: Equatable, Sendable {
  /// The abscissas for which the two are compared: the longest part of the guess where the function is proved to
  /// have values.
  public let range: ClosedRange<Double>
  public let mean: Interval
  public let greatest: Interval
  /// An abscissa at which the distance is one that `greatest` contains, or nearly so.
  public let place: Double

  /// The pieces that are looked at, at most.
  private static let mostPieces = 30_000
  /// How often a piece is halved to find out where the function has values.
  private static let mostHalvings = 12
  /// How narrow enclosures are to be, as a share of the number.
  private static let precision = 1e-5

  /// - Returns: `nil` if the function is nowhere proved to have values below the guess.
  /// - Complexity: At most some 30,000 enclosures of the function.
  public init?(of guess: DrawnGuess, with source: FormulaSource) {
    let difference = GuessDifference(guess, source)
    var pieces = Self.longestPart(of: difference)
    guard let first = pieces.first, let last = pieces.last else { return nil }
    range = first.left...last.right
    let width = Interval(range.upperBound) - Interval(range.lowerBound)
    var (count, isRefined) = (pieces.count, true)
    var best = (distance: -1.0, x: range.lowerBound)
    while true {
      for piece in pieces where piece.lowerDistance > best.distance {
        best = (piece.lowerDistance, piece.middle)
      }
      let total = pieces.reduce(0) { $0 + $1.integral.upper }
      let allowed = Self.precision * total / Double(pieces.count)
      let highest = best.distance * (1 + Self.precision)
      let wide = pieces.indices.filter { index in
        let piece = pieces[index]
        return piece.canBeHalved
          && (piece.distance.upper > highest || piece.integral.width > allowed)
      }
      guard isRefined, !wide.isEmpty, count + 2 * wide.count <= Self.mostPieces else { break }
      count += 2 * wide.count
      let halves = difference.measured(wide.flatMap { pieces[$0].halves })
      isRefined = halves.allSatisfy { $0.isDefined }
      guard isRefined else { break }
      pieces = Self.replacing(wide, of: pieces, by: halves)
    }
    let sum = pieces.reduce(Interval(0)) { $0 + $1.integral }
    mean = Interval(max(0, (sum / width).lower), (sum / width).upper)
    let upper = pieces.reduce(0) { max($0, $1.distance.upper) }
    greatest = Interval(min(max(0, best.distance), upper), upper)
    place = best.x
  }

  /// The pieces, with two halves in place of each of some.
  private static func replacing(
    _ indices: [Int], of pieces: [GuessPiece], by halves: [GuessPiece]
  ) -> [GuessPiece] {
    var (refined, next) = ([GuessPiece](), 0)
    refined.reserveCapacity(pieces.count + indices.count)
    for (index, piece) in pieces.enumerated() {
      if next < indices.count, indices[next] == index {
        refined += halves[2 * next..<2 * next + 2]
        next += 1
      } else {
        refined.append(piece)
      }
    }
    return refined
  }

  /// The pieces of the longest part on which the function is proved to have values.
  private static func longestPart(of difference: GuessDifference) -> [GuessPiece] {
    var pieces = difference.measured(difference.segments)
    for _ in 0..<mostHalvings {
      let open = pieces.indices.filter { !pieces[$0].isDefined && pieces[$0].canBeHalved }
      if open.isEmpty || pieces.count + open.count > mostPieces / 4 { break }
      let halves = difference.measured(open.flatMap { pieces[$0].halves })
      pieces = replacing(open, of: pieces, by: halves)
    }
    let parts = pieces.split { !$0.isDefined }
    let longest = parts.max { one, other in
      (one.last?.right ?? 0) - (one.first?.left ?? 0)
        < (other.last?.right ?? 0) - (other.first?.left ?? 0)
    }
    return longest.map { Array($0) } ?? []
  }
}

/// A part of one segment of a guess, with what is proved of the distance there.
struct GuessPiece {
  let left: Double
  let right: Double
  /// The index of the point of the guess at which its segment begins.
  let segment: Int
  /// Whether the function is proved to have a value everywhere in it.
  var isDefined = false
  /// Contains each distance.
  var distance = Interval.whole
  /// A distance that is reached in the middle, at least.
  var lowerDistance = 0.0
  /// Contains the integral of the distance.
  var integral = Interval.whole

  var middle: Double { left / 2 + right / 2 }

  var canBeHalved: Bool { left < middle && middle < right }

  var halves: [GuessPiece] {
    [
      GuessPiece(left: left, right: middle, segment: segment),
      GuessPiece(left: middle, right: right, segment: segment),
    ]
  }
}

/// A function minus a guess of it.
private struct GuessDifference {
  let source: FormulaSource
  let points: [Point]
  /// For each segment of the guess.
  let slopes: [Interval]

  init(_ guess: DrawnGuess, _ source: FormulaSource) {
    (self.source, points) = (source, guess.points)
    slopes = zip(points, points.dropFirst()).map { start, end in
      (Interval(end.y) - Interval(start.y)) / (Interval(end.x) - Interval(start.x))
    }
  }

  /// The segments, not measured.
  var segments: [GuessPiece] {
    slopes.indices.map {
      GuessPiece(left: points[$0].x, right: points[$0 + 1].x, segment: $0)
    }
  }

  /// The same pieces, with what is proved of them.
  ///
  /// - Source: The mean value form: the distance is that in the middle, and the slope times the way from there.
  func measured(_ pieces: [GuessPiece]) -> [GuessPiece] {
    let ranges = pieces.map { Interval($0.left, $0.right) }
    let values = source.enclosures(over: ranges)
    let middles = source.enclosures(over: pieces.map { Interval($0.middle) })
    let changes = source.derivative?.enclosures(over: ranges)
    return pieces.indices.map { index in
      measured(
        pieces[index], values[index], middle: middles[index], change: changes?[index])
    }
  }

  private func measured(
    _ piece: GuessPiece, _ values: Interval, middle: Interval, change: Interval?
  ) -> GuessPiece {
    var piece = piece
    guard values.decoration >= .defined, middle.decoration >= .defined, values.isBounded else {
      return piece
    }
    piece.isDefined = true
    let start = points[piece.segment]
    let slope = slopes[piece.segment]
    func guess(at x: Interval) -> Interval {
      Interval(start.y) + slope * (x - Interval(start.x))
    }
    let (left, right) = (Interval(piece.left), Interval(piece.right))
    let center = Interval(piece.middle)
    let (before, after) = (center - left, right - center)
    let atCenter = middle - guess(at: center)
    var difference = values - guess(at: Interval(piece.left, piece.right))
    var sum = difference * (right - left)
    if values.decoration == .continuous, let change, change.decoration >= .defined {
      let turn = change - slope
      let narrow = atCenter + turn * Interval(-before.upper, after.upper)
      difference = .intersection(difference, narrow)
      let half = Interval(0.5)
      let rest = turn * (after * after * half) - turn * (before * before * half)
      sum = .intersection(sum, atCenter * (right - left) + rest)
    }
    if difference.isEmpty || !difference.isBounded { return piece }
    piece.distance = .abs(difference)
    piece.lowerDistance = Interval.abs(atCenter).lower
    let most = (piece.distance * (right - left)).upper
    // Where the sign changes, positive and negative parts cancel out in the sum.
    let isOneSided = difference.lower >= 0 || difference.upper <= 0
    let size = Interval.abs(sum)
    piece.integral = Interval(
      max(0, size.lower),
      isOneSided ? max(size.lower, min(size.upper, most)) : max(size.lower, most))
    return piece
  }
}

extension Interval {
  fileprivate var isBounded: Bool { !isEmpty && lower.isFinite && upper.isFinite }
}
