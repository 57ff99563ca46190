import Formulas
import OrdinateNumerics

/// A text with derivatives, as `d/dx(x²)+1`, which are not part of the language of formulas.
struct DerivativeText {
  private let text: RowText
  /// Where the text is.
  let range: Range<Int>

  /// - Returns: `nil` for a text without derivatives.
  /// - Throws: What is wrong with what is derived.
  init?(_ source: [UInt8]) throws(SyntaxError) {
    let quotient = "/d".utf8
    guard let first = source.firstIndex(of: UInt8(ascii: "d")),
      source.indices.contains(where: { $0 > first && source[$0...].starts(with: quotient) })
    else { return nil }
    var scanner = RowScanner(source, functions: [])
    try scanner.scan(0..<source.count)
    guard !scanner.text.insertions.isEmpty,
      scanner.text.insertions.allSatisfy({ if case .derivative = $0 { true } else { false } })
    else { return nil }
    (text, range) = (scanner.text, 0..<source.count)
  }

  /// The formula with the derivatives written out.
  ///
  /// - Throws: What is wrong with the rest, and `outOfDomain` for what has no derivative.
  func formula(options: ReadingOptions, angle: AngleUnit) throws(FormulaError) -> Formula {
    var derivatives: [Formula] = []
    func written(_ formula: Formula) -> Formula {
      formula.substituting { name in text.insertion(name).map { derivatives[$0] } }
    }
    for insertion in text.insertions {
      guard case .derivative(let body, let name, let order) = insertion else { continue }
      var formula = written(body)
      for _ in 0..<order {
        do throws(DerivativeError) {
          formula = try formula.strictDerivative(withRespectTo: name, angle: angle)
        } catch {
          throw .domain(.outOfDomain(error.operation), at: range)
        }
      }
      derivatives.append(formula)
    }
    var options = options
    options.variables = .anyLetter
    do throws(SyntaxError) {
      return written(try Formula(utf8: text.utf8, options: options))
    } catch {
      throw .syntax(text.origin(of: error))
    }
  }
}
