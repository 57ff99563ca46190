/// The definitions by cases in a text, such as `{x < 0: -x, x}`.
///
/// Each is a name in the formula around it, which is read as any other; the cases then take the place of
/// the name.
struct CaseTable {
  /// How many cases a comparison may have, and how many definitions a text.
  static let limit = 256
  /// How many comparisons the cases of a comparison may have together, and how many bytes the texts from
  /// which their formulas come.
  private static let (largest, longest) = (10_000, 1_000_000)

  /// Values of formulas, and the conditions under which they count.
  struct Case {
    var conditions: [RelationPart]
    var values: [Formula]
  }

  /// Names with this letter and a number stand for definitions; no other name of the text has it.
  private let letter: UInt8?
  private var definitions: [[Case]] = []

  init(_ source: [UInt8]) {
    letter = Self.unusedLetter(of: source)
  }

  var names: [Name] { definitions.indices.map(name) }

  /// The name that stands for the next definition.
  ///
  /// - Throws: That a text has too many definitions, or names with every capital letter.
  func nextName(at place: Range<Int>) throws(SyntaxError) -> Name {
    guard letter != nil, definitions.count < Self.limit else {
      throw tooMany(at: place)
    }
    return name(definitions.count)
  }

  private func name(_ index: Int) -> Name {
    Name(bytes: [letter ?? 0, UInt8(ascii: "_")] + index.description.utf8)
  }

  /// Adds a definition: the cases in their order, of which the first counts whose condition holds.
  ///
  /// - Parameter cases: Conditions and values; `nil` where no earlier condition holds.
  mutating func add(
    _ cases: [(condition: RelationPart?, value: Formula)], at place: Range<Int>
  ) throws(SyntaxError) {
    var definition: [Case] = []
    var excluded: [RelationPart] = []
    for (condition, value) in cases {
      for inner in try expanding([value], at: place) {
        let conditions = excluded + (condition.map { [$0] } ?? []) + inner.conditions
        definition.append(Case(conditions: conditions, values: inner.values))
      }
      if let condition { excluded.append(condition.negated) }
    }
    try check(definition, at: place)
    definitions.append(definition)
  }

  /// The values of formulas in each case, without the names that stand for definitions.
  ///
  /// - Parameter place: The text of the formulas.
  func expanding(_ formulas: [Formula], at place: Range<Int>) throws(SyntaxError) -> [Case] {
    var cases = [Case(conditions: [], values: formulas)]
    if definitions.isEmpty { return cases }
    var names: [Name] = []
    for formula in formulas {
      for name in formula.variables where !names.contains(name) { names.append(name) }
    }
    for (index, definition) in definitions.enumerated() where names.contains(name(index)) {
      let count = cases.count * definition.count
      if count > Self.limit || count * place.count > Self.longest { throw tooMany(at: place) }
      let name = name(index)
      cases = cases.flatMap { outer in
        definition.map { inner in
          Case(
            conditions: outer.conditions + inner.conditions,
            values: outer.values.map { $0.substituting { $0 == name ? inner.values[0] : nil } })
        }
      }
      try check(cases, at: place)
    }
    return cases
  }

  private func check(_ cases: [Case], at place: Range<Int>) throws(SyntaxError) {
    var size = 0
    for part in cases {
      size += part.conditions.reduce(1) { $0 + $1.size }
      for value in part.values where value.height > Parser.deepest {
        throw SyntaxError(.tooDeep(limit: Parser.deepest), at: place)
      }
    }
    if cases.count > Self.limit || size > Self.largest { throw tooMany(at: place) }
  }

  private func tooMany(at place: Range<Int>) -> SyntaxError {
    SyntaxError(.tooManyCases(limit: Self.limit), at: place)
  }

  /// A capital letter that names nothing in the text.
  static func unusedLetter(of source: [UInt8]) -> UInt8? {
    var isUsed = [Bool](repeating: false, count: 256)
    for (index, byte) in source.enumerated() {
      isUsed[Int(byte)] = true
      // A fullwidth letter is read as the plain one.
      if byte == 0xEF, index + 2 < source.count, source[index + 1] == 0xBC {
        isUsed[Int(source[index + 2] & 0x3F) + 0x20] = true
      }
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).reversed().first { !isUsed[Int($0)] }
  }
}
