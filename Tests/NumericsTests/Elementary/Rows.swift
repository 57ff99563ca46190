import OrdinateNumerics
import TestSupport
import Testing

extension SeededGenerator {
  /// A finite number of any sign: about half have sizes around 2⁻⁴ to 2⁴, the others any exponent
  /// with equal chance.
  mutating func number() -> Double {
    let exponents = Bool.random(using: &self) ? -4...4 : -1074...1023
    return Double(
      sign: Bool.random(using: &self) ? .plus : .minus,
      exponent: Int.random(in: exponents, using: &self),
      significand: Double.random(in: 1..<2, using: &self))
  }
}

/// Expects a function of rows to give the same bits as a function of numbers, or NaN where it does.
func expectRow(
  of xs: [Double],
  _ row: (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
  equals function: (Double) -> Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectRow(
    of: xs, xs, { xs, _, ys, count in row(xs, ys, count) }, equals: { x, _ in function(x) },
    sourceLocation: sourceLocation)
}

/// Expects a function of two rows to give the same bits as a function of two numbers, or NaN where
/// it does.
func expectRow(
  of xs: [Double], _ ys: [Double],
  _ row: (UnsafePointer<Lanes>, UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
  equals function: (Double, Double) -> Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  let width = Lanes.scalarCount
  var results = lanes(xs)
  row(lanes(xs), lanes(ys), &results, results.count)
  let differing = xs.indices.filter { index in
    let value = function(xs[index], ys[index])
    let lane = results[index / width][index % width]
    return lane.bitPattern != value.bitPattern && !(lane.isNaN && value.isNaN)
  }
  #expect(differing.map { xs[$0] } == [], sourceLocation: sourceLocation)
}

private func lanes(_ xs: [Double]) -> [Lanes] {
  let width = Lanes.scalarCount
  var lanes = [Lanes](repeating: Lanes(repeating: 1), count: (xs.count + width - 1) / width)
  for (index, x) in xs.enumerated() { lanes[index / width][index % width] = x }
  return lanes
}
