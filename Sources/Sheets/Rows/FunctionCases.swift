import Formulas

/// The value of a function that is defined by cases, where a row calls it.
///
/// A name stands for it in the row's formulas until it is known which of the cases there are.
struct FunctionCases: Sendable {
  /// The function's name.
  let function: Name
  /// At most one of them holds.
  var cases: [Case]

  struct Case: Sendable {
    var conditions: [Relation]
    var value: Formula

    var formulas: [Formula] { conditions.flatMap { $0.formulas } + [value] }

    func substituting(_ meaning: (Name) -> Formula?) -> Case {
      Case(
        conditions: conditions.map { $0.substituting(meaning) },
        value: value.substituting(meaning))
    }
  }

  /// The most cases of a formula.
  static let most = 100

  /// The cases of `y = …`, as definitions by cases are read; `nil` for any other relation.
  static func cases(of relation: Relation) -> [Case]? {
    switch relation {
    case .comparison(.variable("y"), let links):
      guard links.count == 1, links[0].sign == .equal else { return nil }
      return [Case(conditions: [], value: links[0].right)]
    case .comparison, .wholeNumber, .not: return nil
    case .any(let parts):
      var all: [Case] = []
      for part in parts {
        guard let cases = cases(of: part) else { return nil }
        all += cases
      }
      return all.count <= most ? all : nil
    case .all(let parts):
      guard let place = parts.firstIndex(where: { $0.variables.contains("y") }) else { return nil }
      let conditions = Array(parts[..<place] + parts[(place + 1)...])
      guard !conditions.contains(where: { $0.variables.contains("y") }) else { return nil }
      return cases(of: parts[place])?.map {
        Case(conditions: conditions + $0.conditions, value: $0.value)
      }
    }
  }
}

extension Name {
  /// The name of the value of a function by cases; no text has it.
  static func ofCases(_ number: Int, inRow row: Int) -> Name {
    Name(utf8: Array("?\(row).\(number)".utf8))
  }

  /// Whether it stands for the value of a function by cases.
  var isOfCases: Bool { utf8.first == UInt8(ascii: "?") }
}

extension Formula {
  /// The first name in it that stands for the value of a function by cases.
  var firstOfCases: Name? {
    for part in parts {
      if case .variable(let name) = part.kind, name.isOfCases { return name }
    }
    return nil
  }
}

/// Tells apart the cases of formulas that call functions by cases.
struct CaseFinder {
  let cases: [Name: FunctionCases]
  let angle: AngleUnit

  /// The formula in each of its cases, without those that cannot be.
  func alternatives(_ formula: Formula) throws(RowProblem) -> [FunctionCases.Case] {
    var done: [FunctionCases.Case] = []
    var open = [FunctionCases.Case(conditions: [], value: formula)]
    while let next = open.popLast() {
      if done.count + open.count > FunctionCases.most { throw .tooLarge }
      guard let name = next.formulas.lazy.compactMap({ $0.firstOfCases }).first else {
        if let decided = try decided(next) { done.append(decided) }
        continue
      }
      guard let known = cases[name] else { throw .tooLarge }
      // Those that are looked at first are taken from the end.
      for part in known.cases.reversed() {
        let value = next.substituting { $0 == name ? part.value : nil }
        open.append(
          FunctionCases.Case(
            conditions: next.conditions.isEmpty
              ? part.conditions : part.conditions + value.conditions,
            value: value.value))
      }
    }
    return done
  }

  /// The case without conditions that hold; `nil` if one does not.
  private func decided(_ part: FunctionCases.Case) throws(RowProblem) -> FunctionCases.Case? {
    var left: [Relation] = []
    for condition in part.conditions {
      guard condition.variables.isEmpty else {
        left.append(condition)
        continue
      }
      let values = ConstantValues(angle: angle)
      do throws(EndProblem) {
        let holds = try RelationCondition(condition, angle: angle).holds(
          sign: { (formula) throws(EndProblem) in try values.sign(of: formula) },
          isWhole: { (formula) throws(EndProblem) in try values.isWhole(formula) })
        if !holds { return nil }
      } catch {
        throw .withoutValue(.undecided)
      }
    }
    return FunctionCases.Case(conditions: left, value: part.value)
  }

  /// The relation without functions by cases: each comparison with one is one in a case or another.
  func expanded(_ relation: Relation) throws(RowProblem) -> Relation {
    switch relation {
    case .comparison(let first, let links):
      let formulas = [first] + links.map { $0.right }
      guard formulas.contains(where: { $0.firstOfCases != nil }) else { return relation }
      var alternatives: [(conditions: [Relation], formulas: [Formula])] = [([], [])]
      for formula in formulas {
        var next: [(conditions: [Relation], formulas: [Formula])] = []
        for part in try self.alternatives(formula) {
          for before in alternatives {
            next.append((before.conditions + part.conditions, before.formulas + [part.value]))
          }
        }
        if next.count > FunctionCases.most { throw .tooLarge }
        alternatives = next
      }
      return Self.any(
        alternatives.map { conditions, formulas in
          let comparison = Relation.comparison(
            formulas[0], zip(links, formulas.dropFirst()).map { Relation.Link($0.sign, $1) })
          return conditions.isEmpty ? comparison : .all([comparison] + conditions)
        })
    case .wholeNumber(let formula):
      guard formula.firstOfCases != nil else { return relation }
      return Self.any(
        try alternatives(formula).map {
          $0.conditions.isEmpty
            ? .wholeNumber($0.value) : .all([.wholeNumber($0.value)] + $0.conditions)
        })
    case .not(let relation): return .not(try expanded(relation))
    case .all(let parts): return .all(try expanded(parts))
    case .any(let parts): return .any(try expanded(parts))
    }
  }

  private func expanded(_ parts: [Relation]) throws(RowProblem) -> [Relation] {
    var all: [Relation] = []
    for part in parts { all.append(try expanded(part)) }
    return all
  }

  /// One of the relations; without any, one that never holds.
  static func any(_ relations: [Relation]) -> Relation {
    if relations.isEmpty {
      return .comparison(Formula(0.0), [Relation.Link(.equal, Formula(1.0))])
    }
    return relations.count == 1 ? relations[0] : .any(relations)
  }
}
