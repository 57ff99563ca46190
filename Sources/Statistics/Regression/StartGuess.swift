import Formulas
import OrdinateNumerics

/// Looks for starting values of parameters among many: those in which the model is linear have their best
/// values for each choice of the others.
///
/// It knows no kinds of models. The choices are what rates, places, frequencies and powers usually are for the
/// data's range, so that lines, powers, exponentials, logistic curves and sines are found.
struct StartGuess: Sendable {
  private let model: Model
  private let basis: LinearBasis
  /// The parameters in which the model is not linear, and the choices for each.
  private let others: [Name]
  private let choices: [[Double]]
  private let combinationCount: Int
  /// All rows, and some of them. The least squares of some rows are at most those of all, so that they rule out
  /// most combinations.
  private var all: Trial
  private var some: Trial?
  private var next = 0
  /// Combinations that some rows do not rule out.
  private var waiting: [Int] = []
  /// The best values of all parameters so far, the best first.
  private(set) var found: [(values: [Double], squares: Double)] = []

  private static let mostFound = 4
  private static let mostRows = 64
  /// How many rows are tried first where there are many.
  private static let fewRows = 12
  private static let manyRows = 32
  private static let mostCombinations = 6_000

  /// - Parameter given: Values that are not to be guessed.
  init(_ model: Model, _ data: FitData, given: Variables, _ angle: AngleUnit) {
    self.model = model
    let data = data.sample(Self.mostRows)
    // As many parameters as can be linear together.
    var linear: [Name] = []
    for name in model.parameters where given[name] == nil {
      if LinearBasis(model.formula, in: linear + [name]) != nil { linear.append(name) }
    }
    let names = linear
    basis = LinearBasis(model.formula, in: names) ?? LinearBasis(rest: model.formula)
    others = model.parameters.filter { !names.contains($0) }
    let free = others.filter { given[$0] == nil }.count
    var count = 1
    var most = 200
    while free > 0, Self.power(most, free) > Self.mostCombinations, most > 1 { most -= 1 }
    let usual = Self.usualValues(data, model, most)
    choices = others.map { given[$0].map { [$0] } ?? usual }
    for list in choices { count *= list.count }
    combinationCount = min(count, Self.mostCombinations)
    let trial = { [basis, others] in Trial(model, $0, basis, others, angle) }
    all = trial(data)
    some = data.count >= Self.manyRows ? trial(data.sample(Self.fewRows)) : nil
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    var result = 1
    for _ in 0..<exponent { result = min(result * base, 1 << 30) }
    return result
  }

  var isComplete: Bool { next >= combinationCount }

  /// Tries some combinations.
  mutating func look(at count: Int) {
    var evaluator = RowEvaluator()
    let end = min(next + count, combinationCount)
    while next < end {
      let tried = Array(next..<min(next + Trial.most, end))
      next += tried.count
      waiting += remaining(of: tried, &evaluator)
      if waiting.count >= Trial.most || isComplete { takeWaiting(&evaluator) }
    }
  }

  /// The greatest sum of squares of a combination that is one of the best.
  private var bound: Double {
    found.count == Self.mostFound ? found[found.count - 1].squares : .infinity
  }

  /// Those of some combinations that may be among the best.
  private mutating func remaining(of tried: [Int], _ evaluator: inout RowEvaluator) -> [Int] {
    let bound = bound
    guard bound.isFinite, some != nil else { return tried }
    let combinations = tried.map { values(of: $0) }
    some?.evaluate(combinations, &evaluator)
    var remaining: [Int] = []
    for (place, combination) in tried.enumerated() {
      if some?.exceeds(bound, at: place) != true { remaining.append(combination) }
    }
    return remaining
  }

  private mutating func takeWaiting(_ evaluator: inout RowEvaluator) {
    while !waiting.isEmpty {
      let tried = Array(waiting.prefix(Trial.most))
      waiting.removeFirst(tried.count)
      let combinations = tried.map { values(of: $0) }
      all.evaluate(combinations, &evaluator)
      for (place, combination) in tried.enumerated() { take(combination, at: place) }
    }
  }

  /// The values of the parameters in which the model is not linear.
  private func values(of combination: Int) -> [Double] {
    var rest = combination
    return choices.map { list in
      defer { rest /= list.count }
      return list[rest % list.count]
    }
  }

  /// Keeps a combination if it is one of the best.
  ///
  /// - Parameter place: Among those that were evaluated.
  private mutating func take(_ combination: Int, at place: Int) {
    let bound = bound
    guard let squares = all.squares(at: place, below: bound) else { return }
    var chosen = Variables()
    for (name, value) in zip(others, values(of: combination)) { chosen[name] = value }
    for (name, value) in zip(basis.parameters, all.solution) { chosen[name] = value }
    let values = model.parameters.map { chosen[$0] ?? 1 }
    let index = found.firstIndex { squares < $0.squares } ?? found.count
    found.insert((values, squares), at: index)
    if found.count > Self.mostFound { found.removeLast() }
  }

  /// What a parameter usually is, the usual first.
  private static func usualValues(_ data: FitData, _ model: Model, _ most: Int) -> [Double] {
    let responses = model.response.variables
    let index = data.names.firstIndex { !responses.contains($0) } ?? 0
    let sorted = data.doubles[index].sorted()
    let (least, greatest) = (sorted[0], sorted[sorted.count - 1])
    let span = greatest > least ? greatest - least : 1
    var values: [Double] = []
    func add(_ value: Double) {
      if values.count < most, value.isFinite, !values.contains(value) { values.append(value) }
    }
    add(1)
    add(-1)
    // Rates, for exponentials: so many times e over the range.
    for rate in [3.0, -3, 1, -1, 10, -10] { add(rate / span) }
    add(sorted[sorted.count / 2])
    // Frequencies: so many half turns over the range.
    for turns in [2, 4, 1, 3, 6, 8, 5] { add(.pi * Double(turns) / span) }
    add(0)
    add(1.5)
    add(2)
    add(0.5)
    add(span / 3)
    for quarter in [1, 3] { add(sorted[sorted.count * quarter / 4]) }
    for rate in [30.0, -30, 0.3, -0.3] { add(rate / span) }
    for turns in 7...24 { add(.pi * Double(turns) / span) }
    for value in [3, -2, -0.5, 0.1, 10, span, span / 10, greatest, least] { add(value) }
    for turns in 25...120 { add(.pi * Double(turns) / span) }
    for size in -6...6 {
      let power = size < 0 ? 1 / exactPowersOfTen[-size] : exactPowersOfTen[size]
      for factor in [1.0, -1, 3, -3] { add(factor * power) }
    }
    return values
  }
}

/// The least squares of some rows for several combinations at once.
private struct Trial: Sendable {
  /// How many combinations are evaluated at once.
  static let most = 16

  private let rowCount: Int
  /// The model's part without its linear parameters, and the factors of these.
  private var rows: ModelRows
  private var leastSquares: RoughLeastSquares

  init(
    _ model: Model, _ data: FitData, _ basis: LinearBasis, _ others: [Name], _ angle: AngleUnit
  ) {
    rowCount = data.count
    rows = ModelRows(
      [basis.rest] + basis.factors, of: others, data, angle, choiceCount: Self.most)
    leastSquares = RoughLeastSquares(
      rows.values, varies: rows.varies, data.doubles(of: model.response, Variables(), angle))
  }

  /// - Parameter combinations: Each a value for each parameter in which the model is not linear.
  mutating func evaluate(_ combinations: [[Double]], _ evaluator: inout RowEvaluator) {
    for (place, values) in combinations.enumerated() {
      for (index, value) in values.enumerated() { rows.choose(value, for: index, in: place) }
    }
    rows.evaluate(&evaluator)
  }

  /// The least sum of squares of a combination; see `RoughLeastSquares`.
  mutating func squares(at place: Int, below bound: Double) -> Double? {
    leastSquares.squares(of: rows.values, from: place * rowCount, below: bound)
  }

  /// Whether the least sum of squares is certainly greater.
  mutating func exceeds(_ bound: Double, at place: Int) -> Bool {
    leastSquares.exceeds(bound, of: rows.values, from: place * rowCount)
  }

  /// The multiples of the columns for the combination that was asked for last.
  var solution: [Double] { leastSquares.solution }
}

extension LinearBasis {
  /// A model without linear parameters.
  fileprivate init(rest: Formula) { (parameters, factors, self.rest) = ([], [], rest) }
}

extension FitData {
  /// Up to so many rows, evenly from all.
  func sample(_ most: Int) -> FitData {
    if count <= most { return self }
    let indices = (0..<most).map { $0 * (count - 1) / (most - 1) }
    return FitData(self, indices)
  }

  private init(_ data: FitData, _ indices: [Int]) {
    (names, columns, tableRowCount) = (data.names, data.columns, data.tableRowCount)
    rows = indices.map { data.rows[$0] }
    doubles = data.doubles.map { column in indices.map { column[$0] } }
  }
}
