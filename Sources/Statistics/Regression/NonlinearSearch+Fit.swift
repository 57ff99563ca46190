import Formulas
import OrdinateNumerics

extension NonlinearSearch {
  /// The fit by doubles alone; `nil` where the data leave a parameter open.
  func fit() -> Fit? {
    guard let (factors, slopes) = ending, factors.leastPivot > 1e-22, !isValley(slopes, factors)
    else { return nil }
    let freedom = data.count - values.count
    let parameters = values.enumerated().map { (index, value) in
      var error: Fit.Number?
      if freedom > 0 {
        let variance = squares * factors.inverseDiagonal(at: index).high / Double(freedom)
        error = Fit.Number(max(variance, 0).squareRoot(), digits: 6)
      }
      return Fit.Parameter(
        name: model.parameters[index], value: Fit.Number(value, digits: 8), standardError: error)
    }
    let mean = measured.reduce(0, +) / Double(measured.count)
    let spread = measured.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return Fit(
      parameters: parameters, residualSumOfSquares: Fit.Number(squares, digits: 8),
      rSquared: spread > 0 ? Fit.Number(1 - squares / spread, digits: 8) : nil,
      residuals: data.residuals(residuals), rowCount: data.count, isLinear: false, isExact: false,
      stepCount: stepCount)
  }

  /// The parameters that the data leave open at the search's end.
  var openParameters: [Name] {
    do throws(NormalMatrix.Dependence) {
      _ = try matrix(of: slopesAtEnd).factors(least: 1e-22)
      return model.parameters
    } catch {
      return [model.parameters[error.row]]
    }
  }

  private var ending: (factors: NormalMatrix.Factors, slopes: [[Double]])? {
    let slopes = slopesAtEnd
    if slopes.contains(where: { $0.contains { !$0.isFinite } }) { return nil }
    guard let factors = try? matrix(of: slopes).factors(least: 1e-26) else { return nil }
    return (factors, slopes)
  }

  /// Whether one more step would still change a parameter by much, though it comes hardly closer to the data: as for
  /// a tanh(b x) and points of a line, which are best for b = 0 and an infinite a.
  private func isValley(_ slopes: [[Double]], _ factors: NormalMatrix.Factors) -> Bool {
    let change = factors.solve(slopes.map { Self.dot($0, residuals) })
    let size = Self.sumOfSquares(measured).squareRoot()
    return values.indices.contains { index in
      let step = change[index].high.magnitude
      return step > 1e-3 * values[index].magnitude
        && step * Self.sumOfSquares(slopes[index]).squareRoot() > 1e-6 * size
    }
  }
}
