import Formulas

extension Words {
  static func frenchError(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "Il n’y a pas de formule."
    case .invalidUTF8: "Le texte n’est pas de l’UTF-8 valide."
    case .unexpectedCharacter(let scalar):
      "« " + String(scalar) + " » n’a pas sa place dans une formule."
    case .malformedNumber: "Ceci n’est pas un nombre."
    case .numberTooLarge: "Ce nombre est trop grand."
    case .missingOperand: "Il manque quelque chose ici."
    case .missingOperator: "Un nombre ne peut pas suivre directement."
    case .unclosedParenthesis: "Cette parenthèse n’est jamais fermée."
    case .unopenedParenthesis: "Cette parenthèse ne ferme rien."
    case .unclosedBar: "Il manque le second | de celui-ci."
    case .misplacedComma: "Une virgule n’a pas sa place ici."
    case .functionExponent: "Cette fonction ne peut pas avoir cet exposant."
    case .repeatedFactorial: "La factorielle d’une factorielle demande des parenthèses."
    case .operandCount(let function, let expected, let given):
      function.description + " demande " + frenchCount(expected) + ", pas " + given.description
        + "."
    case .unknownName(let name, _): "« " + name.description + " » est inconnu."
    case .tooLong(let limit): "Une formule peut avoir " + limit.description + " caractères au plus."
    case .tooDeep(let limit):
      "Parenthèses, fonctions et puissances s’imbriquent sur " + limit.description
        + " niveaux au plus."
    }
  }

  static func frenchError(_ error: DomainError) -> String {
    switch error {
    case .variableNotSet(let name): name.description + " n’a pas de valeur"
    case .divisionByZero: "Division par zéro"
    case .negativeRoot: "Racine d’ordre pair d’un nombre négatif"
    case .logarithmOfZero: "Logarithme de zéro"
    case .logarithmOfNegative: "Logarithme d’un nombre négatif"
    case .pole: "La fonction a un pôle ici"
    case .outOfDomain(let operation): "Hors de l’ensemble de définition de " + operation.name
    case .overflow: "Le résultat est trop grand"
    }
  }

  static func frenchHint(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "Saisissez-en une, par exemple x²-2."
    case .unexpectedCharacter: "Supprimez-le."
    case .malformedNumber: "Un nombre a un point au plus."
    case .missingOperand: "Saisissez un nombre, x ou une fonction."
    case .missingOperator: "Mettez devant un opérateur tel que ×."
    case .unclosedParenthesis: "Ajoutez une )."
    case .unopenedParenthesis: "Supprimez-la, ou mettez une ( avant."
    case .unclosedBar: "Mettez-le après la valeur."
    case .misplacedComma: "Les virgules séparent les valeurs d’une fonction."
    case .functionExponent: "Mettez la fonction entre parenthèses."
    case .repeatedFactorial: "Écrivez (5!)!."
    case .unknownName(_, let suggestion?): "Vouliez-vous dire " + suggestion.description + " ?"
    case .unknownName(let name, nil): name.utf8.count > 1 ? "Mettez × entre les variables." : ""
    case .invalidUTF8, .numberTooLarge, .operandCount, .tooLong, .tooDeep: ""
    }
  }

  private static func frenchCount(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "au moins " + least + " valeurs" }
    if expected.count > 1 { return least + " à " + expected.upperBound.description + " valeurs" }
    return expected.lowerBound == 1 ? "une valeur" : least + " valeurs"
  }
}
