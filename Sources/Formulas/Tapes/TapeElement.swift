import OrdinateNumerics

/// An element that a tape computes with: several doubles or several intervals side by side.
protocol TapeElement: BitwiseCopyable {
  init(_ constant: TapeConstant)

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static func minimum(_ left: Self, _ right: Self) -> Self
  static func maximum(_ left: Self, _ right: Self) -> Self
  var negated: Self { get }
  var magnitude: Self { get }
  var squared: Self { get }
  /// The same values, with NaN in place of infinities.
  var finite: Self { get }
  /// 0 for what is not negative; NaN, or an interval that says nothing, for the rest.
  var known: Self { get }
  /// A whole power above 2, computed by products.
  func power(_ exponent: Int32) -> Self
  func power(numerator: Double, denominator: Double) -> Self

  typealias Row = UnsafePointer<Self>
  typealias MutableRow = UnsafeMutablePointer<Self>

  static func squareRoot(_ xs: Row, into ys: MutableRow, count: Int)

  /// Applies a function of the table to a row.
  static func apply(_ function: TapeFunction.Unary, _ xs: Row, into ys: MutableRow, count: Int)
  static func apply(
    _ function: TapeFunction.Binary, _ xs: Row, _ ys: Row, into zs: MutableRow, count: Int)

  /// A polynomial by Horner's rule, the coefficient of the highest power first.
  static func polynomial(
    _ coefficients: UnsafeBufferPointer<TapeConstant>, _ xs: Row, into ys: MutableRow, count: Int)
}

extension Lanes: TapeElement {
  @inline(__always) init(_ constant: TapeConstant) { self.init(repeating: constant.value) }

  // A comparison with NaN is false, so a NaN on the right comes through; the left one is checked
  // separately.
  @inline(__always) static func minimum(_ left: Lanes, _ right: Lanes) -> Lanes {
    right.replacing(with: left, where: left .< right .| left .!= left)
  }

  @inline(__always) static func maximum(_ left: Lanes, _ right: Lanes) -> Lanes {
    right.replacing(with: left, where: left .> right .| left .!= left)
  }

  @inline(__always) var squared: Lanes { self * self }

  @inline(__always) var finite: Lanes { self + self * Lanes(repeating: 0) }

  @inline(__always) var known: Lanes {
    Lanes(repeating: .nan).replacing(with: 0, where: self .>= 0)
  }

  @inline(__always) func power(_ exponent: Int32) -> Lanes {
    var power = self
    var bit: Int32 = 1 << (30 - Int32(exponent.leadingZeroBitCount))
    while bit > 0 {
      power *= power
      if exponent & bit != 0 { power *= self }
      bit >>= 1
    }
    return power
  }

  func power(numerator: Double, denominator: Double) -> Lanes {
    var power = self
    for lane in indices {
      power[lane] = Elementary.power(
        self[lane], numerator: numerator, denominator: denominator)
    }
    return power
  }

  static func squareRoot(_ xs: Row, into ys: MutableRow, count: Int) {
    Elementary.squareRoot(xs, into: ys, count: count)
  }

  static func apply(_ function: TapeFunction.Unary, _ xs: Row, into ys: MutableRow, count: Int) {
    function.row(xs, ys, count)
  }

  static func apply(
    _ function: TapeFunction.Binary, _ xs: Row, _ ys: Row, into zs: MutableRow, count: Int
  ) {
    function.row(xs, ys, zs, count)
  }

  static func polynomial(
    _ coefficients: UnsafeBufferPointer<TapeConstant>, _ xs: Row, into ys: MutableRow, count: Int
  ) {
    // Many at once, because each waits for its own sum.
    var index = 0
    while index + 8 <= count {
      polynomial(coefficients, xs + index, into: ys + index)
      index += 8
    }
    while index < count {
      let x = xs[index]
      var y = x
      if coefficients[0].value != 1 { y *= Lanes(repeating: coefficients[0].value) }
      for next in 1..<coefficients.count {
        if next > 1 { y *= x }
        y += Lanes(repeating: coefficients[next].value)
      }
      ys[index] = y
      index += 1
    }
  }

  /// Eight values of a polynomial.
  @inline(__always) private static func polynomial(
    _ coefficients: UnsafeBufferPointer<TapeConstant>, _ xs: Row, into ys: MutableRow
  ) {
    var (y0, y1, y2, y3) = (xs[0], xs[1], xs[2], xs[3])
    var (y4, y5, y6, y7) = (xs[4], xs[5], xs[6], xs[7])
    if coefficients[0].value != 1 {
      let leading = Lanes(repeating: coefficients[0].value)
      (y0, y1, y2, y3) = (y0 * leading, y1 * leading, y2 * leading, y3 * leading)
      (y4, y5, y6, y7) = (y4 * leading, y5 * leading, y6 * leading, y7 * leading)
    }
    var next = 1
    while true {
      let term = Lanes(repeating: coefficients[next].value)
      (y0, y1, y2, y3) = (y0 + term, y1 + term, y2 + term, y3 + term)
      (y4, y5, y6, y7) = (y4 + term, y5 + term, y6 + term, y7 + term)
      next += 1
      if next == coefficients.count { break }
      (y0, y1, y2, y3) = (y0 * xs[0], y1 * xs[1], y2 * xs[2], y3 * xs[3])
      (y4, y5, y6, y7) = (y4 * xs[4], y5 * xs[5], y6 * xs[6], y7 * xs[7])
    }
    (ys[0], ys[1], ys[2], ys[3]) = (y0, y1, y2, y3)
    (ys[4], ys[5], ys[6], ys[7]) = (y4, y5, y6, y7)
  }
}
