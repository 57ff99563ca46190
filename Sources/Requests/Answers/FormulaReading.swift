import Calculators
public import Formulas

/// The forms in which a formula can be written.
public enum FormulaReading: String, CaseIterable, Sendable {
  case text, ascii, latex, mathml
  /// The names of the keys that enter it on the RPN calculator.
  case rpn
  /// As on paper, on several lines.
  case layout

  /// The formula in this form.
  public func text(of formula: Formula) -> String {
    switch self {
    case .text: formula.text
    case .ascii: formula.ascii
    case .latex: formula.latex
    case .mathml: formula.mathML
    case .rpn: CalculatorBrain.keystrokes(for: formula).joined(separator: " ")
    case .layout: formula.layout.lines.joined(separator: "\n")
    }
  }
}
