import OrdinateNumerics

/// A distance between ticks that people count in: 1, 2 or 5 times a power of ten.
public struct NiceStep: Equatable, Sendable {
  /// 1, 2 or 5.
  public let mantissa: Int
  public let exponent: Int

  /// The smallest nice step that is not below a distance.
  ///
  /// - Precondition: The distance is finite and above 0.
  public init(atLeast distance: Double) {
    precondition(distance > 0 && distance.isFinite, "ticks lie apart")
    var exponent = Int((Double(distance.exponent) * 0.30102999566398120).rounded(.down)) - 1
    while true {
      for mantissa in [1, 2, 5] {
        let step = Self.decimal(Int64(mantissa), exponent)
        if step >= distance || !step.isFinite {
          self.mantissa = mantissa
          self.exponent = exponent
          return
        }
      }
      exponent += 1
    }
  }

  private init(mantissa: Int, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// The next larger nice step.
  public var next: NiceStep {
    switch mantissa {
    case 1: NiceStep(mantissa: 2, exponent: exponent)
    case 2: NiceStep(mantissa: 5, exponent: exponent)
    default: NiceStep(mantissa: 1, exponent: exponent + 1)
    }
  }

  /// The nice step that divides this one into four or five.
  public var finer: NiceStep {
    switch mantissa {
    case 1: NiceStep(mantissa: 2, exponent: exponent - 1)
    case 2: NiceStep(mantissa: 5, exponent: exponent - 1)
    default: NiceStep(mantissa: 1, exponent: exponent)
    }
  }

  /// The step itself, in graph units.
  public var value: Double { multiple(1) }

  /// The number that many steps from 0, rounded once: three steps of 0.1 are 0.3.
  public func multiple(_ count: Int64) -> Double {
    Self.decimal(count * Int64(mantissa), exponent)
  }

  private static func decimal(_ significand: Int64, _ exponent: Int) -> Double {
    // Powers of ten up to 10²² are doubles, so that one division or product rounds once.
    if exponent.magnitude <= 22 {
      var power = 1.0
      for _ in 0..<exponent.magnitude { power *= 10 }
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    return Double(decimal: Array("\(significand)e\(exponent)".utf8)) ?? .infinity
  }
}

/// The multiples of a step that lie in a range.
public struct Ticks: Equatable, Sendable {
  public let step: TickStep
  /// In rising order, including the range's ends if they are multiples.
  public let values: [Double]

  init(step: TickStep, values: [Double]) { (self.step, self.values) = (step, values) }

  /// - Precondition: The range is a domain (`Viewport.isDomain`) of at most 20 000 steps.
  public init(in range: ClosedRange<Double>, step: NiceStep) {
    self.init(in: range, step: .decimal(step))
  }

  /// - Precondition: The range is a domain (`Viewport.isDomain`) of at most 20 000 steps.
  public init(in range: ClosedRange<Double>, step: TickStep) {
    if case .time(let time, let kind) = step {
      self = Ticks(step: step, values: time.values(in: range, kind))
      return
    }
    self = Ticks(step: step, values: Self.multiples(of: step, in: range))
  }

  private static func multiples(of step: TickStep, in range: ClosedRange<Double>) -> [Double] {
    let width = step.value
    let first = (range.lowerBound / width).rounded(.up)
    let last = (range.upperBound / width).rounded(.down)
    precondition(last - first <= 20_000, "ticks can be told apart")
    var values: [Double] = []
    if first <= last {
      // A quotient may have rounded over an end, so one more multiple is tried on each side. Far
      // from 0 the counts exceed 32 bits, the size of an Int in a browser.
      for count in Int64(first) - 1...Int64(last) + 1 {
        let value = step.multiple(count)
        if range.contains(value) { values.append(value) }
      }
    }
    return values
  }
}
