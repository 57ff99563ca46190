import Formulas
import OrdinateNumerics

/// Searches the parameters of a model for the least sum of squared residuals, by doubles.
///
/// - Source: Marquardt 1963, doi:10.1137/0111030, with Moré's scaling (1978, doi:10.1007/BFb0067700) and
///   Nielsen's update of the damping (IMM-REP-1999-05).
struct NonlinearSearch: Sendable {
  let model: Model
  let data: FitData
  private(set) var values: [Double]
  private(set) var squares: Double
  private(set) var stepCount = 0
  private(set) var residuals: [Double]
  let measured: [Double]
  private var modelRows: ModelRows
  private var slopeRows: ModelRows
  private var damping = 1e-3
  private var growth = 2.0
  private var scales: [Double]
  /// The derivatives at the values, for as long as the values stay.
  private var slopes: [[Double]] = []
  /// The sum of the squares of what is measured.
  private let size: Double

  /// Why a search has ended.
  enum End: Equatable, Sendable {
    case converged
    /// The derivatives leave the row's parameter open.
    case dependent(Int)
    case exhausted
  }

  /// The most steps of a search.
  static let mostSteps = 3000

  /// - Parameter measured: What the model should come close to.
  init(
    _ model: Model, derivatives: [Formula], _ data: FitData, measured: [Double], start: [Double],
    _ angle: AngleUnit
  ) throws(FitError) {
    (self.model, self.data) = (model, data)
    (self.measured, values) = (measured, start)
    modelRows = ModelRows([model.formula], of: model.parameters, data, angle)
    slopeRows = ModelRows(derivatives, of: model.parameters, data, angle)
    scales = Array(repeating: 0, count: start.count)
    size = Self.sumOfSquares(measured)
    residuals = measured
    squares = 0
    residuals = residuals(at: start)
    squares = Self.sumOfSquares(residuals)
    guard squares.isFinite else {
      let row = residuals.firstIndex { !$0.isFinite } ?? 0
      throw .undefinedAtStart(row: data.rows[row] + 1)
    }
  }

  /// Takes a step.
  ///
  /// - Returns: Why the search has ended; `nil` if it goes on.
  /// - Complexity: O(rows · parameters²).
  mutating func step() -> End? {
    stepCount += 1
    if stepCount > Self.mostSteps { return .exhausted }
    let count = values.count
    if slopes.isEmpty {
      slopeRows.evaluate(at: values)
      slopes = slopeRows.values
      if slopes.contains(where: { $0.contains { !$0.isFinite } }) { return .exhausted }
      for index in 0..<count {
        scales[index] = max(scales[index], Self.sumOfSquares(slopes[index]).squareRoot())
      }
    }
    var matrix = matrix(of: slopes)
    var right: [DoublePair] = []
    var steepest = 0.0
    for row in 0..<count {
      let slope = Self.dot(slopes[row], residuals)
      right.append(slope)
      let size = (matrix[row, row].high * squares).squareRoot()
      if size > 0 { steepest = max(steepest, slope.high.magnitude / size) }
    }
    if squares == 0 || steepest < 1e-14 { return .converged }
    for row in 0..<count {
      let scale = scales[row] > 0 ? scales[row] : 1
      matrix[row, row] = matrix[row, row] + DoublePair(damping * scale * scale)
    }
    let factors: NormalMatrix.Factors
    do throws(NormalMatrix.Dependence) { factors = try matrix.factors(least: 0x1p-95) } catch {
      if damping > 1e10 { return .dependent(error.row) }
      worsen()
      return nil
    }
    let change = factors.solve(right).map { $0.high }
    let trial = zip(values, change).map { $0 + $1 }
    let isTiny = zip(values, change).allSatisfy { $1.magnitude <= 1e-15 * $0.magnitude }
    let rest = residuals(at: trial)
    let sum = Self.sumOfSquares(rest)
    // What the linear model of the residuals promises.
    var promised = 0.0
    for row in 0..<count {
      let scale = scales[row] > 0 ? scales[row] : 1
      promised += change[row] * (damping * scale * scale * change[row] + right[row].high)
    }
    guard sum.isFinite, sum < squares, promised > 0 else {
      if isTiny || damping > 1e40 {
        // Far out, a parameter may matter so little that doubles see no slope.
        return steepest > 1e-5 && squares > size * 1e-20 ? .exhausted : .converged
      }
      worsen()
      return nil
    }
    let ratio = (squares - sum) / promised
    let cubed = (2 * ratio - 1) * (2 * ratio - 1) * (2 * ratio - 1)
    damping = max(damping * max(1 / 3, 1 - cubed), 1e-30)
    growth = 2
    (values, residuals, squares, slopes) = (trial, rest, sum, [])
    return isTiny ? .converged : nil
  }

  private mutating func worsen() {
    damping *= growth
    growth *= 2
  }

  /// The derivatives at the search's end.
  var slopesAtEnd: [[Double]] {
    var rows = slopeRows
    rows.evaluate(at: values)
    return rows.values
  }

  /// The matrix of the normal equations.
  @inline(never)
  func matrix(of slopes: [[Double]]) -> NormalMatrix {
    var matrix = NormalMatrix(size: slopes.count)
    for row in slopes.indices {
      for column in 0...row { matrix[row, column] = Self.dot(slopes[row], slopes[column]) }
    }
    return matrix
  }

  private mutating func residuals(at values: [Double]) -> [Double] {
    modelRows.evaluate(at: values)
    var rest = modelRows.values[0]
    for index in rest.indices { rest[index] = measured[index] - rest[index] }
    return rest
  }

  static func sumOfSquares(_ row: [Double]) -> Double {
    row.reduce(0) { $0 + $1 * $1 }
  }

  static func dot(_ a: [Double], _ b: [Double]) -> DoublePair {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in PairSums.dot(a, b) }
    }
  }
}
