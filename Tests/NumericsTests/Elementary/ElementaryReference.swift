import Testing

@testable import OrdinateNumerics

/// A function of one number, its row, and reference values.
struct ElementaryReference: Sendable, CustomTestStringConvertible {
  typealias Row = @Sendable (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void

  let testDescription: String
  let function: @Sendable (Double) -> Double
  let row: Row
  let accuracy: Double
  let points: [(x: Double, y: Double)]

  init(
    _ name: String, _ function: @escaping @Sendable (Double) -> Double, _ row: @escaping Row,
    within accuracy: Double, _ points: [(x: Double, y: Double)]
  ) {
    testDescription = name
    self.function = function
    self.row = row
    self.accuracy = accuracy
    self.points = points
  }

  static let all = [
    exp, exp2, expm1, ln, log2, log10, log1p, cbrt, sinh, cosh, tanh, asinh, acosh, atanh,
  ]
}
