import Formulas

extension RealVariables {
  /// The texts of the numbers that names stand for, each without spaces.
  ///
  /// A number that was typed is `M=9`. Any other refers to a part, and parts to those before them:
  /// `@0=radians,,sqrt(2)`, `@1=radians,M@0,M*M`, `M=@1`.
  ///
  /// - Complexity: O(nodes of all numbers).
  var texts: [String] {
    var texts: [String] = []
    var parts: [ObjectIdentifier: Int] = [:]
    for number in numbersInOrder where number.typed == nil {
      let variables = zip(number.variables.names, number.variables.numbers).map { (name, number) in
        name.description + reference(to: number, parts)
      }
      texts.append(
        "@\(parts.count)=\(number.angle.name),\(variables.joined(separator: ";")),\(number.formula.ascii)"
      )
      parts[ObjectIdentifier(number)] = parts.count
    }
    for (name, number) in zip(names, numbers) {
      texts.append("\(name.description)=\(reference(to: number, parts))")
    }
    return texts
  }

  private func reference(to number: StoredNumber, _ parts: [ObjectIdentifier: Int]) -> String {
    if let typed = number.typed { return typed.text }
    return parts[ObjectIdentifier(number)].map { "@\($0)" } ?? ""
  }
}

extension StoredNumber {
  /// The number, if it is one that was typed.
  fileprivate var typed: Numeral? { formula.signedNumber }

  /// The number, with its nearest double.
  fileprivate var withNearestDouble: StoredNumber {
    nearestDouble == nil ? ShownNumber(self).stored : self
  }
}

/// Reads the texts of stored numbers, one after the other.
struct KeptNumbers {
  private(set) var variables: RealVariables
  private var parts: [StoredNumber] = []

  init(_ variables: RealVariables) { self.variables = variables }

  /// - Returns: Whether the text was one.
  mutating func read(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let value = text[(sign + 1)...]
    if text.first == UInt8(ascii: "@") { return readPart(value) }
    guard let name = CalculatorBrain.Token.variableName(text[..<sign]),
      let number = number(value)
    else { return false }
    variables[name] = number.withNearestDouble
    return true
  }

  private mutating func readPart(_ text: ArraySlice<UInt8>) -> Bool {
    let fields = text.split(
      separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let angle = AngleUnit(name: fields[0]),
      let formula = try? Formula(
        utf8: Array(fields[2]), options: ReadingOptions(variables: .anyLetter))
    else { return false }
    var variables = RealVariables()
    for field in fields[1].split(separator: UInt8(ascii: ";")) {
      // A name has no digits, sign or mark.
      let end = field.firstIndex { $0 == UInt8(ascii: "@") || $0 < UInt8(ascii: "A") }
      guard let end, let name = CalculatorBrain.Token.variableName(field[..<end]),
        let number = number(field[end...])
      else { return false }
      variables[name] = number
    }
    parts.append(StoredNumber(formula, angle: angle, variables: variables))
    return true
  }

  private func number(_ text: ArraySlice<UInt8>) -> StoredNumber? {
    if text.first == UInt8(ascii: "@") {
      guard let index = Int(String(decoding: text.dropFirst(), as: UTF8.self)),
        parts.indices.contains(index)
      else { return nil }
      return parts[index]
    }
    return Numeral(utf8: text).map { StoredNumber($0) }
  }
}
