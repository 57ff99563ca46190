import Formulas

/// A number or a list of numbers, in terms of the plane's variables and of parameters.
struct Quantity: Sendable {
  private(set) var formulas: [Formula]
  let isList: Bool
  /// Whether some elements have no value, because a cell of a table is empty; see `Formula.gap`.
  let hasGaps: Bool

  init(_ formula: Formula) { (formulas, isList, hasGaps) = ([formula], false, false) }

  init(list: [Formula], hasGaps: Bool = false) {
    (formulas, isList, self.hasGaps) = (list, true, hasGaps)
  }

  /// The elements that have a value.
  var given: [Formula] { hasGaps ? formulas.filter { !$0.containsGap } : formulas }

  /// The longest list.
  static let mostElements = 10_000

  /// The formula of a number; `nil` for a list.
  var single: Formula? { isList ? nil : formulas[0] }

  /// How many elements lists have that go together; `nil` if none of these is a list.
  static func commonCount(
    of quantities: some Sequence<Quantity>
  ) throws(RowProblem) -> Int? {
    var count: Int?
    for quantity in quantities where quantity.isList {
      if let count, count != quantity.formulas.count {
        throw .listLengths(count, quantity.formulas.count)
      }
      count = quantity.formulas.count
    }
    return count
  }

  /// The element of a list, or the number for any index.
  subscript(index: Int) -> Formula { isList ? formulas[index] : formulas[0] }

  /// A number from numbers, or a list of what it is for each element of lists.
  static func combining(
    _ quantities: [Quantity], _ work: inout Int,
    _ combine: ([Formula]) throws(RowProblem) -> Formula
  ) throws(RowProblem) -> Quantity {
    guard let count = try commonCount(of: quantities) else {
      work -= 1
      return Quantity(try combine(quantities.map { $0[0] }))
    }
    work -= count
    if work < 0 { throw .tooLarge }
    var formulas: [Formula] = []
    for index in 0..<count { formulas.append(try combine(quantities.map { $0[index] })) }
    return Quantity(list: formulas, hasGaps: quantities.contains { $0.hasGaps })
  }
}

extension Formula {
  /// Stands for the value of an empty cell. What contains it has no value, either.
  static let gap = Formula.variable(Name.gap)

  var isGap: Bool { self == Formula.gap }

  var containsGap: Bool { variables.contains(.gap) }
}

/// What a name of a sheet stands for.
enum Meaning: Sendable {
  case parameter
  case quantity(Quantity)
  case point(Quantity, Quantity)
  /// A function of values that have these names in it.
  case function([Name], Quantity)
  /// A function of x that is defined by cases, of which one holds at most.
  case cases([FunctionCases.Case])
  /// What is only drawn.
  case drawing
  /// Solutions of which one is not known exactly, by their row.
  case inexact(Int)
  /// A row with a problem, by its identity.
  case problem(Int)
  /// A name that several rows define, by their identity.
  case ambiguous([Int])
}

extension Name {
  /// No text has it.
  static let gap = Name(utf8: [UInt8(ascii: "@")])

  /// The name of a parameter in formulas that hold for the whole sheet; no text has it.
  static func parameter(_ name: Name) -> Name { Name(utf8: [UInt8(ascii: "$")] + name.utf8) }

  /// A name that has a meaning in one row alone; no text has it.
  static func local(_ name: Name) -> Name { Name(utf8: [UInt8(ascii: "@")] + name.utf8) }
}
