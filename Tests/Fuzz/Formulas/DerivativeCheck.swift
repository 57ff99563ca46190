import Formulas
import FuzzSupport

/// Checks that a derivative can be written and evaluated.
func checkDerivative(of formula: Formula, _ sample: Sample) {
  let variable = formula.variables.first ?? "x"
  guard
    let derivative = try? formula.derivative(withRespectTo: variable, angle: sample.angle),
    // A derivative is a graph of shared parts; as a tree, and as a text, it may be huge.
    derivative.isSmall
  else { return }
  checkWriting(of: derivative, sample)
  checkMarkup(of: derivative)
  checkValues(of: derivative, sample)
}

extension Formula {
  fileprivate var isSmall: Bool {
    var count = 0
    for _ in parts {
      count += 1
      if count > 2_000 { return false }
    }
    return true
  }
}
