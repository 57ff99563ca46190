import OrdinateNumerics

/// Narrows several brackets at once, until each holds one or two doubles.
struct BracketRefinement {
  /// A bracket that is being narrowed.
  struct Search {
    let bracket: Bracket
    /// Computed values show the place between these two.
    var low: Double
    var high: Double
    /// The place is proved to lie between these two; if nothing is proved, they are the bracket's
    /// own.
    var lower: Double
    var upper: Double
    /// The sign on the low side, of the values or of the slopes, whichever is searched for a zero.
    fileprivate var sign = 0.0
    /// The place between them with the most extreme ordinate so far, and that ordinate; for turns
    /// without slopes.
    fileprivate(set) var middle = Double.nan
    fileprivate var best = Double.nan
    fileprivate var steps = 0
    fileprivate(set) var isDone = false
    /// Whether the values change their sign, as at a zero.
    fileprivate(set) var isFound = true
    var isTurn: Bool { bracket.isTurn }
    /// The ordinates where a search by values began.
    fileprivate(set) var ends = (Double.nan, Double.nan)
    /// The place, and the ordinate there.
    fileprivate(set) var x = Double.nan
    fileprivate(set) var y = Double.nan
    /// Encloses the ordinates from `lower` to `upper`; only where the bracket is proved.
    fileprivate(set) var enclosure: Interval?

    /// The sign on the low side of a proved place; 0 if it is not known.
    fileprivate var expectedSign: Double {
      switch bracket.goal {
      case .minimum: -1
      case .maximum: 1
      case .zero where isFound: sign
      case .zero, .zeroOfFactor, .jump, .edge: 0
      }
    }

    /// The quantity that changes its sign at the place, from the value there.
    fileprivate func measure(_ y: Double) -> Double {
      switch bracket.goal {
      case .jump(let level): y - level
      case .edge: y.isFinite ? 1 : -1
      case .zero, .zeroOfFactor, .minimum, .maximum: y
      }
    }
  }

  private(set) var searches: [Search]
  private var next = 0
  private var settled = 0

  /// How many brackets are narrowed at a time.
  private static var rowLength: Int { 128 }
  private static var mostSteps: Int { 120 }

  init(_ brackets: [Bracket]) {
    searches = brackets.map {
      Search(bracket: $0, low: $0.lower, high: $0.upper, lower: $0.lower, upper: $0.upper)
    }
  }

  /// Halves some brackets once.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    while next < searches.count && searches[next].isDone { next += 1 }
    var row: [Int] = []
    var index = next
    while index < searches.count && row.count < Self.rowLength {
      if !searches[index].isDone { row.append(index) }
      index += 1
    }
    var (zeros, factorZeros, turns, levels): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    for index in row {
      switch searches[index].bracket.goal {
      case .zero: zeros.append(index)
      case .zeroOfFactor: factorZeros.append(index)
      case .minimum, .maximum: turns.append(index)
      case .jump, .edge: levels.append(index)
      }
    }
    halve(zeros, source.values, source.enclosures)
    if !factorZeros.isEmpty, let zeros = source.factors()?.zeros {
      halve(factorZeros, zeros.values, zeros.enclosures)
    }
    if let slopes = source.slopes {
      halve(turns, { Self.numbers(in: slopes($0.map { Interval($0) })) }, slopes)
    } else {
      narrow(turns, source.values)
    }
    halve(levels, source.values, nil)
    return !row.isEmpty || settle(source)
  }

  /// Chooses the places of some finished searches among the remaining doubles.
  private mutating func settle(_ source: AnyGraphDataSource) -> Bool {
    let row = settled..<min(settled + Self.rowLength, searches.count)
    if row.isEmpty { return false }
    settled = row.upperBound
    let candidates = row.map { searches[$0].candidates }
    let ys = source.values(candidates.flatMap { $0 })
    var start = 0
    for (place, index) in row.enumerated() {
      let xs = candidates[place]
      searches[index].choose(xs, ys[start..<start + xs.count])
      start += xs.count
      tighten(&searches[index], source)
    }
    let enclosures = source.enclosures?(
      row.map { Interval(searches[$0].lower, searches[$0].upper) })
    for (place, index) in row.enumerated() {
      if searches[index].bracket.isProved { searches[index].enclosure = enclosures?[place] }
    }
    return settled < searches.count
  }

  /// Brings the proved ends of a search nearer to a place that was found at once.
  private func tighten(_ search: inout Search, _ source: AnyGraphDataSource) {
    let (x, sign) = (search.x, search.expectedSign)
    guard search.bracket.isProved, sign != 0 else { return }
    let step = max(x.magnitude.ulp, (search.upper - search.lower) * 0x1p-60)
    guard search.upper - search.lower > 16 * step else { return }
    let enclose: AnyGraphDataSource.Enclosures?
    switch search.bracket.goal {
    case .zero: enclose = source.enclosures
    case .minimum, .maximum: enclose = source.slopes
    case .zeroOfFactor, .jump, .edge: enclose = nil
    }
    var xs: [Double] = []
    var distance = step
    while distance < search.upper - search.lower {
      xs += [x - distance, x + distance].filter { $0 > search.lower && $0 < search.upper }
      distance *= 4
    }
    guard let enclose, !xs.isEmpty else { return }
    for (x, proof) in zip(xs, enclose(xs.map { Interval($0) })) {
      guard let proved = proof.strictSign else { continue }
      if Double(proved) == sign {
        search.lower = max(search.lower, x)
      } else {
        search.upper = min(search.upper, x)
      }
    }
  }

  /// The slopes as numbers, as well as they are known; those of one sign have it.
  private static func numbers(in slopes: [Interval]) -> [Double] {
    slopes.map { slope in
      guard slope.decoration >= .defined else { return .nan }
      let middle = slope.lower / 2 + slope.upper / 2
      let hasSign = slope.lower >= 0 || slope.upper <= 0
      return middle == 0 && hasSign ? slope.lower + slope.upper : middle
    }
  }

  /// The point that a search for a zero tries next.
  private static func probe(_ search: Search) -> Double {
    let (low, high) = (search.low, search.high)
    if search.steps == 0 {
      let margin = high * 0.125 - low * 0.125
      let simple = simplestNumber(from: low + margin, to: high - margin)
      if simple > low && simple < high { return simple }
    }
    return low / 2 + high / 2
  }

  private mutating func halve(
    _ row: [Int], _ values: ([Double]) -> [Double], _ enclosures: AnyGraphDataSource.Enclosures?
  ) {
    if row.isEmpty { return }
    let fresh = row.filter { searches[$0].steps == 0 }
    if !fresh.isEmpty {
      let ys = values(fresh.map { searches[$0].low } + fresh.map { searches[$0].high })
      for (place, index) in fresh.enumerated() {
        begin(
          &searches[index], searches[index].measure(ys[place]),
          searches[index].measure(ys[fresh.count + place]))
        searches[index].ends = (ys[place], ys[fresh.count + place])
      }
    }
    let row = row.filter { !searches[$0].isDone }
    let xs = row.map { Self.probe(searches[$0]) }
    let ys = values(xs)
    let proofs = enclosures?(xs.map { Interval($0) })
    for (place, index) in row.enumerated() {
      step(
        &searches[index], xs[place], searches[index].measure(ys[place]),
        proofs?[place] ?? .whole.unknown)
    }
  }

  private func begin(_ search: inout Search, _ low: Double, _ high: Double) {
    if search.low == search.high {
      search.isDone = true
    } else if low == 0 || high == 0 {
      search.low = low == 0 ? search.low : search.high
      search.high = search.low
      search.isDone = true
    } else if low.sign == high.sign || low.isNaN || high.isNaN {
      search.isDone = true
      search.isFound = false
    }
    search.sign = low < 0 ? -1 : low > 0 ? 1 : high > 0 ? -1 : 0
  }

  private func step(_ search: inout Search, _ x: Double, _ y: Double, _ proof: Interval) {
    search.steps += 1
    if let sign = proof.sign, search.bracket.isProved {
      if sign == 0 {
        (search.lower, search.upper) = (x, x)
      } else if Double(sign) == search.sign {
        search.lower = max(search.lower, x)
      } else {
        search.upper = min(search.upper, x)
      }
    }
    if y == 0 {
      (search.low, search.high) = (x, x)
    } else if y * search.sign > 0 {
      search.low = x
    } else {
      // An undefined point may serve as either side.
      search.high = x
    }
    let middle = search.low / 2 + search.high / 2
    search.isDone =
      middle <= search.low || middle >= search.high || search.steps >= Self.mostSteps
  }

  /// Narrows turns by values alone, which shows their place to half the digits.
  private mutating func narrow(_ row: [Int], _ values: ([Double]) -> [Double]) {
    if row.isEmpty { return }
    let fresh = row.filter { searches[$0].steps == 0 }
    let ys = values(fresh.flatMap { [searches[$0].bracket.lower, searches[$0].bracket.upper] })
    for (place, index) in fresh.enumerated() {
      searches[index].ends = (ys[2 * place], ys[2 * place + 1])
    }
    let xs = row.map { index in
      let search = searches[index]
      if search.steps == 0 { return search.low / 2 + search.high / 2 }
      let isLeft = search.middle - search.low > search.high - search.middle
      return search.middle / 2 + (isLeft ? search.low : search.high) / 2
    }
    for (place, y) in values(xs).enumerated() {
      let index = row[place]
      narrow(&searches[index], xs[place], y)
    }
  }

  private func narrow(_ search: inout Search, _ x: Double, _ y: Double) {
    search.steps += 1
    if case .minimum = search.bracket.goal {
      search.narrow(x, -y)
    } else {
      search.narrow(x, y)
    }
    let rest = max(search.middle - search.low, search.high - search.middle)
    search.isDone =
      rest <= 0x1p-52 * search.middle.magnitude || search.steps >= Self.mostSteps
  }
}

extension BracketRefinement.Search {
  /// The doubles that may be the place, the simplest of them first.
  fileprivate var candidates: [Double] {
    let isByValues = !middle.isNaN
    // Within this distance of a computed place, a simpler number may be the true one.
    let margin =
      (isByValues ? 0x1p-25 : 0x1p-50) * max(low.magnitude, high.magnitude)
      + (bracket.isProved ? 0 : 0x1p-60 * (bracket.upper - bracket.lower))
    let simple = simplestNumber(from: max(lower, low - margin), to: min(upper, high + margin))
    return isByValues ? [simple, middle] : [simple, low, high]
  }

  private var isLevel: Bool {
    switch bracket.goal {
    case .jump, .edge: true
    case .zero, .zeroOfFactor, .minimum, .maximum: false
    }
  }

  fileprivate mutating func choose(_ xs: [Double], _ ys: ArraySlice<Double>) {
    for (x, y) in zip(xs, ys) {
      let isBetter: Bool
      switch bracket.goal {
      case .zero, .zeroOfFactor: isBetter = y.magnitude < self.y.magnitude
      case .minimum: isBetter = y < self.y
      case .maximum: isBetter = y > self.y
      case .jump, .edge: isBetter = false
      }
      let isMissing = self.y.isNaN && y.isFinite && !isLevel
      if self.x.isNaN || (isBetter && y.isFinite) || isMissing {
        (self.x, self.y) = (x, y)
      }
    }
  }

  /// Keeps the most extreme value in the middle.
  fileprivate mutating func narrow(_ x: Double, _ y: Double) {
    if steps == 1 {
      (middle, best) = (x, y)
    } else if y > best || best.isNaN {
      if x < middle { high = middle } else { low = middle }
      (middle, best) = (x, y)
    } else if x < middle {
      low = x
    } else {
      high = x
    }
  }
}
