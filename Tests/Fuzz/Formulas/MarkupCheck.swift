import Formulas
import FuzzSupport

/// Checks that what is typeset is balanced.
func checkMarkup(of formula: Formula) {
  let latex = formula.latex
  claim(isBalanced(latex: Array(latex.utf8)), "LaTeX is balanced", latex)
  let mathML = formula.mathML
  claim(isBalanced(markup: mathML), "MathML is balanced", mathML)
  claimNumbers(in: latex.filter { $0.isNumber }, latex)
  _ = formula.layout
}

/// Whether braces, and `\left` and `\right`, are closed in order.
private func isBalanced(latex: [UInt8]) -> Bool {
  var open: [UInt8] = []
  var index = 0
  while index < latex.count {
    switch latex[index] {
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: "}"):
      guard open.popLast() == UInt8(ascii: "}") else { return false }
    case UInt8(ascii: "\\"):
      let name = latex[(index + 1)...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      if name.elementsEqual("left".utf8) { open.append(UInt8(ascii: "r")) }
      if name.elementsEqual("right".utf8) {
        guard open.popLast() == UInt8(ascii: "r") else { return false }
      }
      index += max(1, name.count)
    default: break
    }
    index += 1
  }
  return open.isEmpty
}

/// Whether each tag is closed, in order.
private func isBalanced(markup: String) -> Bool {
  var open: [Substring] = []
  for part in markup.split(separator: "<") {
    guard let end = part.firstIndex(of: ">") else { return false }
    let tag = part[..<end]
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return false }
    } else {
      open.append(tag.split(separator: " ")[0])
    }
  }
  return open.isEmpty
}
