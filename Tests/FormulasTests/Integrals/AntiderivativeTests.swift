import Testing

@testable import Formulas

/// The rules for antiderivatives.
struct AntiderivativeTests {
  /// Integrands for which there is a rule, one per line.
  private static let integrands = """
    x^3-2x+1
    sin(x)
    cos(2x+1)
    tan(x)
    tan(3x)^2
    sec(x)^3
    csc(x)
    1/x
    1/(2x+3)
    1/x^2
    √x
    √(2x+1)
    x√(x²)
    1/√x
    x^(1/3)
    x^(-1/3)
    x^0.2
    e^x
    e^(-2x)
    2^x
    x e^x
    x^3 e^(-x)
    e^x sin(x)
    e^(-x) cos(3x)
    x sin(x)
    x^2 cos(2x)
    x e^x sin(x)
    sin(x)^2
    cos(x)^4
    sin(x)^3 cos(x)^2
    sin(2x)cos(3x)
    sin(x)^3/cos(x)^2
    1/(sin(x)cos(x))
    ln(x)
    x ln(x)
    x^2 ln(x)
    ln(x)^2
    ln(x)/x
    1/(x ln(x))
    ln(x^2+1)
    atan(x)
    x atan(x)
    asin(x)
    acos(2x)
    asinh(x)
    acosh(x)
    atanh(x)
    1/(1+x²)
    1/(x²+2x+5)
    x/(x²+1)
    (x+1)/(x²+2x+5)
    1/(x²-1)
    1/(x²-2)
    1/(x^3+1)
    x^4/(x^2-1)
    1/(x²+1)²
    (3x+2)/(x^2+1)^3
    1/(x(x+1)^2)
    1/((x²+1)(x²+4))
    √(1-x²)
    √(4-x²)
    1/√(1-x²)
    1/√(x²+1)
    1/√(x²-1)
    √(x²+1)
    √(x²-1)
    x√(x²+1)
    x/√(1-x²)
    x³e^(x²)
    x e^(-x²)
    e^(-x²)
    e^(-x^2+3x)
    cos(x) sin(x)^5
    cos(x)/(1+sin(x)^2)
    e^x/(1+e^x)
    1/(1+e^x)
    sin(√x)/√x
    e^√x
    sinh(x)
    cosh(2x)^2
    x sinh(x)
    tanh(x)
    sech(x)^2
    sinh(x)^3
    |x|
    |2x-1|
    sign(x)
    x³/(1+x⁴)
    x/(1+x⁴)
    cos(ln(x))/x
    (x+1)e^x
    (2x+1)e^(x²+x)
    x^5-x^(5/2)
    π x^2
    x(x²+1)^5
    1/(x^4-1)
    erf(x)
    log(x)
    log2(x)
    log(3,x)
    (x-1)^2/x
    3^(2x) x
    e^x(sin(x)+cos(x))
    (1+x)^2 sin(x)
    1/cos(x)^2
    tan(x)sec(x)
    tan(x)^4
    cot(x)
    1/sinh(x)
    coth(x)
    asin(x)/√(1-x²)
    atan(x)/(1+x²)
    1/(x√(ln(x)))
    (√x+1)^2/x
    ∛x
    √x·√x
    x^2/(x^2+1)
    (x^5+1)/(x^3-x)
    cos(x)^5
    sin(x)^6
    sin(x)sin(2x)sin(3x)
    x^2 e^(3x)sin(2x)
    log1p(x)
    expm1(x)
    1/(3-2x)^4
    (5x-2)^(2/3)
    x^7/3-5x^2+x/9-4
    (3x-1)^9
    1/(5-x)
    1/(4x+1)^3
    √(3-x)
    (2x+3)^(-1/2)
    (1-x)^(1/3)
    sin(3x-1)
    cos(x/2)
    cot(2x)
    csc(x)^2
    sec(2x)^2
    csc(x)^3
    tan(x)^3
    cot(x)^2
    sec(x)^4
    sin(x)^4
    sin(x)^5
    cos(x)^3
    sin(x)cos(x)
    sin(x)^2 cos(x)^2
    cos(x)cos(2x)
    sin(x)sin(5x)
    sin(x)/cos(x)^3
    cos(x)/sin(x)^2
    1/sin(x)^4
    cos(x)^2/sin(x)
    x^2 sin(3x)
    x^4 cos(x)
    x^3 e^(2x)
    e^(3x)cos(2x)
    e^(-x)sin(x)
    x e^(-x) cos(x)
    x^2×2^x
    5^(-x)
    e^(2x-1)
    cosh(x)^3
    sinh(x)cosh(x)
    x cosh(2x)
    e^x sinh(x)
    tanh(2x)
    coth(x)^2
    tanh(x)^2
    1/cosh(x)^2
    ln(2x+1)
    log(5x)
    log2(3x)
    log(7,x)
    ln(x)^3
    x^3 ln(x)^2
    √x ln(x)
    ln(x)/x^2
    1/(x ln(x)^2)
    ln(x+1)/(x+1)
    sin(ln(x))/x
    x atan(2x)
    x^2 atan(x)
    atan(3x)
    asin(x/2)
    acos(x)
    asinh(2x)
    atanh(x/2)
    atan(x)^2/(1+x²)
    1/(9+4x²)
    1/(x²-5x+6)
    (2x-1)/(x²-x+4)
    x²/(x²+4)
    x^3/(x^2+1)
    (x^2+x+1)/(x^3+x)
    1/(x^2(x-1))
    1/(x²+3)²
    x/(x²+1)³
    (2x+5)/(x^2+2x+2)^2
    1/(x^2-3)
    x^5/(x^3-1)
    1/((x+1)(x+2)(x+3))
    (x^3-2)/(x^4-x^2)
    1/(4x²-12x+9)
    √(9-x²)
    √(x²+2x+5)
    √(2x-x²)
    1/√(4x-x²)
    1/√(x²+4x+5)
    1/√(9-4x²)
    1/√(x²-4)
    x/√(x²+9)
    x√(1-x²)
    x^2/√(x³+1)
    x/(1+x^4)
    x^2/(1+x^6)
    x^2 e^(-x³)
    x e^(x²)
    e^(√x)/√x
    e^x cos(e^x)
    e^x √(1+e^x)
    e^(sin(x))cos(x)
    cos(x)e^(2sin(x))
    sin(x)√(cos(x))
    sin(x)/(1+cos(x)²)
    cos(x)/(2+sin(x))
    1/(x(1+ln(x)^2))
    e^(-4x²)
    e^(-x²+x-1)
    e^(2x)/(1+e^(2x))
    (e^x+1)^2
    |3x+2|
    sign(x-1)
    max(x,1-x)
    min(2x+1,3)
    floor(x)
    ceil(2x-1/3)
    round(x/2)
    trunc(3x)
    frac(x+1/3)
    mod(x,3)
    mod(1-2x,-1/2)
    2floor(x)-x
    erf(2x)
    erfc(x)
    expm1(2x)
    log1p(3x)
    (x+1)√x
    (x²+1)/√x
    (1+√x)^3
    x^(2/3)+x^(-1/5)
    ∛(2x+1)
    root(x,5)
    √x/x
    x√x
    π e^x+φ
    √2 x^3
    x²(x+1)³
    (x-1)(x+2)cos(x)
    (x^2+1)e^(-x)
    (sin(x)+cos(x))^2
    1/(1+x²)+1/(1-x²)
    tan(x)sec(x)^2
    sec(x)tan(x)^3
    sin(π x)
    e^(-x/3)x²
    x^2/(x+1)
    (x+3)/(x-2)
    1/(e x+1)
    5x e^(x²)
    3x² e^(x³)/7
    -2x cos(x²)
    π cos(x)e^(sin(x))
    -4sin(x)^3cos(x)
    √(4x)
    2/(3x+1)
    -3x/(2x²+1)
    7tan(2x)/3
    (-x)^3
    (-2x+1)^5
    √(-x+5)
    1/√(-2x+9)
    ln(4x)^2
    √(4-4x)
    6x√(3x²+2)
    atan(x)/(x²+1)
    """
    .split(separator: "\n").map(String.init)

  @Test("the derivative of an antiderivative is the integrand", arguments: integrands)
  func derivatives(source: String) throws {
    let integrand = try Formula(source)
    var integrator = Integrator(variable: "x", hasWaves: true)
    let antiderivative = integrator.antiderivative(of: integrand.simplified)
    let found = try #require(antiderivative)
    let derivative = try found.derivative(withRespectTo: "x")
    var compared = 0
    for x in [-2.7, -0.6, 0.37, 0.81, 1.9, 4.3] {
      guard let value = try? integrand.value(variables: ["x": x]),
        let other = try? derivative.value(variables: ["x": x])
      else { continue }
      compared += 1
      #expect(
        (value - other).magnitude <= 1e-8 * max(1, value.magnitude),
        "\(other), not \(value), at \(x)")
    }
    #expect(compared > 0)
  }

  @Test(
    "without a rule there is no antiderivative",
    arguments: [
      "√(x²)", "(x^4)^(1/4)", "x^x", "sin(x)/x", "e^x/x", "|x|/x", "floor(x)", "gamma(x)",
      "√(x³+1)", "x^2√(x²)",
    ])
  func unknown(source: String) throws {
    var integrator = Integrator(variable: "x")
    let integrand = try Formula(source).simplified
    let antiderivative = integrator.antiderivative(of: integrand)
    #expect(antiderivative == nil)
  }
}
