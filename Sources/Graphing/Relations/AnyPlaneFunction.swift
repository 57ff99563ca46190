import OrdinateNumerics

/// A function of the plane without its type.
struct AnyPlaneFunction {
  // One object instead of a closure for each method, because functions are made for every block.
  private let function: any PlaneFunctionObject

  init(_ function: some PlaneFunction) { self.function = PlaneFunctionBox(function) }

  fileprivate init(_ function: any PlaneFunctionObject) { self.function = function }

  func values(_ x: [Double], _ y: [Double]) -> [Double] { function.values(x, y) }

  func enclosures(_ x: [Interval], _ y: [Interval]) -> [Interval] { function.enclosures(x, y) }

  func slopes(_ x: [Interval], _ y: [Interval]) -> PlaneSlopes? { function.slopes(x, y) }

  /// A quicker function with the same values in a box; `nil` if none is known.
  func narrowed(_ x: Interval, _ y: Interval) -> AnyPlaneFunction? {
    function.narrowed(x, y).map { AnyPlaneFunction($0) }
  }

  func isSame(as other: AnyPlaneFunction) -> Bool { function === other.function }

  func cases(_ x: Interval, _ y: Interval) -> [AnyPlaneFunction] {
    function.cases(x, y).map { AnyPlaneFunction($0) }
  }

  /// Made at each call, which is slow.
  func fraction() -> (zeros: AnyPlaneFunction, poles: AnyPlaneFunction)? {
    function.fraction().map { (AnyPlaneFunction($0.zeros), AnyPlaneFunction($0.poles)) }
  }

  /// Made at each call too.
  func phase() -> AnyPlaneFunction? { function.phase().map { AnyPlaneFunction($0) } }

  var isAnalytic: Bool { function.isAnalytic }

  func outcome(_ place: ExactPlace, _ number: Double) -> Outcomes {
    function.outcome(place, number)
  }
}

private protocol PlaneFunctionObject: AnyObject {
  func values(_ x: [Double], _ y: [Double]) -> [Double]
  func enclosures(_ x: [Interval], _ y: [Interval]) -> [Interval]
  func slopes(_ x: [Interval], _ y: [Interval]) -> PlaneSlopes?
  func narrowed(_ x: Interval, _ y: Interval) -> (any PlaneFunctionObject)?
  func cases(_ x: Interval, _ y: Interval) -> [any PlaneFunctionObject]
  func fraction() -> (zeros: any PlaneFunctionObject, poles: any PlaneFunctionObject)?
  func phase() -> (any PlaneFunctionObject)?
  var isAnalytic: Bool { get }
  func outcome(_ place: ExactPlace, _ number: Double) -> Outcomes
}

private final class PlaneFunctionBox<Function: PlaneFunction>: PlaneFunctionObject {
  private let function: Function

  init(_ function: Function) { self.function = function }

  func values(_ x: [Double], _ y: [Double]) -> [Double] { function.values(x: x, y: y) }

  func enclosures(_ x: [Interval], _ y: [Interval]) -> [Interval] {
    function.enclosures(x: x, y: y)
  }

  func slopes(_ x: [Interval], _ y: [Interval]) -> PlaneSlopes? { function.slopes(x: x, y: y) }

  func narrowed(_ x: Interval, _ y: Interval) -> (any PlaneFunctionObject)? {
    function.narrowed(x: x, y: y).map { PlaneFunctionBox($0) }
  }

  func cases(_ x: Interval, _ y: Interval) -> [any PlaneFunctionObject] {
    function.cases(x: x, y: y).map { PlaneFunctionBox($0) }
  }

  func fraction() -> (zeros: any PlaneFunctionObject, poles: any PlaneFunctionObject)? {
    function.fraction.map { (PlaneFunctionBox($0.zeros), PlaneFunctionBox($0.poles)) }
  }

  func phase() -> (any PlaneFunctionObject)? { function.phase.map { PlaneFunctionBox($0) } }

  var isAnalytic: Bool { function.isAnalytic }

  func outcome(_ place: ExactPlace, _ number: Double) -> Outcomes {
    function.outcome(at: place, beside: number)
  }
}
