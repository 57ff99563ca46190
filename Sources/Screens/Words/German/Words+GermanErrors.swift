import Formulas

extension Words {
  static func germanError(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "Es ist keine Formel da."
    case .invalidUTF8: "Der Text ist kein gültiges UTF-8."
    case .unexpectedCharacter(let scalar): "„" + String(scalar) + "“ gehört in keine Formel."
    case .malformedNumber: "Das ist keine Zahl."
    case .numberTooLarge: "Diese Zahl ist zu groß."
    case .missingOperand: "Hier fehlt etwas."
    case .missingOperator: "Eine Zahl kann nicht unmittelbar folgen."
    case .unclosedParenthesis: "Diese Klammer wird nicht geschlossen."
    case .unopenedParenthesis: "Diese Klammer schließt nichts."
    case .unclosedBar: "Zu diesem | fehlt das zweite."
    case .misplacedComma: "Ein Komma hat hier nichts zu suchen."
    case .functionExponent: "Diese Funktion kann diesen Exponenten nicht haben."
    case .repeatedFactorial: "Die Fakultät einer Fakultät braucht Klammern."
    case .operandCount(let function, let expected, let given):
      function.description + " braucht " + germanCount(expected) + ", nicht " + given.description
        + "."
    case .unknownName(let name, _): "„" + name.description + "“ ist unbekannt."
    case .tooLong(let limit): "Eine Formel kann höchstens " + limit.description + " Zeichen haben."
    case .tooDeep(let limit):
      "Klammern, Funktionen und Potenzen können höchstens " + limit.description
        + "-fach geschachtelt sein."
    }
  }

  static func germanError(_ error: DomainError) -> String {
    switch error {
    case .variableNotSet(let name): name.description + " ist nicht gesetzt"
    case .divisionByZero: "Division durch null"
    case .negativeRoot: "Gerade Wurzel aus einer negativen Zahl"
    case .logarithmOfZero: "Logarithmus von null"
    case .logarithmOfNegative: "Logarithmus einer negativen Zahl"
    case .pole: "Die Funktion hat hier einen Pol"
    case .outOfDomain(let operation): "Außerhalb des Definitionsbereichs von " + operation.name
    case .overflow: "Das Ergebnis ist zu groß"
    }
  }

  static func germanHint(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "Gib eine ein, etwa x²-2."
    case .unexpectedCharacter: "Nimm es weg."
    case .malformedNumber: "Eine Zahl hat höchstens einen Punkt."
    case .missingOperand: "Gib eine Zahl, x oder eine Funktion ein."
    case .missingOperator: "Setze einen Operator wie × davor."
    case .unclosedParenthesis: "Füge eine ) hinzu."
    case .unopenedParenthesis: "Nimm sie weg, oder setze eine ( davor."
    case .unclosedBar: "Setze es hinter den Wert."
    case .misplacedComma: "Kommas trennen die Werte einer Funktion."
    case .functionExponent: "Setze die Funktion in Klammern."
    case .repeatedFactorial: "Schreibe dafür (5!)!."
    case .unknownName(_, let suggestion?): "Meinst du " + suggestion.description + "?"
    case .unknownName(let name, nil):
      name.utf8.count > 1 ? "Setze × zwischen Variablen." : ""
    case .invalidUTF8, .numberTooLarge, .operandCount, .tooLong, .tooDeep: ""
    }
  }

  private static func germanCount(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "mindestens " + least + " Werte" }
    if expected.count > 1 { return least + " bis " + expected.upperBound.description + " Werte" }
    return expected.lowerBound == 1 ? "einen Wert" : least + " Werte"
  }
}
