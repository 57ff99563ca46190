/// A response as a sum of multiples of columns, by doubles: for starting values, of which thousands are tried.
///
/// Columns that are the same in all tries come first, so that they are made orthogonal once.
///
/// - Source: the modified method of Gram and Schmidt; Björck 1967, doi:10.1007/BF01934122.
struct RoughLeastSquares: Sendable {
  private typealias Vector = UnsafeMutableBufferPointer<Double>

  private let rowCount: Int
  /// Which of the rows each column is.
  private let order: [Int]
  /// How many columns are the same in all tries, and whether the part without columns is, too.
  private let fixedCount: Int
  private let isRestFixed: Bool
  /// Whether the fixed columns depend on each other.
  private var isSingular = false
  private let response: [Double]
  /// The columns, each orthogonal to those before it; then what the fixed columns leave of the response.
  private var columns: [Double]
  /// The squared length of each of these.
  private var lengths: [Double]
  /// How much of earlier columns each column had.
  private var shares: [Double]
  private var multiples: [Double]

  /// A column of which less is left than this part of its length is a sum of multiples of those before it.
  private static let leastLength = 1e-14

  /// - Parameters:
  ///   - rows: The part of the model without the columns, then the columns; as long as the response.
  ///   - varies: Which of the rows are others in each try.
  init(_ rows: [[Double]], varies: [Bool], _ response: [Double]) {
    let count = rows.count - 1
    var order: [Int] = []
    for column in 1..<rows.count where !varies[column] { order.append(column) }
    fixedCount = order.count
    for column in 1..<rows.count where varies[column] { order.append(column) }
    self.order = order
    isRestFixed = !varies[0]
    rowCount = response.count
    self.response = response
    columns = Array(repeating: 0, count: (count + 1) * response.count)
    lengths = Array(repeating: 0, count: count + 1)
    shares = Array(repeating: 0, count: count * count)
    multiples = Array(repeating: 0, count: count)
    for index in 0..<fixedCount where !isSingular {
      isSingular = !takeColumn(index, rows[order[index]], from: 0)
    }
    if !isSingular { takeResponse(without: rows[0], from: 0) }
  }

  /// The least sum of squared residuals.
  ///
  /// - Parameters:
  ///   - rows: As those of the beginning, of which the varying ones are read.
  ///   - first: Where they begin in these.
  ///   - bound: A larger sum is not computed.
  /// - Returns: `nil` if the sum is larger, if the columns depend on each other, or if a number is not
  ///   finite.
  /// - Complexity: O(rows · columns²).
  mutating func squares(
    of rows: [[Double]], from first: Int, below bound: Double
  ) -> Double? {
    guard let rough = roughSquares(of: rows, from: first) else { return nil }
    guard rough.squares <= bound + rough.error else { return nil }
    var squares = 0.0
    for row in 0..<rowCount {
      var left = columns[order.count * rowCount + row]
      for index in fixedCount..<order.count {
        left -= multiples[index] * columns[index * rowCount + row]
      }
      squares += left * left
    }
    return squares < bound ? squares : nil
  }

  /// Whether the least sum of squared residuals is greater than a bound; not if the columns depend on each other, or
  /// if a number is not finite.
  mutating func exceeds(_ bound: Double, of rows: [[Double]], from first: Int) -> Bool {
    guard let rough = roughSquares(of: rows, from: first) else { return false }
    return rough.squares > bound + rough.error
  }

  /// The least sum of squared residuals as a difference, and its error; `nil` if the columns depend on each other.
  private mutating func roughSquares(
    of rows: [[Double]], from first: Int
  ) -> (squares: Double, error: Double)? {
    if isSingular { return nil }
    if !isRestFixed { takeResponse(without: rows[0], from: first) }
    let (whole, count) = (lengths[order.count], rowCount)
    var squares = whole
    for index in fixedCount..<order.count {
      guard takeColumn(index, rows[order[index]], from: first) else { return nil }
      let product = columns.withUnsafeMutableBufferPointer { columns in
        Self.dot(
          Self.column(index, of: columns, count), Self.column(order.count, of: columns, count))
      }
      multiples[index] = product / lengths[index]
      squares -= multiples[index] * multiples[index] * lengths[index]
    }
    // The difference has the rounding errors of the whole.
    return (squares, 1e-12 * whole)
  }

  /// The multiples of the columns that leave the squares that were asked for last.
  var solution: [Double] {
    var solution = multiples
    for index in order.indices.reversed() {
      for later in index + 1..<order.count {
        solution[index] -= shares[index * order.count + later] * solution[later]
      }
    }
    var ordered = solution
    for (index, row) in order.enumerated() { ordered[row - 1] = solution[index] }
    return ordered
  }

  /// Makes a column orthogonal to those before it.
  ///
  /// - Returns: Whether it is independent of them, and finite.
  @inline(never)
  private mutating func takeColumn(
    _ index: Int, _ source: [Double], from first: Int
  ) -> Bool {
    let count = rowCount
    return columns.withUnsafeMutableBufferPointer { columns in
      let column = Self.column(index, of: columns, count)
      source.withUnsafeBufferPointer { source in
        for row in 0..<count { column[row] = source[first + row] }
      }
      var length = Self.dot(column, column)
      let least = Self.leastLength * length
      guard length > 0, length.isFinite else { return false }
      for earlier in 0..<index {
        let other = Self.column(earlier, of: columns, count)
        let share = Self.dot(other, column) / lengths[earlier]
        shares[earlier * order.count + index] = share
        Self.subtract(other, times: share, from: column)
      }
      if index > 0 { length = Self.dot(column, column) }
      lengths[index] = length
      return length > least
    }
  }

  /// Computes what the fixed columns leave of the response.
  @inline(never)
  private mutating func takeResponse(without rest: [Double], from first: Int) {
    let count = rowCount
    columns.withUnsafeMutableBufferPointer { columns in
      let left = Self.column(order.count, of: columns, count)
      for row in 0..<count { left[row] = response[row] - rest[first + row] }
      for index in 0..<fixedCount {
        let column = Self.column(index, of: columns, count)
        multiples[index] = Self.dot(column, left) / lengths[index]
        Self.subtract(column, times: multiples[index], from: left)
      }
      lengths[order.count] = Self.dot(left, left)
    }
  }

  /// A column of so many rows.
  private static func column(_ index: Int, of columns: Vector, _ count: Int) -> Vector {
    Vector(rebasing: columns[index * count..<(index + 1) * count])
  }

  private static func dot(_ a: Vector, _ b: Vector) -> Double {
    // Four sums, so that the processor need not wait for each.
    var sums = SIMD4<Double>.zero
    var row = 0
    while row + 4 <= a.count {
      let left = SIMD4<Double>(a[row], a[row + 1], a[row + 2], a[row + 3])
      let right = SIMD4<Double>(b[row], b[row + 1], b[row + 2], b[row + 3])
      sums += left * right
      row += 4
    }
    var sum = (sums.x + sums.y) + (sums.z + sums.w)
    while row < a.count {
      sum += a[row] * b[row]
      row += 1
    }
    return sum
  }

  private static func subtract(_ column: Vector, times multiple: Double, from rest: Vector) {
    for row in 0..<rest.count { rest[row] -= multiple * column[row] }
  }
}
