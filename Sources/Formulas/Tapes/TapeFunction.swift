import OrdinateNumerics

/// A function of the table as a tape evaluates it.
enum TapeFunction: Sendable {
  case unary(Unary)
  /// Piecewise constant.
  case step(Unary)
  /// Takes two operands; more are folded from the left.
  case binary(Binary)

  struct Unary: Sendable {
    /// Evaluates a row; the result may overwrite the operand.
    let row: @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, _ count: Int) -> Void
    let enclosure: @Sendable (IntervalLanes) -> IntervalLanes
    /// Encloses a row at once, which is faster; the result may overwrite the operand. Not on the page, for it is more
    /// code at the first visit.
    #if !hasFeature(Embedded)
      var enclosures:
        (
          @Sendable (UnsafePointer<IntervalLanes>, UnsafeMutablePointer<IntervalLanes>, Int) -> Void
        )?
    #endif

    /// Encloses a row; the result may overwrite the operand.
    func enclose(
      _ xs: UnsafePointer<IntervalLanes>, into ys: UnsafeMutablePointer<IntervalLanes>, count: Int
    ) {
      #if !hasFeature(Embedded)
        if let enclosures { return enclosures(xs, ys, count) }
      #endif
      for index in 0..<count { ys[index] = enclosure(xs[index]) }
    }
  }

  struct Binary: Sendable {
    let row:
      @Sendable (
        UnsafePointer<Lanes>, UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, _ count: Int
      ) -> Void
    let enclosure: @Sendable (IntervalLanes, IntervalLanes) -> IntervalLanes
  }

  /// The function that a `unary`, `step` or `binary` instruction names.
  static func numbered(_ number: Int32) -> TapeFunction? {
    switch Operation.table[Int(number >> 1)].tape {
    case .function(let function), .givingAngle(let function): function
    case .ofAngle(let radians, let degrees): number & 1 == 0 ? radians : degrees
    case .expansion: nil
    }
  }
}

extension TapeFunction {
  typealias PointFunction = @Sendable (Double) -> Double
  typealias BinaryPointFunction = @Sendable (Double, Double) -> Double

  static func unary(
    _ row: @escaping @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
    _ enclosure: @escaping @Sendable (IntervalLanes) -> IntervalLanes
  ) -> TapeFunction {
    .unary(Unary(row: row, enclosure: enclosure))
  }

  /// - Parameter enclosures: Encloses a row at once.
  static func unary(
    _ row: @escaping @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
    _ enclosure: @escaping @Sendable (IntervalLanes) -> IntervalLanes,
    rows enclosures:
      @escaping @Sendable (
        UnsafePointer<IntervalLanes>, UnsafeMutablePointer<IntervalLanes>, Int
      ) -> Void
  ) -> TapeFunction {
    #if hasFeature(Embedded)
      .unary(Unary(row: row, enclosure: enclosure))
    #else
      .unary(Unary(row: row, enclosure: enclosure, enclosures: enclosures))
    #endif
  }

  static func step(
    _ row: @escaping @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
    _ enclosure: @escaping @Sendable (IntervalLanes) -> IntervalLanes
  ) -> TapeFunction {
    .step(Unary(row: row, enclosure: enclosure))
  }

  /// A function that is evaluated value by value in a row of points.
  static func pointwise(
    _ value: @escaping PointFunction,
    _ enclosure: @escaping @Sendable (IntervalLanes) -> IntervalLanes
  ) -> TapeFunction {
    .unary(
      Unary(
        row: { xs, ys, count in
          for index in 0..<count {
            for lane in 0..<Lanes.scalarCount { ys[index][lane] = value(xs[index][lane]) }
          }
        }, enclosure: enclosure))
  }

  /// A function that is evaluated value by value in rows of points and of intervals.
  static func pointwise(
    _ value: @escaping PointFunction, each enclosure: @escaping @Sendable (Interval) -> Interval
  ) -> TapeFunction {
    pointwise(value) { x in
      var y = x
      for lane in 0..<Lanes.scalarCount { y[lane] = enclosure(x[lane]) }
      return y
    }
  }

  static func pointwise(
    _ value: @escaping BinaryPointFunction,
    each enclosure: @escaping @Sendable (Interval, Interval) -> Interval
  ) -> TapeFunction {
    binary(
      { xs, ys, zs, count in
        for index in 0..<count {
          let (x, y) = (xs[index], ys[index])
          for lane in 0..<Lanes.scalarCount { zs[index][lane] = value(x[lane], y[lane]) }
        }
      }, each: enclosure)
  }

  static func binary(
    _ row:
      @escaping @Sendable (
        UnsafePointer<Lanes>, UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int
      ) -> Void, each enclosure: @escaping @Sendable (Interval, Interval) -> Interval
  ) -> TapeFunction {
    .binary(
      Binary(
        row: row,
        enclosure: { x, y in
          var z = x
          for lane in 0..<Lanes.scalarCount { z[lane] = enclosure(x[lane], y[lane]) }
          return z
        }))
  }
}

/// How an operation of the table is compiled.
enum TapeRule: Sendable {
  case function(TapeFunction)
  case ofAngle(radians: TapeFunction, degrees: TapeFunction)
  /// The result is an angle in radians.
  case givingAngle(TapeFunction)
  /// Compiled as other operations.
  case expansion(@Sendable (inout FormulaCompiler, [TapeBuilder.Value]) -> TapeBuilder.Value)
}
