import Reals

/// The operations on balls for a script that checks many of them.
///
/// Each line of standard input is the name of an operation, a precision in bits, and its operands. An operand
/// is a whole number, or a ball: mantissa, exponent, and the same of the radius, joined by `:`. Mantissas are
/// hexadecimal. Prints a ball, or `-` where the operation has none.
@main
struct RealsCheck {
  static func main() {
    let constants = Constants()
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count > 2, let precision = Int(words[1]) else { continue }
      let operands = words[2...].map { Operand($0) }
      let result = ball(words[0], operands, precision, constants)
      print(result.map { text($0) } ?? "-")
    }
  }

  /// A ball, or a whole number as an exact one.
  private struct Operand {
    let ball: Ball
    let whole: Int

    init(_ text: Substring) {
      let parts = text.split(separator: ":")
      guard parts.count == 4, let exponent = Int64(parts[1]), let weight = Int64(parts[3]) else {
        whole = Int(text) ?? 0
        ball = Ball(whole)
        return
      }
      whole = 0
      ball = Ball(
        Integer(
          Natural(hexadecimal: parts[0].drop { $0 == "-" }), isNegative: parts[0].first == "-"),
        exponent: exponent,
        radius: Bound(UInt64(parts[2], radix: 16) ?? 0, weight))
    }
  }

  private static func ball(
    _ name: Substring, _ operands: [Operand], _ precision: Int, _ constants: Constants
  ) -> Ball? {
    let x = operands[0].ball
    let y = operands[operands.count - 1].ball
    let n = operands[operands.count - 1].whole
    switch name {
    case "add": return x.adding(y, precision)
    case "subtract": return x.subtracting(y, precision)
    case "multiply": return x.multiplied(by: y, precision)
    case "divide": return x.divided(by: y, precision)
    case "sqrt": return x.squareRoot(precision)
    case "root": return x.root(n, precision, constants)
    case "integerPower": return x.power(Int64(n), precision)
    case "power": return x.power(y, precision, constants)
    case "exp": return x.exponential(precision, constants)
    case "log": return x.logarithm(precision, constants)
    case "sin": return x.sineAndCosine(precision, constants)?.sine
    case "cos": return x.sineAndCosine(precision, constants)?.cosine
    case "asin": return x.arcSine(precision, constants)
    case "acos": return x.arcCosine(precision, constants)
    case "atan": return x.arcTangent(precision, constants)
    case "atan2": return x.arcTangent(over: y, precision, constants)
    case "sinh": return x.hyperbolicSine(precision, constants)
    case "cosh": return x.hyperbolicCosine(precision, constants)
    case "tanh": return x.hyperbolicTangent(precision, constants)
    case "asinh": return x.inverseHyperbolicSine(precision, constants)
    case "acosh": return x.inverseHyperbolicCosine(precision, constants)
    case "atanh": return x.inverseHyperbolicTangent(precision, constants)
    case "gamma": return x.gamma(precision, constants)
    case "digamma": return x.polygamma(0, precision, constants)
    case "polygamma": return x.polygamma(n, precision, constants)
    case "erf": return x.errorFunction(precision, constants)
    case "erfc": return x.complementaryErrorFunction(precision, constants)
    case "pi": return constants.pi(precision)
    case "log2": return constants.logOfTwo(precision)
    default: return nil
    }
  }

  private static func text(_ ball: Ball) -> String {
    let sign = ball.mantissa.isNegative ? "-" : ""
    return sign + ball.mantissa.magnitude.hexadecimal + " \(ball.exponent) "
      + String(ball.radius.mantissa, radix: 16) + " \(ball.radius.exponent)"
  }
}

extension Natural {
  fileprivate init(hexadecimal digits: Substring) {
    self = digits.reduce(into: Natural()) { number, digit in
      number.multiply(by: 16, adding: UInt(digit.hexDigitValue ?? 0))
    }
  }

  fileprivate var hexadecimal: String {
    var words: [String] = []
    var rest = self
    while rest.bitWidth > 32 {
      let word = String(rest.lowBits(32).word ?? 0, radix: 16)
      words.append(String(repeating: "0", count: 8 - word.count) + word)
      rest = rest >> 32
    }
    words.append(String(rest.word ?? 0, radix: 16))
    return words.reversed().joined()
  }
}
