import OrdinateNumerics

extension ElementaryFunction {
  /// The hash of the values for `count` pairs of hard arguments, evaluated one by one or in rows.
  ///
  /// - Parameter count: A multiple of 1000, which is the length of a row.
  package func hash(count: Int, inRows: Bool) -> UInt64 {
    let lanes = 1000 / Lanes.scalarCount
    let buffer = UnsafeMutablePointer<Lanes>.allocate(capacity: 3 * lanes)
    defer { buffer.deallocate() }
    let (xs, ys, zs) = (buffer, buffer + lanes, buffer + 2 * lanes)
    var arguments = HardArguments(seed: 1)
    var hash = ValueHash()
    for _ in 0..<count / 1000 {
      for index in 0..<lanes {
        xs[index] = .zero
        ys[index] = .zero
        for lane in 0..<Lanes.scalarCount {
          xs[index][lane] = arguments.next()
          ys[index][lane] = arguments.next()
        }
      }
      if inRows {
        // Odd lengths, so that wide lanes leave a remainder.
        let first = lanes / 3 * 2 | 1
        row(xs, ys, zs, first)
        row(xs + first, ys + first, zs + first, lanes - first)
      }
      for index in 0..<lanes {
        for lane in 0..<Lanes.scalarCount {
          hash.combine(inRows ? zs[index][lane] : value(xs[index][lane], ys[index][lane]))
        }
      }
    }
    return hash.bits
  }
}
