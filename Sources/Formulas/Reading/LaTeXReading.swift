import OrdinateNumerics

/// Reads the LaTeX in a text that people copy from elsewhere, and writes what it means.
///
/// Braces are brackets of the language, so only commands and what they take are rewritten.
struct LaTeXReading {
  /// What follows the argument that is read.
  private enum After {
    case nothing
    /// A second argument, after this text; then the closing parenthesis.
    case second(String)
    case closing
    /// A word: its braces disappear.
    case word
    /// The degree of a root, which is written after the radicand; it begins at an index.
    case degree(Int)
    case radicand(utf8: [UInt8], origins: [Int])
    /// The limits of a sum, product or integral; of an integral with the place where its variable goes.
    case lowerLimit(Int?)
    case upperLimit(Int?)
    /// Braces around a degree sign.
    case degreeSign
  }

  private struct Level {
    let after: After
    /// Sums and products of terms that end with the term.
    var sums = 0
  }

  /// Whether a command has been read: then a subscript without braces is one character.
  private var hasCommand = false
  private var levels: [Level] = []
  private var sums = 0
  /// The integrals whose `dx` has not been read: where their variables go, and the sums around them.
  private var integrals: [(place: Int, sums: Int)] = []
  /// The command whose argument comes next.
  private var awaited: After?

  private static let names: [(String, String)] = [
    ("cdot", "*"), ("times", "*"), ("ast", "*"), ("div", "/"), ("lvert", "|"), ("rvert", "|"),
    ("vert", "|"), ("mid", "|"), ("lfloor", "⌊"), ("rfloor", "⌋"), ("lceil", "⌈"), ("rceil", "⌉"),
    ("lbrace", "{"), ("rbrace", "}"), ("lbrack", "["), ("rbrack", "]"), ("degree", "°"),
    ("varphi", "φ"), ("infty", "∞"), ("epsilon", "ε"), ("vartheta", "θ"), ("Gamma", " gamma"),
    ("{", "("),
    ("}", ")"), ("%", "%"), ("_", "_"), ("|", "|"),
  ]

  private static let greek = [
    "alpha", "beta", "gamma", "delta", "varepsilon", "zeta", "eta", "theta", "iota", "kappa",
    "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "", "sigma", "tau", "upsilon", "phi", "chi",
    "psi", "omega",
  ]

  /// The commands that change only how what follows looks.
  static let ignored: [Name] = [
    "left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "displaystyle", "limits", ",",
    ";", ":", "!", ">", " ", "quad", "qquad", "(", ")", "[", "]", "rm",
  ]

  /// Reads one byte of the source, and more if it begins a command.
  mutating func read(_ byte: UInt8, _ text: inout PlainText) throws(SyntaxError) {
    switch byte {
    case UInt8(ascii: "\\"): return try command(&text)
    case UInt8(ascii: " "):
      if awaited == nil { text.append(byte) }
      return
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return open(byte, &text)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return close(byte, &text)
    case UInt8(ascii: "_"), UInt8(ascii: "^"):
      switch awaited {
      case .lowerLimit, .upperLimit: return
      default: break
      }
      if byte == UInt8(ascii: "_"), hasCommand || text.source(0) == UInt8(ascii: "{") {
        return readSubscript(&text)
      }
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      if text.endsOperand { endSums(&text) }
    case UInt8(ascii: ","), UInt8(ascii: "="): endSums(&text)
    case UInt8(ascii: "d") where endsIntegral(text): return differential(&text)
    default: break
    }
    text.append(byte)
    endOperand(&text)
  }

  /// Ends an argument of one character.
  mutating func endOperand(_ text: inout PlainText) {
    guard let after = awaited else { return }
    awaited = nil
    complete(after, &text)
  }

  mutating func end(_ text: inout PlainText) {
    endSums(&text)
  }

  private mutating func endSums(_ text: inout PlainText) {
    for _ in 0..<sums { text.append(")") }
    sums = 0
  }

  private mutating func open(_ bracket: UInt8, _ text: inout PlainText) {
    let after = awaited ?? .nothing
    awaited = nil
    levels.append(Level(after: after, sums: sums))
    sums = 0
    switch after {
    case .word: text.append(" ")
    case .lowerLimit, .upperLimit, .degree: break
    default: text.append(bracket)
    }
  }

  private mutating func close(_ bracket: UInt8, _ text: inout PlainText) {
    endSums(&text)
    guard let level = levels.popLast() else { return text.append(bracket) }
    sums = level.sums
    switch level.after {
    case .word: text.append(" ")
    case .lowerLimit, .upperLimit, .degreeSign, .degree: break
    default: text.append(bracket)
    }
    complete(level.after, &text)
  }

  private mutating func complete(_ after: After, _ text: inout PlainText) {
    switch after {
    case .nothing, .word, .degreeSign: break
    case .second(let separator):
      text.append(separator)
      awaited = .closing
    case .closing: text.append(")")
    case .degree(let start):
      let (utf8, origins) = text.cut(from: start)
      text.append(" root(")
      awaited = .radicand(utf8: utf8, origins: origins)
    case .radicand(let utf8, let origins):
      text.append(",")
      text.append((utf8, origins))
      text.append(")")
    case .lowerLimit(let integral):
      text.append(",")
      awaited = .upperLimit(integral)
    case .upperLimit(let place):
      text.append(",")
      if let place {
        integrals.append((place, sums))
        sums = 0
      } else {
        sums += 1
      }
    }
  }

  /// Whether the `d` that was read stands before the variable of an integral.
  private func endsIntegral(_ text: PlainText) -> Bool {
    if integrals.isEmpty || awaited != nil { return false }
    if let last = text.utf8.last, last.isLetter { return false }
    return text.source(0) == UInt8(ascii: "\\") || text.source(0) >= 0x80
      || text.source(0).isLetter && !text.source(1).isLetter
  }

  /// Reads the variable of an integral, which ends it, and writes it where the integral begins.
  private mutating func differential(_ text: inout PlainText) {
    guard let integral = integrals.popLast() else { return }
    endSums(&text)
    text.append(")")
    sums = integral.sums
    let rest = text.cut(from: integral.place)
    if text.peek() == UInt8(ascii: "\\") {
      text.skip()
      text.append(Self.meaning(of: text.command()) ?? "")
    } else {
      // A letter of the Greek alphabet has two bytes.
      let count = text.peek() < 0x80 ? 1 : 2
      let letter = [text.source(0), text.source(1)].prefix(count)
      text.append(String(decoding: letter, as: UTF8.self))
      text.skip(count)
    }
    text.append("=")
    text.append(rest)
  }

  /// A subscript of digits or letters in braces, or of one character, ends before what follows it.
  private mutating func readSubscript(_ text: inout PlainText) {
    guard text.source(0) == UInt8(ascii: "{") else {
      text.append(UInt8(ascii: "_"))
      if let byte = text.word(from: 0, atMost: 1).first {
        text.skip()
        text.append(byte)
        text.append(" ")
      }
      return
    }
    text.append(UInt8(ascii: "_"))
    let word = text.word(from: 1, atMost: 64)
    guard !word.isEmpty, text.source(1 + word.count) == UInt8(ascii: "}") else { return }
    text.skip(2 + word.count)
    text.append(String(decoding: word, as: UTF8.self))
    text.append(" ")
  }

  private mutating func command(_ text: inout PlainText) throws(SyntaxError) {
    hasCommand = true
    let name = text.command()
    let outer = awaited
    awaited = nil
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac":
      text.append("(")
      awaited = .second("/")
    case "binom", "dbinom", "tbinom", "genfrac":
      if name == "genfrac" { text.skip("{}{}{0pt}{}".utf8.count) }
      text.append(" ncr(")
      awaited = .second(",")
    case "sqrt":
      if text.peek() == UInt8(ascii: "[") {
        text.append("")
        awaited = .degree(text.utf8.count)
      } else {
        text.append("√")
      }
    case "mathrm" where !integrals.isEmpty && text.starts(with: "{d}"):
      text.skip(3)
      differential(&text)
    case "operatorname", "mathrm", "mathit", "mathbf", "mathsf", "text", "textrm", "textit":
      if text.peek() == UInt8(ascii: "*") { text.skip() }
      awaited = .word
    case "sum": series("∑", &text)
    case "prod": series("∏", &text)
    case "int": series("∫", &text)
    case "circ":
      degreeSign(&text)
    default:
      if Self.ignored.contains(name) {
        text.append(" ")
        if text.peek() == UInt8(ascii: "."), name == "left" || name == "right" { text.skip() }
        awaited = outer
        return
      }
      guard let meaning = Self.meaning(of: name) else { throw text.unknownCommand() }
      text.append(meaning)
      let next = text.source(0) | 0x20
      if next >= 0x61 && next <= 0x7A || next >= 0x30 && next <= 0x39 { text.append(" ") }
    }
    if awaited == nil, let outer {
      complete(outer, &text)
    }
  }

  /// Begins a sum, product or integral with limits.
  ///
  /// - Returns: Whether the sign is that of one.
  @discardableResult
  mutating func series(_ sign: Unicode.Scalar, _ text: inout PlainText) -> Bool {
    switch sign {
    case "∑", "Σ": text.append(" sum(")
    case "∏", "Π": text.append(" prod(")
    case "∫": text.append(" int(")
    default: return false
    }
    hasCommand = true
    awaited = .lowerLimit(sign == "∫" ? text.utf8.count : nil)
    return true
  }

  /// What a command without arguments means.
  private static func meaning(of name: Name) -> String? {
    if let (_, meaning) = names.first(where: { Name($0.0) == name }) { return meaning }
    if let index = greek.firstIndex(where: { Name($0) == name }),
      let letter = Unicode.Scalar(0x3B1 + UInt32(index))
    {
      return " " + String(letter)
    }
    return KnownNames.token(for: name) == nil ? nil : " " + name.description
  }

  /// `^\circ` and `^{\circ}` are the degree sign.
  private mutating func degreeSign(_ text: inout PlainText) {
    if text.utf8.last == UInt8(ascii: "{"), let level = levels.popLast() {
      _ = text.cut(from: text.utf8.count - 1)
      levels.append(Level(after: .degreeSign, sums: level.sums))
    }
    if text.utf8.last == UInt8(ascii: "^") { _ = text.cut(from: text.utf8.count - 1) }
    text.append("°")
  }
}

extension PlainText {
  /// Whether a sign now would stand between two operands.
  fileprivate var endsOperand: Bool {
    guard let last = utf8.last(where: { $0 != UInt8(ascii: " ") }) else { return false }
    switch last {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: "="):
      return false
    default: return true
    }
  }

  /// The digits or the letters of the source that begin at a distance.
  fileprivate func word(from distance: Int, atMost count: Int) -> [UInt8] {
    var word: [UInt8] = []
    let isDigit = source(distance).isDigit
    while word.count < count {
      let byte = source(distance + word.count)
      guard isDigit ? byte.isDigit : byte.isLetter else { break }
      word.append(byte)
    }
    return word
  }
}
