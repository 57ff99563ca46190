/// A formula as steps on a stack of values, in evaluation order: operands from left to right, then
/// the step that uses them. `x^2-3` is `x 2 ^ 3 −`.
///
/// The parser writes it and the evaluator reads it. Steps hold no references, so writing and
/// reading them needs no allocation and no reference counting.
///
/// - Invariant: every step finds its operands on the stack, and one value remains.
struct Postfix {
  private(set) var steps: [Step] = []
  /// The variables that steps name by their index.
  var names: [Name]
  /// The numbers that no double stands for; steps name them by their index.
  private(set) var literals = LiteralTable()

  /// One step, and the part of the text whose value it computes.
  struct Step {
    let action: Action
    let place: Range<Int>
    /// The operation in whose formula the step is.
    var source: Operation?
  }

  enum Action {
    /// A number that is not negative.
    case number(Literal)
    case constant(Constant)
    case variable(Variable)
    case negate
    case add, subtract, multiply, divide
    case power
    case apply(Operation, operandCount: Int)
    /// Takes the last and the first number of a range from the stack. The steps up to the matching
    /// `leave` are taken for each number.
    case enter(Series)
    /// Takes the value of these steps; after the last number, it leaves the whole sum or product.
    case leave(Series)
  }

  /// A sum or product over a range.
  struct Series {
    let operation: Operation
    let variable: Variable
    /// How many steps there are between `enter` and `leave`.
    var count = 0
  }

  enum Variable: Equatable {
    case named(Int)
    case letter(Unicode.Scalar)
  }

  /// - Parameter capacity: How many steps are expected.
  init(names: [Name], capacity: Int) {
    self.names = names
    steps.reserveCapacity(capacity)
  }

  mutating func append(_ action: Action, at place: Range<Int>) {
    steps.append(Step(action: action, place: place))
  }

  /// Appends a number that a double stands for.
  mutating func append(double number: Double, at place: Range<Int>) {
    append(.number(.double(number)), at: place)
  }

  /// Replaces all steps.
  mutating func setSteps(_ steps: [Step]) { self.steps = steps }

  /// The number that a step names.
  mutating func literal(_ numeral: Numeral) -> Literal { literals.literal(numeral) }

  /// Some of the steps, which have a value of their own.
  func part(_ range: Range<Int>) -> Postfix {
    var part = self
    part.steps = Array(steps[range])
    return part
  }

  /// Moves the places of all steps.
  mutating func movePlaces(_ moved: (Range<Int>) -> Range<Int>) {
    for index in steps.indices {
      steps[index] = Step(action: steps[index].action, place: moved(steps[index].place))
    }
  }

  /// Begins the terms of a sum or product over a range.
  ///
  /// - Returns: The number of the step, for `leave(from:at:)`.
  mutating func enter(_ operation: Operation, over variable: Variable, at place: Range<Int>) -> Int
  {
    append(.enter(Series(operation: operation, variable: variable)), at: place)
    return steps.count - 1
  }

  /// Ends the terms that began at a step.
  mutating func leave(from start: Int, at place: Range<Int>) {
    guard case .enter(var series) = steps[start].action else { preconditionFailure() }
    series.count = steps.count - start - 1
    steps[start] = Step(action: .enter(series), place: place)
    append(.leave(series), at: place)
  }

  /// Appends a number, which may be negative, as an operand of its own.
  mutating func append(_ numeral: Numeral, at place: Range<Int>) {
    append(.number(literals.literal(numeral.magnitude)), at: place)
    if numeral.isNegative { append(.negate, at: place) }
  }

  func name(of variable: Variable) -> Name {
    switch variable {
    case .named(let index): names[index]
    case .letter(let scalar): Name(bytes: scalar.utf8)
    }
  }

  /// The number of a variable; a new variable gets the next number.
  mutating func variable(_ name: Name) -> Variable {
    if let index = names.firstIndex(of: name) { return .named(index) }
    names.append(name)
    return .named(names.count - 1)
  }
}

// ∞, which stands only as a bound of an integral.
extension Postfix {
  /// The signs of the bounds of an integral that are ∞ or −∞, and 0 for others.
  struct InfiniteBounds: Equatable {
    var lower = 0
    var upper = 0
  }

  /// The infinite bounds of integrals, with the indices of the steps that begin their terms.
  ///
  /// - Throws: The index of a step that is ∞ elsewhere.
  /// - Complexity: O(steps).
  func infiniteBounds() throws(MisplacedInfinity) -> [(enter: Int, bounds: InfiniteBounds)] {
    var bounds: [(enter: Int, bounds: InfiniteBounds)] = []
    // Where the values on the stack begin, and those of the series that are open.
    var starts: [Int] = []
    var open: [Int] = []
    var placed: [Int] = []
    for (index, step) in steps.enumerated() {
      switch step.action {
      case .enter(let series):
        let (upper, lower) = (starts.removeLast(), starts.removeLast())
        open.append(lower)
        guard series.operation == .integral else { continue }
        var found = InfiniteBounds()
        for (range, isUpper) in [(lower..<upper, false), (upper..<index, true)] {
          guard case .constant(.infinity) = steps[range.lowerBound].action else { continue }
          let isNegated: Bool
          if range.count == 2, case .negate = steps[range.lowerBound + 1].action {
            isNegated = true
          } else if range.count == 1 {
            isNegated = false
          } else {
            continue
          }
          placed.append(range.lowerBound)
          if isUpper { found.upper = isNegated ? -1 : 1 } else { found.lower = isNegated ? -1 : 1 }
        }
        if found != InfiniteBounds() { bounds.append((index, found)) }
      case .leave:
        starts.removeLast()
        starts.append(open.removeLast())
      case .number, .constant, .variable: starts.append(index)
      case .negate: break
      case .add, .subtract, .multiply, .divide, .power: starts.removeLast()
      case .apply(_, let count):
        let first = starts[starts.count - count]
        starts.removeLast(count)
        starts.append(first)
      }
    }
    for (index, step) in steps.enumerated() {
      if case .constant(.infinity) = step.action, !placed.contains(index) {
        throw MisplacedInfinity(index: index)
      }
    }
    return bounds
  }

  struct MisplacedInfinity: Error {
    let index: Int
  }

  /// Whether ∞ occurs in it.
  var hasInfinity: Bool {
    steps.contains { if case .constant(.infinity) = $0.action { true } else { false } }
  }
}
