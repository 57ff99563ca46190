import FuzzSupport

@testable import Formulas

/// Checks texts: as they are read, written, typeset, differentiated and evaluated.
///
/// The first byte of an input chooses how the rest is read and evaluated, see `Sample`.
@main
struct FuzzFormulas {
  static func main() {
    runFuzzer(dictionary: words) { input, count in
      guard let sample = Sample(Array(input: input, count: count)) else { return -1 }
      checkRelation(sample)
      guard let formula = sample.read() else { return 0 }
      checkWriting(of: formula, sample)
      checkMarkup(of: formula)
      checkDerivative(of: formula, sample)
      if case .failure(let error) = checkValues(of: formula, sample) {
        checkErrors(of: formula, sample, error)
      }
      return 0
    }
  }

  /// The names of the language, and the signs of relations.
  private static var words: [String] {
    let operations = Operation.allCases.flatMap { $0.row.names + [$0.row.ascii] }
    let constants = Constant.allCases.flatMap { $0.row.names }
    let signs = [
      "=", "≤", "<>", "and", "or", "not", "||", "∈ ℤ", "if(", "{x<0: ", "\\le ", "\\text{and}",
    ]
    return operations + operations.map { $0 + "(" } + constants + signs
  }
}
