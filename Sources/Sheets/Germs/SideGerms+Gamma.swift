import Formulas
import OrdinateNumerics

// The poles of the gamma function and its relatives.
extension SideGerms {
  /// The lowest pole that is shown to be one.
  private static let lowest = -40.0

  /// What such a function is near one of its poles, from the recurrence: a quotient or a sum of quotients, and the
  /// function at a greater number; `nil` where the operand comes near to no pole.
  ///
  /// - Source: NIST DLMF 5.5.1 and 5.15.5.
  func awayFromPole(_ operation: Operation, _ x: [Formula]) throws(Germ.Failure) -> Formula? {
    guard let last = x.last else { return nil }
    let operand =
      operation == .factorial ? Formula.adding(last, Formula.Term(Formula(1.0))) : last
    guard let values = arithmetic.values(try germ(of: operand)), values.width <= 0.5 else {
      throw .unknown
    }
    let pole = values.lower.rounded(.up)
    guard pole <= values.upper, pole <= 0 else { return nil }
    guard pole >= Self.lowest else { throw .unknown }
    let count = Int(-pole) + 1
    let shifted = (0...count).map {
      $0 == 0 ? operand : Formula.adding(operand, Formula.Term(Formula(Double($0))))
    }
    if operation == .gamma || operation == .factorial {
      return shifted.dropLast().reduce(.operation(.gamma, [shifted[count]])) {
        .multiplying($0, Formula.Term($1, isInverted: true))
      }
    }
    let order = operation == .polygamma ? x[0] : Formula(0.0)
    guard let number = order.signedNumber?.double, number >= 0, number <= 20 else {
      throw .unknown
    }
    let factorial = Formula.operation(.factorial, [order])
    let isOdd = number.truncatingRemainder(dividingBy: 2) == 1
    return shifted.dropLast().reduce(.operation(.polygamma, [order, shifted[count]])) {
      let power = Formula.power($1, Formula(number + 1))
      let term = Formula.multiplying(factorial, Formula.Term(power, isInverted: true))
      return .adding($0, Formula.Term(term, isInverted: !isOdd))
    }
  }
}
