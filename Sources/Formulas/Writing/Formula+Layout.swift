import OrdinateNumerics

/// A formula in lines of characters.
public struct FormulaLayout: Equatable, Sendable {
  /// Lines have no trailing spaces; they may begin with spaces.
  public let lines: [String]
  /// The index of the line that is level with the text around the formula.
  public let baseline: Int
}

extension Formula {
  /// The formula as on paper, in lines of characters: fractions with a bar, raised exponents, roots
  /// and parentheses as tall as their content.
  ///
  /// Lines have no trailing spaces. A formula too long for this is one line of text.
  ///
  /// - Complexity: O(nodes · depth · height).
  public var layout: FormulaLayout {
    let text = text
    guard text.utf8.count <= PlainLayout.longest else {
      return FormulaLayout(lines: [text], baseline: 0)
    }
    var typesetter = Typesetter(target: PlainLayout())
    typesetter.write(self)
    return typesetter.target.layout
  }
}

/// A notation in characters, for a terminal with a font of one width.
struct PlainLayout: Markup {
  /// The longest text, in bytes, that is laid out.
  static let longest = 2000
  static let writesDegreeFirst = true

  /// An open construct: its complete parts and the part being written.
  private struct Level {
    var parts: [TextBox] = []
    var current = TextBox()
    /// Whether a sign now would belong to the operand that follows.
    var isAtStart = true
    /// The opening delimiter's character.
    var delimiter: Unicode.Scalar = "("
  }

  private var levels = [Level()]

  var layout: FormulaLayout {
    FormulaLayout(lines: levels[0].current.lines, baseline: levels[0].current.baseline)
  }

  private mutating func append(_ box: TextBox) {
    levels[levels.count - 1].current.append(box)
    levels[levels.count - 1].isAtStart = false
  }

  private mutating func append(_ text: String) { append(TextBox(text)) }

  private mutating func endPart() {
    let last = levels.count - 1
    levels[last].parts.append(levels[last].current)
    levels[last].current = TextBox()
    levels[last].isAtStart = true
  }

  /// Closes the innermost construct and returns its parts.
  private mutating func close() -> [TextBox] {
    let level = levels.removeLast()
    return level.parts + [level.current]
  }

  mutating func number(_ digits: String) { append(digits) }
  mutating func variable(_ name: Name) { append(name.description) }
  mutating func constant(_ constant: Constant) { append(constant.row.names[0]) }
  mutating func functionName(_ operation: Operation, latex: String) { append(operation.name) }

  mutating func sign(_ sign: TypesetSign) {
    let isAtStart = levels[levels.count - 1].isAtStart
    switch sign {
    case .plus: append(" + ")
    case .minus: append(isAtStart ? "−" : " − ")
    case .times: append("×")
    case .dot: append("·")
    case .thinSpace: append(" ")
    case .invisibleTimes: break
    case .comma: append(", ")
    case .factorial: append("!")
    }
    switch sign {
    case .plus, .minus, .times, .dot, .comma: levels[levels.count - 1].isAtStart = true
    case .thinSpace, .invisibleTimes, .factorial: break
    }
  }

  mutating func open(_ delimiter: TypesetDelimiter) {
    levels.append(Level(delimiter: delimiter.mathML.unicodeScalars.first ?? "("))
  }

  mutating func close(_ delimiter: TypesetDelimiter) {
    let left = levels[levels.count - 1].delimiter
    let content = close()[0]
    append(content.between(left, delimiter.mathML.unicodeScalars.first ?? ")"))
  }

  mutating func openFraction(hasBar: Bool) { levels.append(Level()) }
  mutating func fractionBar(hasBar: Bool) { endPart() }
  mutating func closeFraction(hasBar: Bool) {
    let parts = close()
    append(parts[0].over(parts[1], hasBar: hasBar))
  }

  mutating func openScript(isRaised: Bool) { levels.append(Level()) }
  mutating func script(isRaised: Bool) { endPart() }
  mutating func closeScript(isRaised: Bool) {
    let parts = close()
    append(isRaised ? parts[0].raising(parts[1]) : parts[0].lowering(parts[1]))
  }

  mutating func openRadical(hasDegree: Bool) { levels.append(Level()) }
  mutating func radicalSeparator() { endPart() }
  mutating func closeRadical(hasDegree: Bool) {
    let parts = close()
    append(parts[parts.count - 1].underRadical(degree: hasDegree ? parts[0] : nil))
  }
}
