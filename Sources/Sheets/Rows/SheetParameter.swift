public import Formulas

/// A name that a row defines by a number, and the range in which a slider moves it.
public struct SheetParameter: Equatable, Sendable {
  public let name: Name
  public let value: Numeral
  /// The ends of the range and the step, as they are written; `nil` where nothing is.
  public let lower: Formula?
  public let upper: Formula?
  public let step: Formula?
  /// Where the number stands in the row's text, in bytes.
  let place: Range<Int>

  /// The ends of the range; -10 and 10 where none is written.
  public var range: ClosedRange<Double> {
    let low = Self.number(lower)
    let high = Self.number(upper)
    let start = low ?? high.map { min(-10, $0 - 20) } ?? -10
    return start...(high ?? max(10, start + 20))
  }

  /// How far the slider moves at least; `nil` where it moves smoothly.
  public var stepSize: Double? { Self.number(step) }

  private static func number(_ formula: Formula?) -> Double? { formula.flatMap { try? $0.value() } }
}

extension SheetParameter {
  /// Reads what follows `a =`: a number, and perhaps a range in braces.
  ///
  /// - Parameter start: Where it begins in the text.
  /// - Returns: `nil` if it is not a number.
  /// - Throws: If the range cannot be read.
  static func read(
    _ name: Name, _ source: [UInt8], from start: Int
  ) throws(RowProblem) -> SheetParameter? {
    let brace = source[start...].firstIndex(of: UInt8(ascii: "{")) ?? source.count
    let place = source.trimmed(start..<brace)
    guard !place.isEmpty, place.count < 1000,
      let formula = try? Formula(utf8: Array(source[place])), let value = formula.signedNumber
    else { return nil }
    guard brace < source.count else {
      return SheetParameter(
        name: name, value: value, lower: nil, upper: nil, step: nil, place: place)
    }
    let end = source.trimmed(brace..<source.count).upperBound
    let whole = brace..<end
    guard source[end - 1] == UInt8(ascii: "}"), end - 1 > brace else { throw .range(at: whole) }
    var ends: (Formula?, Formula?) = (nil, nil)
    var step: Formula?
    for part in source[brace + 1..<end - 1].split(separator: UInt8(ascii: ",")) {
      let range = source.trimmed(part.startIndex..<part.endIndex)
      let words = Array(source[range])
      if words.starts(with: "step".utf8) {
        step = number(Array(words[4...]))
        guard let size = number(step) else { throw .range(at: range) }
        if size <= 0 { throw .rangeStep(at: range) }
      } else if let found = Self.ends(words, of: name) {
        ends = (found.lower ?? ends.0, found.upper ?? ends.1)
      } else {
        throw .range(at: range)
      }
    }
    let result = SheetParameter(
      name: name, value: value, lower: ends.0, upper: ends.1, step: step, place: place)
    if let low = number(ends.0), let high = number(ends.1), low >= high {
      throw .rangeOrder(at: whole)
    }
    return result
  }

  /// The ends that `-5 ≤ a ≤ 5`, `a ≥ 0` or `a ≤ 2π` gives.
  private static func ends(_ text: [UInt8], of name: Name) -> (lower: Formula?, upper: Formula?)? {
    guard case .comparison(let first, let links)? = try? Relation(utf8: text) else { return nil }
    var ends: (lower: Formula?, upper: Formula?) = (nil, nil)
    var left = first
    for link in links {
      let isRising = link.sign == .less || link.sign == .lessOrEqual
      guard isRising || link.sign == .greater || link.sign == .greaterOrEqual else { return nil }
      let (low, high) = isRising ? (left, link.right) : (link.right, left)
      if low == .variable(name), number(high) != nil {
        ends.upper = high
      } else if high == .variable(name), number(low) != nil {
        ends.lower = low
      } else {
        return nil
      }
      left = link.right
    }
    return ends
  }

  /// A formula that is a number.
  private static func number(_ text: [UInt8]) -> Formula? {
    guard let formula = try? Formula(utf8: text), number(formula) != nil else { return nil }
    return formula
  }
}
