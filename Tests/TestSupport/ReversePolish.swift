import Reals

extension RealComputation {
  /// A number written in reverse Polish notation, so that a test of numbers needs no language.
  public mutating func number(_ text: String) throws(RealProblem) -> Number {
    var stack: [Number] = []
    for word in text.split(separator: " ") {
      if let function = functions[String(word)] {
        stack.append(try apply(function, to: stack.removeLast()))
        continue
      }
      switch word {
      case "+", "-", "*", "/", "^":
        let b = stack.removeLast()
        let a = stack.removeLast()
        switch word {
        case "+": stack.append(try add(a, b))
        case "-": stack.append(try subtract(b, from: a))
        case "*": stack.append(try multiply(a, b))
        case "/": stack.append(try divide(a, by: b))
        default: stack.append(try power(a, b))
        }
      case "neg": stack.append(negate(stack.removeLast()))
      case "sqrt": stack.append(try root(stack.removeLast(), degree: 2))
      case "cbrt": stack.append(try root(stack.removeLast(), degree: 3))
      case "floor": stack.append(number(Fraction(try floor(of: stack.removeLast()))))
      case "pi": stack.append(pi())
      case "e": stack.append(e())
      default:
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let digits = Natural(decimal: Array(parts.joined().utf8)) ?? 0
        stack.append(
          number(
            Fraction(Integer(digits), timesTenToThe: parts.count > 1 ? -parts[1].count : 0)))
      }
    }
    return stack[0]
  }
}

private let functions: [String: RealFunction] = [
  "exp": .exponential, "ln": .logarithm, "sin": .sine, "cos": .cosine, "tan": .tangent,
  "asin": .arcSine, "acos": .arcCosine, "atan": .arcTangent, "sinh": .hyperbolicSine,
  "cosh": .hyperbolicCosine, "tanh": .hyperbolicTangent, "asinh": .inverseHyperbolicSine,
  "acosh": .inverseHyperbolicCosine, "atanh": .inverseHyperbolicTangent, "gamma": .gamma,
  "erf": .errorFunction, "erfc": .complementaryErrorFunction,
]
