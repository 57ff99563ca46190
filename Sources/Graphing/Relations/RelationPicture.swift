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
  /// All pixels, row by row from the bottom.
  public private(set) var pixels: [Pixel]

  /// What is known about a pixel, in one byte: pictures have millions of them.
  public struct Pixel: Equatable, Sendable {
    /// The answer in the lowest two bits, then `full` and `traced`.
    private(set) var bits: UInt8 = 0

    fileprivate static let answer: UInt8 = 3
    private static let full: UInt8 = 4
    private static let traced: UInt8 = 8

    init() {}

    /// - Returns: `nil` for bits that no pixel has.
    init?(bits: UInt8) {
      guard bits <= Self.answer | Self.full | Self.traced,
        let answer = Answer(rawValue: bits & Self.answer),
        bits & Self.full == 0 || answer == .proved
      else { return nil }
      self.bits = bits
    }

    public var answer: Answer {
      switch bits & Self.answer {
      case Answer.empty.rawValue: .empty
      case Answer.undecided.rawValue: .undecided
      default: .proved
      }
    }

    /// Whether all its points are solutions.
    public var isFull: Bool { bits & Self.full != 0 }

    /// Whether a stroke shows the solutions in it.
    public var isTraced: Bool { bits & Self.traced != 0 }

    fileprivate mutating func add(_ answer: Answer) {
      bits = bits & ~Self.answer | max(bits & Self.answer, answer.rawValue)
    }

    fileprivate mutating func add(_ other: Pixel) {
      add(other.answer)
      bits |= other.bits & ~Self.answer
    }

    fileprivate mutating func fill() {
      bits = bits & Self.traced | Self.full | Answer.proved.rawValue
    }

    fileprivate mutating func trace() { bits |= Self.traced }
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    pixels = Array(repeating: Pixel(), count: columns * rows)
  }

  /// - Returns: `nil` if these are not the bits of as many pixels.
  init?(columns: Int, rows: Int, bits: [UInt8]) {
    let pixels = bits.compactMap { Pixel(bits: $0) }
    guard pixels.count == bits.count, pixels.count == columns * rows else { return nil }
    (self.columns, self.rows, self.pixels) = (columns, rows, pixels)
  }

  /// The answer of a pixel; rows count from the bottom.
  public subscript(column: Int, row: Int) -> Answer { pixels[row * columns + column].answer }

  /// Level lines through the middles of pixels with an answer, in pixels from the upper left corner: one for all
  /// pixels beside each other.
  public func runs(of answer: Answer) -> [Line] { runs { pixels[$0].answer == answer } }

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
    pixels.withUnsafeBufferPointer { pixels in
      var count = 0
      var start = 0
      // Sums that fit into a byte are computed many at once.
      while start < pixels.count {
        let end = min(start + Int(UInt8.max), pixels.count)
        var part: UInt8 = 0
        while start < end {
          part &+= pixels[start].bits & Pixel.answer == answer.rawValue ? 1 : 0
          start += 1
        }
        count += Int(part)
      }
      return count
    }
  }

  /// Adds what one of several conditions, of which one has to hold, says about a pixel.
  mutating func add(_ answer: Answer, column: Int, row: Int) {
    pixels[row * columns + column].add(answer)
  }

  /// Adds what is known about another part of the same figure.
  ///
  /// - Precondition: The pictures have one size.
  mutating func add(_ other: RelationPicture) {
    precondition(other.columns == columns && other.rows == rows)
    for index in pixels.indices { pixels[index].add(other.pixels[index]) }
  }

  /// Marks pixels in which all points are solutions.
  mutating func fill(_ block: PixelBlock) {
    for row in block.rows {
      let range =
        row * columns + block.columns.lowerBound..<row * columns + block.columns.upperBound
      for index in range { pixels[index].fill() }
    }
  }

  /// Marks a pixel whose solutions a stroke shows.
  mutating func trace(column: Int, row: Int) { pixels[row * columns + column].trace() }
}
