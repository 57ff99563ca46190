import OrdinateNumerics

/// The text of a row of a sheet, in which names stand for calls of the sheet's functions, lists, points and
/// derivatives: what only sheets have.
///
/// In `y = f(x)+[1,2]` the call and the list are each a name, `y = Z_0+Z_1`, so that the rest is read as any
/// other formula or relation.
package struct RowText: Sendable {
  /// The text with names in it.
  package internal(set) var utf8: [UInt8] = []
  /// For each byte, where it comes from in the source.
  private var origins: [Int] = []
  /// What the names stand for, in their order; each uses only names before it.
  package internal(set) var insertions: [Insertion] = []
  /// The letter of the names.
  private let letter: UInt8?
  private var end = 0

  /// What a name stands for.
  package enum Insertion: Sendable {
    /// A call of a function of the sheet, or of a derivative of it, which may stand without values.
    case call(Name, order: Int, arguments: [Formula])
    /// A derivative along a variable.
    case derivative(Formula, along: Name, order: Int)
    case list([Element])
    case point(Formula, Formula)
    /// Numbers in equal steps; the second number is `nil` for steps of 1.
    case range(from: Formula, next: Formula?, through: Formula)
    /// An element for each value that a variable has in a list.
    case each(Element, variable: Name, in: Formula)
  }

  /// An element of a list.
  package enum Element: Sendable {
    case number(Formula)
    case point(Formula, Formula)
  }

  /// The most names that a row may have.
  static let limit = 1000

  init(letterUnusedIn source: [UInt8]) { letter = CaseTable.unusedLetter(of: source) }

  /// The number of the insertion that a name stands for; `nil` for any other name.
  package func insertion(_ name: Name) -> Int? {
    let bytes = name.utf8
    guard bytes.count > 2, bytes[0] == letter, bytes[1] == UInt8(ascii: "_") else { return nil }
    var number = 0
    for byte in bytes[2...] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number < Self.limit else {
        return nil
      }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return number < insertions.count ? number : nil
  }

  /// The place in the source of a place in the text.
  package func origin(of range: Range<Int>) -> Range<Int> {
    func origin(_ index: Int) -> Int { index < origins.count ? origins[index] : end }
    let lower = origin(range.lowerBound)
    return lower..<max(lower, origin(range.upperBound))
  }

  package func origin(of error: SyntaxError) -> SyntaxError {
    SyntaxError(error.kind, at: origin(of: error.range))
  }

  /// Begins a text with the same names.
  func emptied() -> RowText {
    var text = self
    (text.utf8, text.origins) = ([], [])
    return text
  }

  /// Appends a part of the source. The word `theta` becomes θ, which few keyboards have.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = Self.isTheta(at: index, in: bytes) ? Self.theta.count : 1
      let read = length == 1 ? [bytes[index]] : Array("θ".utf8)
      utf8 += read
      origins += [Int](repeating: index, count: read.count)
      index += length
    }
    end = bytes.endIndex
  }

  private static let theta = "theta".utf8

  private static func isTheta(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes[index] == UInt8(ascii: "t"), bytes[index...].starts(with: theta) else {
      return false
    }
    let end = index + theta.count
    let before = index == bytes.startIndex ? 0 : bytes[index - 1]
    return !before.isLetter && before != UInt8(ascii: "\\")
      && (end == bytes.endIndex || !bytes[end].isLetter)
  }

  /// Appends a name for what stands at a place of the source.
  ///
  /// - Parameter isFactor: Whether the name is added to what stands before it, and multiplied by what follows.
  mutating func append(
    _ insertion: Insertion, at place: Range<Int>, isFactor: Bool = false
  ) throws(SyntaxError) {
    guard let letter, insertions.count < Self.limit else {
      throw SyntaxError(.tooManyCases(limit: Self.limit), at: place)
    }
    let name =
      [UInt8(ascii: isFactor ? "+" : " "), letter, UInt8(ascii: "_")]
      + insertions.count.description.utf8 + [UInt8(ascii: isFactor ? "*" : " ")]
    insertions.append(insertion)
    utf8 += name
    origins += [Int](repeating: place.lowerBound, count: name.count)
    end = place.upperBound
  }
}
