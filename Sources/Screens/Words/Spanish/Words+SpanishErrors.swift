import Formulas

extension Words {
  static func spanishError(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "No hay ninguna fórmula."
    case .invalidUTF8: "El texto no es UTF-8 válido."
    case .unexpectedCharacter(let scalar): "«" + String(scalar) + "» no puede estar en una fórmula."
    case .malformedNumber: "Esto no es un número."
    case .numberTooLarge: "Este número es demasiado grande."
    case .missingOperand: "Aquí falta algo."
    case .missingOperator: "Un número no puede seguir directamente."
    case .unclosedParenthesis: "Este paréntesis no se cierra."
    case .unopenedParenthesis: "Este paréntesis no cierra nada."
    case .unclosedBar: "A esta | le falta su pareja."
    case .misplacedComma: "Aquí sobra una coma."
    case .functionExponent: "Esta función no puede tener ese exponente."
    case .repeatedFactorial: "El factorial de un factorial necesita paréntesis."
    case .operandCount(let function, let expected, let given):
      function.description + " necesita " + spanishCount(expected) + ", no " + given.description
        + "."
    case .unknownName(let name, _): "No se conoce «" + name.description + "»."
    case .tooLong(let limit):
      "Una fórmula puede tener " + limit.description + " caracteres como máximo."
    case .tooDeep(let limit):
      "Paréntesis, funciones y potencias pueden anidarse " + limit.description
        + " veces como máximo."
    }
  }

  static func spanishError(_ error: DomainError) -> String {
    switch error {
    case .variableNotSet(let name): name.description + " no tiene valor"
    case .divisionByZero: "División por cero"
    case .negativeRoot: "Raíz de índice par de un número negativo"
    case .logarithmOfZero: "Logaritmo de cero"
    case .logarithmOfNegative: "Logaritmo de un número negativo"
    case .pole: "La función tiene aquí un polo"
    case .outOfDomain(let operation): "Fuera del dominio de " + operation.name
    case .overflow: "El resultado es demasiado grande"
    }
  }

  static func spanishHint(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "Introduce una, por ejemplo x²-2."
    case .unexpectedCharacter: "Quítalo."
    case .malformedNumber: "Un número tiene un punto como máximo."
    case .missingOperand: "Introduce un número, x o una función."
    case .missingOperator: "Pon delante un operador como ×."
    case .unclosedParenthesis: "Añade un )."
    case .unopenedParenthesis: "Quítalo, o pon antes un (."
    case .unclosedBar: "Ponla después del valor."
    case .misplacedComma: "Las comas separan los valores de una función."
    case .functionExponent: "Pon la función entre paréntesis."
    case .repeatedFactorial: "Escribe (5!)!."
    case .unknownName(_, let suggestion?): "¿Quieres decir " + suggestion.description + "?"
    case .unknownName(let name, nil): name.utf8.count > 1 ? "Pon × entre las variables." : ""
    case .invalidUTF8, .numberTooLarge, .operandCount, .tooLong, .tooDeep: ""
    }
  }

  private static func spanishCount(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "al menos " + least + " valores" }
    if expected.count > 1 { return least + " a " + expected.upperBound.description + " valores" }
    return expected.lowerBound == 1 ? "un valor" : least + " valores"
  }
}
