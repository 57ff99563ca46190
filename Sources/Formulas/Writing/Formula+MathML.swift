extension Formula {
  /// The formula as a MathML element, for a page to show.
  ///
  /// - Complexity: O(nodes).
  /// - Source: MathML Core, https://www.w3.org/TR/mathml-core/.
  public var mathML: String { mathML(after: "") }

  /// The equation of the formula's curve, *y* = …, as a MathML element.
  ///
  /// - Complexity: O(nodes).
  package var equationMathML: String { mathML(after: "<mi>y</mi><mo>=</mo>") }

  /// The formula directly before another one, without a sign between them.
  func mathML(before next: Formula) -> String { mathML(after: "", before: next) }

  private func mathML(after start: String, before next: Formula? = nil) -> String {
    let target = MathML()
    Typesetter(target: target).write(self)
    if let next { Typesetter(target: target).write(next) }
    let content = start + String(decoding: target.utf8, as: UTF8.self)
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mrow>\(content)</mrow></math>"
  }
}

final class MathML: Markup {
  private(set) var utf8: [UInt8] = []

  private func append(_ text: String) { utf8.append(contentsOf: text.utf8) }

  func number(_ digits: String) { append("<mn>\(digits)</mn>") }
  func variable(_ name: Name) {
    append("<mi>")
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: "&"): append("&amp;")
      default: utf8.append(byte)
      }
    }
    append("</mi>")
  }

  func constant(_ constant: Constant) { append("<mi>\(constant.row.names[0])</mi>") }

  func sign(_ sign: TypesetSign) {
    switch sign {
    case .plus: append("<mo>+</mo>")
    case .minus: append("<mo>−</mo>")
    case .times: append("<mo>×</mo>")
    case .dot: append("<mo>⋅</mo>")
    case .thinSpace: append("<mo>\u{2062}</mo><mspace width=\"0.17em\"></mspace>")
    case .invisibleTimes: append("<mo>\u{2062}</mo>")
    case .comma: append("<mo>,</mo>")
    case .equals: append("<mo>=</mo>")
    }
  }

  func suffix(_ sign: String) { append("<mo>\(sign)</mo>") }

  func functionName(_ operation: Operation, latex: String) {
    append("<mi>\(operation.name)</mi>")
  }

  func open(_ delimiter: TypesetDelimiter) {
    append("<mrow><mo>\(delimiter.mathML)</mo>")
  }

  func close(_ delimiter: TypesetDelimiter) {
    append("<mo>\(delimiter.mathML)</mo></mrow>")
  }

  func openFraction(hasBar: Bool) {
    append(hasBar ? "<mfrac><mrow>" : "<mfrac linethickness=\"0\"><mrow>")
  }

  func fractionBar(hasBar: Bool) { append("</mrow><mrow>") }
  func closeFraction(hasBar: Bool) { append("</mrow></mfrac>") }
  func openScript(isRaised: Bool) { append(isRaised ? "<msup><mrow>" : "<msub><mrow>") }
  func script(isRaised: Bool) { append("</mrow><mrow>") }
  func closeScript(isRaised: Bool) {
    append(isRaised ? "</mrow></msup>" : "</mrow></msub>")
  }
  func openSeries(latex: String, sign: String) {
    append("<munderover><mo>\(sign)</mo><mrow>")
  }
  func seriesEnd() { append("</mrow><mrow>") }
  func closeSeries() { append("</mrow></munderover>") }
  let writesDegreeFirst = false
  func openRadical(hasDegree: Bool) {
    append(hasDegree ? "<mroot><mrow>" : "<msqrt><mrow>")
  }
  func radicalSeparator() { append("</mrow><mrow>") }
  func closeRadical(hasDegree: Bool) {
    append(hasDegree ? "</mrow></mroot>" : "</mrow></msqrt>")
  }
}
