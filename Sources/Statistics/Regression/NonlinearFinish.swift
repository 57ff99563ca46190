import Formulas
import OrdinateNumerics
import Reals

/// The last steps of a search, by pairs of doubles: parameters to 15 digits, whatever the model's condition.
///
/// - Source: the method of Gauss and Newton.
struct NonlinearFinish: Sendable {
  private let model: Model
  private let data: FitData
  private var evaluators: [PairEvaluator]
  private let rows: [[DoublePair]]
  private let measured: [DoublePair]
  private(set) var values: [DoublePair]
  private(set) var stepCount = 0
  /// The last change of each parameter, relative to it.
  private var change = Double.infinity
  private var previousChange = Double.infinity
  private var squares: DoublePair?
  private(set) var factors: NormalMatrix.Factors?
  private(set) var residuals: [DoublePair] = []

  /// The most rows times parameters that pairs take care of.
  static let mostValues = 100_000

  /// - Returns: `nil` where pairs do not tell some value.
  init?(
    _ model: Model, derivatives: [Formula], _ data: FitData, start: [Double], _ angle: AngleUnit
  ) {
    guard data.count * (model.parameters.count + 1) <= Self.mostValues else { return nil }
    (self.model, self.data) = (model, data)
    let names = data.names + model.parameters
    evaluators = ([model.formula] + derivatives).map {
      PairEvaluator($0, variables: names, angle: angle)
    }
    var response = PairEvaluator(model.response, variables: data.names, angle: angle)
    var (rows, measured): ([[DoublePair]], [DoublePair]) = ([], [])
    for index in 0..<data.count {
      let row = data.pairs(at: index)
      let value = row.withUnsafeBufferPointer { response.value(at: $0) }
      guard value.isKnown else { return nil }
      rows.append(row)
      measured.append(value)
    }
    (self.rows, self.measured) = (rows, measured)
    values = start.map { DoublePair($0) }
  }

  /// Takes a step.
  ///
  /// - Returns: Whether the values are as good as they get; `nil` where pairs do not tell some value.
  mutating func step() -> Bool? {
    stepCount += 1
    let count = values.count
    var matrix = NormalMatrix(size: count)
    var right = [DoublePair](repeating: .zero, count: count)
    var sum = DoublePair.zero
    residuals = []
    for (index, row) in rows.enumerated() {
      let arguments = row + values
      var slopes: [DoublePair] = []
      for evaluator in evaluators.indices {
        let value = arguments.withUnsafeBufferPointer { evaluators[evaluator].value(at: $0) }
        guard value.isKnown else { return nil }
        slopes.append(value)
      }
      let rest = measured[index] - slopes.removeFirst()
      residuals.append(rest)
      sum = sum + rest * rest
      for j in 0..<count {
        for k in 0...j { matrix[j, k] = matrix[j, k] + slopes[j] * slopes[k] }
        right[j] = right[j] + slopes[j] * rest
      }
    }
    if let squares, sum.high > squares.high * (1 + 1e-9), change > 1e-9 { return nil }
    squares = sum
    guard let factors = try? matrix.factors(least: 0x1p-92) else { return nil }
    self.factors = factors
    let steps = factors.solve(right)
    previousChange = change
    change = 0
    var next: [DoublePair] = []
    for (value, step) in zip(values, steps) {
      let moved = value + step
      guard moved.isKnown else { return nil }
      // The values are what they are, without a bound.
      next.append(DoublePair(high: moved.high, low: moved.low, error: 0))
      let size = max(moved.high.magnitude, 1e-300)
      change = max(change, step.high.magnitude / size)
    }
    // The last step's values belong to the residuals.
    if change < 1e-20 || change >= previousChange && change < 1e-15 { return true }
    values = next
    return stepCount >= 200 ? true : false
  }

  /// How many digits of the values are certain, as far as the last steps tell.
  var digitCount: Int {
    let rate = previousChange.isFinite && previousChange > 0 ? change / previousChange : 0.5
    let error = change * (rate < 0.9 ? max(rate / (1 - rate), 0.1) : 10)
    if error <= 1e-17 { return 15 }
    var digits = 0
    var bound = 0.1
    while digits < 15, error < bound {
      digits += 1
      bound /= 10
    }
    return digits
  }

  /// The fit; the values have converged.
  func fit(steps: Int) -> Fit? {
    guard let factors, let squares else { return nil }
    let digits = digitCount
    if digits < 3 { return nil }
    let freedom = data.count - values.count
    let parameters = values.enumerated().map { (index, value) in
      var error: Fit.Number?
      if freedom > 0 {
        let variance = squares * factors.inverseDiagonal(at: index) / DoublePair(Double(freedom))
        error = Fit.Number(max(variance.high, 0).squareRoot(), digits: min(digits, 10))
      }
      return Fit.Parameter(
        name: model.parameters[index],
        value: Fit.Number(value, mostDigits: digits) ?? Fit.Number(value.high, digits: digits),
        standardError: error)
    }
    let spread = PairLeastSquares.spread(measured)
    let ratio = DoublePair.one - squares / spread
    return Fit(
      parameters: parameters,
      residualSumOfSquares: Fit.Number(squares.high, digits: min(digits, 12)),
      rSquared: ratio.isKnown ? Fit.Number(ratio.high, digits: min(digits, 12)) : nil,
      residuals: data.residuals(residuals.map { $0.high }), rowCount: data.count,
      isLinear: false, isExact: false, stepCount: steps + stepCount)
  }
}
