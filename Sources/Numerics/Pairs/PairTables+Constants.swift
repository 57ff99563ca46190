// Written by scripts/pair-tables.py.

// Constants.
extension PairTables {
  /// π
  static let pi = DoubleWord(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)

  /// π ÷ 2
  static let halfPi = DoubleWord(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)

  /// e
  static let e = DoubleWord(0x1.5bf0a8b145769p+1, 0x1.4d57ee2b1013ap-53)

  /// (1 + √5) ÷ 2
  static let phi = DoubleWord(0x1.9e3779b97f4a8p+0, -0x1.f506319fcfd19p-55)

  /// ln 2
  static let ln2 = DoubleWord(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)

  /// 1 ÷ ln 2
  static let log2OfE = DoubleWord(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56)

  /// 1 ÷ ln 10
  static let log10OfE = DoubleWord(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)

  /// π ÷ 180
  static let radiansPerDegree = DoubleWord(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)

  /// 180 ÷ π
  static let degreesPerRadian = DoubleWord(0x1.ca5dc1a63c1f8p+5, -0x1.1e7ab456405f9p-49)

  /// 1 ÷ 3
  static let third = DoubleWord(0x1.5555555555555p-2, 0x1.5555555555555p-56)

  /// 1 ÷ 5
  static let fifth = DoubleWord(0x1.999999999999ap-3, -0x1.999999999999ap-57)

  /// 1 ÷ 6
  static let sixth = DoubleWord(0x1.5555555555555p-3, 0x1.5555555555555p-57)

  /// 1 ÷ 7
  static let seventh = DoubleWord(0x1.2492492492492p-3, 0x1.2492492492492p-57)

  /// 1 ÷ 24
  static let twentyFourth = DoubleWord(0x1.5555555555555p-5, 0x1.5555555555555p-59)

  /// 1 ÷ 120
  static let hundredTwentieth = DoubleWord(0x1.1111111111111p-7, 0x1.1111111111111p-63)

  /// ln(2π) ÷ 2
  static let halfLnTau = DoubleWord(0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55)

  /// 2 ÷ √π
  static let twoOverRootPi = DoubleWord(0x1.20dd750429b6dp+0, 0x1.1ae3a914fed8p-56)

  /// ln 2 ÷ 1024 in three parts, the first two of 33 bits.
  static let ln2Parts = (
    0x1.62e42ffp-11, -0x1.718432a2p-45, 0x1.3c7673007e5edp-79
  )

  /// π ÷ 128 in three parts of 53 bits.
  static let angleParts = (
    0x1.921fb54442d18p-6, 0x1.1a62633145c07p-60, -0x1.f1976b7ed8fbcp-116
  )
}
