/// The samples of a dot plot, with their count and largest magnitude.
public struct DotSamples: Equatable, Sendable {
  public let xs: [Double]
  /// The ordinates; infinities and NaN are left out of the plot.
  public let ys: [Double]
  /// The number of finite ordinates, which is the number of dots.
  public let finiteCount: Int
  /// The largest finite |y|; `nil` if no ordinate is finite, so that there is nothing to plot.
  public let yMax: Double?

  /// - Precondition: There are as many ordinates as abscissas.
  public init(xs: [Double], ys: [Double]) {
    precondition(xs.count == ys.count, "each x has a y")
    self.xs = xs
    self.ys = ys
    let (counts, largest) = ys.withUnsafeBytes { bytes in
      var (counts, largest) = (SIMD4<Int64>(), SIMD4<Double>())
      for first in stride(from: 0, to: ys.count, by: 4) {
        var sizes = SIMD4(repeating: Double.infinity)
        if first + 4 <= ys.count {
          sizes = bytes.loadUnaligned(
            fromByteOffset: first * MemoryLayout<Double>.stride, as: SIMD4<Double>.self)
        } else {
          for index in first..<ys.count { sizes[index - first] = ys[index] }
        }
        let bits = unsafeBitCast(sizes, to: SIMD4<Int64>.self) & .max
        sizes = unsafeBitCast(bits, to: SIMD4<Double>.self)
        // A true claim is −1, all ones.
        let isFinite = unsafeBitCast(sizes .< .infinity, to: SIMD4<Int64>.self)
        counts &-= isFinite
        let finite = unsafeBitCast(bits & isFinite, to: SIMD4<Double>.self)
        largest.replace(with: finite, where: finite .> largest)
      }
      return (counts, largest)
    }
    finiteCount = Int(counts.wrappedSum())
    yMax = finiteCount > 0 ? largest.max() : nil
  }
}
