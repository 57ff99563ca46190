public import Formulas

/// The kind of a computation in the history; it decides the section of its row.
///
/// The cases are in the alphabetical order of their English titles.
public enum HistoryKind: UInt8, NamedInData, Sendable {
  case additions, cleared, divisions, logarithms, mixed, multiplications, powers, reciprocals
  case squareRoots, subtractions, trigonometry

  /// The name in data; it is the same in every language.
  public var name: String {
    switch self {
    case .additions: "additions"
    case .cleared: "cleared"
    case .divisions: "divisions"
    case .logarithms: "logarithms"
    case .mixed: "mixed"
    case .multiplications: "multiplications"
    case .powers: "powers"
    case .reciprocals: "reciprocals"
    case .squareRoots: "square-roots"
    case .subtractions: "subtractions"
    case .trigonometry: "trigonometry"
    }
  }

  /// The kind of a formula when nothing else is known about it.
  ///
  /// `1÷a` alone is a reciprocal.
  ///
  /// - Complexity: O(nodes).
  public init(of formula: Formula) { self = HistoryKinds(of: formula).kind }
}

/// The kinds of all operations in a computation.
struct HistoryKinds: Equatable, Sendable {
  private var bits: UInt16 = 0

  init() {}

  init(_ kind: HistoryKind) { bits = 1 << kind.rawValue }

  mutating func insert(_ other: Self) { bits |= other.bits }

  /// The only kind; mixed if there are several kinds, or no kind at all.
  var kind: HistoryKind {
    HistoryKind.allCases.first { Self($0).bits == bits } ?? .mixed
  }
}

extension HistoryKinds {
  /// - Complexity: O(nodes).
  init(of formula: Formula) {
    switch formula.kind {
    case .number, .constant, .variable: self.init()
    case .negated(let operand): self.init(of: operand)
    case .sum(let terms): self.init(terms, joined: .additions, inverted: .subtractions)
    case .product(let factors):
      if factors.count == 2, factors[0].formula == .number(1), factors[1].isInverted {
        self.init(of: factors[1].formula)
        insert(Self(.reciprocals))
      } else {
        self.init(factors, joined: .multiplications, inverted: .divisions)
      }
    case .power(let base, let exponent):
      self.init(of: base)
      insert(Self(of: exponent))
      insert(Self(.powers))
    case .operation(let operation, let operands):
      self.init(operation.historyKind)
      for operand in operands { insert(Self(of: operand)) }
    }
  }

  private init(_ terms: [Formula.Term], joined: HistoryKind, inverted: HistoryKind) {
    self.init()
    for (index, term) in terms.enumerated() {
      insert(Self(of: term.formula))
      if index > 0 { insert(Self(term.isInverted ? inverted : joined)) }
    }
  }
}

extension Operation {
  /// The section of a computation that uses only this operation.
  var historyKind: HistoryKind {
    switch self {
    case .sin, .cos, .tan, .sec, .csc, .cot, .asin, .acos, .atan, .asec, .acsc, .acot, .atan2,
      .sinh, .cosh, .tanh, .sech, .csch, .coth, .asinh, .acosh, .atanh, .asech, .acsch, .acoth,
      .sinc:
      .trigonometry
    case .ln, .log10, .log2, .log: .logarithms
    case .squareRoot: .squareRoots
    case .exp, .cubeRoot, .root, .power: .powers
    case .sum: .additions
    case .hypot, .absolute, .sign, .floor, .ceil, .round, .trunc, .frac, .mod, .gcd, .lcm, .min,
      .max, .average, .clamp, .factorial, .gamma, .combinations, .permutations, .erf, .degrees,
      .radians, .degree, .doubleFactorial, .expm1, .log1p, .erfc, .product, .median, .variance,
      .deviation, .roundToPlaces, .summation, .iteratedProduct, .integral, .digamma, .polygamma,
      .normalDensity,
      .normalProbability, .binomialProbability,
      .binomialSum, .poissonProbability, .poissonSum, .studentDensity, .studentProbability,
      .chiSquareDensity, .chiSquareProbability, .covariance, .correlation, .scaledNormalQuantile,
      .normalQuantile, .studentQuantile, .chiSquareQuantile, .quartile:
      .mixed
    }
  }
}
