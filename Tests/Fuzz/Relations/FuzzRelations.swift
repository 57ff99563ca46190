import FuzzSupport

/// Checks pictures of relations and of curves of a parameter against plain samples.
///
/// The first byte of an input chooses the unit of angles and the part of the plane; the rest is a row of a
/// plot, see `Sample`.
@main
struct FuzzRelations {
  static func main() {
    runFuzzer(dictionary: words) { input, count in
      guard let sample = Sample(Array(input: input, count: count)) else { return -1 }
      sample.check()
      return 0
    }
  }

  private static let words = [
    "=", "<", ">", "≤", "≥", "≠", " and ", " or ", "not ", "∧", "∨", "¬", "{", "}", "x", "y", "x²",
    "y²",
    "r", "θ", "t", "(cos t, sin t)", "(t, ", "m ∈ ℤ", "0 ≤ t < 1", "floor(", "mod(", "abs(", "|x|",
    "min(",
    "max(", "sin(", "cos(", "tan(", "exp(", "ln(", "sqrt(", "1/x", "sign(", "atan2(", "if(",
    "{x<0: ", "π",
  ]
}
