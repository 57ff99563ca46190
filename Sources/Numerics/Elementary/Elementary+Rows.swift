/// Rows of values, many lanes long.
extension Elementary {
  /// Applies a function of lanes to a row; the result may overwrite the operand.
  ///
  /// - Parameter function: The same function for wide lanes, if it exists there.
  @inline(__always) static func map(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int,
    wide function: WideFunction? = nil, _ value: (Lanes) -> Lanes
  ) {
    let start = function?.computeBeginning(xs, xs, into: ys, count: count) ?? 0
    for index in start..<count { ys.set(value(xs.lanes(at: index)), at: index) }
  }

  /// Applies a function of two operands to rows; the result may overwrite either.
  @inline(__always) static func map(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>, into zs: UnsafeMutablePointer<Lanes>,
    count: Int, wide function: WideFunction? = nil, _ value: (Lanes, Lanes) -> Lanes
  ) {
    let start = function?.computeBeginning(xs, ys, into: zs, count: count) ?? 0
    for index in start..<count {
      zs.set(value(xs.lanes(at: index), ys.lanes(at: index)), at: index)
    }
  }

  /// One value, computed as a row: calling the function on lanes would inline another copy of it.
  @inline(__always) static func one(
    _ x: Double, _ row: (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, _ count: Int) -> Void
  ) -> Double {
    var lanes = Lanes(repeating: x)
    withUnsafeMutablePointer(to: &lanes) { row($0, $0, 1) }
    return lanes[0]
  }

  /// Applies a function lane by lane, for functions that are too rare or branch too much for lanes.
  @inline(__always) static func lanewise(_ x: Lanes, _ function: (Double) -> Double) -> Lanes {
    var y = x
    for lane in 0..<Lanes.scalarCount { y[lane] = function(x[lane]) }
    return y
  }
}

extension Elementary {
  /// The square root, correctly rounded; NaN below 0.
  public static func squareRoot(_ x: Double) -> Double { Lanes(repeating: x).squareRoot[0] }

  package static func squareRoot(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count) { $0.squareRoot }
  }
}
