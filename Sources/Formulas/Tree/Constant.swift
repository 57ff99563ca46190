/// A number that has a name.
public enum Constant: UInt8, CaseIterable, Sendable {
  case pi, e, tau, phi
  /// A bound of an integral; nothing else.
  case infinity

  /// Those that are numbers.
  public static let allCases: [Constant] = [.pi, .e, .tau, .phi]

  /// The nearest double.
  public var value: Double { Self.table[Int(rawValue)].value }

  var row: Row { Self.table[Int(rawValue)] }

  /// The facts about one constant.
  struct Row: Sendable {
    let constant: Constant
    /// The name in text, then the other names that are read.
    let names: [String]
    let ascii: String
    let latex: String
    let value: Double
  }

  /// One row for each constant, in the order of the cases.
  static let table: [Row] = [
    Row(
      constant: .pi, names: ["π", "pi", "𝜋", "PI", "Pi"], ascii: "pi", latex: "\\pi", value: .pi),
    Row(constant: .e, names: ["e", "ℯ"], ascii: "e", latex: "e", value: 2.718281828459045),
    Row(constant: .tau, names: ["τ", "tau"], ascii: "tau", latex: "\\tau", value: 2 * .pi),
    Row(
      constant: .phi, names: ["φ", "phi", "ϕ"], ascii: "phi", latex: "\\varphi",
      value: 1.618033988749895),
    Row(
      constant: .infinity, names: ["∞", "infinity"], ascii: "infinity", latex: "\\infty",
      value: .infinity),
  ]
}
