import Formulas
import Sheets
import Testing

/// What the last row of a sheet says.
private func last(_ rows: [String]) -> RowResult {
  let sheet = Sheet(rows)
  return sheet.result(at: rows.count - 1)
}

struct SheetTests {
  @Test(
    "reads a row by what it says",
    arguments: [
      (["a = 2"], .parameter, "2"), (["a = -0.5 {-5 ≤ a ≤ 5, step 0.1}"], .parameter, "-0.5"),
      (["b = 1/2 + 1/3"], .definition, "0.8333333333333333"),
      (["1/3"], .value, "0.3333333333333333"),
      (["g = x + 1"], .definition, "g = x + 1"), (["f(x) = x²+1"], .function, "f(x) = x²+1"),
      (["f(x, y) = x y"], .function, "f(x, y) = x y"), (["y = x²"], .curve, "y = x^2"),
      (["x²"], .curve, "y = x^2"), (["x = y²"], .curve, "x = y^2"),
      (["sin t"], .curve, "y = sin(t)"),
      (["y = x² {0 ≤ x < 2}"], .curve, "y = x^2 ∧ 0 ≤ x < 2"),
      (["y = {x < 0: -x, x}"], .curve, "x < 0 ∧ y = -x ∨ ¬(x < 0) ∧ y = x"),
      (["x²+y² = 25"], .relation, "x^2+y^2 = 25"), (["y > x"], .relation, "y > x"),
      (["r = 1+cos θ"], .polar, "r = 1+cos(θ)"), (["r=2cos(3theta)"], .polar, "r = 2×cos(3×θ)"),
      (["r < 2"], .relation, "r < 2"), (["y(x) = x²"], .curve, "y = x^2"),
      (["r(θ) = 2cos(3θ)"], .polar, "r = 2×cos(3×θ)"), (["x(y)=y²"], .curve, "x = y^2"),
      (["r(theta)=theta"], .polar, "r = θ"), (["y(x+1) = 2"], .relation, "y×(x+1) = 2"),
      (["(cos t, sin t)"], .parametric, "(cos t, sin t)"),
      (["(1, 2)"], .point, "(1, 2)"), (["P = (1/2, 3)"], .point, "(0.5, 3)"),
      (["[1, 4, 9]"], .list, "[1, 4, 9]"), (["L = [1…5]"], .list, "[1, 2, 3, 4, 5]"),
      (["[1, 3 ... 9]"], .list, "[1, 3, 5, 7, 9]"), (["[3…1]"], .list, "[3, 2, 1]"),
      (["[0, 0.1…0.3]"], .list, "[0, 0.1, 0.2, 0.3]"),
      (["[k² for k = 1…5]"], .list, "[1, 4, 9, 16, 25]"),
      (["[k² for k = [2, 3]]"], .list, "[4, 9]"),
      (["±2"], .list, "[2, -2]"), (["(-3±√(9-8))/2"], .list, "[-1, -2]"),
      (["b = 3", "2b±4∓1"], .list, "[9, 3]"), (["|±2|+1"], .list, "[3, 3]"),
      (["3·2^2±1"], .list, "[13, 11]"),
      (["[(1, 2), (3, 4)]"], .point, "[(1, 2), (3, 4)]"),
      (["(1, 2), (3, 2²)"], .point, "[(1, 2), (3, 4)]"),
      (["L = (1, 2) , (a, a)", "a = 3", "L"], .point, "[(1, 2), (3, 3)]"),
      (["[(k, k²) for k = 1…3]"], .point, "[(1, 1), (2, 4), (3, 9)]"),
      (["([1, 2], 3)"], .point, "[(1, 3), (2, 3)]"),
      (["\"a note\""], .note, "\"a note\""), ([""], .note, ""),
      (["x_1 = 3"], .parameter, "3"), (["v_max = 3", "v_max²"], .value, "9"),
      (["x₁ = 3", "x_1+1"], .value, "4"), (["α = 3", "2α"], .value, "6"),
    ] as [([String], RowResult.Kind, String)])
  func reads(rows: [String], kind: RowResult.Kind, text: String) {
    let row = last(rows)
    #expect(row.kind == kind, "\(rows): \(String(describing: row.problem))")
    #expect(row.text == text)
  }

  @Test(
    "uses the definitions of other rows, in any order",
    arguments: [
      (["a = 2", "b = a²", "a b"], .value, "8"), (["a b", "b = a²", "a = 2", "2b"], .value, "8"),
      (["f(x) = x²+a", "a = 3", "f(2)"], .value, "7"), (["f(x) = x²", "f(f(3))"], .value, "81"),
      (["f(x) = x²", "2f(3)+f(1)f(2)"], .value, "22"),
      (["f(x) = x²", "y = f(x-1)"], .curve, "y = f(x-1)"),
      (["h(u, v) = u-v", "h(5, 3)"], .value, "2"), (["f(a) = a²", "a = 7", "f(2)"], .value, "4"),
      (["f(x) = x³", "f'(2)"], .value, "12"), (["f(x) = x³", "f''(2)"], .value, "12"),
      (["f(x) = x³", "f′(2)+f″(1)"], .value, "18"), (["d/dx(x³)"], .curve, "y = 3×x^2"),
      (["d/dx(ln x)"], .curve, "y = 1÷x"), (["d/dx(|x|)"], .curve, "y = sign(x)"),
      (["f(x) = ln x", "f'(3)"], .value, "0.3333333333333333"),
      (["f(x) = x ln x + |x-2|", "f'(1)"], .value, "0"), (["f(x) = x|x|", "f'(0)"], .value, "0"),
      (["f(x) = (x-1)|x-1|", "f'(1)"], .value, "0"), (["f(x) = cos|x|", "f'(0)"], .value, "0"),
      (["f(x) = |x²|", "f'(0)"], .value, "0"), (["f(x) = x²|x-1|", "f'(0)"], .value, "0"),
      (["f(x) = |x|³", "f'(0)"], .value, "0"), (["f(x) = √|x|", "f'(1)"], .value, "0.5"),
      (["f(x) = x floor(x)", "f'(3/2)"], .value, "1"),
      (["f(x) = max(x, x)", "f'(3)"], .value, "1"), (["f(x) = trunc(x)", "f'(0)"], .value, "0"),
      (["f(x) = min(x, x², 3)", "f'(½)"], .value, "1"),
      (["f(x) = Σ(k=1, 3, |x-k|)", "f'(5/2)"], .value, "1"),
      (["f(x) = ∫(t=0, 1, |x-t|)", "f'(1/2)"], .value, "0"),
      (["f(x) = ∫(t=0, x, floor(t))", "f'(5/2)"], .value, "2"),
      (["f(x) = x + ln 2", "f'(3)"], .value, "1"),
      (["f(x) = Σ(k=1, 3, ln(k)+x)", "f'(3)"], .value, "3"),
      (["f(x) = max(x, 2x)", "f'(3)"], .value, "2"), (["f(x) = floor x", "f'(1.5)"], .value, "0"),
      (["f(x) = tan x", "f'(0)"], .value, "1"), (["f(x) = atanh x", "f'(0)"], .value, "1"),
      (["d²/dx²(x³)"], .curve, "y = 6×x"), (["a = 2", "d/da(a³)"], .value, "12"),
      (["b = 1+1", "d/db(b³)"], .value, "12"),
      // Without parentheses, the rest of the term is differentiated.
      (["d/dx x³"], .curve, "y = 3×x^2"), (["d/dxsin x"], .curve, "y = cos(x)"),
      (["d/dx sin(x)+1"], .curve, "y = cos(x)+1"),
      (["d = 5", "d/dx x²"], .curve, "y = 2×x"), (["a = 2", "d/da a²·a-a"], .value, "10"),
      (["f(x) = x³", "a = 2", "[a, d/da f(a)]"], .list, "[2, 12]"),
      (["f(x) = x³", "y = d/dx f(x)"], .curve, "y = d/dx f(x)"),
      (["f(x) = x³", "a = 2", "d/da f'(a)"], .value, "12"),
      (["a = 3", "d/da |a-1|²"], .value, "4"),
      (["a = 2", "d/da a^-1"], .value, "-0.25"), (["a = 2", "(1+d/da a²)²"], .value, "25"),
      (["d = 6", "a = 2", "x_1 = 3", "d/x_1"], .value, "2"),
      (["f(x) = x²", "d/dx(f(2x))"], .curve, "d/dx(f(2x))"),
      (["f(x) = sin x", "y = f(1) + f'(1)(x-1)"], .curve, "y = f(1) + f'(1)(x-1)"),
      (["L = [1, 2, 3]", "L²"], .list, "[1, 4, 9]"), (["L = [1, 2, 3]", "sum(L)"], .value, "6"),
      (["L = [1…100]", "max(L²)"], .value, "10000"),
      (["L = [1, 2, 4]", "var(L)"], .value, "2.333333333333333"),
      (["L = [1, 2, 4]", "stdev(L)"], .value, "1.527525231651947"),
      (["min([3, 1, 2])"], .value, "1"), (["median([3, 1, 2])"], .value, "2"),
      (["avg([1, 2])"], .value, "1.5"), (["product([3, 4])"], .value, "12"),
      (["gcd([4, 6])"], .value, "2"), (["lcm([4, 6])"], .value, "12"),
      (["hypot([3, 4])"], .value, "5"), (["y = x stdev([1, 2])"], .curve, "y = x×stdev(1,2)"),
      (["f(x) = x+1", "f([1, 2])"], .list, "[2, 3]"),
      (["a = 4", "[1…a]"], .list, "[1, 2, 3, 4]"), (["P = (1, 2)", "P"], .point, "(1, 2)"),
      (["P = (1, 2)", "Q = (3, 4)", "P + Q"], .point, "(4, 6)"),
      (["P = (1, 2)", "Q = (3, 4)", "M = (P + Q)/2", "2M - P"], .point, "(3, 4)"),
      (["P = (1, 2)", "a = 3", "-a P"], .point, "(-3, -6)"),
      (["P = (1, 2)", "[1, 2] P"], .point, "[(1, 2), (2, 4)]"),
      (["P = (1, 2)", "Q = (3, 4)", "[P, Q]"], .point, "[(1, 2), (3, 4)]"),
      // Points that are written out.
      (["S = (1, 2)+(3, 4)", "S"], .point, "(4, 6)"), (["2(1, 2)"], .point, "(2, 4)"),
      (["(1, 2)-(0, 1)"], .point, "(1, 1)"), (["((1, 2)+(3, 4))/2"], .point, "(2, 3)"),
      (["P = (1, 2)", "a = 3", "a(1, 2)-P"], .point, "(2, 4)"),
      (["f(x) = x²", "-(f(3), max(1, 2))"], .point, "(-9, -2)"),
      (["[1, 2](1, 2)"], .point, "[(1, 2), (2, 4)]"),
      (["[(1, 2)+(3, 4), 2(1, 1)]"], .point, "[(4, 6), (2, 2)]"),
      (["2[(1, 2), (3, 4)]"], .point, "[(2, 4), (6, 8)]"),
      (["max²(1, 2) + ncr (5, 2)"], .value, "14"), (["\\max\\left(1, 2\\right)"], .value, "2"),
      (["if (x < 1, 2, 3)"], .curve, "x < 1 ∧ y = 2 ∨ ¬(x < 1) ∧ y = 3"),
      (["a = 2", "(a, a²)"], .point, "(2, 4)"), (["g = x+1", "y = g²"], .curve, "y = g²"),
      // A variable that a sum binds does not become that of another sum.
      (["S(x) = sum(n=1, 2, x n)", "sum(n=1, 3, S(n))"], .value, "18"),
      (["m = 3", "y = m x ∧ m ∈ ℤ"], .relation, "y = m×x ∧ m ∈ ℤ"),
      (["f(x) = {x < 0: -x, x}"], .function, "f(x) = {x < 0: -x, x}"),
      // Functions by cases, with the case that holds.
      (["f(x) = {x < 0: -x, x}", "f(2)"], .value, "2"),
      (["f(x) = {x < 0: -x, x}", "f(-2)+f(3)"], .value, "5"),
      (["f(x) = {x < 0: -x, x}", "a = -3", "f(a)"], .value, "3"),
      (["f(u) = {u < a: -u, u²}", "a = 2", "f(1)+f(2)"], .value, "3"),
      (["f(x) = {x < 0: -x, x}", "f(f(-2)-5)"], .value, "3"),
      (["f(x) = {x < 0: -x, x}", "g(x) = f(x)+1", "g(-3)"], .value, "4"),
      (["f(x) = {x < 0: -x, x}", "b = f(-1)", "a = b+1", "2a"], .value, "4"),
      (["f(x) = {x < 0: -x, x}", "[f(k) for k = [-1, 2]]"], .list, "[1, 2]"),
      (["f(x) = {x < 0: -x, x}", "f([-1, 2])"], .list, "[1, 2]"),
      (["f(x) = {x < 0: -x, x}", "a = -1", "(a, f(a))"], .point, "(-1, 1)"),
      (["f(x) = {x < √2: 1, x = √2: 2, 3}", "f(√2)"], .value, "2"),
      (["f(x) = x² {x > 0}", "f(3)"], .value, "9"),
      (["f(x) = {x < 0: -x, x}", "y = f(x-1)+1"], .curve, "y = f(x-1)+1"),
      (["f(x) = {x < 0: -x, x}", "f(x)²"], .curve, "f(x)²"),
      (["f(x) = {x < 0: -x, x}", "y > f(x)"], .relation, "y > f(x)"),
      (["f(x) = 2", "if(x > 1, 2, 3) = y"], .curve, "x > 1 ∧ 2 = y ∨ ¬(x > 1) ∧ 3 = y"),
    ] as [([String], RowResult.Kind, String)])
  func uses(rows: [String], kind: RowResult.Kind, text: String) {
    let row = last(rows)
    #expect(row.kind == kind, "\(rows): \(String(describing: row.problem))")
    #expect(row.text == text)
  }

  @Test(
    "says what is wrong with a row, and where",
    arguments: [
      (["a x +"], "syntax", 5..<5), (["y = a x"], "unknown-name", 4..<5),
      (["y = a x² + b"], "unknown-name", 4..<5), (["sinn(x)"], "unknown-name", 0..<4),
      (["a = b", "b = a"], "cycle", nil), (["a = a + 1"], "cycle", nil),
      (["f(x) = f(x-1)"], "cycle", nil), (["a = 1", "a = 2"], "duplicate-name", nil),
      (["π = 3"], "syntax", 0..<5), (["e(x) = 3"], "syntax", 0..<7),
      (["f(x) = x", "f + 1"], "syntax", nil), (["f(x) = x", "f(1, 2)"], "syntax", nil),
      (["P = (1, 2)", "P + 1"], "syntax", nil), (["[1, [2, 3]]"], "syntax", nil),
      (["2(1, 2, 3)"], "syntax", 6..<7), (["［1, 2］"], "syntax", 4..<5),
      (["[1, 2] + [1, 2, 3]"], "syntax", nil), (["[1…10^9]"], "too-long", nil),
      (["[1…sum(n=1,10^9,n)]"], "unfinished", nil),
      (["2r=1+cos(θ/97 [1…100])"], "syntax", nil),
      (["y = [1…200] x"], "too-long", nil), (["[k for k = [1…10^9]]"], "too-long", nil),
      (["x y"], "variable-not-set", nil), (["1/0"], "division-by-zero", nil),
      (["stdev(3)"], "syntax", nil), (["var([5])"], "syntax", nil),
      (["a = b", "b = 1/", "a"], "variable-not-set", nil), (["[1…x]"], "syntax", nil),
      (["a = 2 {1 ≤ a ≤ 0}"], "syntax", 6..<21),
      (["a = 2 {a ≤ 3, step 0}"], "syntax", 16..<22),
      (["a = 2 {1 ≤ b ≤ 2}"], "syntax", 7..<20), (["f(x) = dfact(x)", "f'(1)"], "syntax", nil),
      // A function has no derivative where it has no value, a kink or a jump.
      (["f(x) = ln x", "f'(-1)"], "logarithm-of-negative", nil),
      (["f(x) = ln(-1)+x", "f'(2)"], "logarithm-of-negative", nil),
      (["a = -1", "f(x) = x+√a", "f'(2)"], "negative-root", nil),
      (["f(x) = Σ(k=1, 3, ln(k-2)+x)", "f'(2)"], "logarithm-of-negative", nil),
      (["f(x) = ln x", "f''(-1)"], "logarithm-of-negative", nil),
      (["f(x) = atanh x", "f'(2)"], "out-of-domain", nil),
      (["f(x) = x^0.5×x^0.5", "f'(-1)"], "negative-root", nil),
      (["f(x) = x/x", "f'(0)"], "no-derivative", nil),
      (["f(x) = 2|x|+x", "f'(0)"], "no-derivative", nil),
      (["f(x) = max(x, -x)", "f'(0)"], "no-derivative", nil),
      (["f(x) = floor(2x)", "f'(1/2)"], "no-derivative", nil),
      (["f(x) = mod(x, 3)", "f'(6)"], "no-derivative", nil),
      (["f(x) = x floor(x)", "f'(1)"], "no-derivative", nil),
      (["f(x) = mod(x², 1)", "f'(1)"], "no-derivative", nil),
      (["f(x) = sign(sin x)", "f'(π)"], "no-derivative", nil),
      (["f(x) = min(x, x²)", "f'(1)"], "no-derivative", nil),
      (["f(x) = min(x, x², 3)", "f'(0)"], "no-derivative", nil),
      (["f(x) = clamp(0, x, 1)", "f'(1)"], "no-derivative", nil),
      (["f(x) = e^(-|x|)", "f'(0)"], "no-derivative", nil),
      (["f(x) = |x²-1|", "f'(1)"], "no-derivative", nil),
      (["f(x) = ||x||", "f'(0)"], "no-derivative", nil),
      (["f(x) = √|x|", "f'(0)"], "division-by-zero", nil),
      (["f(x) = x²|x-1|", "f'(1)"], "no-derivative", nil),
      (["f(x) = x|x|", "f''(0)"], "no-derivative", nil),
      (["f(x) = cos|x|", "f''(0)"], "no-derivative", nil),
      (["f(x) = round(x, 1)", "f'(1/4)"], "no-derivative", nil),
      (["f(x) = atan2(x, -1)", "f'(0)"], "no-derivative", nil),
      (["f(x) = Σ(k=1, 3, |x-k|)", "f'(2)"], "no-derivative", nil),
      (["f(x) = ∫(t=0, x, floor(t))", "f'(2)"], "no-derivative", nil),
      (["f(x) = ∫(t=-1, x, 1/t²)", "f'(1)"], "divergent", nil),
      (["f(x) = ∫(t=0, 1, (√x)²+t)", "f'(-1)"], "negative-root", nil),
      (["f(x) = Σ(n=1, 2, ln(n x))", "f'(-1)"], "logarithm-of-negative", nil),
      // The derivative of an integrand with steps, or with a kink at many places, is not that of the integral.
      (["f(x) = Σ(k=1, 100, |x-k|)", "f'(2)"], "syntax", nil),
      (["f(x) = ∫(t=0, 1, sign(x-t))", "f'(1/2)"], "syntax", nil),
      (["f(x) = ∫(t=0, 1, |x-t|)", "f''(1/2)"], "syntax", nil),
      (["f(x) = ∫(t=0, 1, |x t|)", "f'(0)"], "syntax", nil),
      (["f(x) = ∫(t=0, 2, floor(x t))", "f'(3/4)"], "syntax", nil),
      (["f(x) = {x < 0: -x, x}", "f'(2)"], "syntax", nil), (["(1, 2"], "syntax", 0..<1),
      (["f(x) = x² {x > 0}", "f(-3)"], "out-of-domain", nil),
      (["f(x) = {x < 0: -x, x}", "sum(n=1, 3, f(n))"], "syntax", nil),
      (["P = (1, 2)", "Q = (3, 4)", "P Q"], "syntax", nil),
      (["P = (1, 2)", "1/P"], "syntax", nil), (["P = (1, 2)", "sin P"], "syntax", nil),
      (["f(x) = x", "y = f(x"], "syntax", 5..<6), (["[1, 2"], "syntax", 0..<1),
      (["［1, 2］"], "syntax", 4..<5),
      (["y = x + 3,5"], "syntax", 8..<11), (["f(x) = x", "f(2,)"], "syntax", 4..<4),
      (["y = integral(□, □, □)"], "syntax", 13..<16), (["integral(0, 1, □)"], "syntax", 15..<18),
      (
        ["f(x) = x + x", "f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(x)))))))))))))))))))"], "too-long",
        nil
      ),
    ] as [([String], String, Range<Int>?)])
  func problems(rows: [String], code: String, range: Range<Int>?) {
    let sheet = Sheet(rows)
    let problem = sheet.result(at: rows.count - 1).problem
    #expect(problem?.code == code, "\(rows): \(sheet.result(at: rows.count - 1))")
    #expect(problem?.range == range)
    #expect(sheet.message(at: rows.count - 1)?.isEmpty == false)
  }

  @Test(
    "a mistake has a message that is true",
    arguments: [
      (["a = 2 {1 ≤ a ≤ 0}"], "A range needs two numbers, the smaller one first."),
      (["a = 2 {0 ≤ a ≤ 9, step 0}"], "The step must be greater than 0."),
      (["a = 2 {0 ≤ a ≤ 9, step b}"], "Write the range as in {-5 ≤ a ≤ 5, step 0.1}."),
      (["y = f(x)"], "There is no “f”. A row such as f = 1 or f(x) = x defines it."),
      (["y = f x (2)"], "There is no “f”. A row such as f = 1 defines it."),
      (["|(3, 4)|"], "A point cannot be part of a formula."),
      (["y = (1, 2)"], "A point cannot be part of a formula."),
      (["(1, 2)(3, 4)"], "A point cannot be part of a formula."),
      (["(1, 2, 3)"], "A comma has no place here. Commas separate the values of a function."),
      (
        ["y = x and (x < 1, y < 2)"],
        "A comma between conditions is read in two ways. Write “and” or “or” instead."
      ),
      (["y = 1, 5x"], "Decimals follow a point, not a comma. Write 1.5."),
      (["y = 1, 000x"], "Digits are not written in groups. Write 1000."),
      (["f(x) = |x|", "f'(0)"], "No rule gives a derivative here."),
      (["f(x) = min(x, x²)", "2f'(1) + 1"], "No rule gives a derivative here."),
      (["f(x) = |x|", "f'(1)/0"], "Division by zero."),
      (["f(x) = 1/x", "f'(0)"], "Division by zero."),
      (["y = 2abc'(x)"], "“'” has no place in a formula. Remove it."),
      (["2,3.9"], "A comma has no place here. Commas separate the values of a function."),
      (["f'(x)"], "There is no “f”."), (["y = 2αg″(x)+1"], "There is no “g”."),
      (["f(x) = x", "g'(x)"], "There is no “g”."),
      (["x'"], "“'” has no place in a formula. Remove it."),
      (["f(x) = √x", "f"], "f is a function. Write f(x)."),
      (["f(x) = √x", "y = f'"], "f' is a function. Write f'(x)."),
      (["f(x) = √x", "f″ + 1"], "f'' is a function. Write f''(x)."),
      (["[1, 1…5]"], "The step of this list is 0, or leads away from its end."),
      (["[1, 2…-5]"], "The step of this list is 0, or leads away from its end."),
      (["[1…x]"], "A list such as [1…10] needs numbers at its ends."),
    ])
  func sentences(rows: [String], message: String) {
    #expect(Sheet(rows).message(at: rows.count - 1) == message)
  }

  @Test("a row with a mistake costs no other row anything")
  func aloneWrong() {
    let sheet = Sheet(["y = x", "[1…10^9]", "sum(n=1, 10^9, sin n)", "a = a", "y = 2x"])
    #expect(
      sheet.rows.indices.map { sheet.result(at: $0).kind }
        == [.curve, .error, .error, .error, .curve])
    #expect(sheet.message(at: 3) == "This row defines a name by itself.")
    #expect(
      Sheet(["a = b", "b = c", "c = a"]).message(at: 1)
        == "Rows 1, 2 and 3 define each other in a circle.")
    #expect(Sheet(["y = a x² + b"]).result(at: 0).problem == .missing(["a", "b"], at: 4..<5))
  }

  @Test("computes only what depends on a change")
  func changes() {
    var sheet = Sheet(["a = 2", "y = a x", "b = a+1", "y = b", "y = x"])
    sheet.setValue(3, at: 0)
    #expect(sheet.rows[0].text == "a = 3")
    #expect(sheet.changed == [0, 1, 2, 3].map { sheet.rows[$0].id })
    #expect(sheet.result(at: 2).text == "4")
    sheet.setText("y = 2x", at: 4)
    #expect(sheet.changed == [sheet.rows[4].id])
    let old = sheet
    sheet.remove(at: 0)
    #expect(sheet.result(at: 0).problem == .missing(["a"], at: 4..<5))
    #expect(old.result(at: 2).text == "4")
    sheet.insert([Sheet.Entry("a = 10")], at: 4)
    #expect(sheet.result(at: 1).text == "11")
    sheet.move(from: 4, to: 0)
    #expect(sheet.changed.isEmpty && sheet.result(at: 2).text == "11")
  }

  @Test("a parameter has a range")
  func ranges() {
    func parameter(_ row: String) -> SheetParameter? { Sheet([row]).result(at: 0).parameter }
    let whole = parameter("a = 2 {-5 ≤ a ≤ 5, step 0.1}")
    #expect(whole?.range == -5...5 && whole?.stepSize == 0.1)
    #expect(parameter("a = 2")?.range == -10...10 && parameter("a = 2")?.stepSize == nil)
    #expect(parameter("a = 2 {a ≥ 0}")?.range.lowerBound == 0)
    #expect(parameter("a = 2 {0 <= a <= 2π}")?.range.upperBound == 2 * .pi)
    var sheet = Sheet(["a = 2 {-5 ≤ a ≤ 5, step 0.1}"])
    sheet.setValue(-0.25, at: 0)
    #expect(sheet.rows[0].text == "a = -0.25 {-5 ≤ a ≤ 5, step 0.1}")
  }

  @Test("a point is dragged where its coordinates are numbers or parameters")
  func points() {
    var sheet = Sheet(["P = ( 1 , a)", "a = 2", "(a+1, 3)", "y = a x"])
    #expect(sheet.handles(at: 0) == (.number, .parameter(row: sheet.rows[1].id)))
    #expect(sheet.handles(at: 2).x == nil && sheet.handles(at: 2).y == .number)
    sheet.movePoint(at: 0, x: -1.5, y: 4)
    #expect(sheet.rows.map(\.text) == ["P = ( -1.5 , a)", "a = 4", "(a+1, 3)", "y = a x"])
    #expect(sheet.changed == sheet.rows.map(\.id))
    sheet.movePoint(at: 2, x: 7, y: 0)
    #expect(sheet.rows[2].text == "(a+1, 0)" && sheet.changed == [sheet.rows[2].id])
    #expect(sheet.handles(at: 3) == (nil, nil))
  }

  @Test("a family draws a curve for each element of its list")
  func families() {
    #expect(last(["y = [1, 2, 3] x"]).plots.count == 3)
    #expect(last(["L = [1, 2]", "x² + y² = L"]).plots.count == 2)
    #expect(
      last(["f(x) = x²", "y = f(x) + [0, 1]"]).plots.map(\.text)
        == ["y = x^2+0", "y = x^2+1"])
    #expect(last(["a = 2", "y = a x"]).plots.map(\.text) == ["y = 2×x"])
    #expect(last(["L = [1…3]", "(L, L²)"]).plots.count == 1)
  }
}
