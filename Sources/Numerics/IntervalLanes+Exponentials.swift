/// Exponentials, logarithms, hyperbolic functions and their inverses, and the error function: sharp
/// but for the widening, for each rises or falls throughout.
extension IntervalLanes {
  public static func exp(_ x: IntervalLanes) -> IntervalLanes {
    positive(x, error: Accuracy.exp) { Elementary.exp($0) }
  }

  public static func exp2(_ x: IntervalLanes) -> IntervalLanes {
    positive(x, error: Accuracy.exp2) { Elementary.exp2($0) }
  }

  /// The exponential less 1.
  public static func expm1(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.expm1, within: -1 ... .infinity) { Elementary.expm1($0) }
  }

  /// The natural logarithm of what is positive.
  public static func ln(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.ln) {
      Elementary.ln($0)
    }
  }

  public static func log2(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.log2) {
      Elementary.log2($0)
    }
  }

  public static func log10(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.log10) {
      Elementary.log10($0)
    }
  }

  /// The natural logarithm of 1 plus `x`, which lies above -1.
  public static func log1p(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: -1), error: Accuracy.log1p) { Elementary.log1p($0) }
  }

  public static func sinh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.sinh) { Elementary.lanewise($0, Elementary.sinh(_:)) }
  }

  public static func cosh(_ x: IntervalLanes) -> IntervalLanes {
    rising(abs(x), error: Accuracy.cosh, within: 1 ... .infinity) {
      Elementary.lanewise($0, Elementary.cosh(_:))
    }
  }

  public static func tanh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.tanh, within: -1...1) { Elementary.lanewise($0, Elementary.tanh(_:)) }
  }

  public static func asinh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.asinh) { Elementary.lanewise($0, Elementary.asinh(_:)) }
  }

  /// The inverse of the hyperbolic cosine, of what is at least 1.
  public static func acosh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(to: 1 ... .infinity), error: Accuracy.acosh, within: 0 ... .infinity) {
      Elementary.lanewise($0, Elementary.acosh(_:))
    }
  }

  /// The inverse of the hyperbolic tangent, of what lies between -1 and 1.
  public static func atanh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: -1, below: 1), error: Accuracy.atanh) {
      Elementary.lanewise($0, Elementary.atanh(_:))
    }
  }

  public static func erf(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.erf, within: -1...1) { Elementary.erf($0) }
  }

  public static func cubeRoot(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.cbrt) { Elementary.lanewise($0, Elementary.cbrt(_:)) }
  }

  /// A rising function that is positive though it may underflow to 0.
  @inline(__always)
  private static func positive(
    _ x: IntervalLanes, error: Double, _ function: (Lanes) -> Lanes
  ) -> IntervalLanes {
    var result = rising(x, error: error, within: 0 ... .infinity, function)
    result.upper = result.upper.larger(Lanes(repeating: 0x1p-1073))
    return result
  }
}
