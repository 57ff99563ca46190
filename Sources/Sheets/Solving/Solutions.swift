public import Formulas
import Graphing
import OrdinateNumerics
public import Reals

/// The real solutions of an equation in one unknown, in order.
public struct Solutions: Sendable {
  /// The exact coordinate of a solution and, for one that is no more than enclosed, how to get digits.
  private struct Found: Sendable {
    let number: PlaneCoordinate
    let place: PointOfInterest?

    func digits(_ count: Int, _ shown: ShownAnalysis) -> RealDigits? {
      if number.exact == nil, let place { return shown.x(of: place, count: count) }
      return number.digits(count)
    }
  }

  public let unknown: Name
  private let found: [Found]
  private let shown: ShownAnalysis
  /// Where solutions were looked for; `nil` for all real numbers.
  public let range: SolvingRange?
  /// Whether these certainly are all solutions in the range.
  public let isComplete: Bool

  /// Where solutions are looked for if they may be anywhere; if these are too many, then near 0.
  private static let (usual, near) = (-1000.0...1000, -10.0...10)
  /// The most solutions in the usual range.
  private static let most = 40

  /// Solves an equation, perhaps with conditions on its unknown.
  ///
  /// - Parameters:
  ///   - range: Where to look; `nil` for all real numbers if the equation is one of polynomials, and else for the
  ///     numbers from -1000 to 1000, or from -10 to 10 if these have too many solutions.
  /// - Throws: `refused` if it is no equation, or has no unknown or infinitely many solutions; `severalUnknowns`;
  ///   `undecided` if it perhaps has all numbers of a range as solutions.
  public init(
    of relation: Relation, in range: SolvingRange?, angle: AngleUnit
  ) throws(SolvingError) {
    guard relation.hasEquation else { throw .refused(.missingEquation) }
    let unknowns = relation.variables.filter { !$0.isBound }
    guard let unknown = unknowns.first else { throw .refused(.missingUnknown) }
    if unknowns.count > 1 { throw .severalUnknowns(unknowns[1]) }
    self.unknown = unknown
    let equation = relation.substituting { $0 == unknown ? .variable("x") : nil }
    let polynomial = range == nil ? equation.difference.flatMap { PlanePolynomial($0) } : nil
    let whole = polynomial?.rootBound.map { -$0...$0 }
    var searched = range?.searched ?? whole ?? Self.usual
    var search = try Self.search(equation, searched, angle)
    if range == nil, polynomial == nil, search.found.count > Self.most {
      searched = Self.near
      search = try Self.search(equation, searched, angle)
    }
    let shown = search.shown
    if let range {
      search.found = search.found.filter { found in
        range.mayContain(found.number) { found.digits(SolvingRange.digitCount, shown) }
      }
    }
    self.range = range ?? (polynomial == nil ? SolvingRange(searched) : nil)
    self.found = search.found
    self.shown = shown
    isComplete = search.isComplete && (polynomial == nil || whole != nil)
  }

  public var count: Int { found.count }

  /// Whether no solution was found, though there may be some.
  public var isUnknown: Bool { found.isEmpty && !isComplete }

  /// Whether each solution is known exactly.
  public var isExact: Bool { !isUnknown && found.allSatisfy { $0.number.exact != nil } }

  /// A solution with the digits that are proved.
  ///
  /// - Parameter count: The most digits, at least 1.
  public func digits(of index: Int, count: Int = RealDigits.usualCount) -> RealDigits? {
    found[index].digits(count, shown)
  }

  /// A solution as it is written exactly; `nil` if that is not known.
  public func exact(_ index: Int) -> Formula? { found[index].number.exact }

  /// The solutions as a list, `[-1, √(2)]`, with digits of what is not known exactly.
  ///
  /// - Parameter digits: How many; at least 1.
  public func list(digits count: Int = RealDigits.usualCount) -> String {
    var text = "["
    for index in found.indices {
      let number = exact(index)?.text ?? digits(of: index, count: count)?.text ?? "?"
      text += (index > 0 ? ", " : "") + number
    }
    return text + "]"
  }

  private typealias Search = (found: [Found], shown: ShownAnalysis, isComplete: Bool)

  private static func search(
    _ equation: Relation, _ range: ClosedRange<Double>, _ angle: AngleUnit
  ) throws(SolvingError) -> Search {
    guard let difference = equation.difference else {
      return try searchPlane(equation, range, angle)
    }
    let source = FormulaSource(difference, of: "x", angle: angle)
    let analysis = CurveAnalysis(ofPlacesOf: source, over: range)
    if let zeros = analysis.zeroRanges.first {
      let inside = zeros.lowerBound + 0.382 * (zeros.upperBound - zeros.lowerBound)
      let isZero = difference.inserting(x: Formula(inside), y: nil).exactSign(angle: angle) == 0
      throw isZero ? SolvingError.refused(.infinitelyManySolutions) : .undecided
    }
    let found = FunctionPlaces(source, angle: angle).zeros(of: analysis).map {
      Found(number: $0.x, place: $0.place)
    }
    let isComplete = analysis.isComplete && found.count >= analysis.zeros.count
    return (found, ShownAnalysis(source), isComplete)
  }

  /// Looks for the points of the x-axis that fulfil a relation of x.
  private static func searchPlane(
    _ relation: Relation, _ range: ClosedRange<Double>, _ angle: AngleUnit
  ) throws(SolvingError) -> Search {
    let row = PlotRow.relation(relation, parts: [.solutions(relation)])
    let analysis = PlaneAnalysis(of: [row], x: range, y: -1...1, angle: angle)
    guard case .relation(let report)? = analysis.rows.first, !report.isRegion else {
      throw .refused(.infinitelyManySolutions)
    }
    let zeros = analysis.places.filter { $0.kind == .zero && $0.y?.double == 0 }
    return (
      zeros.map { Found(number: $0.x, place: nil) }, ShownAnalysis(nil), report.isComplete
    )
  }
}

/// Why an equation is not solved.
public enum SolvingError: Error, Equatable, Sendable {
  /// What is wrong with the equation, or with the range.
  case refused(SyntaxError.Kind)
  /// The name of the second unknown.
  case severalUnknowns(Name)
  /// It perhaps has all numbers of a range as solutions.
  case undecided
}

extension Relation {
  /// Whether an equation is part of it.
  fileprivate var hasEquation: Bool {
    switch self {
    case .comparison(_, let links): links.contains { $0.sign == .equal }
    case .wholeNumber: false
    case .not(let relation): relation.hasEquation
    case .all(let relations), .any(let relations): relations.contains { $0.hasEquation }
    }
  }

  /// The difference of both sides of an equation; `nil` for any other relation.
  fileprivate var difference: Formula? {
    guard case .comparison(let left, let links) = self, links.count == 1, links[0].sign == .equal
    else { return nil }
    return .adding(left, Formula.Term(links[0].right, isInverted: true))
  }
}
