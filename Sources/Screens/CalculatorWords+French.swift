import Formulas

extension CalculatorWords {
  public static let french = CalculatorWords { french($0) }

  private static func french(_ text: CalculatorText) -> String {
    switch text {
    case .key(let key): french(key)
    case .calculator: "Calculatrice"
    case .scientific: "Scientifique"
    case .rpn: "RPN"
    case .display: "Affichage"
    case .description: "Expression"
    case .keypad: "Touches"
    case .stack: "Pile"
    case .level(let level): "Niveau " + level.description
    case .emptyStack: "La pile est vide."
    case .variables: "Variables"
    case .graph: "Courbe"
    case .history: "Historique"
    case .memory: "Mémoire"
    case .backToCalculator: "Retour à Calculatrice"
    case .backToScientific: "Retour à Scientifique"
    case .backToRPN: "Retour à RPN"
    case .copy: "Copier"
    case .copied: "Copié"
    case .paste: "Coller"
    case .leftToRight: "De gauche à droite"
    case .byPrecedence: "Selon les priorités"
    case .missingOperands: "Il manque des opérandes"
    case .error(let kind): french(kind)
    case .nothingToGraph: "Il n’y a rien à tracer. Saisissez une expression, par exemple M sin."
    case .nothingToGraphOfX: "Il n’y a rien à tracer. Saisissez une expression, par exemple x sin."
    case .incompleteGraph: "Impossible à tracer : il manque des opérandes."
    case .pasteRefused: "On ne peut coller ici qu’un nombre."
    case .formulaRefused: "On ne peut coller ici qu’un nombre ou une formule."
    }
  }

  private static func french(_ key: Key) -> String {
    switch key {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      key.digit?.description ?? ""
    case .point: "point"
    case .openParenthesis: "parenthèse ouvrante"
    case .closeParenthesis: "parenthèse fermante"
    case .add: "plus"
    case .subtract: "moins"
    case .multiply: "fois"
    case .divide: "divisé par"
    case .sine: "sinus"
    case .cosine: "cosinus"
    case .tangent: "tangente"
    case .naturalLogarithm: "logarithme népérien"
    case .squareRoot: "racine carrée"
    case .pi: "pi"
    case .x: "x"
    case .exponent: "exposant"
    case .sign: "changer le signe"
    case .backspace: "effacer un caractère"
    case .clear: "tout effacer"
    case .plot: "tracer"
    case .enter: "entrer"
    case .undo: "annuler"
    case .swap: "échanger"
    case .drop: "retirer"
    case .store: "mémoriser dans M"
    case .memory: "M"
    case .graph: "tracer la courbe"
    case .e: "e"
    case .exponentOfTen: "fois dix puissance"
    case .logarithm: "logarithme décimal"
    case .inverse: "inverse"
    case .power: "puissance"
    case .square: "carré"
    case .cubeRoot: "racine cubique"
    case .factorial: "factorielle"
    case .arcSine: "arc sinus"
    case .arcCosine: "arc cosinus"
    case .arcTangent: "arc tangente"
    case .hyperbolicSine: "sinus hyperbolique"
    case .hyperbolicCosine: "cosinus hyperbolique"
    case .hyperbolicTangent: "tangente hyperbolique"
    case .equals: "égale"
    case .percent: "pour cent"
    case .memoryClear: "vider la mémoire"
    case .memoryRecall: "rappeler la mémoire"
    case .memoryStore: "mettre en mémoire"
    case .memoryAdd: "ajouter à la mémoire"
    }
  }

  private static func french(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "Il n’y a pas de formule."
    case .invalidUTF8: "Le texte n’est pas de l’UTF-8 valide."
    case .unexpectedCharacter(let scalar):
      "« " + String(scalar) + " » n’a pas sa place dans une formule."
    case .malformedNumber: "Ceci n’est pas un nombre."
    case .missingOperand: "Il manque quelque chose ici."
    case .missingOperator: "Un nombre ne peut pas suivre directement."
    case .unclosedParenthesis: "Cette parenthèse n’est jamais fermée."
    case .unopenedParenthesis: "Cette parenthèse ne ferme rien."
    case .unclosedBar: "Il manque le second | de celui-ci."
    case .misplacedComma: "Une virgule n’a pas sa place ici."
    case .functionExponent: "Cette fonction ne peut pas avoir cet exposant."
    case .repeatedFactorial: "La factorielle d’une factorielle demande des parenthèses."
    case .operandCount(let function, let expected, let given):
      function.description + " demande " + french(expected) + ", pas " + given.description + "."
    case .unknownName(let name, _): "« " + name.description + " » est inconnu."
    case .tooLong(let limit): "Une formule peut avoir " + limit.description + " caractères au plus."
    case .tooDeep(let limit):
      "Parenthèses, fonctions et puissances s’imbriquent sur " + limit.description
        + " niveaux au plus."
    case .variableNotSet(let name): name.description + " n’a pas de valeur"
    case .divisionByZero: "Division par zéro"
    case .negativeRoot: "Racine d’ordre pair d’un nombre négatif"
    case .logarithmOfZero: "Logarithme de zéro"
    case .logarithmOfNegative: "Logarithme d’un nombre négatif"
    case .pole: "La fonction a un pôle ici"
    case .outOfDomain(let operation?): "Hors de l’ensemble de définition de " + operation.name
    case .outOfDomain(nil): "Hors de l’ensemble de définition"
    case .overflow: "Le résultat est trop grand"
    }
  }

  private static func french(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "au moins " + least + " valeurs" }
    if expected.count > 1 { return least + " à " + expected.upperBound.description + " valeurs" }
    return expected.lowerBound == 1 ? "une valeur" : least + " valeurs"
  }
}
