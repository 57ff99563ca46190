import OrdinateNumerics

/// Sums; polynomials in one value are recognised.
extension TapeBuilder {
  /// A whole power of a value times a constant.
  private struct Monomial {
    var coefficient: TapeConstant
    var base: Value
    var exponent: Int32 = 0
  }

  /// The sum of values, some of them subtracted.
  ///
  /// Terms that are powers of one value become a polynomial; the others are added from left to
  /// right.
  ///
  /// - Complexity: O(terms · distinct values among them).
  mutating func sum(_ terms: [(value: Value, isSubtracted: Bool)]) -> Value {
    var rest: [Monomial] = []
    rest.reserveCapacity(terms.count + 1)
    var constant: TapeConstant?
    for term in terms {
      var (monomial, addend) = summands(of: term.value)
      if term.isSubtracted {
        monomial?.coefficient.negate()
        addend?.negate()
      }
      if let monomial { rest.append(monomial) }
      if let addend { constant = constant.map { total($0, addend) } ?? addend }
    }
    // The constant joins the first group of several terms, or else the first term with a
    // coefficient.
    if let term = constant, let base = Self.firstRepeatedBase(in: rest) {
      rest.append(Monomial(coefficient: term, base: base))
      constant = nil
    }
    var result: Value?
    var index = 0
    while index < rest.count {
      let first = rest[index]
      index += 1
      let value: Value
      if Self.contains(first.base, in: rest[index...]) {
        value = polynomial(in: first.base, rest[(index - 1)...].filter { $0.base == first.base })
        rest[index...].removeAll { $0.base == first.base }
      } else {
        value = isNothing(first) ? self.constant(0) : power(of: first)
      }
      result = result.map { add($0, value) } ?? value
    }
    guard let constant else { return result ?? self.constant(0) }
    return result.map { fusedSum($0, constant) } ?? self.constant(constant)
  }

  private static func firstRepeatedBase(in monomials: [Monomial]) -> Value? {
    monomials.indices.first { contains(monomials[$0].base, in: monomials[($0 + 1)...]) }
      .map { monomials[$0].base }
  }

  private static func contains(_ base: Value, in monomials: ArraySlice<Monomial>) -> Bool {
    monomials.contains { $0.base == base }
  }

  /// `x + c`; if x is a product, one instruction computes both.
  private mutating func fusedSum(_ x: Value, _ constant: TapeConstant) -> Value {
    let node = node(x)
    if node.opcode == .multiplyConstant {
      return append(polynomial: [constants[Int(node.c)], constant], in: Value(index: node.a))
    }
    return add(x, self.constant(constant))
  }

  /// A value as the sum of a constant and a power of another value, if it has that form.
  private func summands(of value: Value) -> (monomial: Monomial?, constant: TapeConstant?) {
    if let constant = constant(value) { return (nil, constant) }
    let node = node(value)
    var (operand, coefficient) = (value, TapeConstant(exactly: 1))
    var constant: TapeConstant?
    switch node.opcode {
    case .multiplyConstant: (operand, coefficient) = (Value(index: node.a), constants[Int(node.c)])
    case .negate: (operand, coefficient) = (Value(index: node.a), TapeConstant(exactly: -1))
    case .addConstant: (operand, constant) = (Value(index: node.a), constants[Int(node.c)])
    default: break
    }
    let (base, exponent) = whole(operand)
    return (Monomial(coefficient: coefficient, base: base, exponent: exponent), constant)
  }

  /// The sum of powers of one value.
  private mutating func polynomial(in base: Value, _ monomials: [Monomial]) -> Value {
    var terms: [Monomial] = []
    for monomial in monomials {
      // The highest power comes first.
      let index = terms.firstIndex { $0.exponent <= monomial.exponent } ?? terms.count
      if index < terms.count && terms[index].exponent == monomial.exponent {
        terms[index].coefficient = total(terms[index].coefficient, monomial.coefficient)
      } else {
        terms.insert(monomial, at: index)
      }
    }
    terms.removeAll { isNothing($0) }
    guard let highest = terms.first, let lowest = terms.last else { return constant(0) }
    if terms.count == 1 { return power(of: highest) }
    let shift = lowest.exponent
    let stride = terms.reduce(0) { divisor($0, $1.exponent - shift) }
    let degree = (highest.exponent - shift) / stride
    if degree > 2 * Int32(terms.count) + 2 { return sumOfPowers(terms) }
    var coefficients = [TapeConstant](
      repeating: TapeConstant(exactly: 0), count: Int(degree) + 1)
    for term in terms {
      coefficients[Int((highest.exponent - term.exponent) / stride)] = term.coefficient
    }
    let argument = power(base, stride)
    var value: Value
    if degree == 1 && coefficients[0].isExactly(1) {
      value = add(argument, constant(coefficients[1]))
    } else if degree == 1 && coefficients[0].isExactly(-1) {
      value = subtract(constant(coefficients[1]), argument)
    } else {
      value = append(polynomial: coefficients, in: argument)
    }
    if shift > 0 { value = multiply(value, power(base, shift)) }
    return value
  }

  private mutating func append(polynomial coefficients: [TapeConstant], in x: Value) -> Value {
    append(
      Instruction(
        opcode: .polynomial, a: x.index, c: append(coefficients),
        number: Int32(coefficients.count)))
  }

  /// Whether a term is 0 everywhere. Terms that cancel are 0 where they are defined, and a variable
  /// is defined everywhere.
  private func isNothing(_ term: Monomial) -> Bool {
    term.coefficient.isExactly(0) && node(term.base).opcode == .input
  }

  private mutating func power(of term: Monomial) -> Value {
    term.exponent == 0
      ? constant(term.coefficient) : multiply(power(term.base, term.exponent), term.coefficient)
  }

  private mutating func sumOfPowers(_ terms: [Monomial]) -> Value {
    var result = power(of: terms[0])
    for term in terms[1...] { result = add(result, power(of: term)) }
    return result
  }

  private mutating func total(_ x: TapeConstant, _ y: TapeConstant) -> TapeConstant {
    if x.isDefined, !x.lower.isNaN, x == y.negated { return TapeConstant(exactly: 0) }
    let (left, right) = (constant(x), constant(y))
    let total = append(Instruction(opcode: .add, a: left.index, b: right.index))
    return constant(total) ?? x
  }

  private func divisor(_ a: Int32, _ b: Int32) -> Int32 { b == 0 ? a : divisor(b, a % b) }
}
