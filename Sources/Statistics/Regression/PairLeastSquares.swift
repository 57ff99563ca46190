import Formulas
import OrdinateNumerics
import Reals

/// The fit of a linear model by pairs of doubles, whose bounds say how many digits are certain.
///
/// - Source: the normal equations with twice the digits, after Björck 1996, Numerical Methods for Least Squares
///   Problems, section 2.4: their error is that of an orthogonal factorisation where the condition squared is
///   below 2¹⁰⁰.
struct PairLeastSquares: Sendable {
  private let basis: LinearBasis
  private let response: Formula
  private let data: FitData
  private let angle: AngleUnit
  /// The factors' values, then the response's without the rest, then the response's: a column each.
  private var columns: [[DoublePair]]
  private var evaluators: [PairEvaluator]
  /// For formulas with functions that pairs do not have, such as a median or an integral.
  private var tapes: [Int: Tape] = [:]
  private(set) var next = 0

  init(_ basis: LinearBasis, response: Formula, _ data: FitData, _ angle: AngleUnit) {
    (self.basis, self.response, self.data, self.angle) = (basis, response, data, angle)
    columns = Array(repeating: [], count: basis.factors.count + 2)
    evaluators = (basis.factors + [basis.rest, response]).map {
      PairEvaluator($0, variables: data.names, angle: angle)
    }
  }

  var isComplete: Bool { next == data.count }

  /// Computes the values of some rows.
  ///
  /// - Throws: `undefined` for a row without a value.
  mutating func read(rows count: Int) throws(FitError) {
    let count = min(data.count, next + count)
    while next < count {
      let arguments = data.pairs(at: next)
      for index in evaluators.indices {
        var value = arguments.withUnsafeBufferPointer { evaluators[index].value(at: $0) }
        if !value.isKnown { value = enclosedValue(of: index, at: arguments) }
        guard value.isKnown else { throw .undefined(row: data.rows[next] + 1) }
        columns[index].append(value)
      }
      let factors = basis.factors.count
      columns[factors][next] = columns[factors + 1][next] - columns[factors][next]
      next += 1
    }
  }

  /// A formula's value with an error that covers its enclosure; unknown where it may have none.
  private mutating func enclosedValue(of index: Int, at arguments: [DoublePair]) -> DoublePair {
    let formula = (basis.factors + [basis.rest, response])[index]
    let tape =
      tapes[index] ?? Tape(integrating: [formula], variables: data.names, angle: angle)
    tapes[index] = tape
    var evaluator = IntervalEvaluator()
    let value = evaluator.evaluate(
      tape,
      at: arguments.map {
        $0.isExact && $0.low == 0 ? Interval($0.high) : Interval($0.high.nextDown, $0.high.nextUp)
      })
    guard value.decoration >= .defined, value.width.isFinite else { return .unknown }
    return DoublePair(high: value.midpoint, low: 0, error: value.width)
  }

  /// The fit.
  ///
  /// - Precondition: All rows are read.
  func fit() throws(FitError) -> Fit {
    let count = basis.factors.count
    var matrix = NormalMatrix(size: count)
    var right: [DoublePair] = []
    for row in 0..<count {
      for column in 0...row { matrix[row, column] = Self.dot(columns[row], columns[column]) }
      right.append(Self.dot(columns[row], columns[count]))
    }
    let factors: NormalMatrix.Factors
    do throws(NormalMatrix.Dependence) { factors = try matrix.factors(least: 0x1p-92) } catch {
      throw .notDetermined([basis.parameters[error.row]])
    }
    let solution = factors.solve(right)
    var residuals: [DoublePair] = []
    var squares = DoublePair.zero
    for row in 0..<data.count {
      var rest = columns[count][row]
      for column in 0..<count { rest = rest - columns[column][row] * solution[column] }
      residuals.append(rest)
      squares = squares + rest * rest
    }
    return try LinearResult(
      basis: basis, data: data, factors: factors, solution: solution, squares: squares,
      spread: Self.spread(columns[count + 1])
    ).fit(residuals: residuals.map { $0.high })
  }

  static func dot(_ a: [DoublePair], _ b: [DoublePair]) -> DoublePair {
    var sum = DoublePair.zero
    for index in a.indices { sum = sum + a[index] * b[index] }
    return sum
  }

  /// The sum of the squared distances from the mean.
  static func spread(_ values: [DoublePair]) -> DoublePair {
    let mean = values.reduce(DoublePair.zero, +) / DoublePair(Double(values.count))
    return values.reduce(DoublePair.zero) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

/// The fit of a linear model to many rows, by doubles whose products are added to about 100 bits.
///
/// Decimals are taken as their nearest doubles, which is part of the bounds.
struct RowLeastSquares: Sendable {
  let basis: LinearBasis
  let response: Formula
  let data: FitData
  let angle: AngleUnit

  /// - Returns: `nil` where the rounding of the data to doubles leaves no certain digit of a parameter.
  func fit() throws(FitError) -> Fit? {
    let count = basis.factors.count
    let none = Variables()
    // A factor of 1 needs no column.
    let columns = basis.factors.map { factor in
      factor == Formula(1) ? nil : data.doubles(of: factor, none, angle)
    }
    let measured = data.doubles(of: response, none, angle)
    var target = measured
    if basis.rest != Formula(0) {
      let rest = data.doubles(of: basis.rest, none, angle)
      for index in target.indices { target[index] -= rest[index] }
    }
    // Each decimal errs by up to 2⁻⁵³ of itself; functions by a few times as much.
    let error: (Int) -> Double = { index in
      if index == count { return basis.rest == Formula(0) ? errorOf(response) : 0x1p-49 }
      return errorOf(basis.factors[index])
    }
    var matrix = NormalMatrix(size: count)
    var right: [DoublePair] = []
    var areKnown = true
    for row in 0..<count {
      for column in 0...row {
        let sum = dot(columns[row], columns[column], error(row) + error(column))
        areKnown = areKnown && sum.isKnown
        matrix[row, column] = sum
      }
      let sum = dot(columns[row], target, error(row) + error(count))
      areKnown = areKnown && sum.isKnown
      right.append(sum)
    }
    if !areKnown {
      for column in columns.compactMap({ $0 }) + [target] {
        if let row = column.firstIndex(where: { !$0.isFinite }) {
          throw .undefined(row: data.rows[row] + 1)
        }
      }
    }
    guard let factors = try? matrix.factors(least: 0x1p-60) else { return nil }
    let solution = factors.solve(right)
    for value in solution where Fit.Number(value) == nil { return nil }
    let residuals = residuals(target, columns, solution.map { $0.high })
    let (squares, spread) = measured.withUnsafeBufferPointer { measured in
      let mean = PairSums.sum(measured).high / Double(measured.count)
      return (
        residuals.withUnsafeBufferPointer {
          PairSums.sumOfSquares($0, distanceFrom: 0, relativeError: 0x1p-40)
        },
        PairSums.sumOfSquares(measured, distanceFrom: mean, relativeError: 0x1p-40)
      )
    }
    return try LinearResult(
      basis: basis, data: data, factors: factors, solution: solution, squares: squares,
      spread: spread
    ).fit(residuals: residuals)
  }

  /// What a solution leaves of the response, in blocks that stay in the processor's cache.
  private func residuals(
    _ target: [Double], _ columns: [[Double]?], _ values: [Double]
  ) -> [Double] {
    var residuals = target
    residuals.withUnsafeMutableBufferPointer { residuals in
      for start in stride(from: 0, to: residuals.count, by: 2_048) {
        let block = start..<min(start + 2_048, residuals.count)
        for (column, value) in zip(columns, values) {
          if let column {
            column.withUnsafeBufferPointer { column in
              for index in block { residuals[index] -= column[index] * value }
            }
          } else {
            for index in block { residuals[index] -= value }
          }
        }
      }
    }
    return residuals
  }

  private func errorOf(_ formula: Formula) -> Double {
    switch formula.kind {
    case .number: 0
    case .variable: 0x1p-53
    default: 0x1p-49
    }
  }

  /// The sum of the products of two columns; `nil` is a column of ones.
  private func dot(_ a: [Double]?, _ b: [Double]?, _ error: Double) -> DoublePair {
    guard let a else {
      return b?.withUnsafeBufferPointer { PairSums.sum($0, relativeError: error) }
        ?? DoublePair(Double(data.count))
    }
    guard let b else { return dot(b, a, error) }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in PairSums.dot(a, b, relativeError: error) }
    }
  }
}

/// What the normal equations of a linear model have given.
struct LinearResult {
  let basis: LinearBasis
  let data: FitData
  let factors: NormalMatrix.Factors
  let solution: [DoublePair]
  let squares: DoublePair
  /// The sum of the squared distances from the mean.
  let spread: DoublePair

  func fit(residuals: [Double]) throws(FitError) -> Fit {
    let freedom = data.count - solution.count
    var parameters: [Fit.Parameter] = []
    for (index, value) in solution.enumerated() {
      guard let number = Fit.Number(value) else {
        // A parameter that may be 0: as many digits as its bound leaves of the largest are 0.
        guard value.isKnown else { throw .notDetermined([basis.parameters[index]]) }
        let error = standardError(index, freedom)
        if let error, value.high.magnitude + value.error < 1e-9 * error.double {
          parameters.append(
            Fit.Parameter(
              name: basis.parameters[index], value: Fit.Number(value.high, digits: 1),
              standardError: error))
          continue
        }
        throw .notDetermined([basis.parameters[index]])
      }
      parameters.append(
        Fit.Parameter(
          name: basis.parameters[index], value: number, standardError: standardError(index, freedom)
        ))
    }
    var ratio: Fit.Number?
    if spread.high > 0 {
      let value = DoublePair.one - squares / spread
      ratio = Fit.Number(value) ?? Fit.Number(value.isKnown ? value.high : 1, digits: 10)
    }
    return Fit(
      parameters: parameters,
      residualSumOfSquares: Fit.Number(squares) ?? Fit.Number(squares.high, digits: 2),
      rSquared: ratio, residuals: data.residuals(residuals), rowCount: data.count, isLinear: true,
      isExact: false, stepCount: 0)
  }

  private func standardError(_ index: Int, _ freedom: Int) -> Fit.Number? {
    if freedom == 0 { return nil }
    let variance =
      squares * factors.inverseDiagonal(at: index) / DoublePair(Double(freedom))
    if variance.high <= 0 { return Fit.Number(0, digits: 1) }
    let error = DoublePair.squareRoot(variance)
    return Fit.Number(error) ?? Fit.Number(variance.high.squareRoot(), digits: 4)
  }
}
