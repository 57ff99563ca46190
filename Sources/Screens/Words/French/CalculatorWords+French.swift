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
    case .noValue(let error): Words.frenchError(error)
    case .error(let kind): Words.frenchError(kind)
    case .nothingToGraph: "Il n’y a rien à tracer. Saisissez une expression, par exemple M sin."
    case .nothingToGraphOfX: "Il n’y a rien à tracer. Saisissez une expression, par exemple x sin."
    case .incompleteGraph: "Impossible à tracer : il manque des opérandes."
    case .pasteRefused: "On ne peut coller ici qu’un nombre."
    case .formulaRefused: "On ne peut coller ici qu’un nombre ou une formule."
    }
  }

  static func french(_ key: Key) -> String {
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
}
