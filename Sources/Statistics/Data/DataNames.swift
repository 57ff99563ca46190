import Formulas

/// The names of columns in formulas.
enum DataNames {
  /// The name of a column without a heading: `x_1`, then `y_1`, `y_2` and so on.
  static func name(of column: Int) -> Name {
    column == 0 ? "x_1" : Name("y_" + column.description)
  }

  /// Columns with headings. A heading that is a name, such as `t`, `x_1` or `height`, is the column's name;
  /// others, and those that come again, have the name of a column without a heading.
  static func columns(titles: [[UInt8]]) -> [DataColumn] {
    var seen = Set<Name>()
    return titles.enumerated().map { index, title in
      let title = title.trimmed
      var name = name(of: index)
      if let own = Self.name(title), seen.insert(own).inserted {
        name = own
      } else {
        seen.insert(name)
      }
      return DataColumn(name: name, title: String(decoding: title, as: UTF8.self))
    }
  }

  /// The name that a heading is; `nil` for any other heading.
  private static func name(_ title: [UInt8]) -> Name? {
    if title.isEmpty || title.count > 40 { return nil }
    if let (name, end) = Name.leading(title[...]), end == title.count {
      return name.isConstant ? nil : name
    }
    guard title.allSatisfy({ $0.isLatinLetter }) else { return nil }
    let name = Name(utf8: title)
    return KnownName.isFunction(name) || name.isConstant ? nil : name
  }
}

extension UInt8 {
  fileprivate var isLatinLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension [UInt8] {
  /// Without blanks at its ends.
  fileprivate var trimmed: [UInt8] {
    var slice = self[...]
    while let first = slice.first, first <= UInt8(ascii: " ") { slice.removeFirst() }
    while let last = slice.last, last <= UInt8(ascii: " ") { slice.removeLast() }
    return Array(slice)
  }

  /// Whether the bytes are UTF-8, without overlong forms and surrogates.
  ///
  /// - Complexity: O(bytes).
  var isValidUTF8: Bool {
    var index = 0
    func isContinuation(_ offset: Int) -> Bool {
      index + offset < count && self[index + offset] & 0xC0 == 0x80
    }
    while index < count {
      let byte = self[index]
      let second = index + 1 < count ? self[index + 1] : 0
      switch byte {
      case 0..<0x80: index += 1
      case 0xC2..<0xE0:
        guard isContinuation(1) else { return false }
        index += 2
      case 0xE0..<0xF0:
        guard isContinuation(1), isContinuation(2), byte != 0xE0 || second >= 0xA0,
          byte != 0xED || second < 0xA0
        else { return false }
        index += 3
      case 0xF0..<0xF5:
        guard isContinuation(1), isContinuation(2), isContinuation(3),
          byte != 0xF0 || second >= 0x90, byte != 0xF4 || second < 0x90
        else { return false }
        index += 4
      default: return false
      }
    }
    return true
  }
}
