public import Formulas

/// What stands above the columns of a data table: `x_1, y_1 "Height in m", ±s_1, z_1 = 2 y_1`.
///
/// A name alone is that of a column of cells. Anything else is a formula, from which a column is computed. After `±`
/// come the errors of the column before. A text in quotation marks is what an axis says.
public struct TableHead: Equatable, Sendable {
  public struct Column: Equatable, Sendable {
    /// Where all of it stands in the row's text, in bytes, without spaces at its ends.
    public let range: Range<Int>
    /// Where all of it but the label stands.
    public var unlabeled: Range<Int> { range.lowerBound..<definition.upperBound }
    /// Where its name or its formula stands.
    let definition: Range<Int>
    /// The name of a column of cells; `nil` for a computed one, and for one without a name.
    public let name: Name?
    /// Whether it is computed.
    public let isComputed: Bool
    /// Whether it has the errors of the column before.
    public let isError: Bool
    /// What an axis says of it.
    public let label: String?
  }

  public let columns: [Column]

  init(_ source: [UInt8]) {
    columns = Self.parts(of: source).map { Column(source, $0) }
  }

  /// The parts between commas that are in no brackets and in no text.
  static func parts(of source: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth, isText) = (0, 0, false)
    for index in source.indices {
      if source[index] == UInt8(ascii: "\"") { isText.toggle() }
      if isText { continue }
      depth += source[index].bracketDepth
      if depth == 0, source[index] == UInt8(ascii: ",") {
        parts.append(start..<index)
        start = index + 1
      }
    }
    return parts + [start..<source.count]
  }
}

extension TableHead.Column {
  fileprivate init(_ source: [UInt8], _ part: Range<Int>) {
    range = source.trimmed(part)
    var rest = range
    let sign = Array("±".utf8)
    isError = source[rest].starts(with: sign)
    if isError { rest = source.trimmed(rest.lowerBound + sign.count..<rest.upperBound) }
    let quote = UInt8(ascii: "\"")
    if let last = rest.last, source[last] == quote,
      let first = source[rest].firstIndex(of: quote), first < last
    {
      label = String(decoding: source[first + 1..<last], as: UTF8.self)
      rest = source.trimmed(rest.lowerBound..<first)
    } else {
      label = nil
    }
    definition = rest
    let found = Name.leading(source[rest])
    name = found.flatMap { $0.end == rest.upperBound ? $0.name : nil }
    isComputed = !rest.isEmpty && name == nil
  }
}
