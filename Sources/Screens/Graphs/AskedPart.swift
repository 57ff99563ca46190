package import Formulas
import Graphing
import OrdinateNumerics
import Sheets

/// The part of the plane that a link or the reader asked for, and the view that this gave.
struct AskedPart {
  let part: SheetText.View
  /// What is in the middle in a direction without a range, as coordinates.
  let middle: Point
  /// The ends of both ranges as they were written, or empty: those of x, then those of y.
  let texts: [String]
  let scale: Double
  let origin: Point
  let yUnit: Double

  /// The texts of ranges that nobody has written, so that what is shown counts.
  static let noTexts = ["", "", "", ""]

  /// Whether nobody has moved the view since.
  func isShown(by screen: GraphScreen) -> Bool {
    scale == screen.view.scale && origin == screen.view.origin && yUnit == screen.yUnit
  }
}

/// The view before an axis became logarithmic.
struct LinearView {
  /// What it shows, without fractions of points.
  let viewport: Viewport
  let scale: Double
  let origin: Point
  /// See `GraphScreen.scaledUnit`.
  let unit: Double?
  let asked: AskedPart?
  /// What was shown when an axis was switched last.
  var switched = SheetText.View()

  init(of screen: GraphScreen) {
    viewport = screen.wholeViewport
    (scale, origin) = (screen.view.scale, screen.view.origin)
    (unit, asked) = (screen.scaledUnit, screen.asked)
  }
}

extension GraphScreen {
  /// Why a window cannot be shown.
  package enum WindowProblem: Error, Equatable {
    case unreadable(SyntaxError, field: Int)
    /// Two numbers are needed, of which the first is less.
    case noRange(field: Int)
    /// The view cannot go there.
    case outOfReach

    /// The field that is wrong: 0 and 1 for the ends of x, 2 and 3 for those of y.
    package var field: Int {
      switch self {
      case .unreadable(_, let field), .noRange(let field): field
      case .outOfReach: 0
      }
    }
  }

  /// The part of the plane in sight: from and to for x, then for y. Ranges that were asked for are as they were
  /// written while nobody has moved the view.
  package var windowTexts: [String] {
    let (x, y) = (viewport.x, viewport.y)
    let ends = [x.lowerBound, x.upperBound, y.lowerBound, y.upperBound]
    let asked = asked.flatMap { $0.isShown(by: self) ? $0.texts : nil }
    return ends.indices.map { index in
      let moment = moment(at: ends[index], isOrdinate: index > 1)?.text
      // A link has numbers of days.
      if let text = asked?[index], !text.utf8.isEmpty,
        moment == nil || days(text, isOrdinate: index > 1) != nil
      {
        return text
      }
      let axes = axesStyle.logarithmic
      if index > 1 ? axes.y : axes.x {
        return LogarithmicAxes.number(at: ends[index]).text(.significant(4))
      }
      return deepText(ends[index], isOrdinate: index > 1)
        ?? moment ?? view.shortened(ends[index], unit: index > 1 ? yUnit : 1).text(.shortest)
    }
  }

  /// Shows what the reader wrote: all of both ranges and, with equal scales, perhaps more on two sides.
  ///
  /// A direction of which nothing was changed since it was shown, or in which an end is empty, has no range. If the
  /// scales are apart, it stays as it is.
  ///
  /// - Parameters:
  ///   - texts: As in `windowTexts`: formulas of numbers.
  ///   - angle: The unit of their angles.
  /// - Throws: If there is no such window; then nothing has changed.
  package mutating func showWindow(
    _ texts: [String], angle: AngleUnit
  ) throws(WindowProblem) {
    let shown = windowTexts
    let asked = asked.flatMap { $0.isShown(by: self) ? $0.texts : nil }
    var part = SheetText.View()
    var written = ["", "", "", ""]
    for first in [0, 2] {
      let ends = [texts[first], texts[first + 1]]
      let isChanged = !zip(ends, shown[first...]).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      let wasAsked = asked.map { !$0[first].utf8.isEmpty } ?? false
      let isEmpty = ends.contains { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
      guard isChanged || wasAsked, !isEmpty else { continue }
      let lower = try number(ends[0], field: first, angle)
      let upper = try number(ends[1], field: first + 1, angle)
      let axes = axesStyle.logarithmic
      let isLogarithmic = first == 0 ? axes.x : axes.y
      guard let range = SheetText.View.Range(lower, upper),
        !isLogarithmic || lower.double > 0
      else { throw .noRange(field: first) }
      if first == 0 { part.x = range } else { part.y = range }
      (written[first], written[first + 1]) = (ends[0], ends[1])
    }
    let (scale, origin) = position
    let middle = Point(x: -origin.x / scale, y: origin.y / scale * yUnit)
    if part == SheetText.View() { return }
    part.isApart = isApart
    if isApart && !isDeep {
      let (shown, axes) = (wholeViewport, axesStyle.logarithmic)
      part.x = part.x ?? SheetText.View.Range(axes.numbers(shown.x, isOrdinate: false))
      part.y = part.y ?? SheetText.View.Range(axes.numbers(shown.y, isOrdinate: true))
    }
    guard show(part, as: written, around: middle) else { throw .outOfReach }
  }

  private func number(
    _ text: String, field: Int, _ angle: AngleUnit
  ) throws(WindowProblem) -> Numeral {
    if let days = days(text, isOrdinate: field > 1) { return Numeral(days) }
    let formula: Formula
    do throws(SyntaxError) {
      formula = try Formula(utf8: Array(text.utf8))
    } catch {
      // A number pad may have a comma instead of the point.
      if case .decimalComma(let number) = error.kind {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(error.range, with: number.utf8)
        return try self.number(String(decoding: bytes, as: UTF8.self), field: field, angle)
      }
      // A missing operand may be an x elsewhere, but not here.
      throw error.kind == .missingOperand
        ? .noRange(field: field) : .unreadable(error, field: field)
    }
    if let number = formula.signedNumber { return number }
    guard let value = try? formula.value(angle: angle), value.isFinite else {
      throw .noRange(field: field)
    }
    return Numeral(value)
  }
}
