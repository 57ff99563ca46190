import Formulas
import OrdinateNumerics

/// Encloses formulas, and their slopes, near the holes of their quotients; see `QuotientHole`.
final class HoleEnclosures: Sendable {
  private let holes: [Hole]
  private let formulaCount: Int
  /// The quotients, their slopes and the derivatives of their dividends.
  private let parts: Tape
  /// The formulas, then the slopes.
  private let results: Tape

  fileprivate struct Hole: Sendable {
    /// The number of its variable.
    let variable: Int
    let place: Interval
    let coefficients: [Interval]
    let order: Int
    let factorial: Double
    let hasSlope: Bool
    /// Where its results in the tape of parts begin.
    let first: Int
    var derivatives: Range<Int> {
      let start = first + (hasSlope ? 2 : 1)
      return start..<start + order + coefficients.count + 1
    }
  }

  /// - Parameter slopes: For each slope that is wanted, the number of a formula and a variable.
  /// - Returns: `nil` if there are no holes, or if it is not known where they are.
  init?(
    _ formulas: [Formula], slopes: [(formula: Int, along: Name)] = [], of variables: [Name],
    values: Variables = Variables(), angle: AngleUnit
  ) {
    guard let holed = HoledFormulas(formulas, of: variables, angle: angle) else { return nil }
    var (parts, holes) = ([Formula](), [Hole]())
    for (number, hole) in holed.holes.enumerated() {
      var numbers: [Interval] = []
      for formula in [hole.place] + hole.coefficients {
        var value = RealValue(formula, angle: angle, work: 100_000)
        guard let enclosure = try? value.enclosure() else { return nil }
        numbers.append(enclosure)
      }
      guard let variable = variables.firstIndex(of: hole.variable) else { return nil }
      holes.append(
        Hole(
          variable: variable, place: numbers[0], coefficients: Array(numbers[1...]),
          order: hole.order,
          factorial: (1..<hole.derivatives.count).reduce(1) { $0 * Double($1) },
          hasSlope: hole.slope != nil, first: parts.count))
      parts.append(hole.quotient)
      if let slope = hole.slope { parts.append(slope) }
      parts += hole.derivatives.map {
        $0.substituting { $0 == hole.variable ? .variable(Self.between(number)) : nil }
      }
    }
    var results = holed.formulas
    for slope in slopes {
      guard let formula = holed.slope(of: holed.formulas[slope.formula], along: slope.along) else {
        return nil
      }
      results.append(formula)
    }
    self.holes = holes
    formulaCount = formulas.count
    self.parts = Tape(
      integrating: parts, variables: variables + holes.indices.map { Self.between($0) },
      values: values,
      angle: angle)
    self.results = Tape(
      integrating: results, variables: variables + holed.holes.flatMap { [$0.name, $0.slopeName] },
      values: values, angle: angle)
  }

  /// Stands for the numbers between a hole and its variable.
  private static func between(_ hole: Int) -> Name { Name("τ\(hole)") }

  /// Makes enclosures near holes smaller.
  ///
  /// - Parameters:
  ///   - rows: Enclosures of some formulas and slopes, each for all boxes.
  ///   - first: The number of the first of these formulas and slopes.
  ///   - arguments: The sides of the boxes along each variable.
  func narrow(_ rows: inout [[Interval]], from first: Int = 0, at arguments: [[Interval]]) {
    let near = arguments[0].indices.filter { index in
      holes.contains { $0.isNear(arguments[$0.variable][index]) }
    }
    if near.isEmpty { return }
    let boxes = arguments.map { row in near.map { row[$0] } }
    var evaluator = IntervalRowEvaluator()
    let spans = holes.map { hole in boxes[hole.variable].map { Interval.hull($0, hole.place) } }
    let parts = evaluator.evaluateAll(parts, at: boxes + spans)
    var quotients: [[Interval]] = []
    for hole in holes {
      var values = parts[hole.first]
      var slopes =
        hole.hasSlope ? parts[hole.first + 1] : values.map { _ in Interval.unknownSlope }
      for index in near.indices {
        guard let (value, slope) = hole.polynomial(at: boxes[hole.variable][index], parts, index)
        else { continue }
        values[index] = values[index].narrowed(by: value)
        slopes[index] = slopes[index].narrowed(by: slope)
      }
      quotients += [values, slopes]
    }
    let found = evaluator.evaluateAll(results, at: boxes + quotients)
    for (order, index) in near.enumerated() {
      for (place, row) in zip(rows.indices, found.indices.dropFirst(first))
      where row < formulaCount || found[row][order].decoration >= .defined {
        rows[place][index] = rows[place][index].narrowed(by: found[row][order])
      }
    }
  }

  /// Values in which those near holes, where doubles show rounding errors, are the middles of enclosures.
  ///
  /// - Parameter enclose: Encloses the function over some boxes.
  func values(
    _ values: [Double], at arguments: [[Double]], _ enclose: ([[Interval]]) -> [Interval]
  ) -> [Double] {
    let near = values.indices.filter { index in
      holes.contains { $0.hidesValues(at: arguments[$0.variable][index]) }
    }
    if near.isEmpty { return values }
    let enclosures = enclose(arguments.map { row in near.map { Interval(row[$0]) } })
    var result = values
    for (index, enclosure) in zip(near, enclosures)
    where enclosure.decoration >= .defined && enclosure.width.isFinite {
      result[index] = enclosure.midpoint
    }
    return result
  }
}

extension HoleEnclosures.Hole {
  /// So near to a hole quotients show rounding errors.
  fileprivate static let noisy = 0x1p-8

  fileprivate func hidesValues(at number: Double) -> Bool {
    number > place.lower - Self.noisy && number < place.upper + Self.noisy
  }

  private func distance(from part: Interval) -> Double {
    max(0, part.lower - place.upper, place.lower - part.upper)
  }

  /// Whether the polynomial may be sharper than the quotient.
  fileprivate func isNear(_ part: Interval) -> Bool {
    let (distance, width) = (distance(from: part), part.width)
    return width <= 2 && distance <= 1 && (distance <= 8 * width || distance <= Self.noisy)
  }

  /// Enclosures of the quotient and its slope; `nil` if nothing is known of them.
  fileprivate func polynomial(
    at part: Interval, _ parts: [[Interval]], _ index: Int
  ) -> (value: Interval, slope: Interval)? {
    let all = derivatives
    let last = parts[all.upperBound - 1][index]
    guard isNear(part), last.decoration >= .defined,
      all.dropLast().allSatisfy({ parts[$0][index].decoration == .continuous })
    else { return nil }
    let distance = part - place
    let terms = coefficients + [last / Interval(factorial)]
    var (value, slope) = (terms[terms.count - 1], Interval(0))
    for degree in (0..<coefficients.count).reversed() {
      slope = slope * distance + value
      value = value * distance + coefficients[degree]
    }
    return (value, slope)
  }
}

extension Interval {
  fileprivate static var unknownSlope: Interval {
    Interval(-.infinity, .infinity, decoration: .partlyDefined)
  }
}
