extension CalculatorWords {
  public static let spanish = CalculatorWords { spanish($0) }

  private static func spanish(_ text: CalculatorText) -> String {
    switch text {
    case .key(let key): spanish(key)
    case .calculator: "Calculadora"
    case .scientific: "Científica"
    case .rpn: "RPN"
    case .display: "Pantalla"
    case .description: "Descripción"
    case .keypad: "Teclas"
    case .stack: "Pila"
    case .level(let level): "Nivel " + level.description
    case .emptyStack: "La pila está vacía."
    case .variables: "Variables"
    case .graph: "Gráfica"
    case .history: "Historial"
    case .memory: "Memoria"
    case .backToCalculator: "Volver a Calculadora"
    case .backToScientific: "Volver a Científica"
    case .backToRPN: "Volver a RPN"
    case .copy: "Copiar"
    case .copied: "Copiado"
    case .paste: "Pegar"
    case .leftToRight: "De izquierda a derecha"
    case .byPrecedence: "Por prioridad"
    case .missingOperands: "Faltan operandos"
    case .noValue(let error): Words.spanishError(error)
    case .error(let kind): Words.spanishError(kind)
    case .nothingToGraph: "No hay nada que representar. Introduce una expresión, por ejemplo M sin."
    case .nothingToGraphOfX:
      "No hay nada que representar. Introduce una expresión, por ejemplo x sin."
    case .incompleteGraph: "No se puede representar: faltan operandos."
    case .pasteRefused: "Aquí solo se puede pegar un número."
    case .formulaRefused: "Aquí solo se puede pegar un número o una fórmula."
    }
  }

  static func spanish(_ key: Key) -> String {
    switch key {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      key.digit?.description ?? ""
    case .point: "punto"
    case .openParenthesis: "abrir paréntesis"
    case .closeParenthesis: "cerrar paréntesis"
    case .add: "más"
    case .subtract: "menos"
    case .multiply: "por"
    case .divide: "dividido por"
    case .sine: "seno"
    case .cosine: "coseno"
    case .tangent: "tangente"
    case .naturalLogarithm: "logaritmo neperiano"
    case .squareRoot: "raíz cuadrada"
    case .pi: "pi"
    case .x: "x"
    case .exponent: "exponente"
    case .sign: "cambiar de signo"
    case .backspace: "retroceso"
    case .clear: "borrar todo"
    case .plot: "representar"
    case .enter: "entrar"
    case .undo: "deshacer"
    case .swap: "intercambiar"
    case .drop: "quitar"
    case .store: "guardar en M"
    case .memory: "M"
    case .graph: "representar la gráfica"
    case .e: "e"
    case .exponentOfTen: "por diez elevado a"
    case .logarithm: "logaritmo decimal"
    case .inverse: "inverso"
    case .power: "potencia"
    case .square: "cuadrado"
    case .cubeRoot: "raíz cúbica"
    case .factorial: "factorial"
    case .arcSine: "arcoseno"
    case .arcCosine: "arcocoseno"
    case .arcTangent: "arcotangente"
    case .hyperbolicSine: "seno hiperbólico"
    case .hyperbolicCosine: "coseno hiperbólico"
    case .hyperbolicTangent: "tangente hiperbólica"
    case .equals: "igual"
    case .percent: "por ciento"
    case .memoryClear: "borrar la memoria"
    case .memoryRecall: "recuperar de la memoria"
    case .memoryStore: "guardar en la memoria"
    case .memoryAdd: "sumar a la memoria"
    }
  }
}
