import OrdinateNumerics

extension Axes {
  /// The finest ticks at powers of ten whose numbers have room; where fewer than two are in sight, at numbers in
  /// equal steps.
  ///
  /// - Parameter range: In decades.
  static func logarithmicTicks(
    in range: ClosedRange<Double>, length: Double, atLeast spacing: Double,
    room: (Ticks) -> Double
  ) -> Ticks {
    let width = range.upperBound - range.lowerBound
    var step = NiceStep(atLeast: max(1, width * (min(spacing, length / 2) / length)))
    while true {
      let ticks = Ticks(in: range, step: .decades(step))
      if ticks.values.count < 2 { break }
      if room(ticks) <= step.value / width * length { return ticks }
      step = step.next
    }
    return numberTicks(in: range, length: length, atLeast: spacing, room: room)
      ?? Ticks(in: range, step: .decades(step))
  }

  /// - Returns: `nil` where numbers cannot be told apart, and if none is in sight.
  private static func numberTicks(
    in range: ClosedRange<Double>, length: Double, atLeast spacing: Double,
    room: (Ticks) -> Double
  ) -> Ticks? {
    let numbers = LogarithmicAxes.numbers(at: range)
    guard numbers.lowerBound > 0, Viewport.isDomain(numbers) else { return nil }
    let scale = length / (range.upperBound - range.lowerBound)
    let share = min(spacing, length / 2) / length
    var step = NiceStep(atLeast: (numbers.upperBound - numbers.lowerBound) * share / 4)
    var last: Ticks?
    while step.value < numbers.upperBound {
      let ticks = Ticks(inDecades: range, step: step)
      guard let end = ticks.values.last else { return last }
      let before = LogarithmicAxes.place(of: LogarithmicAxes.number(at: end) - step.value)
      // They are densest at the end.
      if ticks.values.count == 1 || !(before.isFinite && (end - before) * scale < room(ticks)) {
        return ticks.values.count == 1 ? last ?? ticks : ticks
      }
      last = ticks
      step = step.next
    }
    return last
  }

  /// The places of finer lines of a logarithmic axis: whole multiples of powers of ten, as far as there is room.
  static func finerDecades(
    in range: ClosedRange<Double>, length: Double, closest: Double
  ) -> [Double] {
    let scale = length / (range.upperBound - range.lowerBound)
    let multiples = [[2.0, 3, 4, 5, 6, 7, 8, 9], [2, 5]].first { multiples in
      zip(multiples, multiples.dropFirst() + [10]).allSatisfy {
        Elementary.log10($1 / $0) * scale >= closest
      }
    }
    guard let multiples else { return [] }
    let first = Int(range.lowerBound.rounded(.down))
    let last = Int(range.upperBound.rounded(.down))
    return (first...last).flatMap { decade in
      multiples.map { Double(decade) + Elementary.log10($0) }
    }.filter { range.contains($0) }
  }
}

extension Ticks {
  /// The multiples of a step that lie in a range of decades.
  init(inDecades range: ClosedRange<Double>, step: NiceStep) {
    let numbers = Ticks(in: LogarithmicAxes.numbers(at: range), step: step)
    self.init(
      step: .numbers(step),
      values: numbers.values.map { LogarithmicAxes.place(of: $0) }.filter { range.contains($0) })
  }
}
