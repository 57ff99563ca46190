import Formulas
import Graphing
import OrdinateNumerics

/// Proves that a common zero of two formulas is alone although their curves touch there.
///
/// One of the curves, h = 0, passes the point smoothly. Along it, the other formula f and some of its derivatives
/// are 0 at the point, and the next one is nowhere 0 in a box around it. So each of them before is 0 at that point
/// of the curve only.
struct ContactProof {
  let formula: Formula
  /// The formula whose curve is smooth.
  let curve: Formula
  let angle: AngleUnit

  /// The highest order of contact, and the longest derivative.
  private static let mostOrders = 7
  private static let mostNodes = 1_500

  /// A box around a common zero that contains no other one.
  ///
  /// - Parameters:
  ///   - point: Two exact numbers.
  ///   - range: Contains the point.
  ///   - unit: The box in whose sides lengths are measured.
  /// - Returns: `nil` if nothing is proved.
  func surroundings(
    of point: (x: Formula, y: Formula), in range: PlaneRange, unit: PlaneRange
  ) -> PlaneRange? {
    guard let alongX = try? curve.derivative(withRespectTo: "x", angle: angle),
      let alongY = try? curve.derivative(withRespectTo: "y", angle: angle)
    else { return nil }
    let curveFunction = FormulaPlaneFunction(curve, angle: angle)
    guard let slopes = curveFunction.slopes(x: [range.x], y: [range.y]) else { return nil }
    let isSwapped: Bool
    if slopes.alongY[0].isNonzero {
      isSwapped = false
    } else if slopes.alongX[0].isNonzero {
      isSwapped = true
    } else {
      return nil
    }
    var derivatives = [formula]
    while derivatives.count <= Self.mostOrders {
      let last = derivatives[derivatives.count - 1]
      guard let next = derivative(of: last, alongX, alongY) else { return nil }
      derivatives.append(next)
      guard let sign = next.inserting(x: point.x, y: point.y).exactSign(angle: angle) else {
        return nil
      }
      if sign != 0 {
        return box(
          derivatives.map { FormulaPlaneFunction($0, angle: angle) }, curveFunction, isSwapped,
          range, unit)
      }
    }
    return nil
  }

  /// The derivative along the curve, times a factor without zeros.
  private func derivative(of formula: Formula, _ alongX: Formula, _ alongY: Formula) -> Formula? {
    guard let x = try? formula.derivative(withRespectTo: "x", angle: angle),
      let y = try? formula.derivative(withRespectTo: "y", angle: angle)
    else { return nil }
    let sum = Formula.adding(
      .multiplying(x, Formula.Term(alongY)),
      Formula.Term(.multiplying(y, Formula.Term(alongX)), isInverted: true)
    ).simplified
    return sum.nodeCount <= Self.mostNodes ? sum : nil
  }

  private func box(
    _ derivatives: [FormulaPlaneFunction], _ curve: FormulaPlaneFunction, _ isSwapped: Bool,
    _ range: PlaneRange, _ unit: PlaneRange
  ) -> PlaneRange? {
    let place = isSwapped ? range.swapped : range
    let (unitX, unitY) =
      isSwapped ? (unit.y.width, unit.x.width) : (unit.x.width, unit.y.width)
    for order in 3...20 {
      let share = Double(sign: .plus, exponent: -order, significand: 1)
      for factor in [1, 4, 16, 0.25] {
        let (dx, dy) = (share * unitX, factor * share * unitY)
        let box = PlaneRange(
          x: Interval(place.x.lower - dx, place.x.upper + dx),
          y: Interval(place.y.lower - dy, place.y.upper + dy))
        if isSmooth(curve, in: box, isSwapped),
          derivatives.dropLast().allSatisfy({ isDifferentiable($0, in: box, isSwapped) }),
          let last = derivatives.last, value(of: last, box.x, box.y, isSwapped).isNonzero
        {
          return isSwapped ? box.swapped : box
        }
      }
    }
    return nil
  }

  private func value(
    of function: FormulaPlaneFunction, _ x: Interval, _ y: Interval, _ isSwapped: Bool
  ) -> Interval {
    (isSwapped ? function.enclosures(x: [y], y: [x]) : function.enclosures(x: [x], y: [y]))[0]
  }

  private func isDifferentiable(
    _ function: FormulaPlaneFunction, in box: PlaneRange, _ isSwapped: Bool
  ) -> Bool {
    let box = isSwapped ? box.swapped : box
    guard let slopes = function.slopes(x: [box.x], y: [box.y]) else { return false }
    return slopes.values[0].decoration == .continuous
      && slopes.alongX[0].decoration == .continuous && slopes.alongY[0].decoration == .continuous
  }

  /// Whether the curve crosses the whole box from left to right as the graph of a function.
  private func isSmooth(
    _ curve: FormulaPlaneFunction, in box: PlaneRange, _ isSwapped: Bool
  ) -> Bool {
    guard isDifferentiable(curve, in: box, isSwapped) else { return false }
    let plain = isSwapped ? box.swapped : box
    guard let slopes = curve.slopes(x: [plain.x], y: [plain.y]),
      (isSwapped ? slopes.alongX[0] : slopes.alongY[0]).isNonzero
    else { return false }
    let low = value(of: curve, box.x, Interval(box.y.lower), isSwapped)
    let high = value(of: curve, box.x, Interval(box.y.upper), isSwapped)
    return low.isNonzero && high.isNonzero && (low.lower > 0) != (high.lower > 0)
  }
}

extension Interval {
  /// Whether the function that it encloses is defined and nowhere 0.
  var isNonzero: Bool { decoration >= .defined && !contains(0) }
}
