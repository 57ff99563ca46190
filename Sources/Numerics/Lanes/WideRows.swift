#if ORDINATE_WIDE
  import CNumerics
  import OrdinateNumericsWide
#endif

extension WideFunction {
  /// Computes the beginning of a row with wide lanes; the values have the same bits.
  ///
  /// - Parameter ys: The second operands; for a function of one operand, the first operands again.
  /// - Returns: How many lanes of the result are computed; 0 if the processor has no wide lanes or
  ///   the build leaves them out.
  @inline(__always) func computeBeginning(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>,
    into zs: UnsafeMutablePointer<Lanes>, count: Int
  ) -> Int {
    #if ORDINATE_WIDE
      guard ordinate_has_wide_lanes(), count > 1 else { return 0 }
      let half = count / 2
      WideRows.compute(
        rawValue, UnsafeRawPointer(xs), UnsafeRawPointer(ys), into: UnsafeMutableRawPointer(zs),
        count: half)
      return 2 * half
    #else
      return 0
    #endif
  }
}
