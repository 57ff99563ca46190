import Formulas
import Testing

struct ParityTests {
  @Test(
    "is odd or even as its operations show",
    arguments: [
      ("x", .odd), ("x^3-3x", .odd), ("x²", .even), ("5", .even), ("x+1", nil), ("sin(x)", .odd),
      ("cos(x)-1", .even), ("x×cos(x)", .odd), ("sin(x)÷x", .even), ("|x|÷x", .odd), ("1÷x", .odd),
      ("x^-3", .odd), ("x^-2", .even), ("x^0.5", nil), ("e^x", nil), ("-tan(x)", .odd),
      ("exp(-x²)", .even), ("∛x", .odd), ("floor(x)", nil), ("max(x²,1)", .even), ("max(x,1)", nil),
      ("sin(x)²", .even), ("a×x", .odd), ("sum(n=1,3,x^2)", .even), ("atan(x³)", .odd),
      // It is odd, but does not look like it.
      ("e^x-e^(-x)", nil),
    ] as [(String, Formula.Parity?)])
  func parity(source: String, parity: Formula.Parity?) throws {
    let options = ReadingOptions(variables: .anyLetter)
    let formula = try Formula(utf8: Array(source.utf8), options: options)
    #expect(formula.parity(in: "x") == parity)
  }

  @Test("a long formula has none") func long() throws {
    let formula = try Formula(Array(repeating: "x", count: 2000).joined(separator: "+"))
    #expect(formula.parity(in: "x") == nil)
  }
}
