import Formulas

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
    case .error(let kind): german(kind)
    case .nothingToGraph: "Es gibt nichts zu zeichnen. Gib einen Ausdruck ein, etwa M sin."
    case .nothingToGraphOfX: "Es gibt nichts zu zeichnen. Gib einen Ausdruck ein, etwa x sin."
    case .incompleteGraph: "Das lässt sich nicht zeichnen: zu wenige Operanden."
    case .pasteRefused: "Hier lässt sich nur eine Zahl einfügen."
    case .formulaRefused: "Hier lässt sich nur eine Zahl oder eine Formel einfügen."
    }
  }

  private static func german(_ key: Key) -> String {
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

  private static func german(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "Es ist keine Formel da."
    case .invalidUTF8: "Der Text ist kein gültiges UTF-8."
    case .unexpectedCharacter(let scalar): "„" + String(scalar) + "“ gehört in keine Formel."
    case .malformedNumber: "Das ist keine Zahl."
    case .missingOperand: "Hier fehlt etwas."
    case .missingOperator: "Eine Zahl kann nicht unmittelbar folgen."
    case .unclosedParenthesis: "Diese Klammer wird nicht geschlossen."
    case .unopenedParenthesis: "Diese Klammer schließt nichts."
    case .unclosedBar: "Zu diesem | fehlt das zweite."
    case .misplacedComma: "Ein Komma hat hier nichts zu suchen."
    case .functionExponent: "Diese Funktion kann diesen Exponenten nicht haben."
    case .repeatedFactorial: "Die Fakultät einer Fakultät braucht Klammern."
    case .operandCount(let function, let expected, let given):
      function.description + " braucht " + german(expected) + ", nicht " + given.description + "."
    case .unknownName(let name, _): "„" + name.description + "“ ist unbekannt."
    case .tooLong(let limit): "Eine Formel kann höchstens " + limit.description + " Zeichen haben."
    case .tooDeep(let limit):
      "Klammern, Funktionen und Potenzen können höchstens " + limit.description
        + "-fach geschachtelt sein."
    case .variableNotSet(let name): name.description + " ist nicht gesetzt"
    case .divisionByZero: "Division durch null"
    case .negativeRoot: "Gerade Wurzel aus einer negativen Zahl"
    case .logarithmOfZero: "Logarithmus von null"
    case .logarithmOfNegative: "Logarithmus einer negativen Zahl"
    case .pole: "Die Funktion hat hier einen Pol"
    case .outOfDomain(let operation?): "Außerhalb des Definitionsbereichs von " + operation.name
    case .outOfDomain(nil): "Außerhalb des Definitionsbereichs"
    case .overflow: "Das Ergebnis ist zu groß"
    }
  }

  private static func german(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "mindestens " + least + " Werte" }
    if expected.count > 1 { return least + " bis " + expected.upperBound.description + " Werte" }
    return expected.lowerBound == 1 ? "einen Wert" : least + " Werte"
  }
}
