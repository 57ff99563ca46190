/// What a graph asks of the owner of a function.
///
/// Values are enough. A source that can also enclose them lets a graph prove what it draws: see
/// `EnclosingSource`.
public protocol GraphDataSource {
  /// The ordinates of a whole row of abscissas, in graph units.
  ///
  /// - Returns: As many values as `xs` has; what is not finite counts as undefined.
  func values(at xs: [Double]) -> [Double]

  /// The source without its type, with everything that it can tell.
  ///
  /// Each protocol of sources has a default for it. Only a source that stands for another one, of
  /// a kind known when the program runs, has its own: that of the other.
  var typeErased: AnyGraphDataSource { get }
}

extension GraphDataSource {
  public var typeErased: AnyGraphDataSource { AnyGraphDataSource(values: values(at:)) }
}

/// A function of one variable as a data source: `FunctionDataSource { $0 * $0 }`.
public struct FunctionDataSource: GraphDataSource {
  private let y: (Double) -> Double

  /// - Parameter y: The ordinate at an abscissa; NaN where the function is undefined.
  public init(_ y: @escaping (Double) -> Double) { self.y = y }

  public func values(at xs: [Double]) -> [Double] { xs.map(y) }
}
