import Formulas

/// What a row says by its own text: other rows tell only which names are functions.
struct RowReading: Sendable {
  let content: Content
  /// The name that the row defines.
  let name: Name?
  /// Whether the name is that of a function, even if its definition cannot be read.
  let isFunction: Bool
  /// The text of what is defined or drawn, after `a =` or `f(x) =`.
  let text: RowText
  /// The names of other rows that the row uses.
  let uses: [Name]
  /// All names that the row defines by itself: those of columns, too.
  let names: [Name]

  enum Content: Sendable {
    case note
    case wrong(RowProblem)
    case parameter(SheetParameter)
    case definition(Body)
    case function([Name], Body)
    case drawing(Body)
    case table(TableReading)
    /// What data is to be near to what.
    case fit(Formula, Formula)
    /// A list, and perhaps a number.
    case chart(Chart, [Formula])
    /// An equation whose solutions the row is, and perhaps both ends of a range.
    case solving(Relation, [Formula])
  }

  /// What a row defines or draws.
  enum Body: Sendable {
    case formula(Formula)
    case point(Formula, Formula, where: [Relation])
    case relation(Relation)
  }

  /// - Parameters:
  ///   - functions: The names that rows define as functions.
  ///   - isTable: Whether it is the text above the columns of a data table.
  init(_ source: [UInt8], functions: [Name], isTable: Bool = false) {
    if isTable {
      let table = TableReading(source, functions: functions)
      content = table.problem.map { .wrong($0) } ?? .table(table)
      (name, isFunction, text) = (nil, false, RowScanner(source, functions: []).text)
      (uses, names) = (table.uses, table.names)
      return
    }
    let source = source.withoutPlaneCall
    var scanner = RowScanner(source, functions: functions)
    let head = RowHead(source)
    name = head.reserved == nil ? head.name : nil
    isFunction = name != nil && head.parameters != nil
    do throws(RowProblem) {
      content = try Self.content(source, head, &scanner)
    } catch {
      content = .wrong(error)
    }
    text = scanner.text
    uses = Self.uses(of: content, in: scanner.text)
    names = name.map { [$0] } ?? []
  }

  private static func content(
    _ source: [UInt8], _ head: RowHead, _ scanner: inout RowScanner
  ) throws(RowProblem) -> Content {
    let first = source.first { $0 != UInt8(ascii: " ") }
    if first == nil || first == UInt8(ascii: "\"") || source.isQuotation { return .note }
    var end = 0
    if let chart = Chart(source, end: &end) {
      return try self.chart(chart, source, from: end, &scanner)
    }
    if let sign = source.firstIndex(of: UInt8(ascii: "~")) {
      return try fit(source, sign, &scanner)
    }
    if head.reserved == nil, head.parameters == nil,
      let call = SolveCall(Array(source[head.end...]))
    {
      return try solving(call, from: head.end, &scanner)
    }
    guard let name = head.name else { return .drawing(try body(source, head, &scanner)) }
    if let reserved = head.reserved { throw .reserved(reserved, at: 0..<head.end) }
    if let parameters = head.parameters {
      return .function(parameters, try body(source, head, &scanner))
    }
    if let parameter = try SheetParameter.read(name, source, from: head.end) {
      return .parameter(parameter)
    }
    return .definition(try body(source, head, &scanner))
  }

  private static func body(
    _ source: [UInt8], _ head: RowHead, _ scanner: inout RowScanner
  ) throws(RowProblem) -> Body {
    let definition = head.end..<source.count
    do throws(SyntaxError) {
      if let error = scanner.unclosedPoint(definition) { throw error }
      if try !scanner.scanPoints(definition) { try scanner.scan(definition) }
    } catch {
      throw .unreadable(error.ofEmptyBox(in: source))
    }
    let text = scanner.text
    do throws(SyntaxError) {
      if let point = MovingPoint(text.utf8) {
        let (x, y) = try point.coordinates(.anyLetter)
        return .point(x, y, where: try point.conditions(.anyLetter))
      }
      guard head.name != nil else {
        switch try FormulaOrRelation(utf8: text.utf8, options: .row) {
        case .formula(let formula): return .formula(formula.writtenInFull)
        case .relation(let relation): return .relation(relation)
        }
      }
      let problem: SyntaxError
      do {
        return .formula(try Formula(row: text.utf8))
      } catch {
        problem = error
      }
      // A function by cases, or with restrictions, is drawn as a relation.
      guard head.parameters?.count == 1,
        let relation = try? Relation(utf8: Array("y=".utf8) + text.utf8, options: .row)
      else { throw problem }
      return .relation(relation)
    } catch {
      throw .unreadable(
        text.origin(of: error.ofEmptyBox(in: text.utf8)))
    }
  }
}

/// What stands before the definition of a name: `a =`, or `f(x) =`.
struct RowHead {
  private(set) var name: Name?
  /// The names of a function's values.
  private(set) var parameters: [Name]?
  /// A name of these that has another meaning.
  private(set) var reserved: Name?
  /// Where the definition begins, in bytes.
  private(set) var end = 0

  init(_ source: [UInt8]) {
    var index = 0
    func skip() {
      while index < source.count, source[index] == UInt8(ascii: " ") { index += 1 }
    }
    func takes(_ sign: Unicode.Scalar) -> Bool {
      skip()
      guard index < source.count, source[index] == UInt8(ascii: sign) else { return false }
      index += 1
      return true
    }
    func takeName() -> Name? {
      skip()
      guard let (name, end) = Name.leading(source[index...]) else { return nil }
      index = end
      return name
    }
    guard let name = takeName() else { return }
    var parameters: [Name]?
    if takes("(") {
      var names: [Name] = []
      repeat {
        guard let name = takeName() else { return }
        names.append(name)
      } while takes(",")
      guard takes(")") else { return }
      parameters = names
    }
    guard takes("="), index == source.count || source[index] != UInt8(ascii: "=") else { return }
    let isPlane = Relation.planeNames.contains(name)
    // `y = …` and `r = …` are equations, and so is `y(x+1) = 2`.
    if isPlane { return }
    skip()
    (self.name, self.parameters, end) = (name, parameters, index)
    let names = parameters ?? []
    if name.isConstant {
      reserved = name
    } else if let constant = names.first(where: { $0.isConstant }) {
      reserved = constant
    } else if let double = names.first(where: { one in names.count { $0 == one } > 1 }) {
      reserved = double
    }
  }
}

// Names.
extension RowReading {
  private static func uses(of content: Content, in text: RowText) -> [Name] {
    var uses = RowUses(text: text)
    switch content {
    case .note, .wrong, .parameter, .table: break
    case .fit(let left, let right):
      uses.add(left)
      uses.add(right)
    case .chart(_, let values): for value in values { uses.add(value) }
    case .solving(let relation, let ends):
      uses.add(.relation(relation))
      for end in ends { uses.add(end) }
    case .definition(let body), .drawing(let body): uses.add(body)
    case .function(let parameters, let body):
      uses.locals = parameters
      uses.add(body)
    }
    return uses.names
  }
}

/// Collects the names of other rows that a row uses.
private struct RowUses {
  let text: RowText
  /// Names that have a meaning in the row alone.
  var locals: [Name] = []
  private(set) var names: [Name] = []

  init(text: RowText) { self.text = text }

  mutating func add(_ body: RowReading.Body) {
    switch body {
    case .formula(let formula): add(formula)
    case .point(let x, let y, let conditions):
      add(x)
      add(y)
      for condition in conditions { add(condition) }
    case .relation(let relation): add(relation)
    }
  }

  private mutating func add(_ relation: Relation) {
    let outer = locals
    locals += relation.planeVariables
    for formula in relation.formulas { add(formula) }
    locals = outer
  }

  mutating func add(_ formula: Formula) {
    let outer = locals
    for name in formula.variables where text.insertion(name) == nil { add(name) }
    for case .variable(let name) in formula.parts.map({ $0.kind }) where name.isBound {
      locals.append(Name(utf8: name.utf8))
    }
    for name in formula.variables {
      if let index = text.insertion(name) { add(text.insertions[index]) }
    }
    locals = outer
  }

  private mutating func add(_ name: Name) {
    if !locals.contains(name), !names.contains(name), !Relation.planeNames.contains(name) {
      names.append(name)
    }
  }

  private mutating func add(_ insertion: RowText.Insertion) {
    switch insertion {
    case .call(let name, _, let arguments):
      add(name)
      for argument in arguments { add(argument) }
    case .derivative(let formula, let name, _):
      add(name)
      add(formula)
    case .list(let elements): for element in elements { add(element) }
    case .point(let x, let y):
      add(x)
      add(y)
    case .range(let first, let next, let last):
      for formula in [first, next, last] { if let formula { add(formula) } }
    case .each(let element, let name, let list):
      add(list)
      locals.append(name)
      add(element)
      locals.removeLast()
    }
  }

  private mutating func add(_ element: RowText.Element) {
    switch element {
    case .number(let formula): add(formula)
    case .point(let x, let y):
      add(x)
      add(y)
    }
  }
}

extension [UInt8] {
  /// Whether the text begins with a quotation mark of a language.
  fileprivate var isQuotation: Bool {
    let text = drop { $0 == UInt8(ascii: " ") }
    return ["“", "”", "„", "«"].contains { text.starts(with: $0.utf8) }
  }
}
