import Formulas
import OrdinateNumerics

/// A part of a curve without kinks: absolute values, minima and maxima are decided on it.
struct CurvePiece {
  /// It is 0 on the piece.
  let formula: Formula
  /// Where the piece is; its ends are where a side is 0.
  let kinks: [PlaneAlternative.Side]

  /// Curves with more pieces are not divided.
  private static let most = 16

  /// The pieces of a curve on which a formula is 0.
  static func pieces(of formula: Formula) -> [CurvePiece] {
    var pieces = [CurvePiece(formula: formula, kinks: [])]
    while pieces.count <= most {
      guard let index = pieces.firstIndex(where: { $0.formula.kink != nil }) else { return pieces }
      pieces.replaceSubrange(index...index, with: pieces[index].divided)
    }
    return [CurvePiece(formula: formula, kinks: [])]
  }

  private var divided: [CurvePiece] {
    guard let kink = formula.kink, case .operation(let operation, let operands) = kink.kind else {
      return [self]
    }
    func piece(_ replacement: Formula, _ side: Formula, _ outcomes: Outcomes) -> CurvePiece {
      CurvePiece(
        formula: formula.replacing(kink, by: replacement).simplified,
        kinks: kinks + [PlaneAlternative.Side(formula: side.simplified, outcomes: outcomes)])
    }
    if operation == .absolute {
      return [
        piece(operands[0], operands[0], [.zero, .positive]),
        piece(.negating(operands[0]), operands[0], [.zero, .negative]),
      ]
    }
    let difference = Formula.adding(operands[0], Formula.Term(operands[1], isInverted: true))
    let isMaximum = operation == .max
    return [
      piece(operands[isMaximum ? 0 : 1], difference, [.zero, .positive]),
      piece(operands[isMaximum ? 1 : 0], difference, [.zero, .negative]),
    ]
  }
}

extension Formula {
  /// A part that has a kink where its sides are equal; the innermost one last, so that its operands have none.
  fileprivate var kink: Formula? {
    var last: Formula?
    for part in parts {
      guard case .operation(let operation, let operands) = part.kind else { continue }
      switch operation {
      case .absolute where !operands[0].variables.isEmpty: last = part
      case .min, .max: if operands.count == 2, !part.variables.isEmpty { last = part }
      default: break
      }
    }
    return last
  }
}
