/// The name of a variable: `x`, `M`, `te_st`.
///
/// Kept and compared as UTF-8 bytes, which costs less than text does and asks for no Unicode
/// tables.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let utf8: [UInt8]

  public init(utf8: [UInt8]) { self.utf8 = utf8 }

  public init(_ text: String) { utf8 = Array(text.utf8) }

  public init(stringLiteral text: String) { self.init(text) }

  public var description: String { String(decoding: utf8, as: UTF8.self) }
}
