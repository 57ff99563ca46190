/// A text that asks for the solutions of an equation: `solve(x³ = 2x+1)`, or `solve(sin x = 0.5, 0, 10)` for those
/// from 0 to 10.
package struct SolveCall {
  package let source: [UInt8]
  /// The equation, and perhaps both ends of a range.
  package let parts: [Range<Int>]

  private static let name = Array("solve".utf8)

  /// - Returns: `nil` if the text is no such call.
  package init?(_ source: [UInt8]) {
    func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    guard let start = source.firstIndex(where: { !isBlank($0) }),
      source[start...].starts(with: Self.name),
      let open = source[(start + Self.name.count)...].firstIndex(where: { !isBlank($0) }),
      source[open] == UInt8(ascii: "(")
    else { return nil }
    var depth = 0
    var parts: [Range<Int>] = []
    var from = open + 1
    var close: Int?
    for index in open..<source.count where close == nil {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          parts.append(from..<index)
          close = index
        }
      case UInt8(ascii: ",") where depth == 1:
        parts.append(from..<index)
        from = index + 1
      default: break
      }
    }
    if let close {
      guard source[(close + 1)...].allSatisfy(isBlank) else { return nil }
    } else {
      parts.append(from..<source.count)
    }
    (self.source, self.parts) = (source, parts)
  }
}
