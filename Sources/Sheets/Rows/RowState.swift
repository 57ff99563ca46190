import Formulas
import Reals

/// A row of a sheet in all stages: as it is read, without the names of others, and with the values of
/// parameters.
struct RowState: Sendable {
  let reading: RowReading
  private(set) var resolved: Resolved = .note
  /// Whether the values of parameters tell how long its lists are.
  private(set) var usesValues = false
  /// The values of functions by cases in what the row stands for.
  private(set) var cases: [Name: FunctionCases] = [:]
  private(set) var result = RowResult(.note, "")

  /// What a row stands for, in terms of the plane's variables and of parameters.
  enum Resolved: Sendable {
    case note
    case problem(RowProblem)
    case parameter(SheetParameter)
    case quantity(Quantity)
    case point(Quantity, Quantity, where: [Relation])
    case relations([Relation])
    case function([Name], Quantity)
    case drawnFunction([Relation])
  }

  init(_ reading: RowReading) { self.reading = reading }

  /// What the row's name stands for in other rows.
  func meaning(of row: Int) -> Meaning {
    switch resolved {
    case .note: .problem(row)
    case .problem: .problem(row)
    case .parameter: .parameter
    case .quantity(let quantity): .quantity(quantity)
    case .point(let x, let y, let conditions): conditions.isEmpty ? .point(x, y) : .problem(row)
    case .relations: .drawing
    case .drawnFunction(let relations):
      relations.count == 1
        ? FunctionCases.cases(of: relations[0]).map { .cases($0) } ?? .drawing : .drawing
    case .function(let names, let body): .function(names, body)
    }
  }

  /// Replaces the names of other rows by what they stand for.
  mutating func resolve(_ resolver: RowResolver, problem: RowProblem?) {
    (usesValues, cases) = (false, [:])
    if let problem {
      resolved = .problem(problem)
      return
    }
    var resolver = resolver
    do throws(RowProblem) {
      resolved = try Self.resolved(reading, &resolver)
    } catch {
      resolved = .problem(error)
    }
    (usesValues, cases) = (resolver.usesValues, resolver.cases)
  }

  private static func resolved(
    _ reading: RowReading, _ resolver: inout RowResolver
  ) throws(RowProblem) -> Resolved {
    switch reading.content {
    case .note: return .note
    case .wrong(let problem): throw problem
    case .parameter(let parameter): return .parameter(parameter)
    case .definition(let body), .drawing(let body): return try resolved(body, &resolver)
    case .function(let names, let body):
      if case .relation(let relation) = body {
        for name in names { resolver.locals[name] = Quantity(.variable("x")) }
        return .drawnFunction(try resolver.relations(relation))
      }
      let locals = names.map { Name.local($0) }
      for (name, local) in zip(names, locals) {
        resolver.locals[name] = Quantity(.variable(local))
      }
      resolver.function = reading.name
      guard case .quantity(let quantity) = try resolved(body, &resolver) else {
        throw .pointInFormula
      }
      return .function(locals, quantity)
    }
  }

  private static func resolved(
    _ body: RowReading.Body, _ resolver: inout RowResolver
  ) throws(RowProblem) -> Resolved {
    switch body {
    case .formula(let formula):
      if let (x, y) = try resolver.point(formula) { return .point(x, y, where: []) }
      return .quantity(try resolver.quantity(formula))
    case .point(let x, let y, let conditions):
      var restrictions: [Relation] = []
      for condition in conditions {
        let relations = try resolver.relations(condition)
        guard relations.count == 1 else { throw .listInList }
        restrictions += relations
      }
      return .point(try resolver.quantity(x), try resolver.quantity(y), where: restrictions)
    case .relation(let relation): return .relations(try resolver.relations(relation))
    }
  }

  /// Finds what the row says for the values that parameters have now.
  mutating func finish(_ finisher: RowFinisher, text: String) {
    result = finisher.result(of: self, text: text)
  }
}
