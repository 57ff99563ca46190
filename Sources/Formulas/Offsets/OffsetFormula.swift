import OrdinateNumerics

/// A formula as the sum of an anchor, which is a constant, and of an offset that is much smaller.
struct OffsetFormula {
  /// `nil` for 0.
  let anchor: Anchor?
  /// `nil` for 0.
  let offset: Formula?
  /// Contains all values of the offset.
  let range: Interval

  /// A constant and what stands for it in offsets.
  struct Anchor {
    /// The constant, exactly.
    let formula: Formula
    let enclosure: Interval
    /// A variable whose values are the enclosure, or the number itself.
    let symbol: Formula

    /// A lower bound of the magnitude.
    var least: Double { max(enclosure.lower, -enclosure.upper, 0) }
    var isPositive: Bool { enclosure.lower > 0 }
  }

  init(_ anchor: Anchor) { (self.anchor, offset, range) = (anchor, nil, Interval(0)) }

  init(_ anchor: Anchor?, _ offset: Formula?, _ range: Interval) {
    (self.anchor, self.offset, self.range) = (anchor, offset, range)
  }

  /// The number 0.
  static let zero = OffsetFormula(nil, nil, Interval(0))

  /// The whole formula, in which the anchor is a double or two.
  var formula: Formula {
    guard let anchor else { return offset ?? .number(0) }
    return offset.map { .adding(anchor.symbol, Formula.Term($0)) } ?? anchor.symbol
  }

  /// Contains all values.
  var enclosure: Interval { anchor.map { $0.enclosure + range } ?? range }

  /// Whether it is a constant that is not 0.
  var constant: Anchor? { offset == nil ? anchor : nil }

  /// An upper bound of the offset's magnitude.
  var size: Double { range.isEmpty ? .infinity : max(range.upper, -range.lower) }

  /// Whether functions hardly bend within the offset.
  var isShort: Bool { size <= 0x1p-6 }
}
