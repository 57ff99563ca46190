/// Exponentials, logarithms, hyperbolic functions and their inverses, and the error function. Each
/// is monotone, so the enclosures are sharp except for the widening.
extension IntervalLanes {
  package static func exp(_ x: IntervalLanes) -> IntervalLanes {
    positive(x, error: Accuracy.exp, Elementary.exp(_:into:count:))
  }

  package static func exp2(_ x: IntervalLanes) -> IntervalLanes {
    positive(x, error: Accuracy.exp2, Elementary.exp2(_:into:count:))
  }

  /// The exponential minus 1.
  package static func expm1(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.expm1, within: -1 ... .infinity, Elementary.expm1(_:into:count:))
  }

  /// The natural logarithm of the positive part.
  package static func ln(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.ln, Elementary.ln(_:into:count:))
  }

  package static func log2(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.log2, Elementary.log2(_:into:count:))
  }

  package static func log10(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: 0), error: Accuracy.log10, Elementary.log10(_:into:count:))
  }

  /// The natural logarithm of 1 plus `x`, for the part of `x` above -1.
  package static func log1p(_ x: IntervalLanes) -> IntervalLanes {
    rising(x.restricted(above: -1), error: Accuracy.log1p, Elementary.log1p(_:into:count:))
  }

  package static func sinh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.sinh, Elementary.sinh(_:into:count:))
  }

  package static func cosh(_ x: IntervalLanes) -> IntervalLanes {
    rising(abs(x), error: Accuracy.cosh, within: 1 ... .infinity, Elementary.cosh(_:into:count:))
  }

  package static func tanh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.tanh, within: -1...1, Elementary.tanh(_:into:count:))
  }

  package static func asinh(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.asinh, Elementary.asinh(_:into:count:))
  }

  /// The inverse hyperbolic cosine, for the part of `x` from 1 on.
  package static func acosh(_ x: IntervalLanes) -> IntervalLanes {
    rising(
      x.restricted(to: 1 ... .infinity), error: Accuracy.acosh, within: 0 ... .infinity,
      Elementary.acosh(_:into:count:))
  }

  /// The inverse hyperbolic tangent, for the part of `x` between -1 and 1.
  package static func atanh(_ x: IntervalLanes) -> IntervalLanes {
    rising(
      x.restricted(above: -1, below: 1), error: Accuracy.atanh, Elementary.atanh(_:into:count:))
  }

  package static func erf(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.erf, within: -1...1, Elementary.erf(_:into:count:))
  }

  package static func cubeRoot(_ x: IntervalLanes) -> IntervalLanes {
    rising(x, error: Accuracy.cubeRoot, Elementary.cubeRoot(_:into:count:))
  }

  /// A rising function that is always positive, although it may underflow to 0.
  @inline(__always)
  private static func positive(
    _ x: IntervalLanes, error: Double, _ function: Row
  ) -> IntervalLanes {
    var result = rising(x, error: error, within: 0 ... .infinity, function)
    result.upper = result.upper.larger(Lanes(repeating: 0x1p-1073))
    return result
  }
}
