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
    let target = PlainLayout()
    Typesetter(target: target).write(self)
    return target.layout
  }
}

/// A notation in characters, for a terminal with a font of one width.
final class PlainLayout: Markup {
  /// The longest text, in bytes, that is laid out.
  static let longest = 2000
  let writesDegreeFirst = true

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

  private func append(_ box: TextBox) {
    levels[levels.count - 1].current.append(box)
    levels[levels.count - 1].isAtStart = false
  }

  private func append(_ text: String) { append(TextBox(text)) }

  private func endPart() {
    let last = levels.count - 1
    levels[last].parts.append(levels[last].current)
    levels[last].current = TextBox()
    levels[last].isAtStart = true
  }

  /// The parts of what was opened last, which is closed.
  private func close() -> [TextBox] {
    let level = levels.removeLast()
    return level.parts + [level.current]
  }

  func number(_ digits: String) { append(digits) }
  func variable(_ name: Name) { append(name.description) }
  func constant(_ constant: Constant) { append(constant.row.names[0]) }
  func functionName(_ operation: Operation, latex: String) { append(operation.name) }

  func sign(_ sign: TypesetSign) {
    let isAtStart = levels[levels.count - 1].isAtStart
    switch sign {
    case .plus: append(" + ")
    case .minus: append(isAtStart ? "−" : " − ")
    case .times: append("×")
    case .dot: append("·")
    case .thinSpace: append(" ")
    case .invisibleTimes: break
    case .comma: append(", ")
    case .equals: append("=")
    }
    switch sign {
    case .plus, .minus, .times, .dot, .comma, .equals: levels[levels.count - 1].isAtStart = true
    case .thinSpace, .invisibleTimes: break
    }
  }

  func suffix(_ sign: String) { append(sign) }

  /// A sign between formulas.
  func separate(by sign: String) {
    append(sign)
    levels[levels.count - 1].isAtStart = true
  }

  func open(_ delimiter: TypesetDelimiter) {
    levels.append(Level(delimiter: delimiter.mathML.unicodeScalars.first ?? "("))
  }

  func close(_ delimiter: TypesetDelimiter) {
    let left = levels[levels.count - 1].delimiter
    let content = close()[0]
    append(content.between(left, delimiter.mathML.unicodeScalars.first ?? ")"))
  }

  func openFraction(hasBar: Bool) { levels.append(Level()) }
  func fractionBar(hasBar: Bool) { endPart() }
  func closeFraction(hasBar: Bool) {
    let parts = close()
    append(parts[0].over(parts[1], hasBar: hasBar))
  }

  func openScript(isRaised: Bool) { levels.append(Level()) }
  func script(isRaised: Bool) { endPart() }
  func closeScript(isRaised: Bool) {
    let parts = close()
    append(isRaised ? parts[0].raising(parts[1]) : parts[0].lowering(parts[1]))
  }

  func openSeries(latex: String, sign: String) {
    levels.append(Level())
    append(sign)
    endPart()
  }
  func seriesEnd() { endPart() }
  func closeSeries() {
    let parts = close()
    append(parts[0].between(below: parts[1], above: parts[2]))
    append(" ")
  }

  func openRadical(hasDegree: Bool) { levels.append(Level()) }
  func radicalSeparator() { endPart() }
  func closeRadical(hasDegree: Bool) {
    let parts = close()
    append(parts[parts.count - 1].underRadical(degree: hasDegree ? parts[0] : nil))
  }
}
