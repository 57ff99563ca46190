import Formulas

/// What a row of a sheet draws, in which parameters are names, with their values beside them.
public struct OpenPlot: Sendable {
  let content: Content
  /// The parameters, and as many values.
  let names: [Name]
  let values: [Numeral]

  enum Content: Equatable, Sendable {
    case function(Formula)
    case relation(Relation)
  }

  /// - Parameters:
  ///   - content: Has the names that formulas of a sheet have for parameters.
  ///   - values: The values of all parameters of the sheet.
  /// - Returns: `nil` without parameters, or if the values of some tell what the content means.
  init?(_ content: Content, _ values: [Name: Numeral]) {
    var names: [Name] = []
    for name in content.formulas.flatMap({ $0.variables })
    where values[name] != nil && !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty,
      content.formulas.allSatisfy({ $0.firstOfCases == nil && $0.isUniform(in: names) })
    else { return nil }
    (self.content, self.names) = (content, names)
    self.values = names.compactMap { values[$0] }
  }

  private init(_ content: Content, _ other: OpenPlot) {
    (self.content, names, values) = (content, other.names, other.values)
  }

  var formula: Formula? { if case .function(let formula) = content { formula } else { nil } }

  var relation: Relation? { if case .relation(let relation) = content { relation } else { nil } }

  /// What a function draws where y counts a unit; see `PlotRow.measuringY`.
  package func measuringY(in unit: Double) -> OpenPlot {
    mappingFunction { unit == 1 ? $0 : $0.measured(in: Formula(unit)) }
  }

  /// Another function of the same parameters.
  func mappingFunction(_ other: (Formula) -> Formula) -> OpenPlot {
    formula.map { OpenPlot(.function(other($0)), self) } ?? self
  }

  /// Whether it differs from another one in its values alone.
  package func isSame(as other: OpenPlot) -> Bool {
    names == other.names && content == other.content
  }

  /// A formula with the values of the parameters.
  func closed(_ name: Name) -> Formula? {
    names.firstIndex(of: name).map { Formula(values[$0]) }
  }
}

extension OpenPlot.Content {
  fileprivate var formulas: [Formula] {
    switch self {
    case .function(let formula): [formula]
    case .relation(let relation): relation.formulas
    }
  }
}

extension Formula {
  /// Whether the formula means the same for all values of some names: they are not in exponents, whose
  /// denominators decide whether negative numbers have a power, nor in bounds or counts.
  func isUniform(in names: [Name]) -> Bool {
    func depends(_ formula: Formula) -> Bool { formula.variables.contains(where: names.contains) }
    return parts.allSatisfy { part in
      switch part.kind {
      case .number, .constant, .variable, .negated, .sum, .product: true
      case .power(_, let exponent): !depends(exponent)
      case .operation(let operation, _): operation.isUniform || !depends(part)
      }
    }
  }
}

extension Operation {
  /// Whether it means the same for all operands.
  fileprivate var isUniform: Bool {
    switch self {
    case .root, .power, .log, .round, .mod, .gcd, .lcm, .clamp, .factorial, .gamma, .combinations,
      .permutations, .doubleFactorial, .median, .roundToPlaces, .summation, .iteratedProduct,
      .integral, .polygamma, .studentQuantile, .chiSquareQuantile, .quartile:
      false
    default: true
    }
  }
}
