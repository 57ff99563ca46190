/// What a graph asks of whoever owns the function.
public protocol GraphDataSource {
  /// The ordinates of a whole row of abscissas, in graph units.
  ///
  /// - Returns: As many values as `xs` has; what is not finite counts as undefined.
  func values(at xs: [Double]) -> [Double]
}

/// A function of one variable as a data source: `FunctionDataSource { $0 * $0 }`.
public struct FunctionDataSource: GraphDataSource {
  private let y: (Double) -> Double

  /// - Parameter y: The ordinate at an abscissa; NaN where the function is undefined.
  public init(_ y: @escaping (Double) -> Double) { self.y = y }

  public func values(at xs: [Double]) -> [Double] { xs.map(y) }
}
