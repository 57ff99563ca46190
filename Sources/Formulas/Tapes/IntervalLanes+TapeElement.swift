import OrdinateNumerics

extension IntervalLanes: TapeElement {
  @inline(__always) init(_ constant: TapeConstant) {
    if constant.lower <= constant.upper {
      let decoration = constant.isDefined ? Decoration.continuous : .partlyDefined
      self.init(repeating: Interval(constant.lower, constant.upper, decoration: decoration))
    } else {
      self.init(repeating: .empty)
    }
  }

  @inline(__always) static func minimum(_ left: Self, _ right: Self) -> Self { min(left, right) }
  @inline(__always) static func maximum(_ left: Self, _ right: Self) -> Self { max(left, right) }
  @inline(__always) var negated: Self { -self }
  @inline(__always) var magnitude: Self { Self.abs(self) }
  @inline(__always) var squared: Self { Self.square(self) }
  @inline(__always) var finite: Self { self }

  var known: Self {
    var known = self
    for lane in 0..<Lanes.scalarCount where !self[lane].isEmpty {
      known[lane] =
        self[lane].lower >= 0
        ? Interval(0, 0, decoration: self[lane].decoration)
        : Interval(-.infinity, .infinity, decoration: .partlyDefined)
    }
    return known
  }

  func power(_ exponent: Int32) -> Self { Self.power(self, whole: Double(exponent)) }

  func power(numerator: Double, denominator: Double) -> Self {
    var power = self
    for lane in 0..<Lanes.scalarCount {
      power[lane] = Interval.power(self[lane], numerator: numerator, denominator: denominator)
    }
    return power
  }

  static func squareRoot(_ xs: Row, into ys: MutableRow, count: Int) {
    for index in 0..<count { ys[index] = squareRoot(xs[index]) }
  }

  static func apply(_ function: TapeFunction.Unary, _ xs: Row, into ys: MutableRow, count: Int) {
    function.enclose(xs, into: ys, count: count)
  }

  static func apply(
    _ function: TapeFunction.Binary, _ xs: Row, _ ys: Row, into zs: MutableRow, count: Int
  ) {
    for index in 0..<count { zs[index] = function.enclosure(xs[index], ys[index]) }
  }

  static func polynomial(
    _ coefficients: UnsafeBufferPointer<TapeConstant>, _ xs: Row, into ys: MutableRow, count: Int
  ) {
    for index in 0..<count {
      let x = xs[index]
      var y = coefficients[0].isExactly(1) ? x : x * Self(coefficients[0])
      for next in 1..<coefficients.count {
        if next > 1 { y = y * x }
        y = y + Self(coefficients[next])
      }
      ys[index] = y
    }
  }
}
