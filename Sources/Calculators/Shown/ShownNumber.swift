public import Formulas
public import Reals

/// A real number as a calculator shows it: its digits, or why it has none, and what is still being
/// computed.
///
/// It is evaluated once, with the work that a key press may take. `refine` goes on where that ended.
public struct ShownNumber: Sendable {
  public let number: StoredNumber
  private var value: RealValue
  /// How many digits are asked for; more than usual after `askForMoreDigits`.
  public private(set) var digitCount: Int
  public private(set) var outcome: Outcome
  /// What the usual number of digits was, while there are more.
  private var usual: Outcome?
  private var workSpent: Int64 = 0
  /// How much work it has been given, whether it needed that or not.
  public private(set) var workGiven: Int64 = 0
  /// What the last call of `refine` spent.
  public private(set) var lastWork: Int64 = 0
  /// The work of the next slice: more than usual where a step that cannot be divided needs it.
  private var slice = workOfKey

  public enum Outcome: Equatable, Sendable {
    /// All digits that were asked for.
    case digits(RealDigits)
    case failure(DomainError)
    /// Work is left to do. The digits are those that are certain by now; `nil` if not one is.
    case unfinished(RealDigits?)
  }

  /// The work for the answer to a key, and for each slice after it, which should take less than 50 ms
  /// in a browser; see `RealValue`.
  public static let workOfKey: Int64 = 3_000_000
  /// The most work of a slice, for steps that cannot be divided. A page must not stand still; for more
  /// digits than usual it may for an eighth of a second.
  private var mostWorkOfSlice: Int64 {
    #if arch(wasm32)
      digitCount > RealDigits.usualCount ? 50_000_000 : 16_000_000
    #else
      Self.mostWork
    #endif
  }
  /// The work for a question about a number that is known.
  private static let workOfQuestion: Int64 = 1_000_000
  /// The work for a question of which a thousand digits may not tell the answer.
  private static let workOfTie: Int64 = 16_000_000
  /// Whole numbers of more bits are not written as exact forms.
  private static let mostExactBits = 133_000
  /// The work after which a number is given up.
  public static let mostWork: Int64 = 2_000_000_000
  /// The most digits that are shown.
  public static let mostDigits = 10_000

  /// - Parameter work: The work for now; `refine` does the rest.
  public init(
    _ number: StoredNumber, digits: Int = RealDigits.usualCount, work: Int64 = workOfKey
  ) {
    self.number = number
    value = RealValue(number, work: 0)
    digitCount = digits
    outcome = .unfinished(nil)
    refine(work: work)
  }

  /// Computes on, if work is left to do.
  public mutating func refine() { refine(work: slice) }

  /// - Parameter work: How much; no more than is left of `mostWork`.
  private mutating func refine(work: Int64) {
    guard case .unfinished = outcome else { return }
    value.work = work
    workGiven += work
    defer { lastWork = work - value.work }
    do {
      outcome = .digits(try value.digits(digitCount))
    } catch  where error.error == .unfinished {
      let spent = work - value.work
      workSpent += spent
      var proven = value.provenDigits(atMost: digitCount)
      if let digits, digits.count > proven?.count ?? 0 { proven = digits }
      var isOver = workSpent >= Self.mostWork
      if 2 * spent < work, work >= slice {
        // The next step takes more than the slice had left, so it needs a larger one.
        isOver = isOver || slice >= mostWorkOfSlice
        slice = min(2 * slice, mostWorkOfSlice)
      }
      outcome =
        isOver ? proven.map { .digits($0) } ?? .failure(.unfinished) : .unfinished(proven)
    } catch {
      outcome = .failure(error.error)
    }
  }

  /// Asks for twice as many digits, as far as there are so many.
  public mutating func askForMoreDigits() {
    guard case .digits(let digits) = outcome, digitCount < Self.mostDigits else { return }
    usual = usual ?? outcome
    digitCount = min(2 * digitCount, Self.mostDigits)
    if digits.isExact { return }
    outcome = .unfinished(digits)
    workSpent = 0
    slice = Self.workOfKey
    refine()
  }

  /// Whether more digits can be asked for: there may be more, and those asked for last were found.
  public var mayHaveMoreDigits: Bool {
    guard case .digits(let digits) = outcome, digitCount < Self.mostDigits else { return false }
    return digits.isExact || digits.count + 2 >= digitCount
  }

  /// Goes back to the usual number of digits.
  public mutating func forgetMoreDigits() {
    guard let usual else { return }
    (outcome, self.usual, digitCount) = (usual, nil, RealDigits.usualCount)
  }

  /// The digits that are certain by now.
  public var digits: RealDigits? {
    switch outcome {
    case .digits(let digits): digits
    case .unfinished(let digits): digits
    case .failure: nil
    }
  }

  public var isUnfinished: Bool { if case .unfinished = outcome { true } else { false } }

  /// Fewer digits, rounded from the number itself; the same digits if there are no more.
  ///
  /// - Parameter count: At least 1.
  public func digits(_ count: Int) -> RealDigits? {
    guard case .digits(let digits) = outcome, digits.digits.count > count else {
      return self.digits
    }
    var value = value
    value.work = Self.workOfQuestion
    return (try? value.digits(count)) ?? digits
  }

  /// The nearest double, an infinity or 0 beyond the doubles; `nil` where it is not known.
  public var nearestDouble: Double? {
    guard case .digits = outcome else { return nil }
    for work in [Self.workOfQuestion, Self.workOfTie] {
      var value = value
      value.work = work
      if let double = try? value.nearestDouble() { return double }
    }
    return nil
  }

  /// The nearest double; `nil` where it is not known, and beyond the doubles.
  public var finiteDouble: Double? {
    guard let double = nearestDouble, double.isFinite else { return nil }
    return double
  }

  /// The number as variables and memory keep it.
  public var stored: StoredNumber {
    StoredNumber(
      number.formula, angle: number.angle, variables: number.variables,
      nearestDouble: nearestDouble)
  }

  /// The number as it is written exactly; `nil` where it has no such form, or one too long to show.
  public var exact: Formula? {
    guard case .digits = outcome else { return nil }
    var value = value
    value.work = Self.workOfQuestion
    guard let form = try? value.exactForm() else { return nil }
    if let whole = form.rational, whole.isWhole,
      whole.numerator.magnitude.bitWidth > Self.mostExactBits
    {
      return nil
    }
    return Formula(exact: form)
  }

  /// The number as a mixed number; `nil` where it has no such form, or one too long to show.
  public var mixed: MixedNumber? {
    guard exact != nil else { return nil }
    var value = value
    value.work = Self.workOfQuestion
    return (try? value.rational()).flatMap { $0 }.flatMap { MixedNumber($0) }
  }
}

extension ShownNumber: Equatable {
  /// Whether both show the same of equal numbers.
  public static func == (left: Self, right: Self) -> Bool {
    left.digitCount == right.digitCount && left.outcome == right.outcome
      && left.number == right.number
  }
}
