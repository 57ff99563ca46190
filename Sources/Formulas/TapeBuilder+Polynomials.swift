import OrdinateNumerics

/// Sums, of which polynomials in one value are recognised.
extension TapeBuilder {
  /// A whole power of a value times a constant; without a value the constant alone.
  struct Monomial {
    var coefficient: TapeConstant
    var base: Value?
    var exponent: Int32 = 0
  }

  /// The sum of values, of which some are subtracted.
  ///
  /// Terms that are powers of one value become a polynomial; the others are added from left to
  /// right.
  ///
  /// - Complexity: O(terms · distinct values among them).
  mutating func sum(_ terms: [(value: Value, isSubtracted: Bool)]) -> Value {
    var groups: [(base: Value?, monomials: [Monomial])] = []
    for term in terms {
      for var monomial in monomials(of: term.value) {
        if term.isSubtracted { monomial.coefficient = monomial.coefficient.negated }
        if let index = groups.firstIndex(where: { $0.base == monomial.base }) {
          groups[index].monomials.append(monomial)
        } else {
          groups.append((monomial.base, [monomial]))
        }
      }
    }
    var constant: TapeConstant?
    if let index = groups.firstIndex(where: { $0.base == nil }) {
      for monomial in groups.remove(at: index).monomials {
        constant = constant.map { total($0, monomial.coefficient) } ?? monomial.coefficient
      }
    }
    // The constant joins the first group of several terms, else the first that has a coefficient.
    let host = constant == nil ? nil : groups.firstIndex { $0.monomials.count > 1 }
    if let host, let term = constant {
      groups[host].monomials.append(Monomial(coefficient: term, base: groups[host].base))
      constant = nil
    }
    var result: Value?
    for group in groups {
      guard let base = group.base else { continue }
      let value = polynomial(in: base, group.monomials)
      result = result.map { add($0, value) } ?? value
    }
    guard let constant else { return result ?? self.constant(0) }
    let value = self.constant(constant)
    return result.map { fusedSum($0, constant) } ?? value
  }

  /// `x + c`, in one step with the product that x may be.
  private mutating func fusedSum(_ x: Value, _ constant: TapeConstant) -> Value {
    let node = node(x)
    if node.opcode == .multiplyConstant {
      return append(polynomial: [constants[Int(node.c)], constant], in: Value(index: node.a))
    }
    return add(x, self.constant(constant))
  }

  /// The terms that a value is the sum of, as far as they are powers of one value.
  private func monomials(of value: Value) -> [Monomial] {
    if let constant = constant(value) { return [Monomial(coefficient: constant)] }
    let node = node(value)
    let one = TapeConstant(exactly: 1)
    switch node.opcode {
    case .multiplyConstant:
      let (base, exponent) = whole(Value(index: node.a))
      return [
        Monomial(coefficient: constants[Int(node.c)], base: base, exponent: exponent)
      ]
    case .negate:
      let (base, exponent) = whole(Value(index: node.a))
      return [Monomial(coefficient: one.negated, base: base, exponent: exponent)]
    case .addConstant:
      let (base, exponent) = whole(Value(index: node.a))
      return [
        Monomial(coefficient: one, base: base, exponent: exponent),
        Monomial(coefficient: constants[Int(node.c)]),
      ]
    default:
      let (base, exponent) = whole(value)
      return [Monomial(coefficient: one, base: base, exponent: exponent)]
    }
  }

  /// The sum of powers of one value.
  private mutating func polynomial(in base: Value, _ monomials: [Monomial]) -> Value {
    var terms: [Monomial] = []
    for monomial in monomials {
      if let index = terms.firstIndex(where: { $0.exponent == monomial.exponent }) {
        terms[index].coefficient = total(terms[index].coefficient, monomial.coefficient)
      } else {
        terms.append(monomial)
      }
    }
    let isVariable = node(base).opcode == .input
    // What cancels is 0 where it is defined, which a variable is everywhere.
    if isVariable { terms.removeAll { $0.coefficient.isExactly(0) } }
    terms.sort { $0.exponent > $1.exponent }
    guard let highest = terms.first, let lowest = terms.last else { return constant(0) }
    if terms.count == 1 { return power(base, of: highest) }
    let shift = lowest.exponent
    let stride = terms.reduce(0) { divisor($0, $1.exponent - shift) }
    let degree = (highest.exponent - shift) / stride
    if degree > 2 * Int32(terms.count) + 2 { return sumOfPowers(of: base, terms) }
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

  private mutating func power(_ base: Value, of term: Monomial) -> Value {
    term.exponent == 0
      ? constant(term.coefficient) : multiply(power(base, term.exponent), term.coefficient)
  }

  private mutating func sumOfPowers(of base: Value, _ terms: [Monomial]) -> Value {
    var result = power(base, of: terms[0])
    for term in terms[1...] { result = add(result, power(base, of: term)) }
    return result
  }

  private mutating func total(_ x: TapeConstant, _ y: TapeConstant) -> TapeConstant {
    let (left, right) = (constant(x), constant(y))
    let total = append(Instruction(opcode: .add, a: left.index, b: right.index))
    return constant(total) ?? x
  }

  private func divisor(_ a: Int32, _ b: Int32) -> Int32 { b == 0 ? a : divisor(b, a % b) }
}
