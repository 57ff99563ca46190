extension Formula {
  /// The formula for LaTeX's math mode: `\sqrt{7+M}+14`.
  ///
  /// - Complexity: O(nodes).
  public var latex: String {
    let target = LaTeX()
    Typesetter(target: target).write(self)
    return String(decoding: target.utf8, as: UTF8.self)
  }
}

/// LaTeX's math mode, for which amsmath is enough.
final class LaTeX: Markup {
  private(set) var utf8: [UInt8] = []

  private func append(_ text: String) {
    // A command ends where no letter follows it.
    if lastIsCommand, let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A {
      utf8.append(UInt8(ascii: " "))
    }
    utf8.append(contentsOf: text.utf8)
  }

  private var lastIsCommand: Bool {
    var index = utf8.count - 1
    while index >= 0, utf8[index] | 0x20 >= 0x61, utf8[index] | 0x20 <= 0x7A { index -= 1 }
    return index >= 0 && index < utf8.count - 1 && utf8[index] == UInt8(ascii: "\\")
  }

  func number(_ digits: String) { append(digits) }

  func variable(_ name: Name) {
    if name.utf8.count == 1 || name.utf8[0] >= 0x80 {
      append(name.description)
    } else {
      append("\\mathit{")
      for byte in name.utf8 {
        if byte == UInt8(ascii: "_") { utf8.append(UInt8(ascii: "\\")) }
        utf8.append(byte)
      }
      utf8.append(UInt8(ascii: "}"))
    }
  }

  func constant(_ constant: Constant) { append(constant.row.latex) }

  func sign(_ sign: TypesetSign) {
    switch sign {
    case .plus: append("+")
    case .minus: append("-")
    case .times: append("\\times ")
    case .dot: append("\\cdot ")
    case .thinSpace: append("\\,")
    case .invisibleTimes: break
    case .comma: append(",")
    case .equals: append("=")
    }
  }

  func suffix(_ sign: String) { append(sign.utf8.elementsEqual("°".utf8) ? "^{\\circ}" : sign) }

  func functionName(_ operation: Operation, latex: String) { append(latex) }
  func open(_ delimiter: TypesetDelimiter) { append(delimiter.latex) }
  func close(_ delimiter: TypesetDelimiter) { append(delimiter.latex) }
  func openFraction(hasBar: Bool) { append(hasBar ? "\\frac{" : "\\genfrac{}{}{0pt}{}{") }
  func fractionBar(hasBar: Bool) { append("}{") }
  func closeFraction(hasBar: Bool) { append("}") }
  func openScript(isRaised: Bool) {}
  func script(isRaised: Bool) { append(isRaised ? "^{" : "_{") }
  func closeScript(isRaised: Bool) { append("}") }
  func openSeries(latex: String, sign: String) { append(latex + "_{") }
  func seriesEnd() { append("}^{") }
  func closeSeries() { append("}") }
  let writesDegreeFirst = true
  func openRadical(hasDegree: Bool) { append(hasDegree ? "\\sqrt[" : "\\sqrt{") }
  func radicalSeparator() { append("]{") }
  func closeRadical(hasDegree: Bool) { append("}") }
}
