import Formulas
import Reals
import Testing

/// Results as they are shown.
struct ShownValueTests {
  private func shown(
    _ source: String, digits: Int = 16, angle: AngleUnit = .radians,
    order: OrderOfOperations = .precedence
  ) -> String {
    do {
      return try Formula.shownText(
        of: source, digits: digits, options: ReadingOptions(order: order), angle: angle)
    } catch {
      return "\(error.code) at \(error.range.lowerBound)..<\(error.range.upperBound)"
    }
  }

  @Test(
    "a result is the true value, rounded once",
    arguments: [
      ("0.1+0.2", "0.3"), ("4.35*100", "435"), ("37/3", "12.33333333333333"),
      ("2^53+1", "9007199254740993"), ("sin(π)", "0"), ("sin(10^22)", "-0.8522008497671888"),
      ("mod(2^60,10)", "6"), ("10^-320", "1×10⁻³²⁰"), ("(10^15+0.3)-10^15", "0.3"),
      ("0.1-0.1+10^-17", "1×10⁻¹⁷"), ("√(0.3-0.1-0.2)", "0"), ("floor(4.35*100)", "435"),
      ("171!/170!", "171"), ("asin(0.1*3/0.3)", "1.570796326794897"), ("0^0", "1"),
      ("(-8)^(1/3)", "-2"), ("(-8)^(2/3)", "4"), ("(-32)^0.2", "-2"), ("(-32)^-0.2", "-0.5"),
      ("3.5!", "11.63172839656745"), ("acos(0.9999999999999999)", "1.414213562373095×10⁻⁸"),
      ("atan2(0,-1)", "3.141592653589793"), ("9^9^9", "4.28124773175747×10³⁶⁹⁶⁹³⁰⁹⁹"),
      ("10^10^10", "1×10¹⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰"), ("2^100", "1.267650600228229×10³⁰"),
      ("20!", "2432902008176640000"), ("21!", "51090942171709440000"),
      ("22!", "1.124000727777608×10²¹"), ("10^21", "1×10²¹"), ("10^20", "100000000000000000000"),
      ("-10^20", "-100000000000000000000"), ("10^15/3", "333333333333333.3"),
      ("10^16/3", "3333333333333333"), ("10^17/3", "3.333333333333333×10¹⁶"),
      ("10^-6", "0.000001"), ("10^-7", "1×10⁻⁷"), ("1/3-1/3", "0"), ("6.02*10^23", "6.02×10²³"),
      (
        "333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096)",
        "-0.8273960599468214"
      ),
      ("log(100)", "2"), ("log(8,4)", "0.6666666666666667"), ("log2(2^5000)", "5000"),
      ("log(10^5000)", "5000"), ("root(-27,3)", "-3"), ("root(4,-2)", "0.5"), ("root(8,1.5)", "4"),
      ("ncr(1000,500)", "2.702882409454366×10²⁹⁹"), ("ncr(0.5,2)", "-0.125"),
      ("ncr(-2,3)", "-4"), ("npr(0.5,2)", "-0.25"), ("ncr(5,2)", "10"), ("ncr(3,5)", "0"),
      ("gcd(12,18,27)", "3"), ("lcm(4,6,10)", "60"), ("mod(-1,4)", "3"), ("mod(5.5,-2)", "-0.5"),
      ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("trunc(-2.7)", "-2"), ("frac(-2.75)", "-0.75"),
      ("ceil(2.1)", "3"), ("ceil(-2.1)", "-2"), ("sign(-π)", "-1"), ("|3-5|", "2"),
      ("min(3,1,2)", "1"), ("max(√2,1.4)", "1.414213562373095"), ("clamp(-1,1.5,1)", "1"),
      ("sum(1,2,3)", "6"), ("avg(1,2)", "1.5"), ("hypot(3,4)", "5"), ("deg(π)", "180"),
      ("rad(180)", "3.141592653589793"), ("sinc(0)", "1"), ("sinc(1)", "0.8414709848078965"),
      ("acot(0)", "1.570796326794897"), ("erf(1)", "0.8427007929497149"),
      ("erf(3^0.009^-3)", "1"), ("erf(-10^50)", "-1"),
      ("gamma(0.5)", "1.772453850905516"), ("2*sin(1)+3^4", "82.68294196961579"),
      ("(√2+√3)^2-5-2√6", "0"), ("e^(ln(5))-5", "0"), ("tau/pi", "2"), ("φ", "1.618033988749895"),
      ("sec(0)", "1"), ("coth(1)", "1.313035285499331"), ("asech(0.5)", "1.316957896924817"),
      ("mod(10^20+0.5,7)", "2.5"), ("exp(1000)", "1.970071114017047×10⁴³⁴"),
      ("floor(e^40)", "235385266837019985"), ("1/(10^400)", "1×10⁻⁴⁰⁰"),
      ("trunc(sin(1)^2+cos(1)^2-1)", "0"), ("sin(1)^2+cos(1)^2-1", "0"),
      ("max(sin(1)^2+cos(1)^2,1)", "1"), ("|sin(1)^2+cos(1)^2-1|", "0"),
      ("(-1)^(10^30)", "1"), ("(-1)^(10^30+1)", "-1"), ("(1+10^-30)^(10^30)", "2.718281828459045"),
      ("9007199254740993-1", "9007199254740992"), ("1e400/1e399", "10"), ("mod(1e400,7)", "4"),
      ("1e-400", "1×10⁻⁴⁰⁰"), ("1.5e999999999999999999", "1.5×10⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹⁹"),
      ("1e-999999999999999999*1e999999999999999998", "0.1"),
      ("0.1000000000000000055511151231257827-0.1", "5.551115123125783×10⁻¹⁸"),
      ("(-1)^(1/9007199254740993)", "-1"), ("(-32)^0.20000000000000000000", "-2"),
      ("64^405", "3.183387183676786×10⁷³¹"), ("acosh(sin(1)^2+cos(1)^2-0)", "undecided at 0..<26"),
      ("sinh(acosh(1/(1-0)))", "0"),
      ("asin(cos(π/7)-cos(2π/7)+cos(3π/7)+1/2)", "1.570796326794897"),
      ("2^0.123", "1.088997015336106"), ("root(2,97)", "1.007171439712219"),
      (
        "(φ×16.87)^pow(7.64851571716459805230751615543,19.445)",
        "1.040686064571495×10²¹⁷⁹⁴³²⁶³²⁵⁰³³⁶⁴⁴⁰"
      ),
      ("fac(tanh(12.8)^(7985255923614068321928332964-86))", "1"),
      ("e^((√2*10^40+10^17)-√2*10^40)", "5.822545512045741×10⁴³⁴²⁹⁴⁴⁸¹⁹⁰³²⁵¹⁸²"),
      ("(1-10^-11)^(10^28)", "9.861296899609475×10⁻⁴³⁴²⁹⁴⁴⁸¹⁹⁰⁵⁴²³³¹"),
      ("(1/π)^(√2*10^19)", "overflow at 0..<19"), ("e^(e^(e^10))", "overflow at 0..<12"),
      ("1+e^(-10^30)", "1"), ("2-gamma(0.5-10^30)*10^9", "2"),
      ("π+(1/π)^(10^19)", "3.141592653589793"), ("sin(e^(-10^30))+√2", "1.414213562373095"),
      ("erfc(10^10)-π*10^-400", "-3.141592653589793×10⁻⁴⁰⁰"),
      ("0*e^(-10^30)", "0"), ("e^(-10^30)-e^(-10^30)", "0"), ("(10^-17)^(10^17)+2", "2"),
      ("cos(10^(-10^18))", "1"), ("1/(1-poissoncdf(10^20,1000))", "1"),
      ("11/((tan(2)-sin(2)/cos(2))+10^-16)", "110000000000000000"),
      ("tan(38°/11)-sin(38°/11)/cos(38°/11)+10^-30", "1×10⁻³⁰"),
      ("x²-x", "variable-not-set at 0..<1"),
    ])
  func values(source: String, expected: String) {
    #expect(shown(source) == expected, "\(source)")
  }

  @Test(
    "sums and products of many terms have all digits",
    arguments: [
      ("sum(k=1,5000,1/k)", "9.094508852984437"), ("sum(k=1,100000,1/k)", "12.09014612986343"),
      ("sum(k=1,50000,1/k^2)", "1.644914067048225"),
      ("prod(k=1,20000,(2k)/(2k+1))", "0.006266453191436897"),
      ("sum(k=1,10000,floor(k*pi))", "157090308"), ("sum(k=1,2000,1/k)-sum(n=1,2000,1/n)", "0"),
      ("sum(k=1,3,floor(int(x=0,k,e^x)))", "26"), ("sum(k=1,7,prod(n=1,k,n/(n+1)))-761/280", "-1"),
      ("sum(k=1,9,√k)-sum(n=0,8,√(9-n))", "0"), ("prod(k=1,30,√k)^2/30!", "1"),
    ])
  func longSums(source: String, expected: String) {
    #expect(shown(source) == expected, "\(source)")
  }

  @Test(
    "angles in degrees are exact",
    arguments: [
      ("sin(180)", "0"), ("cos(90)", "0"), ("tan(90)", "pole at 0..<7"), ("asin(0.5)", "30"),
      ("1/sin(180)", "division-by-zero at 0..<10"), ("1/sin(π)", "18.24695478459414"),
      ("sin(10^300*360+30)", "0.5"), ("atan2(1,0)", "90"), ("acot(0)", "90"), ("sec(60)", "2"),
      ("cot(90)", "0"), ("cot(180)", "pole at 0..<8"), ("tan(45)", "1"), ("acos(-1)", "180"),
      ("12/((sin(11)^2+cos(11)^2-1)+10^-19)", "120000000000000000000"),
    ])
  func degrees(source: String, expected: String) {
    #expect(shown(source, angle: .degrees) == expected, "\(source)")
  }

  @Test(
    "an error is one of the true value",
    arguments: [
      ("1/sin(π)", "division-by-zero at 0..<9"), ("tan(π/2)", "pole at 0..<9"),
      ("1+√(1-2)", "negative-root at 2..<10"), ("ln(0.3-0.1-0.2)", "logarithm-of-zero at 0..<15"),
      ("1/(sin(1)^2+cos(1)^2-1)", "undecided at 0..<23"),
      ("floor(sin(1)^2+cos(1)^2)", "undecided at 0..<24"), ("(-8)^0.5", "negative-root at 0..<8"),
      ("(-8)^(1/2)", "negative-root at 0..<10"),
      ("(-8)^0.33333333333333333333", "negative-root at 0..<27"),
      (
        "asin(1.000000000000001)",
        "out-of-domain at 0..<23"
      ),
      ("(-3)!", "pole at 0..<5"), ("10^(10^18)", "overflow at 0..<10"),
      ("10^(-10^18)", "overflow at 0..<11"), ("0^-1", "division-by-zero at 0..<4"),
      ("exp(exp(100))", "overflow at 0..<13"), ("exp(-exp(100))", "overflow at 0..<14"),
      ("10^9*gamma(0.5-10^30)", "overflow at 0..<21"), ("10^100*e^(-10^30)", "overflow at 0..<17"),
      ("-erfc(10^10)*3", "overflow at 0..<14"), ("1/e^(-10^30)", "overflow at 0..<12"),
      ("e^(-10^30)+e^(-10^31)", "overflow at 0..<21"), ("ln(e^(-10^30)*2)", "overflow at 0..<16"),
      ("√(10^-1*e^(-10^30))", "overflow at 0..<21"), ("10^(-10^18)*5", "overflow at 0..<13"),
      ("sinh(4e18)", "overflow at 0..<10"),
      ("cosh(-3e18)", "overflow at 0..<11"),
      ("gcd(1.5,2)", "out-of-domain at 0..<10"), ("mod(1,0)", "division-by-zero at 0..<8"),
      ("log(1,2)", "out-of-domain at 0..<8"), ("clamp(2,1,0)", "out-of-domain at 0..<12"),
      ("acoth(1)", "pole at 0..<8"), ("asech(0)", "pole at 0..<8"), ("csch(0)", "pole at 0..<7"),
      ("atan2(0,0)", "out-of-domain at 0..<10"), ("root(4,0)", "division-by-zero at 0..<9"),
      ("root(-8,1.5)", "out-of-domain at 0..<12"),
    ])
  func errors(source: String, expected: String) {
    #expect(shown(source) == expected, "\(source)")
  }

  @Test(
    "as many digits are shown as are asked for, and no zeros in place of others",
    arguments: [
      ("123456789", 5, "1.2346×10⁸"), ("1/3", 30, "0.333333333333333333333333333333"),
      ("2^100", 40, "1267650600228229401496703205376"), ("120000", 5, "120000"),
      ("99999.7", 5, "1×10⁵"),
      ("2/3", 1, "0.7"), ("0.15", 1, "0.2"), ("-0.15", 1, "-0.2"), ("2.5", 1, "3"),
      ("sin(1)^2+cos(1)^2+0.5", 1, "1.5"), ("3-tanh(45)/2", 1, "3"), ("(5/2-10^-60)+0*π", 1, "2"),
      ("(sin(1)^2+cos(1)^2)/2", 1, "0.5"),
      ("sin(1)^2+cos(1)^2+0.05", 2, "1"), ("(sin(1)^2+cos(1)^2)*0.125", 2, "0.1"),
      ("(sin(1)^2+cos(1)^2)*0.12345678901234565", 16, "0.123456789012346"),
      ("(sin(1)^2+cos(1)^2)*12345", 3, "1.23×10⁴"), ("(sin(1)^2+cos(1)^2)*99.95", 2, "1×10²"),
      ("(sin(1)^2+cos(1)^2)*1000000000000000.5", 16, "1×10¹⁵"),
      ("√(√(3)+√(2))×√(√(3)-√(2))×8*10^18", 1, "8000000000000000000"),
      ("e^100", 46, "26881171418161354484126255515800135873611118.77"),
    ])
  func counts(source: String, digits: Int, expected: String) {
    #expect(shown(source, digits: digits) == expected, "\(source)")
  }

  @Test("from left to right, the true value is that of this order")
  func order() {
    #expect(shown("17÷3+69-23", order: .leftToRight) == "51.66666666666667")
  }

  @Test(
    "doubles that are data are shown in the same way",
    arguments: [
      (0.1 + 0.2, "0.3"), (8.2, "8.2"), (1e21, "1×10²¹"), (1e20, "100000000000000000000"), (0, "0"),
      (-0.0, "0"), (1e-6, "0.000001"), (1e-7, "1×10⁻⁷"), (-1.5, "-1.5"),
      (0.9999999999999999, "0.9999999999999999"),
      (9.999999999999998, "9.999999999999998"), (.leastNonzeroMagnitude, "5×10⁻³²⁴"),
      (1.7976931348623157e308, "1.797693134862316×10³⁰⁸"),
    ] as [(Double, String)])
  func data(value: Double, expected: String) {
    #expect(RealDigits(value).text == expected)
  }

  @Test(
    "the nearest double is that of the true value",
    arguments: [
      ("0.1+0.2", 0.3), ("10^400", .infinity), ("-10^400", -.infinity), ("10^-400", 0),
      ("2^-1074", .leastNonzeroMagnitude), ("2^-1075", 0),
      ("2^-1075+10^-400", .leastNonzeroMagnitude),
      ("2^53+1", 9_007_199_254_740_992),
      ("2^53+1+10^-50", 9_007_199_254_740_994), ("√2", 1.4142135623730951), ("1/3", 1.0 / 3),
      ("2^1024-2^970", .infinity), ("2^1024-2^970-1", 1.7976931348623157e308), ("sin(π)", 0),
      ("exp(-745)", .leastNonzeroMagnitude), ("e^-740", 85 * .leastNonzeroMagnitude),
    ] as [(String, Double)])
  func nearestDoubles(source: String, expected: Double) throws {
    var value = try Formula(source).real()
    #expect(try value.nearestDouble() == expected)
  }

  @Test("a stored number keeps its value, its unit and every digit, and is computed once")
  func storedNumbers() throws {
    let root = StoredNumber(try Formula("√(2)"), angle: .radians)
    var variables = RealVariables()
    variables["M"] = root
    let options = ReadingOptions(variables: .anyLetter)
    #expect(try Formula.shownText(of: "M×M", options: options, variables: variables) == "2")
    variables["M"] = StoredNumber(try Formula("sin(30)"), angle: .degrees)
    #expect(
      try Formula.shownText(of: "M+sin(M)-sin(0.5)", options: options, variables: variables)
        == "0.5")
    variables["M"] = StoredNumber(try Formula("1+0.1^20"), angle: .radians)
    for _ in 0..<60 {
      let square = try Formula("M×M", options: options)
      variables["M"] = StoredNumber(square, angle: .radians, variables: variables)
    }
    #expect(
      try Formula.shownText(of: "M", options: options, variables: variables) == "1.011595932599668")
    variables["M"] = StoredNumber(try Formula("1/0"), angle: .radians)
    #expect(throws: FormulaError.domain(.divisionByZero, at: 2..<3)) {
      try Formula.shownText(of: "2+M", options: options, variables: variables)
    }
  }

  @Test(
    "a spent budget is an error, and more of it goes on to the same answer",
    arguments: [
      ("gamma(1/3)+erf(1/7)", 200, 20_000), ("-1.11*10^1113*9.375/5", 16, 500),
      ("1/(cos(π/48)^2(1+tan(π/48)^2))", 16, 5_000),
    ] as [(String, Int, Int64)])
  func resuming(source: String, count: Int, slice: Int64) throws {
    var value = try Formula(source).real(work: 0)
    var rounds = 0
    var digits: RealDigits?
    while digits == nil {
      do {
        digits = try value.digits(count)
      } catch {
        #expect(error.error == .unfinished)
        rounds += 1
        value.work += slice
      }
    }
    #expect(rounds > 3)
    var whole = try Formula(source).real()
    #expect(try whole.digits(count) == digits)
  }

  @Test(
    "no question runs away",
    arguments: [
      "sin(10^1000000)", "(10^9)!", "10000!", "9^9^9", "10^10^10", "2^(10^9)", "mod(9^9^9,10)",
      "floor(9^9^9)", "gamma(10^8+0.5)", "ncr(10^9,5*10^8)", "sin(2^(10^9))", "200000!",
      "cos(9^9^9)", "gamma(10^-1000000000)",
      "gcd(9^9^9,6)", "erf(10^6)", "10^(10^17)*10^(9*10^17)", "sin(10^-(9*10^17))",
    ])
  func budget(source: String) throws {
    var value = try Formula(source).real(work: 20_000_000)
    do {
      _ = try value.digits().text
    } catch {
      #expect(error.error == .unfinished || error.error == .overflow, "\(source): \(error)")
    }
  }
}
