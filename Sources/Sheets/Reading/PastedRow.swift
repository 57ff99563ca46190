import Formulas

/// A row as other calculators copy it: LaTeX as Desmos writes it, and what GeoGebra writes.
package enum PastedRow {
  /// The row in the language of sheets.
  ///
  /// - Returns: `nil` if it is neither, or has something that the language does not.
  package static func text(_ line: String) -> String? {
    if line.utf8.contains(UInt8(ascii: "\\")) {
      var reader = LaTeXRow(Array(line.unicodeScalars))
      return reader.text()
    }
    return geoGebra(Array(line.unicodeScalars))
  }

  /// A line as it is pasted, with what is LaTeX, or written by other calculators, in the language of sheets.
  package static func plain(_ line: String) -> String {
    let text = PastedText.trimmed(line)
    if let row = Self.text(text) { return row }
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let options = ReadingOptions(variables: .anyLetter)
    guard
      let read = (try? Relation(utf8: Array(text.utf8)))?.text
        ?? (try? Formula(text, options: options))?.text
    else { return text }
    // LaTeX writes quotients as fractions.
    let scalars = read.unicodeScalars.map { $0 == "÷" ? "/" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A row that a command or a request is given: only what cannot be a row otherwise is read as pasted.
  package static func given(_ row: String) -> String {
    let isForeign = row.unicodeScalars.contains { $0 == "\\" || $0.plainLetter != nil }
    return isForeign && !row.utf8.starts(with: "\"".utf8) ? plain(row) : row
  }

  /// A row without the name that GeoGebra gives it, and with `if` for `If`.
  private static func geoGebra(_ line: [Unicode.Scalar]) -> String? {
    var rest = line[...]
    var isOther = false
    let name = line.prefix { $0.isFormulaLetter || $0.isASCIIDigit || $0 == "_" }
    let behind = line[name.count...].drop { $0 == " " }
    if !name.isEmpty, behind.first == ":", behind.dropFirst().contains("=") {
      rest = behind.dropFirst().drop { $0 == " " }
      isOther = true
    }
    let word: [Unicode.Scalar] = ["I", "f", "("]
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      let before = text.last
      let isWord = rest.starts(with: word) && before?.isFormulaLetter != true
      text.append(isWord ? "i" : scalar)
      if isWord { isOther = true }
      rest = rest.dropFirst()
    }
    return isOther ? String(text) : nil
  }
}

/// Reads LaTeX as it is written, without asking what it means: definitions, points and lists stay such.
private struct LaTeXRow {
  private let source: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  private static let deepest = 60

  init(_ source: [Unicode.Scalar]) { self.source = source }

  /// - Returns: `nil` for what has no text.
  mutating func text() -> String? {
    guard let text = run(until: nil), place == source.count else { return nil }
    return text
  }

  /// The text up to a closing brace or bracket, or to the end.
  private mutating func run(until end: Unicode.Scalar?) -> String? {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { return nil }
    var text = ""
    while place < source.count {
      let scalar = source[place]
      if scalar == end { return text }
      switch scalar {
      case "\\":
        place += 1
        let isFraction = source[place...].starts(with: Self.fractionName)
        guard let part = command() else { return nil }
        // A fraction that is a factor stays one, and a name does not go on with the one before.
        let last = text.unicodeScalars.last { $0 != " " }
        let followsOperand =
          last.map { $0.isFormulaLetter || $0.isASCIIDigit || $0 == ")" } ?? false
        if isFraction && followsOperand {
          text += "(" + part + ")"
        } else {
          let isName = part.unicodeScalars.first?.isASCIILetter == true
          text += isName && text.unicodeScalars.last?.isFormulaLetter == true ? " " + part : part
        }
      case "{":
        guard let inner = group() else { return nil }
        text += inner
      case "}", "&": return nil
      case "^":
        place += 1
        guard let exponent = argument() else { return nil }
        text += "^" + Self.grouped(exponent)
      case "_":
        place += 1
        guard let index = argument() else { return nil }
        text += "_" + index
        // A letter or a digit behind the index does not go on with it.
        if place < source.count, source[place].isFormulaLetter || source[place].isASCIIDigit {
          text += " "
        }
      default:
        text.unicodeScalars.append(scalar)
        place += 1
      }
    }
    return end == nil ? text : nil
  }

  /// What is in the braces that begin here.
  private mutating func group() -> String? {
    guard place < source.count, source[place] == "{" else { return nil }
    place += 1
    guard let inner = run(until: "}") else { return nil }
    place += 1
    return inner
  }

  /// A group, a command or a character.
  private mutating func argument() -> String? {
    while place < source.count, source[place] == " " { place += 1 }
    guard place < source.count else { return nil }
    if source[place] == "{" { return group() }
    if source[place] == "\\" {
      place += 1
      return command()
    }
    place += 1
    return String(source[place - 1])
  }

  /// A name, a number or a character stays; anything longer gets parentheses.
  private static func grouped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isNumber = scalars.allSatisfy { $0.isASCIIDigit }
    return scalars.count == 1 || isNumber && !scalars.isEmpty ? text : "(" + text + ")"
  }

  /// What a command stands for.
  private mutating func command() -> String? {
    guard place < source.count else { return nil }
    let first = source[place]
    guard first.isASCIILetter else {
      place += 1
      switch first {
      case ",", ";", ":", "!", " ": return " "
      case "{", "}", "%": return String(first)
      case "|": return "|"
      default: return nil
      }
    }
    let start = place
    while place < source.count, source[place].isASCIILetter { place += 1 }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: source[start..<place])
    let name = String(view)
    if place < source.count, source[place] == " " { place += 1 }
    switch name {
    case "left", "right", "mathrm", "displaystyle", "limits":
      if place < source.count, source[place] == "." { place += 1 }
      return ""
    case "frac", "dfrac", "tfrac": return fraction()
    case "sqrt": return root()
    case "operatorname", "mathit", "text":
      guard let name = argument() else { return nil }
      return name
    case "log":
      if place < source.count, source[place] == "_" {
        place += 1
        guard let base = argument() else { return nil }
        return "log_" + base + " "
      }
      return "log "
    case "quad", "qquad": return " "
    case "begin": return cases()
    default:
      if let sign = Self.signs.first(where: { $0.name == name })?.sign { return sign }
      // Names of functions are those of the language.
      return Self.functions.contains(name) ? name + " " : nil
    }
  }

  private mutating func fraction() -> String? {
    guard let over = argument(), let under = argument() else { return nil }
    let name = Array(under.unicodeScalars)
    if over == "d", name.count == 2, name[0] == "d" {
      // What is differentiated follows.
      let isApart = place == source.count || source[place] == " " || source[place] == "("
      return "d/" + under + (isApart ? "" : " ")
    }
    return Self.grouped(over) + "/" + Self.grouped(under)
  }

  private mutating func root() -> String? {
    var index: String?
    if place < source.count, source[place] == "[" {
      place += 1
      index = run(until: "]")
      if index == nil { return nil }
      place += 1
    }
    guard let radicand = argument() else { return nil }
    switch index {
    case nil: return "√(" + radicand + ")"
    case "3": return "∛(" + radicand + ")"
    case let index?: return "root(" + radicand + ", " + index + ")"
    }
  }

  /// A definition by cases; the language has the conditions before the values.
  private mutating func cases() -> String? {
    let close = Array("\\end{cases}".unicodeScalars)
    guard argument() == "cases",
      let end = source[place...].indices.first(where: { source[$0...].starts(with: close) })
    else { return nil }
    var parts = ""
    var value: String?
    var (start, index) = (place, place)
    while index <= end {
      let isColumn = source[index] == "&"
      let isEscape = index < end && source[index] == "\\"
      guard isColumn || index == end || isEscape && source[index + 1] == "\\" else {
        index += isEscape ? 2 : 1
        continue
      }
      var reader = LaTeXRow(Array(source[start..<index]))
      reader.depth = depth
      guard let read = reader.text(), !isColumn || value == nil else { return nil }
      let text = Self.withoutLead(read, of: value != nil)
      index += isColumn ? 1 : 2
      start = index
      if isColumn {
        value = text
      } else if let value = value ?? (text.utf8.isEmpty ? nil : "") {
        parts += parts.utf8.isEmpty ? "" : ", "
        parts += value.utf8.isEmpty || text.utf8.isEmpty ? value + text : text + ": " + value
      }
      if !isColumn { value = nil }
    }
    place = end + close.count
    return "{" + parts + "}"
  }

  /// A value or a condition without spaces and commas around it, and without the word before a condition.
  private static func withoutLead(_ text: String, of isCondition: Bool) -> String {
    func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var text = text.drop { $0 == UInt8(ascii: " ") }
      while let last = text.last, [0x20, 0x2C, 0x2E, 0x3B].contains(last) { text.removeLast() }
      return text
    }
    var rest = trimmed(Array(text.utf8)[...])
    let leads = ["if", "for", "when", "otherwise", "else", "wenn", "falls", "für", "sonst"]
    if isCondition, let lead = leads.first(where: { rest.starts(with: $0.utf8) }) {
      rest = trimmed(rest.dropFirst(lead.utf8.count))
    }
    return String(decoding: rest, as: UTF8.self)
  }

  private static let fractionName = Array("frac{".unicodeScalars)

  private static let functions = [
    "sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh", "coth", "arcsin", "arccos",
    "arctan", "ln", "exp", "min", "max", "gcd",
  ]

  private static let signs: [(name: String, sign: String)] = [
    ("cdot", "·"), ("times", "×"), ("div", "÷"), ("pm", "±"), ("le", "≤"), ("leq", "≤"),
    ("leqslant", "≤"), ("ge", "≥"), ("geq", "≥"), ("geqslant", "≥"), ("ne", "≠"), ("neq", "≠"),
    ("lt", "<"), ("gt", ">"), ("pi", "π"), ("tau", "τ"), ("theta", "θ"), ("alpha", "α"),
    ("beta", "β"), ("gamma", "γ"), ("delta", "δ"), ("epsilon", "ε"), ("varepsilon", "ε"),
    ("lambda", "λ"), ("mu", "μ"), ("rho", "ρ"), ("sigma", "σ"), ("omega", "ω"), ("phi", "φ"),
    ("varphi", "φ"), ("psi", "ψ"), ("eta", "η"), ("kappa", "κ"), ("nu", "ν"), ("xi", "ξ"),
    ("zeta", "ζ"), ("Delta", "Δ"), ("Omega", "Ω"), ("land", "∧"), ("lor", "∨"), ("wedge", "∧"),
    ("vee", "∨"), ("in", "∈"), ("ldots", "…"), ("dots", "…"), ("prime", "'"), ("lbrace", "{"),
    ("rbrace", "}"), ("lvert", "|"), ("rvert", "|"), ("vert", "|"), ("lfloor", "⌊"),
    ("sim", "~"), ("infty", "∞"), ("rfloor", "⌋"), ("lceil", "⌈"), ("rceil", "⌉"), ("degree", "°"),
  ]
}
