// Values at rational multiples of π that roots can express, and the way back.
extension ExactForm {
  /// sin(q·π); `nil` where q has another denominator than those of the table.
  static func sine(ofPiTimes q: Fraction) -> ExactForm? {
    // To 0 ≤ q < 2, then to 0 ≤ q ≤ ½.
    var angle = q - Fraction((q * Fraction(1, 2)).floor) * 2
    var sign: Fraction = 1
    if angle >= 1 { (angle, sign) = (angle - 1, -1) }
    if angle > Fraction(1, 2) { angle = 1 - angle }
    return sineOfFirstQuarter(angle)?.scaled(by: sign)
  }

  static func cosine(ofPiTimes q: Fraction) -> ExactForm? { sine(ofPiTimes: q + Fraction(1, 2)) }

  /// tan(q·π), where it is no pole.
  static func tangent(ofPiTimes q: Fraction) -> ExactForm? {
    var angle = q - Fraction(q.floor)
    var sign: Fraction = 1
    if angle > Fraction(1, 2) { (angle, sign) = (1 - angle, -1) }
    return tangentOfFirstQuarter(angle)?.scaled(by: sign)
  }

  /// `a + b√c`
  private static func sum(_ a: Fraction, _ b: Fraction, _ c: Int) -> ExactForm? {
    root(of: Fraction(c), degree: 2).map { ExactForm(a).adding($0.scaled(by: b)) }
  }

  /// sin(q·π) for 0 ≤ q ≤ ½.
  private static func sineOfFirstQuarter(_ q: Fraction) -> ExactForm? {
    func quarter(_ sign: Fraction) -> ExactForm? {
      sum(0, Fraction(1, 4), 6).flatMap { six in
        sum(0, sign * Fraction(1, 4), 2).map { six.adding($0) }
      }
    }
    guard let numerator = q.numerator.int, let denominator = q.denominator.word else { return nil }
    return switch (numerator, denominator) {
    case (0, _): ExactForm(0)
    case (1, 2): ExactForm(1)
    case (1, 6): ExactForm(Fraction(1, 2))
    case (1, 4): sum(0, Fraction(1, 2), 2)
    case (1, 3): sum(0, Fraction(1, 2), 3)
    case (1, 12): quarter(-1)
    case (5, 12): quarter(1)
    case (1, 10): sum(Fraction(-1, 4), Fraction(1, 4), 5)
    case (3, 10): sum(Fraction(1, 4), Fraction(1, 4), 5)
    case (1, 5): nestedRoot(Fraction(5, 8), Fraction(-1, 8), 5)
    case (2, 5): nestedRoot(Fraction(5, 8), Fraction(1, 8), 5)
    case (1, 8): nestedRoot(Fraction(1, 2), Fraction(-1, 4), 2)
    case (3, 8): nestedRoot(Fraction(1, 2), Fraction(1, 4), 2)
    default: nil
    }
  }

  /// tan(q·π) for 0 ≤ q < ½.
  private static func tangentOfFirstQuarter(_ q: Fraction) -> ExactForm? {
    guard let numerator = q.numerator.int, let denominator = q.denominator.word else { return nil }
    return switch (numerator, denominator) {
    case (0, _): ExactForm(0)
    case (1, 4): ExactForm(1)
    case (1, 6): sum(0, Fraction(1, 3), 3)
    case (1, 3): sum(0, 1, 3)
    case (1, 12): sum(2, -1, 3)
    case (5, 12): sum(2, 1, 3)
    case (1, 8): sum(-1, 1, 2)
    case (3, 8): sum(1, 1, 2)
    case (1, 5): nestedRoot(5, -2, 5)
    case (2, 5): nestedRoot(5, 2, 5)
    case (1, 10): nestedRoot(1, Fraction(-2, 5), 5)
    case (3, 10): nestedRoot(1, Fraction(2, 5), 5)
    default: nil
    }
  }

  /// The angles of the table above 0, up to ½ of π.
  private static let angles: [Fraction] = {
    var angles: [Fraction] = []
    for denominator in [12, 10, 8] {
      for numerator in 1...(denominator / 2) {
        let angle = Fraction(Integer(numerator), Natural(UInt(denominator)))
        if !angles.contains(angle) { angles.append(angle) }
      }
    }
    return angles.insertionSorted { $0 < $1 }
  }()

  /// q with asin x = q·π, where x is a sine of the table.
  var arcSineOverPi: Fraction? { angleOverPi { Self.sine(ofPiTimes: $0) } }

  /// q with atan x = q·π, where x is a tangent of the table.
  var arcTangentOverPi: Fraction? { angleOverPi { Self.tangent(ofPiTimes: $0) } }

  /// The angle of the table at which an odd function has this value.
  private func angleOverPi(_ function: (Fraction) -> ExactForm?) -> Fraction? {
    if isZero { return 0 }
    // No value of the table has more than two terms, but two products of roots may.
    guard isAlgebraic, terms.count <= 8 else { return nil }
    for angle in Self.angles {
      guard let value = function(angle) else { continue }
      if subtracting(value).isZero { return angle }
      if adding(value).isZero { return -angle }
    }
    return nil
  }
}
