extension Formula {
  /// The typeset formula as one line of text: `2x+1`, `x³-3x`.
  ///
  /// With `-` for minus and without spaces. Only whole numbers are raised.
  ///
  /// - Returns: `nil` if it is typeset with anything above or below its line other than whole exponents,
  ///   such as a fraction.
  /// - Complexity: O(nodes).
  package var typesetLine: String? {
    let target = LineMarkup()
    Typesetter(target: target).write(self)
    return target.isLine ? String(decoding: target.utf8, as: UTF8.self) : nil
  }
}

/// One line of text.
final class LineMarkup: Markup {
  private(set) var utf8: [UInt8] = []
  private(set) var isLine = true
  /// Whether what is written is the exponent of what stands before it.
  private var isRaised = false

  private func append(_ text: String) {
    if isRaised { isLine = false }
    utf8.append(contentsOf: text.utf8)
  }

  func number(_ digits: String) {
    guard isRaised else { return append(digits) }
    let superscripts = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    for byte in digits.utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        isLine = false
        return
      }
      utf8.append(contentsOf: superscripts[Int(byte - UInt8(ascii: "0"))].utf8)
    }
  }

  func variable(_ name: Name) { append(name.description) }
  func constant(_ constant: Constant) { append(constant.row.names[0]) }

  func sign(_ sign: TypesetSign) {
    switch sign {
    case .plus: append("+")
    case .minus: append("-")
    case .times: append("×")
    case .dot: append("⋅")
    case .thinSpace, .invisibleTimes: break
    case .comma: append(",")
    case .equals: append("=")
    }
  }

  func suffix(_ sign: String) { append(sign) }
  func functionName(_ operation: Operation, latex: String) { append(operation.name) }
  func open(_ delimiter: TypesetDelimiter) { append(delimiter.mathML) }
  func close(_ delimiter: TypesetDelimiter) { append(delimiter.mathML) }
  func openFraction(hasBar: Bool) { isLine = false }
  func fractionBar(hasBar: Bool) {}
  func closeFraction(hasBar: Bool) {}
  func openScript(isRaised: Bool) { if self.isRaised || !isRaised { isLine = false } }
  func script(isRaised: Bool) { self.isRaised = isRaised }
  func closeScript(isRaised: Bool) { self.isRaised = false }
  let writesDegreeFirst = false
  func openSeries(latex: String, sign: String) { isLine = false }
  func seriesEnd() {}
  func closeSeries() {}
  func openRadical(hasDegree: Bool) { isLine = false }
  func radicalSeparator() {}
  func closeRadical(hasDegree: Bool) {}
}
