import OrdinateNumerics

/// A symmetric positive matrix of pairs of doubles, such as that of the normal equations, and its factors.
///
/// About 100 bits make the normal equations as good as an orthogonal factorisation in doubles would be with
/// twice as many digits; the pairs' bounds say how many digits of a solution are certain.
///
/// - Source: Golub and Van Loan 2013, Matrix Computations, section 4.1.2: the LDLᵀ factorisation.
struct NormalMatrix {
  let size: Int
  private var entries: [DoublePair]

  init(size: Int) {
    self.size = size
    entries = Array(repeating: .zero, count: size * size)
  }

  subscript(row: Int, column: Int) -> DoublePair {
    get { entries[row * size + column] }
    set {
      entries[row * size + column] = newValue
      entries[column * size + row] = newValue
    }
  }

  /// The factors of the matrix.
  struct Factors {
    fileprivate let size: Int
    fileprivate var lower: [DoublePair]
    fileprivate var pivots: [DoublePair]
    /// Powers of two that bring the diagonal near 1.
    fileprivate let scales: [Double]
    /// The least pivot compared with the diagonal: about the inverse square of the condition.
    let leastPivot: Double

    /// The solution for a right side.
    func solve(_ right: [DoublePair]) -> [DoublePair] {
      var x = right
      for row in 0..<size {
        x[row] = x[row] * DoublePair(scales[row])
        for column in 0..<row { x[row] = x[row] - lower[row * size + column] * x[column] }
      }
      for row in 0..<size { x[row] = x[row] / pivots[row] }
      for row in (0..<size).reversed() {
        for column in row + 1..<size { x[row] = x[row] - lower[column * size + row] * x[column] }
      }
      for row in 0..<size { x[row] = x[row] * DoublePair(scales[row]) }
      return x
    }

    /// An entry of the diagonal of the inverse.
    func inverseDiagonal(at index: Int) -> DoublePair {
      var unit = [DoublePair](repeating: .zero, count: size)
      unit[index] = .one
      return solve(unit)[index]
    }
  }

  /// Why there are no factors: the first row that those before it determine.
  struct Dependence: Error { let row: Int }

  /// - Parameter least: The least pivot, compared with the diagonal.
  func factors(least: Double) throws(Dependence) -> Factors {
    var scales: [Double] = []
    for row in 0..<size {
      let diagonal = self[row, row]
      guard diagonal.isKnown, diagonal.high > 0 else { throw Dependence(row: row) }
      let exponent = Int(diagonal.high.exponent) / 2
      scales.append(Double(sign: .plus, exponent: -exponent, significand: 1))
    }
    var lower = [DoublePair](repeating: .zero, count: size * size)
    var pivots: [DoublePair] = []
    var smallest = Double.infinity
    for row in 0..<size {
      for column in 0...row {
        var sum = self[row, column] * DoublePair(scales[row] * scales[column])
        let diagonal = sum
        for k in 0..<column {
          sum = sum - lower[row * size + k] * lower[column * size + k] * pivots[k]
        }
        if column < row {
          lower[row * size + column] = sum / pivots[column]
        } else {
          guard sum.signum == 1, sum.high > diagonal.high * least else {
            throw Dependence(row: row)
          }
          smallest = min(smallest, sum.high / diagonal.high)
          pivots.append(sum)
        }
      }
    }
    return Factors(
      size: size, lower: lower, pivots: pivots, scales: scales, leastPivot: smallest)
  }
}
