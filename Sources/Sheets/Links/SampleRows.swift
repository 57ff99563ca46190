/// Usual rows, from which links of the first version know what to expect.
///
/// A change of one character here would make every link in the world unreadable: another version needs another
/// text, beside this one.
enum SampleRows {
  static let text: StaticString = """
    @x=-10:10,y=-10:10
    f(x) = x³-2x+1
    y = f'(x)
    y = f(a) + f'(a)(x-a)
    a = 1
    b = 0.5 {-5 ≤ b ≤ 5, step 0.1}
    x^2/a^2 + y^2/b^2 = 1
    y = √(x) {x > 0} @red
    "A note about the graph" @hidden
    r = 2 sin(3θ)
    r = a + b cos θ
    (cos t, sin t)
    (3 cos(2t), 2 sin(5t)) {0 ≤ t ≤ 2π}
    P = (1, 2)
    (a, f(a)) @blue
    [(1, 2), (3, 4), (5, 6)]
    L = [1, 2, 3, 4, 5]
    y = [1…10] x
    [k² for k = 1…5]
    y = {x < 0: -x, x ≥ 0: x²} @green
    y ≤ 2x + 3
    y >= -x and x >= 0
    y = ln(x+1), e^x, tan x, abs(x), |x-1|
    y = sum(n=0, 5, (-1)^n x^(2n+1)/(2n+1)!)
    d/dx(sin(x)) @purple, hidden
    m ∈ ℤ
    x² + y² = 9 @orange
    g(x) = sin(x)/x
    v_0 = 20 {0 ≤ v_0 ≤ 50, step 1}
    x_1 = -3 {-10 ≤ x_1 ≤ 10}
    y = sin(x)
    y = cos(2x) @teal
    (x-1)^2 + (y+2)^2 = 16
    x^2 + y^2 <= 4
    y=x^2{x>0}
    k = 3 {-10 ≤ k ≤ 10, step 1}
    y = k x {0 ≤ x ≤ 4}
    c = -0.25 {-1 ≤ c ≤ 1, step 0.01}
    y = a x³ + b x² + c x + d
    y = a x^2 + b x + c
    y = a sin(b x + c)
    x²+y²=25
    y = m x + b
    m = 2
    a = 2 {-5 ≤ a ≤ 5, step 0.1}

    """
}
