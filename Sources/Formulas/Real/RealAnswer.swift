import OrdinateNumerics
public import Reals

/// What programs answer about the value of a formula: digits, the exact form and the nearest double,
/// all of one real number.
public struct RealAnswer: Sendable {
  /// As many digits as were asked for.
  public let digits: RealDigits
  /// The nearest double: an infinity or 0 beyond the doubles.
  public let double: Double
  /// The number as it is written exactly; `nil` where it has no such form, or one too long to show.
  public let exact: Formula?

  package init(digits: RealDigits, double: Double, exact: Formula?) {
    (self.digits, self.double, self.exact) = (digits, double, exact)
  }

  /// The digits as a result is shown.
  public var text: String { digits.text }

  /// Whether the text is all of the number.
  public var isExact: Bool { digits.isExact }

  /// Why there is no answer.
  public struct Failure: Error, Equatable, Sendable {
    public let error: FormulaError
    /// The digits that were certain when the work was spent; `nil` for any other error, and where
    /// not one was.
    public let provenDigits: RealDigits?

    package init(error: FormulaError, provenDigits: RealDigits?) {
      (self.error, self.provenDigits) = (error, provenDigits)
    }
  }
}

extension Formula {
  /// The answer about a text.
  ///
  /// - Parameters:
  ///   - digits: How many digits are asked for; at least 1.
  ///   - work: The budget; see `RealValue`.
  /// - Throws: The reason why the text is not a formula, or why the formula has no value, with the
  ///   place.
  public static func answer(
    to source: [UInt8], digits count: Int = RealDigits.usualCount,
    options: ReadingOptions = ReadingOptions(), variables: RealVariables = RealVariables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) throws(RealAnswer.Failure) -> RealAnswer {
    var value: RealValue
    do {
      value = try real(
        of: source, options: options, variables: variables, angle: angle, work: work)
    } catch {
      throw RealAnswer.Failure(error: error, provenDigits: nil)
    }
    do {
      return try value.answer(digits: count)
    } catch {
      throw RealAnswer.Failure(error, about: &value, digits: count)
    }
  }

  /// The digits of the value of a text.
  ///
  /// Pairs of doubles answer first; where they do not tell the digits, the real number does. So this is
  /// several times as fast as an answer with the exact form.
  ///
  /// - Parameters:
  ///   - count: How many digits are asked for; at least 1.
  ///   - work: The budget; see `RealValue`.
  /// - Throws: The reason why the text is not a formula, or why the formula has no value, with the
  ///   place.
  public static func digits(
    of source: [UInt8], count: Int = RealDigits.usualCount,
    options: ReadingOptions = ReadingOptions(), variables: RealVariables = RealVariables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) throws(RealAnswer.Failure) -> RealDigits {
    let postfix: Postfix
    do {
      postfix = try Postfix.read(source, options: options).postfix
    } catch {
      throw RealAnswer.Failure(error: .syntax(error), provenDigits: nil)
    }
    var pairs = PairEvaluator(postfix, variable: nil, angle: angle)
    if let digits = RealDigits(pairs.value(at: .unknown), count: count) { return digits }
    var value = RealValue(postfix, variables: variables, angle: angle, work: work)
    do {
      return try value.digits(count)
    } catch {
      throw RealAnswer.Failure(error, about: &value, digits: count)
    }
  }
}

extension Formula {
  /// The digits of the value, as a result is shown: by pairs of doubles where these tell them, else of the real
  /// number.
  ///
  /// - Parameter work: The budget, of which the work is taken; see `RealValue`.
  /// - Throws: Why there is no value.
  package func digits(angle: AngleUnit, work: inout Int64) throws(RealFailure) -> RealDigits {
    let postfix = Postfix(self)
    var pairs = PairEvaluator(postfix, variable: nil, angle: angle)
    if let digits = RealDigits(pairs.value(at: .unknown), count: RealDigits.usualCount) {
      return digits
    }
    var value = RealValue(postfix, variables: RealVariables(), angle: angle, work: work)
    defer { work = value.work }
    return try value.digits(RealDigits.usualCount)
  }
}

extension RealAnswer.Failure {
  /// - Parameter count: How many digits were asked for.
  fileprivate init(_ failure: RealFailure, about value: inout RealValue, digits count: Int) {
    self.init(
      error: .domain(failure.error, at: failure.place),
      provenDigits: failure.error == .unfinished ? value.provenDigits(atMost: count) : nil)
  }
}

extension RealValue {
  /// The digits, the exact form and the nearest double.
  ///
  /// - Parameter count: How many digits are asked for; at least 1.
  package mutating func answer(
    digits count: Int = RealDigits.usualCount
  ) throws(RealFailure) -> RealAnswer {
    RealAnswer(
      digits: try digits(count), double: try nearestDouble(),
      exact: try exactForm().flatMap { Formula(exact: $0) })
  }
}
