import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Statistics

// Models that are fitted to data.
extension RowFinisher {
  /// Longer data are fitted by doubles alone, so that a drag can be followed.
  private static let mostExactRows = 1_000
  /// The budget of a fit, in nanoseconds or so.
  private static let fitWork: Int64 = 3_000_000_000

  func result(of model: FitModel, _ text: String) throws(RowProblem) -> RowResult {
    let fit = try found(model)
    let named = { (name: Name) -> Formula? in
      model.columns.contains { $0.name == name }
        || model.parameters.contains { .parameter($0) == name }
        ? .variable(Name(utf8: Array(name.utf8.dropFirst()))) : nil
    }
    let used = model.columns.filter { model.right.variables.contains($0.name) }
    let abscissa = used.count == 1 ? used[0].name : nil
    var parameters: [FitResult.Parameter] = []
    for parameter in fit.parameters {
      guard let name = model.parameters.first(where: { .parameter($0) == parameter.name }) else {
        continue
      }
      let found = parameter.value
      var value = Numeral(found.double)
      let isExact = found.exact.map { value.fraction == $0 } ?? false
      if found.digits.count < 15, !isExact {
        value = found.digits.numeral
      }
      parameters.append(
        FitResult.Parameter(
          name: name, value: value, error: parameter.standardError?.double,
          digitCount: isExact ? nil : found.digits.count))
    }
    let result = FitResult(
      parameters: parameters, rSquared: fit.rSquared?.double, deviation: fit.deviation,
      count: fit.rowCount, left: model.left.substituting(named),
      right: model.right.substituting(named),
      abscissa: abscissa.map { Name(utf8: Array($0.utf8.dropFirst())) })
    var plots: [PlotRow] = []
    if let abscissa, case .variable = model.left.kind {
      let curve = model.right.substituting { name in
        if name == abscissa { return .variable("x") }
        return parameters.first { .parameter($0.name) == name }.map { Formula($0.value) }
          ?? self.parameters[name].map { Formula($0) }
      }
      plots = [.function(curve)]
    }
    return RowResult(.fit, text, plots: plots, fit: result)
  }

  private func found(_ model: FitModel) throws(RowProblem) -> Fit {
    let sought = model.parameters.map { Name.parameter($0) }
    var steps = Self.mostSteps
    var columns: [DataColumn] = []
    for list in model.columns { columns.append(try column(of: list.values, list.name, &steps)) }
    // Parameters that are not sought have the values of their rows.
    let right = model.right.substituting { name in
      sought.contains(name) ? nil : parameters[name].map { Formula($0) }
    }
    var given = Variables()
    for name in sought { if let start = starts[name] { given[name] = start.double } }
    let left = model.left.substituting { parameters[$0].map { Formula($0) } }
    guard
      let statement = try? Model(response: left, formula: right, columns: columns.map { $0.name })
    else { throw .unfittable(.noColumns) }
    let table = DataTable(columns: columns)
    do throws(FitError) {
      var fitter = try Fitter(
        statement, to: table, starts: given, angle: angle,
        isBrief: table.rowCount > Self.mostExactRows)
      guard let fit = try fitter.run(work: Self.fitWork) else { throw .unfinished }
      return fit
    } catch {
      throw RowProblem(error)
    }
  }

  /// The numbers of a list, exactly where they are decimals.
  private func column(
    of list: Quantity, _ name: Name, _ steps: inout Int
  ) throws(RowProblem) -> DataColumn {
    var numerals: [Numeral?] = []
    for formula in list.formulas {
      if let number = formula.signedNumber {
        numerals.append(number)
      } else if list.hasGaps, formula.isGap {
        numerals.append(nil)
      } else {
        return DataColumn(name: name, approximations: try doubles(list.formulas, &steps))
      }
    }
    return DataColumn(name: name, numerals: numerals)
  }
}

extension Fit {
  /// The root of the residuals' mean square; `nil` without a degree of freedom.
  fileprivate var deviation: Double? {
    degreesOfFreedom > 0
      ? Elementary.squareRoot(residualSumOfSquares.double / Double(degreesOfFreedom)) : nil
  }
}

extension RowProblem {
  fileprivate init(_ error: FitError) {
    switch error {
    case .missingColumn, .textInColumn, .ambiguousDate: self = .unfittable(.noColumns)
    case .tooFewRows: self = .unfittable(.tooFewPoints)
    case .undefined, .undefinedAtStart: self = .unfittable(.noStart)
    case .notDetermined: self = .unfittable(.notDetermined)
    case .doesNotConverge, .unfinished: self = .unfittable(.notConverged)
    case .noDerivative(let operation): self = .underivable(DerivativeError(operation: operation))
    }
  }
}
