import Calculators
public import Formulas

/// The forms in which a formula or a relation can be written.
public enum FormulaReading: String, CaseIterable, Sendable {
  case text, ascii, latex, mathml
  /// The names of the keys that enter it on the RPN calculator.
  case rpn
  /// As on paper, on several lines.
  case layout

  /// The sentence about a relation as keys.
  public static let noKeys = "A relation has no keys on the RPN calculator."

  /// What was read, in this form; `nil` for the keys of a relation, which has none.
  public func text(of content: FormulaOrRelation) -> String? {
    switch content {
    case .formula(let formula): text(of: formula)
    case .relation(let relation): text(of: relation)
    }
  }

  private func text(of formula: Formula) -> String {
    switch self {
    case .text: formula.text
    case .ascii: formula.ascii
    case .latex: formula.latex
    case .mathml: formula.mathML
    case .rpn: CalculatorBrain.keystrokes(for: formula).joined(separator: " ")
    case .layout: formula.layout.lines.joined(separator: "\n")
    }
  }

  private func text(of relation: Relation) -> String? {
    switch self {
    case .text: relation.text
    case .ascii: relation.ascii
    case .latex: relation.latex
    case .mathml: relation.mathML
    case .rpn: nil
    case .layout: relation.layout.lines.joined(separator: "\n")
    }
  }
}
