public import Formulas

/// Fits a model to data, in slices: a page asks for a few milliseconds of work at a time.
///
/// A model that is linear in its parameters has one best fit. Rational data and models give it exactly, by
/// rational arithmetic; others, and large tables, by pairs of doubles. All other models are searched from
/// starting values.
public struct Fitter: Sendable {
  /// What is done next.
  private enum Phase: Sendable {
    case exact(ExactLeastSquares)
    case rows
    case pairs(PairLeastSquares)
    case guess(StartGuess)
    case search(NonlinearSearch)
    case finish(NonlinearFinish, NonlinearSearch)
    case done(Fit)
    case failed(FitError)
  }

  private let model: Model
  private let data: FitData
  private let angle: AngleUnit
  private let basis: LinearBasis?
  private let derivatives: [Formula]
  private let given: Variables
  private let isBrief: Bool
  private var phase: Phase
  /// Starting values that are still to be tried, and whether guesses are among them already.
  private var starts: [[Double]] = []
  private var hasGuessed = false
  /// The best fit of the starts so far, and the last problem of the others.
  private var best: Fit?
  private var problem: FitError?

  /// Tables of more rows are left to doubles.
  private static let mostExactRows = 20_000
  /// What takes longer exactly is left to pairs: a tenth of a second or so, which a page waits for at once.
  private static let mostExactWork: Int64 = 200_000_000
  private static let mostPairValues = 2_000_000

  /// - Parameters:
  ///   - starts: Where the search of parameters begins; those without a value are guessed.
  ///   - isBrief: Whether the fit should be soon rather than exact, as while a point is dragged.
  public init(
    _ model: Model, to table: DataTable, starts: Variables = Variables(),
    angle: AngleUnit = .radians, isBrief: Bool = false
  ) throws(FitError) {
    (self.model, self.angle, given, self.isBrief) = (model, angle, starts, isBrief)
    data = try FitData(model, table)
    let basis = LinearBasis(model.formula, in: model.parameters)
    self.basis = basis
    var derivatives: [Formula] = []
    if basis == nil {
      for name in model.parameters {
        do throws(DerivativeError) {
          derivatives.append(try model.formula.derivative(withRespectTo: name, angle: angle))
        } catch {
          throw .noDerivative(error.operation)
        }
      }
    }
    self.derivatives = derivatives
    phase = .rows
    if let basis {
      let most = isBrief ? 200 : Self.mostExactRows
      if data.count <= most,
        let exact = ExactLeastSquares(basis, response: model.response, data)
      {
        phase = .exact(exact)
      }
    } else {
      let values = model.parameters.map { starts[$0] }
      if values.contains(where: { $0 == nil }) {
        phase = .guess(StartGuess(model, data, given: starts, angle))
        hasGuessed = true
      } else {
        self.starts = [values.compactMap { $0 }]
        try begin()
      }
    }
  }

  /// The best fit, in one go.
  public static func fit(
    _ model: Model, to table: DataTable, starts: Variables = Variables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) throws(FitError) -> Fit {
    var fitter = try Fitter(model, to: table, starts: starts, angle: angle)
    guard let fit = try fitter.run(work: work) else { throw .unfinished }
    return fit
  }

  /// Works on the fit.
  ///
  /// - Parameter work: The budget, in nanoseconds or so; what is begun is finished.
  /// - Returns: `nil` if there is more to do.
  /// - Throws: Why there is no fit; again, when it is asked again.
  public mutating func run(work: Int64) throws(FitError) -> Fit? {
    var left = work
    while true {
      switch phase {
      case .done(let fit): return fit
      case .failed(let error): throw error
      default: break
      }
      if left <= 0 { return nil }
      left -= advance()
    }
  }

  /// - Returns: How much work it took.
  private mutating func advance() -> Int64 {
    let rows = Int64(data.count)
    let size = Int64(model.parameters.count + 1)
    switch phase {
    case .done, .failed: return 0
    case .rows:
      do throws(FitError) {
        try fitRows()
      } catch {
        phase = .failed(error)
      }
      return rows * size * size * 20
    // Each takes what it changes out of the phase, which then does not hold it a second time.
    case .exact(var exact):
      phase = .rows
      return advance(&exact)
    case .pairs(var pairs):
      phase = .rows
      return advance(&pairs)
    case .guess(var guess):
      phase = .rows
      return advance(&guess)
    case .search(var search):
      phase = .rows
      return advance(&search)
    case .finish(var finish, let search):
      phase = .rows
      return advance(&finish, search)
    }
  }

  private mutating func advance(_ guess: inout StartGuess) -> Int64 {
    guess.look(at: 48)
    if guess.isComplete {
      starts += guess.found.map { $0.values }
      if starts.isEmpty { starts = [model.parameters.map { given[$0] ?? 1 }] }
      begin(orEndWith: problem ?? .doesNotConverge)
    } else {
      phase = .guess(guess)
    }
    return 48 * 100_000
  }

  private mutating func advance(_ exact: inout ExactLeastSquares) -> Int64 {
    let isRational = exact.read(rows: 500)
    if !isRational {
      phase = .rows
    } else if !exact.isComplete {
      phase = .exact(exact)
    } else if exact.work > Self.mostExactWork {
      phase = .rows
    } else {
      let complete = exact
      end { () throws(FitError) in try complete.fit() }
      return complete.work
    }
    return 500 * Int64(model.parameters.count + 1) * 1_000
  }

  private mutating func advance(_ pairs: inout PairLeastSquares) -> Int64 {
    do throws(FitError) {
      try pairs.read(rows: 2_000)
    } catch {
      phase = .failed(error)
      return 0
    }
    if pairs.isComplete {
      let complete = pairs
      end { () throws(FitError) in try complete.fit() }
    } else {
      phase = .pairs(pairs)
    }
    return 2_000 * Int64(model.parameters.count + 2) * 300
  }

  /// Fits a linear model by doubles; where they do not tell, by pairs.
  private mutating func fitRows() throws(FitError) {
    guard let basis else { return }
    let values = data.count * (model.parameters.count + 2)
    let prefersPairs = !isBrief && values <= 200_000
    if !prefersPairs {
      let rows = RowLeastSquares(
        basis: basis, response: model.response, data: data, angle: angle)
      if let fit = try rows.fit() {
        phase = .done(fit)
        return
      }
    }
    guard values <= Self.mostPairValues else { throw .notDetermined(model.parameters) }
    phase = .pairs(PairLeastSquares(basis, response: model.response, data, angle))
  }

  private mutating func end(_ fit: () throws(FitError) -> Fit) {
    do throws(FitError) {
      phase = .done(try fit())
    } catch {
      phase = .failed(error)
    }
  }
}

// Models that are not linear.
extension Fitter {
  /// Begins the search from the next starting values.
  private mutating func begin() throws(FitError) {
    guard !starts.isEmpty else { return }
    let start = starts.removeFirst()
    let measured = data.doubles(of: model.response, Variables(), angle)
    if let row = measured.firstIndex(where: { !$0.isFinite }) {
      throw .undefined(row: data.rows[row] + 1)
    }
    phase = .search(
      try NonlinearSearch(
        model, derivatives: derivatives, data, measured: measured, start: start, angle))
  }

  /// Begins the next search, or ends with what is known.
  private mutating func begin(orEndWith error: FitError) {
    problem = error
    while !starts.isEmpty {
      do throws(FitError) {
        try begin()
        return
      } catch {
        problem = error
      }
    }
    if let best {
      phase = .done(best)
    } else if !hasGuessed {
      hasGuessed = true
      phase = .guess(StartGuess(model, data, given: Variables(), angle))
    } else {
      phase = .failed(error)
    }
  }

  private mutating func advance(_ search: inout NonlinearSearch) -> Int64 {
    let rows = Int64(data.count)
    let size = Int64(model.parameters.count + 1)
    let work = rows * size * (20 + size * 5) + size * size * size * 200
    guard let end = search.step() else {
      phase = .search(search)
      return work
    }
    switch end {
    case .dependent(let row): begin(orEndWith: .notDetermined([model.parameters[row]]))
    case .exhausted: begin(orEndWith: .doesNotConverge)
    case .converged:
      // Another start may have led to the same values, or to worse ones.
      if let best, search.squares >= best.residualSumOfSquares.double * (1 - 1e-9) {
        take(best, search)
      } else if let finish = NonlinearFinish(
        model, derivatives: derivatives, data, start: search.values, angle)
      {
        phase = .finish(finish, search)
      } else {
        take(search.fit(), search)
      }
    }
    return work
  }

  private mutating func advance(
    _ finish: inout NonlinearFinish, _ search: NonlinearSearch
  ) -> Int64 {
    let rows = Int64(data.count)
    let size = Int64(model.parameters.count + 1)
    switch finish.step() {
    case false?: phase = .finish(finish, search)
    case true?: take(finish.fit(steps: search.stepCount) ?? search.fit(), search)
    case nil: take(search.fit(), search)
    }
    return rows * size * (size + 3) * 300
  }

  /// Takes the fit of one start, and goes on to the next guess.
  private mutating func take(_ fit: Fit?, _ search: NonlinearSearch) {
    guard let fit else {
      begin(orEndWith: .notDetermined(search.openParameters))
      return
    }
    if best.map({ fit.residualSumOfSquares.double < $0.residualSumOfSquares.double }) ?? true {
      best = fit
    }
    if !hasGuessed || starts.isEmpty {
      phase = .done(best ?? fit)
    } else {
      begin(orEndWith: problem ?? .doesNotConverge)
    }
  }
}
