import OrdinateNumerics
import TestSupport
import Testing

extension SeededGenerator {
  /// A finite number of any sign and size: every other one of size 2⁻⁴ to 2⁴, the rest of all the
  /// exponents alike.
  mutating func number() -> Double {
    let exponents = Bool.random(using: &self) ? -4...4 : -1074...1023
    return Double(
      sign: Bool.random(using: &self) ? .plus : .minus,
      exponent: Int.random(in: exponents, using: &self),
      significand: Double.random(in: 1..<2, using: &self))
  }
}

/// Expects a function of rows to give the bits of a function of numbers, NaN for NaN.
func expectRow(
  of xs: [Double],
  _ row: (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, Int) -> Void,
  equals function: (Double) -> Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  let width = Lanes.scalarCount
  var lanes = [Lanes](repeating: Lanes(repeating: 1), count: (xs.count + width - 1) / width)
  for (index, x) in xs.enumerated() { lanes[index / width][index % width] = x }
  lanes.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return }
    row(start, start, buffer.count)
  }
  let differing = xs.indices.filter { index in
    let value = function(xs[index])
    let lane = lanes[index / width][index % width]
    return lane.bitPattern != value.bitPattern && !(lane.isNaN && value.isNaN)
  }
  #expect(differing.map { xs[$0] } == [], sourceLocation: sourceLocation)
}
