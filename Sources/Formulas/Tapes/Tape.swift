import OrdinateNumerics

/// A straight-line program for a formula, or for several at once, used for drawing, enclosures and
/// searches.
///
/// It has the formula's values, but another order of operations: equal parts are computed once,
/// constants beforehand, polynomials by Horner's rule and whole powers by products. So the last
/// digits may differ from `Formula.value`, by less than the width of either enclosure. An
/// intermediate division by zero or other pole makes the value NaN; an overflow in between does
/// not, if the value itself is finite, no pole's operation may have caused the overflow, and its result
/// is not multiplied by 0.
///
/// - Invariant: an instruction reads registers that were written before.
/// - Source: tapes after Keeter 2020, doi:10.1145/3386569.3392429.
public struct Tape: Equatable, Sendable {
  /// How many variables the program reads.
  public let inputCount: Int
  let instructions: [Instruction]
  let constants: [TapeConstant]
  let registerCount: Int
  /// The registers that hold the values at the end, one or more.
  let outputs: [Int32]
  /// How many instructions choose between their operands.
  let choiceCount: Int
  /// How many instructions are piecewise constant.
  let stepCount: Int

  /// Whether enclosures of its variables may decide choices or steps, so that a shorter program has the
  /// same values there.
  public var canBeShortened: Bool { openCount > 0 }

  /// How many choices and steps enclosures of its variables may still decide.
  public var openCount: Int { choiceCount + stepCount }

  /// How many instructions the program has.
  public var count: Int { instructions.count }
}

/// One step of a tape.
struct Instruction: Equatable, Sendable, BitwiseCopyable {
  var opcode: Opcode
  /// The register written.
  var result: Int32 = 0
  /// The registers of the operands; an instruction with fewer operands ignores the rest.
  var a: Int32 = 0
  var b: Int32 = 0
  /// The constant; for `polynomial` its first coefficient; for a function its number.
  var c: Int32 = 0
  /// For `input` the variable; for `power` the exponent; for `polynomial` the number of
  /// coefficients.
  var number: Int32 = 0

  enum Opcode: UInt8, Sendable {
    case input, constant, copy
    case negate, absolute, square, squareRoot
    /// A whole power, computed by products.
    case power
    /// The operand, or NaN if it is infinite: follows a pole whose infinity would be hidden.
    case finite
    /// 0 where the operand is not negative; elsewhere NaN, of which nothing is known.
    case known
    case add, subtract, multiply, divide
    case minimum, maximum
    /// Arithmetic with a constant as the right or the left operand.
    case addConstant, subtractFromConstant, multiplyConstant, divideByConstant, divideConstant
    /// A polynomial of one operand by Horner's rule, the coefficient of the highest power first.
    case polynomial
    /// A function of the table with one operand or two; a step is piecewise constant.
    case unary, step, binary
    /// A power whose exponent is the fraction of two constants.
    case rationalPower
  }
}

extension Instruction.Opcode {
  /// Which of the fields `a` and `b` are registers that are read.
  var operandCount: Int {
    switch self {
    case .input, .constant: 0
    case .copy, .negate, .absolute, .square, .squareRoot, .power, .finite, .known,
      .addConstant, .subtractFromConstant, .multiplyConstant, .divideByConstant, .divideConstant,
      .polynomial,
      .unary, .step, .rationalPower:
      1
    case .add, .subtract, .multiply, .divide, .minimum, .maximum, .binary: 2
    }
  }

  /// Whether it is a function of the table or a power with a fractional exponent, not arithmetic.
  var isFunction: Bool {
    switch self {
    case .unary, .step, .binary, .rationalPower: true
    case .input, .constant, .copy, .negate, .absolute, .square, .squareRoot, .power, .finite,
      .known, .add, .subtract, .multiply, .divide, .minimum, .maximum, .addConstant,
      .subtractFromConstant, .multiplyConstant, .divideByConstant, .divideConstant, .polynomial:
      false
    }
  }

  /// Whether an interval of the operands may show that the result is one of them, or the negative.
  var isChoice: Bool { self == .minimum || self == .maximum || self == .absolute }
}

/// A constant of a tape: the nearest double, and bounds of the intended number.
struct TapeConstant: Equatable, Sendable, BitwiseCopyable {
  let value: Double
  let lower: Double
  let upper: Double
  /// Whether such a number certainly exists.
  var isDefined = true
  /// Tells apart numbers that have the same double and the same bounds: a number of up to 17 digits is
  /// known by its double, a number with a name too, and a builder numbers the others.
  private(set) var origin = Origin.double

  /// The same number has the same origin.
  enum Origin {
    static let double: Int32 = 0
    static let name: Int32 = 1
    static let unknown: Int32 = 2
    /// The first that a builder gives.
    static let first: Int32 = 3
  }

  /// Whether both are one number. All NaNs compare equal, so one entry serves them all.
  static func == (a: TapeConstant, b: TapeConstant) -> Bool {
    isSame(a.value, b.value) && isSame(a.lower, b.lower) && isSame(a.upper, b.upper)
      && a.isDefined == b.isDefined && a.origin == b.origin
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN)
  }

  /// A number that a double holds exactly; NaN for an undefined value.
  init(exactly value: Double) { (self.value, lower, upper) = (value, value, value) }

  /// A value computed from constants; undefined at a pole.
  init(_ value: Double, in enclosure: Interval) {
    let hasValue = value.isFinite ? !enclosure.isEmpty : enclosure.decoration >= .defined
    // Doubles may overflow on the way to a value that they can hold.
    self.value = hasValue ? min(max(value, enclosure.lower), enclosure.upper) : .nan
    (lower, upper) = (enclosure.lower, enclosure.upper)
    isDefined = enclosure.decoration >= .defined
    origin = isExact ? Origin.double : Origin.unknown
  }

  private init(
    _ value: Double, _ lower: Double, _ upper: Double, isDefined: Bool = true, origin: Int32
  ) {
    (self.value, self.lower, self.upper, self.isDefined) = (value, lower, upper, isDefined)
    self.origin = origin
  }

  /// Any number, or none.
  static let unknown = TapeConstant(
    .nan, -.infinity, .infinity, isDefined: false, origin: Origin.unknown)

  /// A number that has a name.
  init(_ constant: Constant) {
    self.init(
      constant.value, constant.value.nextDown, constant.value.nextUp, origin: Origin.name)
  }

  /// A number as written, which a double may only approximate; NaN for one past the largest double.
  ///
  /// - Precondition: It is not negative.
  init(_ numeral: Numeral) {
    let value = numeral.double
    // A double of up to ten decimal places is the number: below 2¹⁸, another decimal of so few places is
    // farther away than the next double.
    let scaled = value * 0x1p10
    if numeral.shortDouble != nil,
      value < 0x1p53 && value == Elementary.floor(value)
        || scaled < 0x1p28 && scaled == Elementary.floor(scaled)
    {
      self.init(exactly: value)
    } else {
      self.init(
        value.isFinite ? value : .nan, max(0, value.nextDown), value.nextUp,
        origin: numeral.shortDouble == nil ? Origin.unknown : Origin.double)
    }
  }

  /// 180 ÷ π.
  static let degreesPerRadian: TapeConstant = {
    let value = 180 / Double.pi
    return TapeConstant(value, value.nextDown, value.nextUp, origin: Origin.name)
  }()

  var negated: TapeConstant {
    TapeConstant(-value, -upper, -lower, isDefined: isDefined, origin: origin)
  }

  /// The same number, known by its origin.
  func from(_ origin: Int32) -> TapeConstant {
    TapeConstant(value, lower, upper, isDefined: isDefined, origin: origin)
  }

  mutating func negate() { self = negated }

  var isExact: Bool { lower == value && upper == value && isDefined }

  func isExactly(_ number: Double) -> Bool { isExact && value == number }

  /// Its reciprocal if that is exact, for powers of two.
  var exactReciprocal: TapeConstant? {
    guard isExact, value.isNormal, value.significand == 1, value.exponent.magnitude < 1022 else {
      return nil
    }
    return TapeConstant(exactly: 1 / value)
  }
}
