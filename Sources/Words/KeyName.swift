/// The spoken names of all keys except digits; `English` has the texts.
public enum KeyName: UInt8, CaseIterable, Sendable {
  case point, openParenthesis, closeParenthesis, add, subtract, multiply, divide
  case sine, cosine, tangent, naturalLogarithm, squareRoot, pi, x, exponent
  case sign, backspace, clear, plot, enter, undo, swap, drop, store, memory, graph
  case e, exponentOfTen, logarithm, inverse, power, square, cubeRoot, factorial
  case arcSine, arcCosine, arcTangent, hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case equals, percent, memoryClear, memoryRecall, memoryStore, memoryAdd
  case cube, root, exponential, powerOfTen, second, clearEntry, exact
}
