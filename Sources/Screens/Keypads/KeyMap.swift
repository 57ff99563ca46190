import OrdinateNumerics
public import Words

/// What the keys of a hardware keyboard do in the page, in words.
public struct KeyMap: Sendable {
  public struct Line: Equatable, Sendable {
    /// Any of them does it; `+` joins keys that are held together.
    public let keys: [String]
    public let text: String
  }

  public struct Section: Sendable {
    public let title: String
    public let lines: [Line]
  }

  public let sections: [Section]

  /// - Parameter isInExam: Whether an examination is taken, in which nothing is drawn.
  public init(_ words: Words, isInExam: Bool = false) {
    func section(_ title: String, _ lines: [([String], KeyMapText)], _ others: [Line] = [])
      -> Section
    {
      Section(title: title, lines: lines.map { Line(keys: $0, text: words[$1]) } + others)
    }
    let letters = Keypad.rpn.entries.compactMap { entry -> Line? in
      let keys = entry.typed.filter {
        Self.isLetter($0) && !$0.utf8.elementsEqual(entry.label.utf8)
      }
      return keys.isEmpty ? nil : Line(keys: keys, text: words.name(of: entry.key))
    }
    let calculators = [
      section(
        words[KeyMapText.everywhere],
        [
          (["?"], .thisList), (["Tab", "Shift+Tab"], .nextControl), (["←", "→"], .chooseTab),
          (["Esc"], .closeOpen),
        ]),
      section(
        words[KeyMapText.calculators],
        [(["0–9", "+", "×", "("], .typeNumbers), (["a–z"], .spellFunction)],
        [
          Line(keys: ["Enter", "="], text: words.name(of: .equals)),
          Line(keys: ["⌫", "Del"], text: words.name(of: .backspace)),
          Line(keys: ["Esc"], text: words.name(of: .clear)),
        ]),
      section(words[.rpn], [], letters),
    ]
    let graphs = [
      section(
        words[KeyMapText.graph],
        [
          (["←", "→", "↑", "↓"], .moveGraph), (["+", "-"], .zoomGraph), (["0"], .resetGraph),
          (["t"], .traceGraph), (["Shift+←", "Shift+→"], .tracePlaces), (["↑", "↓"], .traceCurves),
          (["x", "y", "X", "Y"], .scaleAxes),
        ]),
      section(
        words[KeyMapText.rows],
        [
          (["Enter"], .newRow), (["⌫"], .removeRow), (["←", "→", "↑", "↓"], .moveCursor),
          (["Shift+←", "Shift+→", "Ctrl+A"], .selectText), (["/"], .makeFraction), (["^"], .raise),
          (["_"], .lower), (["Tab"], .nextBox), (["Ctrl+Z", "Ctrl+Y"], .undoRedo),
          (["Ctrl+C", "Ctrl+X", "Ctrl+V"], .copyPaste), (["Esc"], .leaveRow),
          (["←", "→", "↑", "↓"], .movePoint), (["Enter", "↑", "↓"], .nextLine),
          (["←", "→"], .listenStep),
        ]),
    ]
    let history = section(
      words[KeyMapText.history], [(["↑", "↓"], .otherRow), (["Del"], .deleteRow)])
    sections = calculators + (isInExam ? [] : graphs) + [history]
  }

  private static func isLetter(_ key: String) -> Bool {
    key.utf8.count == 1 && key.utf8.first?.isLetter == true
  }
}
