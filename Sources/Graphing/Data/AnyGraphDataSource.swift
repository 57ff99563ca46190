import OrdinateNumerics

/// A data source of any type, so that one plot can have curves of several kinds.
///
/// ```swift
/// plot.draw([AnyGraphDataSource(formula), AnyGraphDataSource(readings)], on: &canvas)
/// ```
///
/// It offers everything that the original source offers. Sampling and analysing curves take this
/// type, because code generic over the source took seven times as long across modules.
public struct AnyGraphDataSource: GraphDataSource {
  typealias Values = ([Double]) -> [Double]
  typealias Enclosures = ([Interval]) -> [Interval]
  typealias Factors = (
    zeros: AnyGraphDataSource, poles: AnyGraphDataSource, exponents: [AnyGraphDataSource]
  )
  typealias Germs = () -> ((ClosedRange<Double>) -> CurveGerm?)?

  let values: Values
  /// `nil` if the source encloses nothing; the same holds for the next two.
  let enclosures: Enclosures?
  /// Enclosures of the derivative.
  let slopes: Enclosures?
  /// Enclosures of the second derivative.
  let curvatures: Enclosures?
  /// Made at each call, which is slow.
  let factors: () -> Factors?
  /// Made at each call, which is slow.
  let germs: Germs
  /// Whether the function is proved to be odd: found at each call, which is slow.
  let isOdd: () -> Bool
  /// All ordinates lie strictly between its ends: found at each call, which is slow.
  let openRange: () -> Interval

  public init(_ source: some GraphDataSource) { self = source.typeErased }

  /// - Parameter values: The ordinates of a whole row of abscissas, as in `GraphDataSource`.
  public init(values: @escaping ([Double]) -> [Double]) {
    self.init(values: values, enclosures: nil)
  }

  init(
    values: @escaping Values, enclosures: Enclosures?, slopes: Enclosures? = nil,
    curvatures: Enclosures? = nil, isOdd: @escaping () -> Bool = { false },
    openRange: @escaping () -> Interval = { .whole }, germs: @escaping Germs = { nil },
    factors: @escaping () -> Factors? = { nil }
  ) {
    self.values = values
    self.enclosures = enclosures
    self.slopes = slopes
    self.curvatures = curvatures
    self.isOdd = isOdd
    self.openRange = openRange
    self.factors = factors
    self.germs = germs
  }

  public func values(at xs: [Double]) -> [Double] { values(xs) }

  public var typeErased: AnyGraphDataSource { self }
}
