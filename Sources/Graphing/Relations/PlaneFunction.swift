public import OrdinateNumerics

/// A function of the points of the plane that encloses its values: a formula of x and y, a measured
/// field, a signed distance.
public protocol PlaneFunction {
  /// The values at a row of points; NaN or an infinity where the function has none.
  ///
  /// - Parameters: Abscissas and ordinates, as many of each.
  func values(x: [Double], y: [Double]) -> [Double]

  /// For each box an interval that contains all values there, with what is known about the function in
  /// the box.
  ///
  /// - Parameters: The sides of the boxes, as many of each.
  func enclosures(x: [Interval], y: [Interval]) -> [Interval]

  /// Enclosures of the values and of both slopes.
  ///
  /// - Returns: `nil` if the function has no slopes that can be enclosed.
  func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes?

  /// A quicker function with the same values in a box; `nil` if none is known.
  func narrowed(x: Interval, y: Interval) -> Self?

  /// Functions of which one has the function's value at each point of a box, where it has a value: one for
  /// each step of a floor, or for each sign of an absolute value.
  func cases(x: Interval, y: Interval) -> [Self]

  /// Two simpler functions. Where this one is defined, `zeros` has the same zeros; where `poles` is 0, this
  /// one is undefined.
  ///
  /// - Returns: `nil` if they are not known.
  var fraction: (zeros: Self, poles: Self)? { get }

  /// A function that is whole only where this one is 0, but crosses whole numbers where this one touches 0.
  ///
  /// - Returns: `nil` if it is not known.
  var phase: Self? { get }

  /// Whether the function is analytic along lines wherever it is continuous and its slopes are defined.
  var isAnalytic: Bool { get }

  /// On which side of a number the value at a point is, decided exactly if that is possible.
  func outcome(at place: ExactPlace, beside number: Double) -> Outcomes
}

extension PlaneFunction {
  public func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? { nil }

  public func narrowed(x: Interval, y: Interval) -> Self? { nil }

  public func cases(x: Interval, y: Interval) -> [Self] { [self] }

  public var fraction: (zeros: Self, poles: Self)? { nil }

  public var phase: Self? { nil }

  public var isAnalytic: Bool { false }

  public func outcome(at place: ExactPlace, beside number: Double) -> Outcomes {
    Outcomes(of: enclosures(x: [place.x.enclosure], y: [place.y.enclosure])[0], beside: number)
  }
}

/// A point whose coordinates are fractions.
public struct ExactPlace: Hashable, Sendable {
  public let x: Coordinate
  public let y: Coordinate

  /// `(numerator + rest) ÷ denominator`, of doubles.
  public struct Coordinate: Hashable, Sendable {
    public let numerator: Double
    /// What the numerator has more than a double holds.
    public let rest: Double
    /// Above 0.
    public let denominator: Double

    /// An exact double.
    init(_ value: Double) { self.init(value, over: 1) }

    init(_ numerator: Double, rest: Double = 0, over denominator: Double) {
      (self.numerator, self.rest, self.denominator) = (numerator, rest, denominator)
    }

    public var enclosure: Interval {
      let whole = rest == 0 ? Interval(numerator) : Interval(numerator) + Interval(rest)
      return whole / Interval(denominator)
    }

    /// The fraction of small denominator next to a number, if one is much nearer than a distance.
    ///
    /// - Source: continued fractions, Knuth 1997, volume 2, section 4.5.3.
    init?(near value: Double, within distance: Double) {
      var (rest, before, last) = (value.magnitude, (0.0, 1.0), (1.0, 0.0))
      for _ in 0..<Self.longest {
        let whole = rest.rounded(.down)
        (before, last) = (last, (whole * last.0 + before.0, whole * last.1 + before.1))
        if last.1 > Self.largestDenominator || last.0 > 0x1p50 { return nil }
        if (last.0 / last.1 - value.magnitude).magnitude <= distance {
          self.init(value < 0 ? -last.0 : last.0, over: last.1)
          return
        }
        rest = 1 / (rest - whole)
        if !rest.isFinite { return nil }
      }
      return nil
    }

    private static let longest = 12
    private static let largestDenominator = 1000.0
  }
}

/// Enclosures of a function and its slopes over a row of boxes.
///
/// Where the function is continuous in a whole box, a slope that is decorated as defined contains the
/// slopes of all chords in the box that are parallel to its axis. Any other slope tells nothing.
public struct PlaneSlopes {
  public var values: [Interval]
  public var alongX: [Interval]
  public var alongY: [Interval]

  /// - Precondition: The rows have one length.
  public init(values: [Interval], alongX: [Interval], alongY: [Interval]) {
    precondition(alongX.count == values.count && alongY.count == values.count)
    (self.values, self.alongX, self.alongY) = (values, alongX, alongY)
  }
}
