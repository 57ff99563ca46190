import Formulas
import Testing

struct ErrorTests {
  @Test(
    "an error says in English what is wrong and how to correct it",
    arguments: [
      ("2 3", "An operator is missing before this number. Enter one, such as ×."),
      ("2 # 3", "“#” has no place in a formula. Remove it."),
      ("1)", "This parenthesis closes nothing. Remove it, or add a ( before it."),
      ("sinn(x)", "There is no “sinn”. Did you mean sin?"),
      ("max(1", "This parenthesis is never closed. Add a )."),
      ("clamp(1)", "clamp takes 3 values, not 1."), ("ln(1,2)", "ln takes one value, not 2."),
      ("gcd(1)", "gcd takes at least 2 values, not 1."),
      ("1e1000000000000000000", "The exponent of this number is too large."),
      ("1/0", "Division by zero"), ("x", "x is not set"), ("asin(2)", "Outside the domain of asin"),
    ])
  func sentences(source: String, sentence: String) {
    let options = ReadingOptions(variables: .named(["x"]))
    #expect {
      try Formula.value(of: Array(source.utf8), options: options)
    } throws: { error in
      "\(error)" == sentence
    }
  }

  @Test("an unknown derivative names its function")
  func derivative() throws {
    let formula = try Formula("dfact(x)")
    #expect {
      try formula.derivative(withRespectTo: "x")
    } throws: { error in
      "\(error)" == "The derivative of dfact is no combination of known functions."
    }
  }
}
