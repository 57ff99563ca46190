import Formulas

/// Reads presentation MathML, as web pages and word processors copy it.
struct PastedMathML {
  private let source: [UInt8]
  private var place = 0
  private var depth = 0

  private static let deepest = 60

  private init(_ source: [UInt8]) { self.source = source }

  /// The formula as text, in a line.
  ///
  /// - Returns: `nil` if the text is no MathML, or has something that the language does not.
  static func text(_ source: String) -> String? {
    let bytes = Array(source.utf8)
    guard let start = bytes.firstIndex(of: "<math") else { return nil }
    var reader = PastedMathML(Array(bytes[start...]))
    guard let open = reader.tag(), open.isOpening else { return nil }
    return reader.children(of: open.name)?.joined(separator: "")
  }

  private struct Tag {
    var name: String
    var isOpening: Bool
    var isWhole: Bool
  }

  /// The tag that begins here.
  private mutating func tag() -> Tag? {
    guard place < source.count, source[place] == UInt8(ascii: "<"),
      let end = source[place...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    var inner = source[place + 1..<end]
    place = end + 1
    let isClosing = inner.first == UInt8(ascii: "/")
    if isClosing { inner = inner.dropFirst() }
    let isWhole = inner.last == UInt8(ascii: "/")
    let name = inner.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    // A prefix names the language.
    let short = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return Tag(
      name: String(decoding: short, as: UTF8.self), isOpening: !isClosing, isWhole: isWhole)
  }

  /// The texts of the elements up to the end of one.
  private mutating func children(of name: String) -> [String]? {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { return nil }
    var texts: [String] = []
    while place < source.count {
      guard source[place] == UInt8(ascii: "<") else {
        let characters = self.characters()
        if !characters.utf8.isEmpty { texts.append(characters) }
        continue
      }
      guard let tag = tag() else { return nil }
      if !tag.isOpening { return tag.name == name ? texts : nil }
      if tag.isWhole { continue }
      guard let inner = children(of: tag.name) else { return nil }
      guard let text = Self.text(of: tag.name, inner) else { return nil }
      texts.append(text)
    }
    return nil
  }

  private mutating func characters() -> String {
    var bytes: [UInt8] = []
    while place < source.count, source[place] != UInt8(ascii: "<") {
      let byte = source[place]
      place += 1
      if byte == UInt8(ascii: "&"),
        let end = source[place...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
      {
        bytes += Self.entity(source[place..<end])
        place = end + 1
      } else if byte > UInt8(ascii: " ") {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func entity(_ name: ArraySlice<UInt8>) -> [UInt8] {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": Array("<".utf8)
    case "gt": Array(">".utf8)
    case "le": Array("≤".utf8)
    case "ge": Array("≥".utf8)
    case "pi": Array("π".utf8)
    case "minus": Array("-".utf8)
    case "times": Array("×".utf8)
    default: []
    }
  }

  private static func text(of name: String, _ parts: [String]) -> String? {
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    switch name {
    case "mfrac": return "(" + part(0) + ")/(" + part(1) + ")"
    case "msup": return part(0) + "^(" + part(1) + ")"
    case "msub": return part(0) + "_" + part(1)
    case "msubsup": return part(0) + "_" + part(1) + "^(" + part(2) + ")"
    case "msqrt": return "√(" + parts.joined(separator: "") + ")"
    case "mroot": return "root(" + part(0) + ", " + part(1) + ")"
    case "mfenced": return "(" + parts.joined(separator: ", ") + ")"
    case "mi":
      let name = parts.joined(separator: "")
      return name.unicodeScalars.count > 1 ? name + " " : name
    case "mo":
      let sign = parts.joined(separator: "")
      // Signs that are not seen: of an application and of a product.
      return sign == "\u{2061}" || sign == "\u{2062}" ? "" : sign
    case "math", "mrow", "mn", "mtext", "mstyle", "mpadded", "semantics", "mspace":
      return parts.joined(separator: "")
    case "annotation", "annotation-xml": return ""
    default: return nil
    }
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    return indices.first { self[$0...].starts(with: bytes) }
  }
}
