extension CalculatorWords {
  public static let german = CalculatorWords { german($0) }

  private static func german(_ text: CalculatorText) -> String {
    switch text {
    case .key(let key): german(key)
    case .calculator: "Rechner"
    case .scientific: "Wissenschaftlich"
    case .rpn: "RPN"
    case .display: "Anzeige"
    case .description: "Beschreibung"
    case .keypad: "Tasten"
    case .stack: "Stapel"
    case .level(let level): "Ebene " + level.description
    case .emptyStack: "Der Stapel ist leer."
    case .variables: "Variablen"
    case .graph: "Graph"
    case .history: "Verlauf"
    case .memory: "Speicher"
    case .backToCalculator: "Zurück zu Rechner"
    case .backToScientific: "Zurück zu Wissenschaftlich"
    case .backToRPN: "Zurück zu RPN"
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .paste: "Einfügen"
    case .leftToRight: "Von links nach rechts"
    case .byPrecedence: "Punkt vor Strich"
    case .missingOperands: "Zu wenige Operanden"
    case .noValue(let error): Words.germanError(error)
    case .error(let kind): Words.germanError(kind)
    case .nothingToGraph: "Es gibt nichts zu zeichnen. Gib einen Ausdruck ein, etwa M sin."
    case .nothingToGraphOfX: "Es gibt nichts zu zeichnen. Gib einen Ausdruck ein, etwa x sin."
    case .incompleteGraph: "Das lässt sich nicht zeichnen: zu wenige Operanden."
    case .pasteRefused: "Hier lässt sich nur eine Zahl einfügen."
    case .formulaRefused: "Hier lässt sich nur eine Zahl oder eine Formel einfügen."
    }
  }

  static func german(_ key: Key) -> String {
    switch key {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      key.digit?.description ?? ""
    case .point: "Punkt"
    case .openParenthesis: "Klammer auf"
    case .closeParenthesis: "Klammer zu"
    case .add: "plus"
    case .subtract: "minus"
    case .multiply: "mal"
    case .divide: "geteilt durch"
    case .sine: "Sinus"
    case .cosine: "Kosinus"
    case .tangent: "Tangens"
    case .naturalLogarithm: "natürlicher Logarithmus"
    case .squareRoot: "Quadratwurzel"
    case .pi: "Pi"
    case .x: "x"
    case .exponent: "Exponent"
    case .sign: "Vorzeichen wechseln"
    case .backspace: "Rückschritt"
    case .clear: "löschen"
    case .plot: "zeichnen"
    case .enter: "Eingabe"
    case .undo: "rückgängig"
    case .swap: "vertauschen"
    case .drop: "entfernen"
    case .store: "in M speichern"
    case .memory: "M"
    case .graph: "Graph zeichnen"
    case .e: "e"
    case .exponentOfTen: "mal zehn hoch"
    case .logarithm: "Zehnerlogarithmus"
    case .inverse: "Kehrwert"
    case .power: "Potenz"
    case .square: "Quadrat"
    case .cubeRoot: "Kubikwurzel"
    case .factorial: "Fakultät"
    case .arcSine: "Arkussinus"
    case .arcCosine: "Arkuskosinus"
    case .arcTangent: "Arkustangens"
    case .hyperbolicSine: "Sinus hyperbolicus"
    case .hyperbolicCosine: "Kosinus hyperbolicus"
    case .hyperbolicTangent: "Tangens hyperbolicus"
    case .equals: "gleich"
    case .percent: "Prozent"
    case .memoryClear: "Speicher löschen"
    case .memoryRecall: "Speicher abrufen"
    case .memoryStore: "in den Speicher"
    case .memoryAdd: "zum Speicher addieren"
    }
  }
}
