public import OrdinateNumerics

/// A data source that encloses its values: poles, jumps and gaps of its graph are proved.
public protocol EnclosingSource: GraphDataSource {
  /// For each interval of abscissas, one that contains all ordinates there.
  ///
  /// Its decoration tells whether the function is defined and continuous on the whole interval.
  ///
  /// - Returns: As many enclosures as `intervals` has elements.
  func enclosures(over intervals: [Interval]) -> [Interval]
}

extension EnclosingSource {
  public var typeErased: AnyGraphDataSource {
    AnyGraphDataSource(values: values(at:), enclosures: enclosures(over:))
  }
}

/// An enclosing source that has a derivative: drawing it takes fewer values, and its zeros and
/// turns are proved.
public protocol DifferentiableSource: EnclosingSource {
  associatedtype Derivative: EnclosingSource

  /// A function with two properties. Where this one is continuous on a whole interval, an enclosure
  /// of the derivative there contains the slopes of all its chords. Where this one has a
  /// derivative, the function has its values.
  ///
  /// An enclosure decorated less than defined tells nothing. If the derivative is itself a
  /// `DifferentiableSource`, an analysis uses its derivative too.
  ///
  /// - Returns: `nil` if no derivative can be enclosed.
  var derivative: Derivative? { get }
}

extension DifferentiableSource {
  public var typeErased: AnyGraphDataSource {
    let derivative = derivative?.typeErased
    return AnyGraphDataSource(
      values: values(at:), enclosures: enclosures(over:), slopes: derivative?.enclosures,
      curvatures: derivative?.slopes)
  }
}

/// A fraction whose numerator and denominator are known: its zeros and poles are proved where it
/// is too steep to be enclosed.
public protocol FactoredSource: DifferentiableSource {
  associatedtype Factor: EnclosingSource

  /// Two simpler functions. Wherever this one is defined, `zeros` has the same zeros. `poles` is 0
  /// only where this one is undefined; next to a zero of `poles` at which `zeros` is continuous and
  /// not 0 and all of `exponents` are bounded, this function grows without bound wherever it is
  /// defined.
  ///
  /// - Returns: `nil` if they are not known.
  var factors: (zeros: Factor, poles: Factor, exponents: [Factor])? { get }

  /// Whether the function is proved to be odd: the values at *x* and −*x* add up to 0, or there are
  /// none. Its integral over a window around 0 is 0.
  var isOdd: Bool { get }

  /// All ordinates lie strictly between the ends of this interval, which may be infinite.
  var openRange: Interval { get }

  /// Proves how the function behaves in a range of x that may have one place of interest: a place where it
  /// is 0, turns, breaks or ends; `nil` if no proof is known. A proof fails for most ranges.
  var germs: ((ClosedRange<Double>) -> CurveGerm?)? { get }
}

extension FactoredSource {
  public var openRange: Interval { .whole }

  public var germs: ((ClosedRange<Double>) -> CurveGerm?)? { nil }
}

extension FactoredSource {
  public var typeErased: AnyGraphDataSource {
    let derivative = derivative?.typeErased
    return AnyGraphDataSource(
      values: values(at:), enclosures: enclosures(over:), slopes: derivative?.enclosures,
      curvatures: derivative?.slopes, isOdd: { isOdd },
      openRange: { openRange }, germs: { germs },
      factors: {
        factors.map {
          ($0.zeros.typeErased, $0.poles.typeErased, $0.exponents.map { $0.typeErased })
        }
      })
  }
}
