/// A function that a graph can draw.
///
/// Values are enough. A source that can also enclose them lets a graph prove what it draws: see
/// `EnclosingSource`.
public protocol GraphDataSource {
  /// The ordinates of a whole row of abscissas, in graph units.
  ///
  /// - Returns: As many values as `xs` has; infinities and NaN count as undefined.
  func values(at xs: [Double]) -> [Double]

  /// The source without its type, with everything that it offers.
  ///
  /// Each protocol of sources has a default. Only a source that wraps another one whose kind is
  /// known at run time has its own: it returns the other's.
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
