import Formulas
import Testing

@testable import Sheets

/// The columns of tables: what rows are at values of their variable.
struct RowColumnTests {
  private func column(_ text: String, angle: AngleUnit = .radians) throws -> RowColumn? {
    let sheet = Sheet([text], angle: angle)
    let result = sheet.result(at: 0)
    let plot = try #require(result.plots.first, "\(text) draws something")
    return RowColumn(plot, isPolar: result.kind == .polar, angle: angle)
  }

  private func text(_ cell: RowColumn.Cell) -> String {
    let values = cell.values.map { value in
      let numbers = value.coordinates.map { $0.exact?.text ?? $0.text }
      return numbers.count == 1 ? numbers[0] : "(" + numbers.joined(separator: ", ") + ")"
    }
    let all = values.joined(separator: "; ")
    return all + (cell.isComplete ? "" : "?")
  }

  @Test(
    "has the value of each kind of curve, exactly where that is decided",
    arguments: [
      ("y=x^2", "3", "9"), ("y=x^2", "√2", "2"), ("y=1/x", "3", "1÷3"), ("y=1/x", "0", ""),
      ("y=√x", "-1", ""), ("y=sin(x)", "π/3", "√(3)÷2"), ("y=sin(x)", "1", "0.8414709848"),
      ("y=x^2 {x>0}", "2", "4"), ("y=x^2 {x>0}", "0", ""), ("y=x^2 {x>0}", "-1", ""),
      ("y={x<0: -1, x≥0: 1}", "0", "1"), ("y={x<0: -1, x≥0: 1}", "-0.1", "-1"),
      ("x=y^2", "3", "9"), ("x^2+y^2=25", "3", "-4; 4"), ("x^2+y^2=25", "5", "0"),
      ("x^2+y^2=25", "6", ""), ("x^2+y^2=25", "1", "-2×√(6); 2×√(6)"), ("x y=6", "4", "3÷2"),
      ("r=1+cos(θ)", "π/3", "3÷2"), ("r=2", "1", "2"),
      ("(cos t, sin t)", "π/2", "(0, 1)"), ("(t, t^2){0<t<1}", "1/2", "(1÷2, 1÷4)"),
      ("(t, t^2){0<t<1}", "1", ""),
      ("y=x!", "20", "2432902008176640000"), ("y=10^x", "-400", "1×10⁻⁴⁰⁰"),
      ("y=floor(4.35x)", "100", "435"),
    ])
  func values(row: String, number: String, expected: String) throws {
    let column = try #require(try column(row))
    let shown = text(column.cell(at: try Formula(number), digits: 10))
    #expect(shown == expected)
  }

  @Test("takes the sheet's unit of angles")
  func degrees() throws {
    let column = try #require(try column("y=sin(x)", angle: .degrees))
    #expect(text(column.cell(at: Formula(30), digits: 10)) == "1÷2")
    let polar = try #require(try self.column("r=cos(θ)", angle: .degrees))
    #expect(text(polar.cell(at: Formula(60), digits: 10)) == "1÷2")
  }

  @Test(
    "knows its variable and what it says",
    arguments: [
      ("y=x^2", .x, .y), ("x=y^2", .y, .x), ("x^2+y^2=1", .x, .y), ("r=θ", .angle, .radius),
      ("(t, t^2)", .parameter, .point), ("y=2", .x, .y), ("x=1", .y, .x),
    ] as [(String, RowColumn.Variable, RowColumn.Content)])
  func variables(row: String, variable: RowColumn.Variable, content: RowColumn.Content) throws {
    let column = try #require(try column(row))
    #expect(column.variable == variable)
    #expect(column.content == content)
  }

  @Test("has none of an inequality", arguments: ["y>x", "x^2+y^2<1", "1<x<2"])
  func regions(row: String) throws { #expect(try column(row) == nil) }

  @Test("says where not all values are known, and shows none that is not proved")
  func unknown() throws {
    let column = try #require(try column("sin(x y)=y/10"))
    let cell = column.cell(at: Formula(3), digits: 10)
    #expect(!cell.isComplete)
    let none = try #require(try self.column("y=1/(sin(x)^2+cos(x)^2-1)"))
    #expect(none.cell(at: Formula(1), digits: 10).values.isEmpty)
  }
}
