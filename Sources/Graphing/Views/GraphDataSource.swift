public import OrdinateNumerics

/// What a graph asks of whoever owns the function.
///
/// Values are enough. A source that can also enclose them lets a graph prove what it draws: see
/// `enclosures(over:)` and `slopes(over:)`.
public protocol GraphDataSource {
  /// The ordinates of a whole row of abscissas, in graph units.
  ///
  /// - Returns: As many values as `xs` has; what is not finite counts as undefined.
  func values(at xs: [Double]) -> [Double]

  /// For each interval of abscissas one that contains all ordinates there.
  ///
  /// Its decoration tells whether the function is defined and continuous on the whole interval.
  ///
  /// - Returns: As many as `intervals` has; `nil`, which is the default, if the source cannot tell.
  func enclosures(over intervals: [Interval]) -> [Interval]?

  /// For each interval of abscissas one that contains the slopes of all chords there, wherever the
  /// function is continuous on the whole interval, and all derivatives where it has one.
  ///
  /// - Returns: As many as `intervals` has; one that is decorated less than defined tells nothing.
  ///   `nil`, which is the default, if the source cannot tell.
  func slopes(over intervals: [Interval]) -> [Interval]?

  /// What `slopes(over:)` says of the function, of its derivative.
  func curvatures(over intervals: [Interval]) -> [Interval]?

  /// A simpler function: wherever this one is defined, it is 0 just where that is. `nil`, which is
  /// the default, if there is none.
  var zeroFactor: Self? { get }

  /// A function that is 0 only where this one is undefined. Beside a zero of it at which the zero
  /// factor is continuous and not 0, this function grows without bound wherever it is defined. `nil`,
  /// which is the default, if there is none.
  var poleFactor: Self? { get }
}

extension GraphDataSource {
  public func enclosures(over intervals: [Interval]) -> [Interval]? { nil }
  public func slopes(over intervals: [Interval]) -> [Interval]? { nil }
  public func curvatures(over intervals: [Interval]) -> [Interval]? { nil }
  public var zeroFactor: Self? { nil }
  public var poleFactor: Self? { nil }
}

/// A function of one variable as a data source: `FunctionDataSource { $0 * $0 }`.
public struct FunctionDataSource: GraphDataSource {
  private let y: (Double) -> Double

  /// - Parameter y: The ordinate at an abscissa; NaN where the function is undefined.
  public init(_ y: @escaping (Double) -> Double) { self.y = y }

  public func values(at xs: [Double]) -> [Double] { xs.map(y) }
}
