import Formulas
import OrdinateNumerics
import Reals

/// The fit of a linear model to rational data by rational arithmetic: every number of it is exact.
///
/// Columns are scaled to whole numbers, so that the sums of the normal equations are sums of whole numbers.
///
/// - Source: Bareiss 1968, doi:10.1090/S0025-5718-1968-0226829-0, for elimination without fractions.
struct ExactLeastSquares: Sendable {
  private let basis: LinearBasis
  private let response: Formula
  private let data: FitData
  /// The factors' values, then the response's without the rest of the model: a column each.
  private var columns: [[Fraction]]
  private var denominators: [Natural]
  private(set) var next = 0
  /// Fractions that need more bits are left to pairs.
  private static let mostBits = 3000

  /// - Returns: `nil` if some value may not be rational.
  init?(_ basis: LinearBasis, response: Formula, _ data: FitData) {
    guard data.isExact, response.isRationalFunction, basis.rest.isRationalFunction,
      basis.factors.allSatisfy({ $0.isRationalFunction })
    else { return nil }
    (self.basis, self.response, self.data) = (basis, response, data)
    columns = Array(repeating: [], count: basis.factors.count + 1)
    denominators = Array(repeating: 1, count: basis.factors.count + 1)
  }

  var isComplete: Bool { next == data.count }

  /// Computes the values of some rows.
  ///
  /// - Returns: Whether all of them are rational, and not too long.
  mutating func read(rows count: Int) -> Bool {
    let end = min(data.count, next + count)
    while next < end {
      let index = next
      func value(_ formula: Formula) -> Fraction? {
        formula.rationalValue { data.fraction(of: $0, at: index) }
      }
      for (column, factor) in basis.factors.enumerated() {
        guard let value = value(factor), append(value, to: column) else { return false }
      }
      guard let measured = value(response), let rest = value(basis.rest),
        append(measured - rest, to: columns.count - 1)
      else { return false }
      next += 1
    }
    return true
  }

  private mutating func append(_ value: Fraction, to column: Int) -> Bool {
    columns[column].append(value)
    if !value.isWhole, denominators[column] != value.denominator {
      let common = Natural.greatestCommonDivisor(denominators[column], value.denominator)
      denominators[column] = denominators[column] * (value.denominator / common)
    }
    return denominators[column].bitWidth <= Self.mostBits
  }

  /// About how much work the rest takes, in products of words.
  var work: Int64 {
    let bits = denominators.reduce(0) { $0 + $1.bitWidth } / max(1, denominators.count) + 64
    let words = Int64(bits / 64 + 1)
    let size = Int64(columns.count)
    let sums = Int64(data.count) * size * size / 2 * (words * words + 30)
    return sums + size * size * size * (size * words * 2 * (size * words) + 60)
  }

  /// The exact fit.
  ///
  /// - Precondition: All rows are read.
  func fit() throws(FitError) -> Fit {
    let count = basis.factors.count
    // Whole numbers: each column times its denominator.
    let whole = columns.enumerated().map { (index, values) in
      values.map { value in
        value.isWhole && denominators[index].isOne
          ? value.numerator
          : value.numerator * Integer(denominators[index] / value.denominator)
      }
    }
    var rows: [[Integer]] = []
    for row in 0..<count {
      rows.append((0...count).map { Self.dot(whole[row], whole[$0]) })
    }
    let solution = try solve(rows)
    // The parameters of the columns as they are, and the residuals' unit.
    let scale = denominators[count]
    let unit = Fraction(1, solution.divisor * scale)
    let values = (0..<count).map {
      Fraction(
        solution.values[$0] * Integer(denominators[$0]), solution.divisor * scale)
    }
    var residuals: [Double] = []
    var squares: Integer = 0
    let divisor = Integer(solution.divisor)
    for row in 0..<data.count {
      var rest = whole[count][row] * divisor
      for column in 0..<count where !whole[column][row].isZero {
        rest = rest - solution.values[column] * whole[column][row]
      }
      residuals.append((Fraction(rest) * unit).nearestDouble)
      squares = squares + rest * rest
    }
    let sum = Fraction(squares) * unit * unit
    let freedom = data.count - count
    let parameters = values.enumerated().map { (index, value) in
      var error: Fit.Number?
      if freedom > 0 {
        let inverse = Fraction(
          solution.inverses[index] * Integer(denominators[index] * denominators[index]),
          solution.divisor)
        error = Fit.Number(squareRootOf: sum * inverse * Fraction(1, Natural(freedom.magnitude)))
      }
      return Fit.Parameter(
        name: basis.parameters[index], value: Fit.Number(value), standardError: error)
    }
    return Fit(
      parameters: parameters, residualSumOfSquares: Fit.Number(sum), rSquared: rSquared(sum),
      residuals: data.residuals(residuals), rowCount: data.count, isLinear: true, isExact: true,
      stepCount: 0)
  }

  private func rSquared(_ squares: Fraction) -> Fit.Number? {
    var (sum, total): (Integer, Integer) = (0, 0)
    var values: [Integer] = []
    var denominator: Natural = 1
    if case .variable = response.kind, basis.rest == Formula(0) {
      // The column is whole already.
      denominator = denominators[denominators.count - 1]
      for value in columns[columns.count - 1] {
        values.append(value.numerator * Integer(denominator / value.denominator))
      }
    } else {
      var fractions: [Fraction] = []
      for index in 0..<data.count {
        guard let value = response.rationalValue({ data.fraction(of: $0, at: index) }) else {
          return nil
        }
        fractions.append(value)
        let common = Natural.greatestCommonDivisor(denominator, value.denominator)
        denominator = denominator * (value.denominator / common)
      }
      values = fractions.map { $0.numerator * Integer(denominator / $0.denominator) }
    }
    for value in values {
      sum = sum + value
      total = total + value * value
    }
    // n·Σ(y - mean)² is n·Σy² - (Σy)².
    let count = Integer(values.count)
    let spread = count * total - sum * sum
    if spread.isZero { return nil }
    let scaled = Fraction(spread, Natural(values.count.magnitude) * denominator * denominator)
    return Fit.Number(1 - squares / scaled)
  }

  private static func dot(_ a: [Integer], _ b: [Integer]) -> Integer {
    var sum: Integer = 0
    for index in a.indices where !a[index].isZero && !b[index].isZero {
      sum = sum + a[index] * b[index]
    }
    return sum
  }

  /// The solution of normal equations with one divisor: the determinant.
  private struct Solution {
    let values: [Integer]
    /// The diagonal of the inverse matrix.
    let inverses: [Integer]
    let divisor: Natural
  }

  /// Solves the normal equations.
  private func solve(_ equations: [[Integer]]) throws(FitError) -> Solution {
    let count = equations.count
    // The right side, then the unit matrix.
    var rows = equations.enumerated().map { (index, row) in
      row + (0..<count).map { $0 == index ? 1 : 0 }
    }
    var previous: Integer = 1
    for pivot in 0..<count {
      // The matrix is positive, so a pivot is 0 only where earlier columns determine this one.
      guard !rows[pivot][pivot].isZero else { throw .notDetermined([basis.parameters[pivot]]) }
      for row in 0..<count where row != pivot {
        let factor = rows[row][pivot]
        for column in 0..<rows[row].count where column != pivot {
          let value = rows[pivot][pivot] * rows[row][column] - factor * rows[pivot][column]
          rows[row][column] = value.quotientAndRemainder(dividingBy: previous).quotient
        }
        rows[row][pivot] = 0
      }
      previous = rows[pivot][pivot]
    }
    return Solution(
      values: (0..<count).map { rows[$0][count] },
      inverses: (0..<count).map { rows[$0][count + 1 + $0] }, divisor: previous.magnitude)
  }
}
