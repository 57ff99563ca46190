import Formulas

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
    case .error(let kind): spanish(kind)
    case .nothingToGraph: "No hay nada que representar. Introduce una expresión, por ejemplo M sin."
    case .nothingToGraphOfX:
      "No hay nada que representar. Introduce una expresión, por ejemplo x sin."
    case .incompleteGraph: "No se puede representar: faltan operandos."
    case .pasteRefused: "Aquí solo se puede pegar un número."
    case .formulaRefused: "Aquí solo se puede pegar un número o una fórmula."
    }
  }

  private static func spanish(_ key: Key) -> String {
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

  private static func spanish(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "No hay ninguna fórmula."
    case .invalidUTF8: "El texto no es UTF-8 válido."
    case .unexpectedCharacter(let scalar): "«" + String(scalar) + "» no puede estar en una fórmula."
    case .malformedNumber: "Esto no es un número."
    case .missingOperand: "Aquí falta algo."
    case .missingOperator: "Un número no puede seguir directamente."
    case .unclosedParenthesis: "Este paréntesis no se cierra."
    case .unopenedParenthesis: "Este paréntesis no cierra nada."
    case .unclosedBar: "A esta | le falta su pareja."
    case .misplacedComma: "Aquí sobra una coma."
    case .functionExponent: "Esta función no puede tener ese exponente."
    case .repeatedFactorial: "El factorial de un factorial necesita paréntesis."
    case .operandCount(let function, let expected, let given):
      function.description + " necesita " + spanish(expected) + ", no " + given.description + "."
    case .unknownName(let name, _): "No se conoce «" + name.description + "»."
    case .tooLong(let limit):
      "Una fórmula puede tener " + limit.description + " caracteres como máximo."
    case .tooDeep(let limit):
      "Paréntesis, funciones y potencias pueden anidarse " + limit.description
        + " veces como máximo."
    case .variableNotSet(let name): name.description + " no tiene valor"
    case .divisionByZero: "División por cero"
    case .negativeRoot: "Raíz de índice par de un número negativo"
    case .logarithmOfZero: "Logaritmo de cero"
    case .logarithmOfNegative: "Logaritmo de un número negativo"
    case .pole: "La función tiene aquí un polo"
    case .outOfDomain(let operation?): "Fuera del dominio de " + operation.name
    case .outOfDomain(nil): "Fuera del dominio"
    case .overflow: "El resultado es demasiado grande"
    }
  }

  private static func spanish(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "al menos " + least + " valores" }
    if expected.count > 1 { return least + " a " + expected.upperBound.description + " valores" }
    return expected.lowerBound == 1 ? "un valor" : least + " valores"
  }
}
