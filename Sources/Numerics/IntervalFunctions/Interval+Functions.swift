/// Functions of one interval: one lane of the same function of `IntervalLanes`, where its enclosure
/// is described.
extension Interval {
  public static func exp(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.exp(_:)) }
  public static func exp2(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.exp2(_:)) }
  public static func expm1(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.expm1(_:)) }
  public static func ln(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.ln(_:)) }
  public static func log2(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.log2(_:)) }
  public static func log10(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.log10(_:)) }
  public static func log1p(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.log1p(_:)) }
  public static func sinh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.sinh(_:)) }
  public static func cosh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.cosh(_:)) }
  public static func tanh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.tanh(_:)) }
  public static func asinh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.asinh(_:)) }
  public static func acosh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acosh(_:)) }
  public static func atanh(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.atanh(_:)) }
  public static func erf(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.erf(_:)) }
  public static func cubeRoot(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.cubeRoot(_:)) }
  public static func floor(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.floor(_:)) }
  public static func ceil(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.ceil(_:)) }
  public static func round(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.round(_:)) }
  public static func trunc(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.trunc(_:)) }
  public static func sign(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.sign(_:)) }
}

/// Trigonometry of one interval.
extension Interval {
  public static func sin(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.sin(_:)) }
  public static func cos(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.cos(_:)) }
  public static func tan(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.tan(_:)) }
  public static func cot(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.cot(_:)) }
  public static func asin(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.asin(_:)) }
  public static func acos(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acos(_:)) }
  public static func atan(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.atan(_:)) }
  public static func sec(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.sec(_:)) }
  public static func csc(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.csc(_:)) }
  public static func sech(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.sech(_:)) }
  public static func csch(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.csch(_:)) }
  public static func coth(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.coth(_:)) }
  public static func asec(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.asec(_:)) }
  public static func acsc(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acsc(_:)) }
  public static func acot(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acot(_:)) }
  public static func asech(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.asech(_:)) }
  public static func acsch(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acsch(_:)) }
  public static func acoth(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.acoth(_:)) }
  public static func degrees(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.degrees(_:)) }
  public static func radians(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.radians(_:)) }
  public static func sin(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.sin(degrees:)) }
  public static func cos(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.cos(degrees:)) }
  public static func tan(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.tan(degrees:)) }
  public static func sec(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.sec(degrees:)) }
  public static func csc(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.csc(degrees:)) }
  public static func cot(degrees x: Interval) -> Interval { laneOf(x, IntervalLanes.cot(degrees:)) }
}
