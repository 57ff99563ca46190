import HTTP
import Requests

/// The parameters of a request's target.
struct Query: Sendable {
  private var parameters: [(name: String, value: [UInt8])] = []

  /// Reads `name=value&name=value`, with percent escapes.
  ///
  /// A `+` means a plus, because formulas have it. It means a space only in a value that also has
  /// an escaped plus (`%2B`), which is how forms on pages write it.
  ///
  /// - Parameter text: The text after the `?`.
  /// - Returns: `nil` for an incomplete escape, or for a name that is not UTF-8. Values may be any
  ///   bytes; errors in them are reported when they are read.
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

  /// The number of remaining parameters.
  var count: Int { parameters.count }

  /// Removes all values of a name and returns them.
  mutating func values(of name: String) -> [[UInt8]] {
    var values: [[UInt8]] = []
    parameters.removeAll { parameter in
      guard parameter.name == name else { return false }
      values.append(parameter.value)
      return true
    }
    return values
  }

  /// Removes the text of a name that may occur once and returns it; `nil` if it does not occur.
  mutating func text(of name: String) throws(RequestProblem) -> String? {
    let values = values(of: name)
    guard let value = values.first else { return nil }
    guard values.count == 1 else { throw .repeated(name) }
    guard let text = String(ofUTF8: value[...]) else {
      throw .unusable(name, "It is not text in UTF-8.")
    }
    return text
  }

  /// The names of the remaining parameters, each once.
  var names: [String] {
    var names: [String] = []
    for parameter in parameters where !names.contains(parameter.name) {
      names.append(parameter.name)
    }
    return names
  }

  /// - Throws: If any parameter remains.
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

  /// A flag is set if it occurs, without a value or with the value `true` or `1`.
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
