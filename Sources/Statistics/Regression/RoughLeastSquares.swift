/// A response as a sum of multiples of columns, by doubles: for starting values, of which thousands are tried.
///
/// - Source: the modified method of Gram and Schmidt; Björck 1967, doi:10.1007/BF01934122.
struct RoughLeastSquares: Sendable {
  private let rowCount: Int
  private let columnCount: Int
  /// The columns, each orthogonal to those before it; then what is left of the response.
  private var columns: [Double]
  /// How much of earlier columns each column had.
  private var shares: [Double]
  private var multiples: [Double]

  /// A column of which less is left than this part of its length is a sum of multiples of those before it.
  private static let leastLength = 1e-14

  init(rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount) = (rowCount, columnCount)
    columns = Array(repeating: 0, count: (columnCount + 1) * rowCount)
    shares = Array(repeating: 0, count: columnCount * columnCount)
    multiples = Array(repeating: 0, count: columnCount)
  }

  /// The least sum of squared residuals.
  ///
  /// - Parameters:
  ///   - rows: The part of the model without the columns, then the columns.
  ///   - response: As long as each of them.
  /// - Returns: `nil` if the columns depend on each other, or if a number is not finite.
  /// - Complexity: O(rows · columns²).
  mutating func squares(of rows: [[Double]], _ response: [Double]) -> Double? {
    let (count, columnCount) = (rowCount, columnCount)
    return columns.withUnsafeMutableBufferPointer { columns in
      let left = UnsafeMutableBufferPointer(rebasing: columns[(columnCount * count)...])
      for row in 0..<count { left[row] = response[row] - rows[0][row] }
      for index in 0..<columnCount {
        let column = UnsafeMutableBufferPointer(
          rebasing: columns[index * count..<(index + 1) * count])
        rows[index + 1].withUnsafeBufferPointer { source in
          for row in 0..<count { column[row] = source[row] }
        }
        let length = Self.dot(column, column)
        for earlier in 0..<index {
          let other = UnsafeMutableBufferPointer(
            rebasing: columns[earlier * count..<(earlier + 1) * count])
          let share = Self.dot(other, column) / Self.dot(other, other)
          shares[earlier * columnCount + index] = share
          Self.subtract(other, times: share, from: column)
        }
        let rest = Self.dot(column, column)
        guard length > 0, length.isFinite, rest > Self.leastLength * length else { return nil }
        multiples[index] = Self.dot(column, left) / rest
        Self.subtract(column, times: multiples[index], from: left)
      }
      let squares = Self.dot(left, left)
      return squares.isFinite ? squares : nil
    }
  }

  /// The multiples of the columns that leave the squares that were asked for last.
  var solution: [Double] {
    var solution = multiples
    for index in (0..<columnCount).reversed() {
      for later in index + 1..<columnCount {
        solution[index] -= shares[index * columnCount + later] * solution[later]
      }
    }
    return solution
  }

  private static func dot(
    _ a: UnsafeMutableBufferPointer<Double>, _ b: UnsafeMutableBufferPointer<Double>
  ) -> Double {
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

  private static func subtract(
    _ column: UnsafeMutableBufferPointer<Double>, times multiple: Double,
    from rest: UnsafeMutableBufferPointer<Double>
  ) {
    for row in 0..<rest.count { rest[row] -= multiple * column[row] }
  }
}
