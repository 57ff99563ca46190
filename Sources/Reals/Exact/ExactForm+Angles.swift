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
    let value: ExactForm? =
      switch (angle.numerator.int ?? 0, angle.denominator.word ?? 0) {
      case (1, 5): nestedRoot(5, -2, 5)
      case (2, 5): nestedRoot(5, 2, 5)
      case (1, 10): nestedRoot(1, Fraction(-2, 5), 5)
      case (3, 10): nestedRoot(1, Fraction(2, 5), 5)
      default:
        sine(ofPiTimes: angle).flatMap { sine in
          cosine(ofPiTimes: angle)?.reciprocal.flatMap { sine.multiplied(by: $0) }
        }
      }
    return value?.scaled(by: sign)
  }

  /// sin(q·π) for 0 ≤ q ≤ ½.
  private static func sineOfFirstQuarter(_ q: Fraction) -> ExactForm? {
    func sum(_ a: Fraction, _ b: Fraction, _ c: Int) -> ExactForm? {
      root(of: Fraction(c), degree: 2).map { ExactForm(a).adding($0.scaled(by: b)) }
    }
    func roots(_ sign: Fraction) -> ExactForm? {
      guard let six = root(of: 6, degree: 2), let two = root(of: 2, degree: 2) else { return nil }
      return six.scaled(by: Fraction(1, 4)).adding(two.scaled(by: sign * Fraction(1, 4)))
    }
    return switch (q.numerator.int ?? 0, q.denominator.word ?? 0) {
    case (0, _): ExactForm(0)
    case (1, 2): ExactForm(1)
    case (1, 6): ExactForm(Fraction(1, 2))
    case (1, 4): sum(0, Fraction(1, 2), 2)
    case (1, 3): sum(0, Fraction(1, 2), 3)
    case (1, 12): roots(-1)
    case (5, 12): roots(1)
    case (1, 10): sum(Fraction(-1, 4), Fraction(1, 4), 5)
    case (3, 10): sum(Fraction(1, 4), Fraction(1, 4), 5)
    case (1, 5): nestedRoot(Fraction(5, 8), Fraction(-1, 8), 5)
    case (2, 5): nestedRoot(Fraction(5, 8), Fraction(1, 8), 5)
    case (1, 8): nestedRoot(Fraction(1, 2), Fraction(-1, 4), 2)
    case (3, 8): nestedRoot(Fraction(1, 2), Fraction(1, 4), 2)
    default: nil
    }
  }

  /// The angles of the table, from -½ to ½ of π.
  private static let angles: [Fraction] = {
    var angles: Set<Fraction> = []
    for denominator in [12, 10, 8] {
      for numerator in 0...(denominator / 2) {
        angles.insert(Fraction(Integer(numerator), Natural(UInt(denominator))))
      }
    }
    return angles.flatMap { $0.isZero ? [$0] : [$0, -$0] }.sorted()
  }()

  /// q with asin x = q·π, where x is a sine of the table.
  var arcSineOverPi: Fraction? { Self.angles.first { Self.sine(ofPiTimes: $0) == self } }

  /// q with atan x = q·π, where x is a tangent of the table.
  var arcTangentOverPi: Fraction? {
    Self.angles.first { $0.magnitude < Fraction(1, 2) && Self.tangent(ofPiTimes: $0) == self }
  }
}
