public import Formulas
import OrdinateNumerics

/// Draws where a tape of x and y is negative, in a square picture of -1…1 × -1…1 with the centres
/// of its pixels as samples.
///
/// A tile that an interval proves to lie inside or outside is filled at once. Any other tile is
/// divided, down to rows of pixels, with a tape as short as its interval allows.
///
/// - Source: Duff 1992, doi:10.1145/133994.134027; Keeter 2020, doi:10.1145/3386569.3392429.
public final class Region {
  /// The number of parts that each side of a tile is divided into, from the whole picture down.
  private static let divisions = [8, 4, 4]

  public let size: Int
  /// One byte per pixel, row by row from the top: 1 inside.
  public private(set) var pixels: [UInt8]
  private let levels = divisions.map { _ in Level() }
  private var points = RowEvaluator()
  private var values: [Double] = []

  /// The state of one level of tiles while the tiles inside are drawn.
  private final class Level {
    var evaluator = IntervalRowEvaluator()
  }

  /// - Precondition: `size` is a multiple of 128.
  public init(size: Int) {
    self.size = size
    pixels = [UInt8](repeating: 0, count: size * size)
  }

  /// How many pixels are inside.
  public func draw(_ tape: Tape) -> Int {
    for index in pixels.indices { pixels[index] = 0 }
    draw(tape, level: 0, column: 0, row: 0, size: size)
    var count = 0
    for pixel in pixels { count += Int(pixel) }
    return count
  }

  /// Draws pixel by pixel.
  public func drawWithoutIntervals(_ tape: Tape) -> Int {
    pixels = [UInt8](repeating: 0, count: size * size)
    for row in 0..<size { drawPixels(tape, columns: 0..<size, rows: row..<row + 1) }
    var count = 0
    for pixel in pixels { count += Int(pixel) }
    return count
  }

  private func x(_ column: Int) -> Double { -1 + 2 * (Double(column) + 0.5) / Double(size) }

  private func y(_ row: Int) -> Double { 1 - 2 * (Double(row) + 0.5) / Double(size) }

  private func draw(_ tape: Tape, level: Int, column: Int, row: Int, size: Int) {
    guard level < Self.divisions.count else {
      drawPixels(tape, columns: column..<column + size, rows: row..<row + size)
      return
    }
    let parts = Self.divisions[level]
    let side = size / parts
    var xs: [Interval] = []
    var ys: [Interval] = []
    xs.reserveCapacity(parts * parts)
    ys.reserveCapacity(parts * parts)
    for part in 0..<parts * parts {
      let (left, top) = (column + part % parts * side, row + part / parts * side)
      xs.append(Interval(x(left), x(left + side - 1)))
      ys.append(Interval(y(top + side - 1), y(top)))
    }
    let intervals = levels[level].evaluator.evaluate(tape, at: [xs, ys])
    for (part, interval) in intervals.enumerated() where interval.lower < 0 {
      let (left, top) = (column + part % parts * side, row + part / parts * side)
      if interval.upper < 0 && interval.decoration >= .defined {
        fill(columns: left..<left + side, rows: top..<top + side)
      } else {
        let shorter = levels[level].evaluator.shortened(tape, at: part)
        draw(shorter, level: level + 1, column: left, row: top, size: side)
      }
    }
  }

  private func fill(columns: Range<Int>, rows: Range<Int>) {
    for row in rows {
      for column in columns { pixels[row * size + column] = 1 }
    }
  }

  private func drawPixels(_ tape: Tape, columns: Range<Int>, rows: Range<Int>) {
    let count = columns.count * rows.count
    var xs: [Double] = []
    var ys: [Double] = []
    xs.reserveCapacity(count)
    ys.reserveCapacity(count)
    for row in rows {
      let y = y(row)
      for column in columns {
        xs.append(x(column))
        ys.append(y)
      }
    }
    if values.count != count { values = [Double](repeating: 0, count: count) }
    points.evaluate(tape, at: [xs, ys], into: &values)
    var index = 0
    for row in rows {
      for column in columns {
        if values[index] < 0 { pixels[row * size + column] = 1 }
        index += 1
      }
    }
  }
}
