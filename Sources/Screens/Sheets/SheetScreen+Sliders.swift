public import Formulas
import OrdinateNumerics
import Sheets

// Parameters that sliders move.
extension SheetScreen {
  /// The slider of a parameter.
  public struct Slider: Sendable {
    public let name: Name
    public let value: Numeral
    public let range: ClosedRange<Double>
    /// How far it moves at least.
    public let step: Numeral
    /// The ends and the step as they are written; `nil` where nothing is.
    public let texts: (lower: String?, upper: String?, step: String?)

    /// The first and the last multiple of the step in the range; the ends of the range if it has none.
    public var ends: ClosedRange<Double> {
      let steps = steps
      guard steps.first <= steps.last else { return range }
      return steps.first * step.double...steps.last * step.double
    }

    /// The multiple of the step in the range that is nearest to a value; `nil` if the range has none.
    func nearest(to value: Double) -> Numeral? {
      let steps = steps
      guard steps.first <= steps.last else { return nil }
      let wanted = (value / step.double).rounded()
      return step.multiplied(by: min(max(wanted, steps.first), steps.last))
    }

    /// Which multiples of the step are in the range.
    private var steps: (first: Double, last: Double) {
      // An end that is a multiple may be a little beside it after the division.
      let tolerance = 1e-9
      return (
        (range.lowerBound / step.double - tolerance).rounded(.up),
        (range.upperBound / step.double + tolerance).rounded(.down)
      )
    }
  }

  /// The slider of the row at an index; `nil` if it is no parameter.
  public func slider(at index: Int) -> Slider? {
    guard let parameter = sheet.result(at: index).parameter else { return nil }
    let range = parameter.range
    let width = range.upperBound - range.lowerBound
    let power =
      width > 0 && width.isFinite ? Int(Elementary.floor(Elementary.log10(width / 100))) : -1
    let usual = Numeral(0).adding(1, timesTenToThe: power) ?? 1
    return Slider(
      name: parameter.name, value: parameter.value, range: range,
      step: parameter.step?.signedNumber ?? usual,
      texts: (
        parameter.lower?.typesetLine, parameter.upper?.typesetLine, parameter.step?.typesetLine
      ))
  }

  /// Moves a slider. Moves of one slider that follow each other are one change for Undo.
  ///
  /// - Parameter value: Becomes the nearest step in the range.
  /// - Returns: `false` if the row has no slider.
  public mutating func slide(_ id: Int, to value: Double) -> Bool {
    guard value.isFinite, let index = sheet.index(of: id),
      let number = slider(at: index)?.nearest(to: value)
    else { return false }
    if number != sheet.result(at: index).parameter?.value {
      record(.slide(id))
      setValue(number, at: index)
    }
    return true
  }

  /// One step of playing: the value rises to the end of its range, then falls to the start.
  ///
  /// - Returns: `false` if the row has no slider.
  public mutating func play(_ id: Int) -> Bool {
    guard let index = sheet.index(of: id), let slider = slider(at: index) else { return false }
    let step = slider.step.double
    let value = slider.value.double
    if value + step > slider.ends.upperBound + step / 2 { falling.insert(id) }
    if value - step < slider.ends.lowerBound - step / 2 { falling.remove(id) }
    return slide(id, to: falling.contains(id) ? value - step : value + step)
  }

  /// Writes the range and the step of a parameter. Those that are empty are as usual.
  ///
  /// - Returns: `false` if the row has no slider, or would have none with them.
  public mutating func setRange(
    _ id: Int, lower: String, upper: String, step: String
  ) -> Bool {
    guard let index = sheet.index(of: id), let slider = slider(at: index) else { return false }
    let name = slider.name.description
    var parts: [String] = []
    if !lower.utf8.isEmpty || !upper.utf8.isEmpty {
      parts.append(
        (lower.utf8.isEmpty ? "" : lower + " ≤ ") + name + (upper.utf8.isEmpty ? "" : " ≤ " + upper)
      )
    }
    if !step.utf8.isEmpty { parts.append("step " + step) }
    var text = name + " = " + slider.value.text
    for (place, part) in parts.enumerated() { text += (place == 0 ? " {" : ", ") + part }
    if !parts.isEmpty { text += "}" }
    if !text.utf8.elementsEqual(sheet.rows[index].text.utf8) {
      let old = sheet
      var changed = sheet
      changed.setText(text, at: index)
      guard changed.result(at: index).parameter != nil else { return false }
      record()
      sheet = changed
      renewEditor(of: id, since: old)
    }
    return true
  }

  private mutating func setValue(_ value: Numeral, at index: Int) {
    let old = sheet
    sheet.setValue(value, at: index)
    renewEditor(of: sheet.rows[index].id, since: old)
  }

  /// Shows in the editor what was written into its row otherwise.
  ///
  /// - Parameter old: The sheet before.
  mutating func renewEditor(of id: Int, since old: Sheet) {
    guard active == id, let index = sheet.index(of: id) else { return }
    let text = sheet.rows[index].text
    let before = old.index(of: id).map { old.rows[$0].text }
    if before?.utf8.elementsEqual(text.utf8) != true { editor = FormulaEditor(text) }
  }
}

extension Numeral {
  /// - Parameter count: A whole number.
  /// - Returns: `nil` if doubles do not tell it from the next one, or if the product is too long.
  func multiplied(by count: Double) -> Numeral? {
    count.magnitude < 1e15 ? multiplied(by: Numeral(count)) : nil
  }
}
