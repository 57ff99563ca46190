import Formulas
import Testing

@testable import Statistics

struct ModelTests {
  @Test(
    "tells columns from parameters",
    arguments: [
      ("y ~ m x + b", ["x", "y"], ["m", "b"]), ("y~mx+b", ["x", "y"], ["m", "b"]),
      ("y_1 ~ m x_1 + b", ["x_1", "y_1"], ["m", "b"]),
      ("height ~ a + b age^2", ["age", "height"], ["a", "b"]),
      ("y ~ a_1 e^(-k x) + a_10", ["x", "y"], ["a_1", "k", "a_10"]),
      ("ln(y) ~ ln(c) + n ln x", ["x", "y"], ["c", "n"]),
      ("y ~ asin(bx) + log_2(c x)", ["x", "y"], ["b", "c"]),
      ("y ~ α sin(ωx + φ_0)", ["x", "y"], ["α", "ω", "φ_0"]),
    ] as [(String, [String], [String])])
  func names(text: String, columns: [String], parameters: [String]) throws {
    let model = try Model(utf8: Array(text.utf8), columns: columns.map { Name($0) })
    #expect(model.parameters.map { $0.description } == parameters)
    #expect(Set(model.columns.map { $0.description }) == Set(columns))
  }

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("y = m x + b", .missingTilde, 11..<11), ("y ~ 2x", .noParameter, 3..<6),
      ("y ~ x ~ m", .syntax(.unexpectedCharacter("~")), 6..<7),
      ("z ~ m x + b", .unknownColumn("z", of: ["x", "y"]), 0..<1), ("2 ~ m + b", .noColumn, 0..<9),
      ("y ~ m x +", .syntax(.missingOperand), 9..<9),
    ] as [(String, ModelError.Kind, Range<Int>)])
  func problems(text: String, kind: ModelError.Kind, range: Range<Int>) {
    #expect(throws: ModelError(kind, at: range)) {
      try Model(utf8: Array(text.utf8), columns: ["x", "y"])
    }
  }
}
