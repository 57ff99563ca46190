/// What is known about the solutions of a relation in each pixel of a picture.
public struct RelationPicture: Sendable {
  /// Whether a closed pixel contains a solution.
  public enum Answer: UInt8, Comparable, Sendable {
    case empty, undecided, proved

    public static func < (a: Answer, b: Answer) -> Bool { a.rawValue < b.rawValue }
  }

  /// The width, in pixels.
  public let columns: Int
  /// The height, in pixels.
  public let rows: Int
  /// The answers of all pixels, row by row from the bottom.
  public private(set) var answers: [Answer]
  /// Whether all points of a pixel are solutions.
  public private(set) var isFull: [Bool]
  /// Whether the solutions in a pixel are drawn by a stroke.
  public private(set) var isTraced: [Bool]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    answers = Array(repeating: .empty, count: columns * rows)
    isFull = Array(repeating: false, count: columns * rows)
    isTraced = isFull
  }

  /// The answer of a pixel; rows count from the bottom.
  public subscript(column: Int, row: Int) -> Answer { answers[row * columns + column] }

  /// Level lines through the middles of pixels with an answer, in pixels from the upper left corner: one for all
  /// pixels beside each other.
  public func runs(of answer: Answer) -> [Line] { runs { answers[$0] == answer } }

  /// Level lines through the middles of pixels, as long as pixels beside each other belong to them.
  func runs(where belongs: (_ index: Int) -> Bool) -> [Line] {
    var lines: [Line] = []
    for row in 0..<rows {
      let y = Double(rows - row) - 0.5
      var start = -1
      for column in 0...columns {
        let isPart = column < columns && belongs(row * columns + column)
        if isPart && start < 0 { start = column }
        if !isPart && start >= 0 {
          lines.append(
            Line(from: Point(x: Double(start), y: y), to: Point(x: Double(column), y: y)))
          start = -1
        }
      }
    }
    return lines
  }

  /// The number of pixels with an answer.
  public func count(of answer: Answer) -> Int {
    let wanted = withUnsafeBytes(of: answer) { $0[0] }
    return answers.withUnsafeBytes { bytes in
      var count = 0
      var start = 0
      // Sums that fit into a byte are computed many at once.
      while start < bytes.count {
        let end = min(start + Int(UInt8.max), bytes.count)
        var part: UInt8 = 0
        while start < end {
          part &+= bytes[start] == wanted ? 1 : 0
          start += 1
        }
        count += Int(part)
      }
      return count
    }
  }

  /// Adds what one of several conditions, of which one has to hold, says about a pixel.
  mutating func add(_ answer: Answer, column: Int, row: Int) {
    let index = row * columns + column
    if answer > answers[index] { answers[index] = answer }
  }

  /// Adds what is known about another part of the same figure.
  ///
  /// - Precondition: The pictures have one size.
  mutating func add(_ other: RelationPicture) {
    precondition(other.columns == columns && other.rows == rows)
    for index in answers.indices {
      answers[index] = max(answers[index], other.answers[index])
      if other.isFull[index] { isFull[index] = true }
      if other.isTraced[index] { isTraced[index] = true }
    }
  }

  /// Marks pixels in which all points are solutions.
  mutating func fill(_ block: PixelBlock) {
    for row in block.rows {
      let range =
        row * columns + block.columns.lowerBound..<row * columns + block.columns.upperBound
      for index in range {
        answers[index] = .proved
        isFull[index] = true
      }
    }
  }

  /// Marks a pixel whose solutions a stroke shows.
  mutating func trace(column: Int, row: Int) { isTraced[row * columns + column] = true }
}
