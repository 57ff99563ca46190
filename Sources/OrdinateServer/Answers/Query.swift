import HTTP
import Requests

/// The parameters of a request's target.
struct Query: Sendable {
  private var parameters: [(name: String, value: [UInt8])] = []

  /// Reads `name=value&name=value`, with percent escapes.
  ///
  /// A `+` is a plus, because formulas have it; only in a value that has an escaped
  /// plus too (`%2B`), as the forms of pages write it, is it a space.
  ///
  /// - Parameter text: What follows the `?`.
  /// - Returns: `nil` for an escape that is incomplete, and for names that are not UTF-8. Values may
  ///   be any bytes; reading them reports what is wrong.
  init?(_ text: ArraySlice<UInt8>) {
    parameters.reserveCapacity(8)
    var rest = text
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty { continue }
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      guard let name = PercentCoding.text(part[..<equals]),
        let value = Self.value(part[equals...].dropFirst())
      else { return nil }
      parameters.append((name, value))
    }
  }

  private static func value(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let plus = UInt8(ascii: "+")
    guard text.contains(plus), hasEscapedPlus(text) else { return PercentCoding.decoded(text) }
    return PercentCoding.decoded(text.map { $0 == plus ? UInt8(ascii: " ") : $0 }[...])
  }

  private static func hasEscapedPlus(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.dropLast(2).contains { index in
      text[index] == UInt8(ascii: "%") && text[index + 1] == UInt8(ascii: "2")
        && text[index + 2] | 0x20 == UInt8(ascii: "b")
    }
  }

  /// How many parameters are left.
  var count: Int { parameters.count }

  /// Takes out all values of a name.
  mutating func values(of name: String) -> [[UInt8]] {
    var values: [[UInt8]] = []
    parameters.removeAll { parameter in
      guard parameter.name == name else { return false }
      values.append(parameter.value)
      return true
    }
    return values
  }

  /// Takes out the text of a name that may be given once; `nil` if it is not given.
  mutating func text(of name: String) throws(RequestProblem) -> String? {
    let values = values(of: name)
    guard let value = values.first else { return nil }
    guard values.count == 1 else { throw .repeated(name) }
    guard let text = String(ofUTF8: value[...]) else {
      throw .unusable(name, "It is not text in UTF-8.")
    }
    return text
  }

  /// The names of what is left, each once.
  var names: [String] {
    var names: [String] = []
    for parameter in parameters where !names.contains(parameter.name) {
      names.append(parameter.name)
    }
    return names
  }

  /// - Throws: If anything is left.
  func requireNoMore() throws(RequestProblem) {
    if let first = parameters.first { throw .unknown(first.name) }
  }
}

extension Query: OptionReader {
  func has(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  mutating func value<Value>(
    of option: CommandOption<Value>
  ) throws(RequestProblem) -> Value? {
    guard let text = try text(of: option.name) else { return nil }
    do {
      return try option.value(of: text)
    } catch {
      throw .unusable(option.name, error.description)
    }
  }

  /// A flag is set by being there, or by the values `true` and `1`.
  mutating func isSet(_ flag: CommandFlag) throws(RequestProblem) -> Bool {
    switch try text(of: flag.name) {
    case nil, "false", "0": return false
    case "", "true", "1": return true
    default: throw .unusable(flag.name, "It must be true or false.")
    }
  }

  func written(_ name: String) -> String { name }

  func problem(with name: String, _ sentence: String) -> RequestProblem {
    .unusable(name, sentence)
  }
}
