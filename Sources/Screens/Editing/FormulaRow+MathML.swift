import Formulas

extension FormulaEditor {
  /// The formula as a MathML element, for a page to show and to point into.
  ///
  /// Each row is an element with its path as `data-row`, as in `3.0 1.1`: for each box around it, which atom and which
  /// row of it. Each atom is an element with its index in its row as `data-atom`; an exponent's is its row's.
  ///
  /// - Complexity: O(atoms).
  ///
  /// A row that begins with a text between quotation marks has elements of HTML instead, so that its lines can break.
  public var mathML: String {
    var writer = RowMathML()
    if row.isNote, row.atoms.allSatisfy({ $0.character != nil }) {
      writer.write(note: row.atoms)
      return String(decoding: writer.utf8, as: UTF8.self)
    }
    writer.write(row, at: "")
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">"
      + String(decoding: writer.utf8, as: UTF8.self) + "</math>"
  }
}

private struct RowMathML {
  var utf8: [UInt8] = []

  /// Whether the place is in a text between quotation marks.
  private var isInText = false

  private mutating func put(_ text: String) { utf8.append(contentsOf: text.utf8) }

  mutating func write(note atoms: [FormulaAtom]) {
    put("<span class=\"note\" data-row=\"\">")
    for (index, atom) in atoms.enumerated() {
      guard let scalar = atom.character else { continue }
      put("<span data-atom=\"\(index)\">\(Self.escaped(scalar))</span>")
    }
    put("</span>")
  }

  /// - Parameters:
  ///   - path: Of the row.
  ///   - atom: What the row is an atom of another row as: an exponent or subscript.
  ///   - isIntegrand: Whether a `dx` stands behind what is to be filled.
  mutating func write(
    _ row: FormulaRow, at path: String, asAtom atom: Int? = nil, isIntegrand: Bool = false
  ) {
    put("<mrow data-row=\"\(path)\"")
    if let atom { put(" data-atom=\"\(atom)\"") }
    put(">")
    if row.isEmpty || isIntegrand && row.isDifferential {
      put(path.isEmpty ? "" : "<mi class=\"empty\">□</mi>")
    }
    var index = 0
    while index < row.atoms.count {
      // An exponent or subscript is written with its base; both, if both follow it.
      var scripts: [Int] = []
      while index + scripts.count + 1 < row.atoms.count, scripts.count < 2,
        let box = row.atoms[index + scripts.count + 1].box, box.isScript,
        scripts.allSatisfy({ row.atoms[$0].box?.kind != box.kind })
      {
        scripts.append(index + scripts.count + 1)
      }
      write(row, index, scripts, path)
      index += scripts.count + 1
    }
    put("</mrow>")
  }

  private mutating func write(_ row: FormulaRow, _ index: Int, _ scripts: [Int], _ path: String) {
    let power = scripts.first { row.atoms[$0].box?.kind == .power }
    let lowered = scripts.first { row.atoms[$0].box?.kind == .subscript }
    // A factor before a function would look like the first letter of its name.
    if row.atoms[index].isWord, index > 0, !row.atoms[index - 1].isOperator,
      !row.atoms[index - 1].isWord
    {
      put(Self.thinSpace)
    }
    let element: String? =
      switch (power, lowered) {
      case (nil, nil): nil
      case (_?, nil): "msup"
      case (nil, _?): "msub"
      case (_?, _?): "msubsup"
      }
    if let element { put("<\(element)>") }
    write(row.atoms[index], before: index > 0 ? row.atoms[index - 1] : nil, index, path)
    for script in [lowered, power] {
      guard let script, let box = row.atoms[script].box else { continue }
      write(box.slots[0], at: path.appending(script, 0), asAtom: script)
    }
    if let element { put("</\(element)>") }
    let last = scripts.last ?? index
    let next = last + 1 < row.atoms.count ? row.atoms[last + 1] : nil
    if row.atoms[index].isWord, let next, next.box?.bracket == nil {
      put(Self.thinSpace)
    }
  }

  private static let thinSpace = "<mspace width=\"0.17em\"/>"

  private mutating func write(
    _ atom: FormulaAtom, before: FormulaAtom?, _ index: Int, _ path: String
  ) {
    let mark = "data-atom=\"\(index)\""
    switch atom {
    case .character(let scalar): write(scalar, before: before, mark)
    case .word(let name): put("<mi \(mark)>\(name)</mi>")
    case .box(let box):
      func slot(_ slot: Int, _ writer: inout RowMathML) {
        writer.write(
          box.slots[slot], at: path.appending(index, slot),
          isIntegrand: slot == 2 && box.kind == .series(.integral))
      }
      switch box.kind {
      case .fraction:
        put("<mfrac \(mark)>")
        slot(0, &self)
        slot(1, &self)
        put("</mfrac>")
      case .root:
        put("<msqrt \(mark)>")
        slot(0, &self)
        put("</msqrt>")
      case .indexedRoot:
        put("<mroot \(mark)>")
        slot(1, &self)
        slot(0, &self)
        put("</mroot>")
      case .power, .subscript:
        // Without a base.
        let element = box.kind == .power ? "msup" : "msub"
        put("<\(element)><mi class=\"empty\">□</mi>")
        write(box.slots[0], at: path.appending(index, 0), asAtom: index)
        put("</\(element)>")
      case .brackets(let bracket, let isClosed):
        put("<mrow \(mark)><mo fence=\"true\" form=\"prefix\">\(bracket.opening)</mo>")
        slot(0, &self)
        put("<mo fence=\"true\" form=\"postfix\"\(isClosed ? "" : " class=\"ghost\"")>")
        put("\(bracket.closing)</mo></mrow>")
      case .series(let series):
        put("<mrow \(mark)><munderover><mo movablelimits=\"false\">\(series.sign)</mo>")
        slot(0, &self)
        slot(1, &self)
        put("</munderover>")
        slot(2, &self)
        put("</mrow>")
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, before: FormulaAtom?, _ mark: String) {
    if scalar == "\"" { isInText.toggle() }
    if isInText || scalar == "\"" {
      return put("<mtext \(mark)>\(scalar == " " ? "\u{A0}" : Self.escaped(scalar))</mtext>")
    }
    if scalar.isASCIIDigit || scalar == "." { return put("<mn \(mark)>\(scalar)</mn>") }
    if scalar.isFormulaLetter || scalar == "ℤ" || scalar == "∞" {
      return put("<mi \(mark)>\(scalar)</mi>")
    }
    let text =
      switch scalar {
      case "-": "−"
      case "·": "⋅"
      case "~": "∼"
      default: Self.escaped(scalar)
      }
    // A sign without an operand before it belongs to what follows.
    let isPrefix = (scalar == "-" || scalar == "+") && before?.isOperator != false
    put("<mo \(mark)\(isPrefix ? " form=\"prefix\"" : "")>\(text)</mo>")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    default: String(Character(scalar))
    }
  }
}

extension String {
  /// The path of a row in a box that stands in a row with this path.
  fileprivate func appending(_ atom: Int, _ slot: Int) -> String {
    (isEmpty ? "" : self + " ") + "\(atom).\(slot)"
  }
}
