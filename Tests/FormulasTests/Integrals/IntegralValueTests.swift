import Testing

@testable import Formulas

/// Values of integrals.
struct IntegralValueTests {
  @Test(
    "closed forms give exact values",
    arguments: [
      ("int(x=0,π,sin x)", "= 2"), ("int(x=1,2,1/x)", "≈ 0.6931471805599453 ln(2)"),
      ("int(x=0,1,x²)", "≈ 0.3333333333333333 1÷3"), ("int(x=2,1,x)", "= -1.5"),
      ("int(x=0,1,ln x)", "= -1"), ("int(x=0,1,x ln x)", "= -0.25"), ("int(x=0,1,1/√x)", "= 2"),
      ("int(x=0,π/2,sin(x)²)", "≈ 0.7853981633974483 π÷4"), ("int(x=-1,2,|x|)", "= 2.5"),
      ("int(x=0,2,√(4-x²))", "≈ 3.141592653589793 π"),
      ("int(x=0,√2,√(2-x²))", "≈ 1.570796326794897 π÷2"),
      ("int(x=-1,2,√(x²-2x+1))", "= 2.5"), ("int(x=-1,2,√(x²))", "= 2.5"),
      ("int(x=0,1,1/√(1-x²))", "≈ 1.570796326794897 π÷2"),
      ("int(x=0,1,1/(1+x²))", "≈ 0.7853981633974483 π÷4"), ("int(x=-1,1,x^(1/3))", "= 0"),
      ("int(x=-1,1,x^(-2/3))", "= 6"), ("int(x=-1,1,x√(x²))", "= 0"),
      ("int(x=-2,1,x√(x²))", "≈ -2.333333333333333 -7÷3"),
      ("int(x=0,1,x(1-x)/(x-1))", "= -0.5"), ("int(x=1,e,ln(x)^3)", "≈ 0.5634363430819095 6-2×e"),
      ("int(x=0,1,x^50)", "≈ 0.0196078431372549 1÷51"),
      ("int(x=0,1,x^2)+int(t=0,1,t)", "≈ 0.8333333333333333 5÷6"),
      ("sum(n=1,3,int(x=0,n,x^n))", "≈ 23.41666666666667 281÷12"),
      ("int(x=0,2,sum(n=0,3,x^n))", "≈ 10.66666666666667 32÷3"),
      ("int(x=0,1,e^x)", "≈ 1.718281828459045 e-1"),
      ("int(x=0,π,x sin x)", "≈ 3.141592653589793 π"), ("int(x=1,2,1/x²)", "= 0.5"),
      ("int(x=0,1,1/(x²+2x+1))", "= 0.5"), ("int(x=0,1,int(t=0,2,t))", "= 2"),
      ("int(x=0,1,int(y=0,x,x y))", "= 0.125"),
      ("sum(n=1,2,int(x=0,1,sum(n=1,2,n x)))", "= 3"),
      ("int(x=0,0,1/x)", "= 0"), ("int(x=-1,1,sin(x³))", "= 0"), ("int(x=0,3,1)", "= 3"),
      ("int(x=-π,π,x cos x)", "= 0"), ("int(x=0,1,asin x)", "≈ 0.5707963267948966 π÷2-1"),
    ])
  func closedForms(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test(
    "others are enclosed, and shown as far as digits are proved",
    arguments: [
      ("int(x=0,1,e^(-x²))", "≈ 0.746824132812427"), ("int(x=0,1,sin(x²))", "≈ 0.3102683017233811"),
      ("int(x=1,2,sin(x)/x)", "≈ 0.6593299064355118"),
      ("int(x=0,1,√(x³+1))", "≈ 1.111447970532575"),
      ("int(x=0,1,e^(-x⁴))", "≈ 0.8448385947571024"), ("int(x=0,3,floor(x))", "= 3"),
      ("int(x=0,1,max(x,1-x))", "= 0.75"),
      // Roots of squares, such as the length of a cycloid.
      ("int(t=0,2π,√(2-2cos t))", "≈ 8"), ("int(x=0,2π,√(1-cos(x)²))", "≈ 4"),
      ("int(x=0,2π,√(1+cos x))", "≈ 5.65685424949238"),
      ("int(t=0,2π,3√(cos(t)^4 sin(t)²+sin(t)^4 cos(t)²))", "≈ 6"),
      ("int(x=1,2,x^x)", "≈ 2.050446234534731"), ("int(x=1,2,(x^4)^(1/4))", "≈ 1.5"),
      ("int(x=0,√2,1/(x³+2))", "≈ 0.5616096447973149"),
    ])
  func enclosures(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test(
    "those with a hole or a root at a bound are enclosed",
    arguments: [
      ("int(t=0,2,sin(t)/t)", "≈ 1.605412976802695"),
      ("int(t=0,1,atan(t)/t)", "≈ 0.915965594177219"),
      ("int(t=0,1,(1-cos t)/t²)", "≈ 0.4863853762353227"),
      ("int(t=1,2,ln(t)/(t-1))", "≈ 0.8224670334241132"),
      ("int(t=0,π,sin(t)/(π-t))", "≈ 1.851937051982466"),
      ("int(t=0,1,sin(t)/√t)", "≈ 0.6205366034467622"),
      ("int(t=0,1,sin(t)/t^(3/2))", "≈ 1.935154981985295"),
      ("int(t=0,1,e^(-t)/√t)", "≈ 1.493648265624854"), ("int(t=0,1,√t e^t)", "≈ 1.255630082551864"),
      ("int(t=0,1,cos(t)/√(1-t))", "≈ 1.499596609713972"),
      ("int(t=-1,1,cos(t)/√(1-t²))", "≈ 2.403939430634413"),
      ("int(t=0,2,e^t/√(t(2-t)))", "≈ 10.81186610439807"),
      ("int(t=0,π,e^t/√(πt-t²))", "≈ 25.97477134398369"),
      ("int(t=0,1,√(t^3-t^4) e^t)", "≈ 0.3752633788995752"),
      ("int(t=1,2,ln(t)/(t²-1))", "≈ 0.337623178232436"),
      ("int(t=0,1,sin(t)^3/(t^3+t^4))", "≈ 0.607495257688258"),
      ("int(t=0,1,sin(√t))", "≈ 0.6023373578795136"),
      ("int(t=0,1,√(t+√t))", "≈ 1.045301308139191"),
      ("int(t=0,1,1/(t^(2/3)(1+t^5)))", "≈ 2.871587942956243"),
      ("int(t=0,π,√(sin t))", "≈ 2.396280469471184"),
      ("int(t=0,1,(t-1)^(1/3) e^t)", "≈ -1.195042972687751"),
      ("int(t=0,1,1/√(1-t⁴))", "≈ 1.31102877714606"),
      ("int(t=0,1,√t/(e^t-1))", "≈ 1.699696350215544"),
      ("int(t=0,1,t√t ln(t) cos t)", "≈ -0.1362758350974965"),
      ("int(t=2,0,sin(t²)/√(2-t))", "≈ -0.5155244695283844"),
    ])
  func bounds(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  // The values are mpmath's.
  @Test(
    "logarithms of 0 at a bound are integrated, and powers of them",
    arguments: [
      ("int(t=0,1,ln(t)/(1+t))", "≈ -0.8224670334241132"),
      ("int(t=0,π/2,ln(sin t))", "≈ -1.088793045151801"),
      ("int(t=0,1,sin(t)ln(t))", "≈ -0.2398117420005647"),
      ("int(t=0,1,ln(t)²/(1+t²))", "≈ 1.937892292518739"),
      ("int(t=0,1,ln(t)ln(1-t))", "≈ 0.3550659331517736"),
      ("int(t=0,1,√t ln(t)/(1+t))", "≈ -0.3361376232911239"),
      ("int(t=0,1,ln(t)/(√t(1+t)))", "≈ -3.663862376708876"),
      ("int(t=0,1,ln(t^2)cos(t))", "≈ -1.892166140734366"),
      ("int(t=0,1,ln(t)^3 cos t)", "≈ -5.963359514755324"),
      ("int(t=1,2,ln(t-1)sin(t)/(1+t))", "≈ -0.4131197633340769"),
      ("int(t=1,2,ln(2-t)sin(t))", "≈ -0.9600677992486144"),
      ("int(t=0,2,ln(t)/(1+t)+√t)", "≈ 1.210371726699255"),
    ])
  func logarithms(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test("an integral that is not finished goes on with more work")
  func goesOn() throws {
    var value = try Formula("int(x=0,1,e^(-x⁴))").real(work: 0)
    var text: String?
    var turns = 0
    while text == nil && turns < 1_000 {
      value.work = 1_000_000
      turns += 1
      text = try? value.digits().text
    }
    #expect(text == "0.8448385947571024")
    #expect(turns > 1)
  }

  @Test("fifty digits of a value without a closed form are right")
  func manyDigits() {
    #expect(
      Integral.shown("int(x=0,1,e^(-x⁴))", digits: 50)
        == "≈ 0.84483859475710240076404693069976596613306620228809")
  }

  @Test(
    "an integral without a finite value is said to have none",
    arguments: [
      "int(x=0,1,1/x)", "int(x=-1,1,1/x)", "int(x=-1,1,1/x²)", "int(x=0,π,tan x)",
      "int(x=0,π/2,tan x)", "int(x=0,5,1/(x-2)^2)", "int(x=0,5,1/(x-√2))", "int(x=0,1,1/sin x)",
      "int(x=0,1,e^x/x)", "int(x=0,1,1/(x(x+1)))", "int(x=0,2,x/(x²-1))", "int(x=0,1,x^(-3/2))",
      "int(x=1,2,1/ln x)", "int(x=0,π,1/cos(x)^2)", "int(x=0,1,1/(1-x)+x)", "int(x=1,-1,1/x)",
      "int(x=0,1,cot x)", "int(x=-1,1,1/(x²)+cos x)", "int(x=0,2,1/(8tan(x)x²))",
    ])
  func divergent(source: String) { #expect(Integral.shown(source) == "divergent") }

  @Test(
    "what is not decided is an error that says so",
    arguments: [
      "int(x=0,1,gamma(x+1))", "int(x=0,1,1/(x-x))",
      "int(x=0,2,1/(floor(x)-1/2)^2)", "int(x=0,1,cos(x)(x-x)/(√x (x-x)))",
      "int(x=0,1,(x-x)/(x-x))", "int(x=0,1,int(y=0,x,e^(-y⁴)))",
    ])
  func undecided(source: String) { #expect(Integral.shown(source) == "undecided") }

  @Test(
    "angles are in the unit chosen",
    arguments: [
      ("int(x=0,180,sin x)", "≈ 114.591559026165 360÷π"),
      ("int(x=0,1,atan x)", "≈ 25.14279598626136"),
      ("int(x=0,π,sin(x°))", "≈ 0.08610697004126353"),
    ])
  func degrees(source: String, shown: String) {
    #expect(Integral.shown(source, angle: .degrees).hasPrefix(String(shown.prefix(15))))
  }
}
